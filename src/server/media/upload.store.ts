import type pg from 'pg';
import { ProductError } from '#domain/errors.ts';
import type { UploadProblem, UploadPurpose } from '#domain/media/upload.rule.ts';
import type { Viewer } from '../auth/viewer.ts';
import { inTransaction } from '../db/transaction.ts';
import { isUuid } from '../db/uuid.ts';
import { addFigures } from '../interchange/bank.writer.ts';
import type { KeptFile } from './received-file.ts';
import { picturesMaxBytes } from './sender.rule.ts';

export type UploadRow = {
  readonly id: string;
  readonly purpose: UploadPurpose;
  readonly name: string;
  readonly byteCount: number;
  readonly isFinished: boolean;
  readonly problem: UploadProblem | null;
  readonly digest: string | null;
  readonly mime: string | null;
  readonly seconds: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly thumbnail: string | null;
};

const NAME_MAX_CHARS = 200;

const COLUMNS = `id, purpose, name, byte_count::float8 as "byteCount", finished_at is not null as "isFinished", problem,
  digest, mime, seconds, width, height, thumbnail`;

/** Notes an upload. False, and nothing is noted, where the viewer has sent as many pictures as may be. */
export async function beginUpload(
  pool: pg.Pool,
  viewer: Viewer,
  { id, purpose, name, byteCount }: Pick<UploadRow, 'id' | 'purpose' | 'name' | 'byteCount'>,
): Promise<boolean> {
  const plain = name.replace(/\p{C}/gu, '').split(/[\\/]/).at(-1)?.trim().slice(0, NAME_MAX_CHARS);
  const { rowCount } = await pool.query(
    `insert into uploads (id, user_id, purpose, name, byte_count) select $1::uuid, $2::uuid, $3, $4, $5::bigint
     where $3 <> 'picture' or $5::bigint + (select coalesce(sum(byte_count), 0) from uploads
       where user_id = $2::uuid and purpose = 'picture') <= $6::bigint`,
    [id, viewer.userId, purpose, plain || 'file', byteCount, picturesMaxBytes(viewer)],
  );
  return rowCount === 1;
}

/** An upload of the viewer's own. Throws `NOT_FOUND`. */
export async function ownUpload(pool: pg.Pool, viewer: Viewer, id: string): Promise<UploadRow> {
  const { rows } = isUuid(id)
    ? await pool.query<UploadRow>(`select ${COLUMNS} from uploads where id = $1 and user_id = $2`, [id, viewer.userId])
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

/** Notes what became of an upload. The first word counts. */
export async function finishUpload(pool: pg.Pool, id: string, fate: KeptFile | UploadProblem): Promise<void> {
  if (typeof fate === 'string') {
    await pool.query('update uploads set finished_at = now(), problem = $2 where id = $1 and finished_at is null', [
      id,
      fate,
    ]);
    return;
  }
  await inTransaction(pool, async (client) => {
    await addFigures(client, fate.figures);
    await client.query(
      `update uploads set finished_at = now(), digest = $2, mime = $3, seconds = $4, width = $5, height = $6, thumbnail = $7
       where id = $1 and finished_at is null`,
      [id, fate.digest, fate.mime, fate.seconds, fate.width, fate.height, fate.figures[1]?.digest ?? null],
    );
  });
}

export async function forgetUpload(pool: pg.Pool, viewer: Viewer, id: string): Promise<void> {
  await pool.query('delete from uploads where id = $1 and user_id = $2 and finished_at is null', [id, viewer.userId]);
}
