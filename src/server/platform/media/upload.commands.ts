import type pg from 'pg';
import { STORED_FILE_MIN_BYTES } from '#domain/content/media/image.limits.ts';
import type { UploadProblem, UploadPurpose } from '#domain/content/media/upload.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { insertImages } from '../../interchange/export/bank.writer.ts';
import { lockUser } from '../db/lock-user.ts';
import { inTransaction } from '../db/transaction.ts';
import { isUuid } from '../db/uuid.ts';
import { queueDeletion } from './deletion-queue.ts';
import type { SavedFile } from './received-file.ts';
import { quotaBytes } from './sender.rule.ts';

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

/** The bytes of row `u` that count towards the quota of its sender. For a refused file only the row is stored. */
const COUNTED_BYTES = `case when u.problem is not null then ${STORED_FILE_MIN_BYTES}
  else greatest(u.byte_count, u.stored_bytes, ${STORED_FILE_MIN_BYTES}) end`;

/**
 * Records an upload before its first byte is received, and reserves its bytes in the quota of the sender. Throws
 * `QUOTA_REACHED` if they do not fit.
 */
export async function startUpload(
  pool: pg.Pool,
  viewer: Viewer,
  { id, purpose, name, byteCount }: Pick<UploadRow, 'id' | 'purpose' | 'name' | 'byteCount'>,
): Promise<void> {
  const plain = name.replace(/\p{C}/gu, '').split(/[\\/]/).at(-1)?.trim().slice(0, NAME_MAX_CHARS);
  const quota = quotaBytes(viewer, purpose);
  await inTransaction(pool, async (client) => {
    if (quota !== null) {
      await lockUser(client, viewer.userId);
      const used = await storedBytes(client, viewer.userId, purpose);
      if (used + Math.max(byteCount, STORED_FILE_MIN_BYTES) > quota) throw new ProductError('QUOTA_REACHED');
    }
    await client.query('insert into uploads (id, user_id, purpose, name, byte_count) values ($1, $2, $3, $4, $5)', [
      ...[id, viewer.userId, purpose, plain || 'file', byteCount],
    ]);
  });
}

/** Bytes of a purpose that count towards the quota of a user. */
async function storedBytes(client: pg.ClientBase, userId: string, purpose: UploadPurpose): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    `select coalesce(sum(${COUNTED_BYTES}), 0)::float8 as bytes from uploads u where u.user_id = $1 and u.purpose = $2`,
    [userId, purpose],
  );
  return rows[0]?.bytes ?? 0;
}

/** An upload of the viewer's own. Throws `NOT_FOUND`. */
export async function ownUpload(pool: pg.Pool, viewer: Viewer, id: string): Promise<UploadRow> {
  const { rows } = isUuid(id)
    ? await pool.query<UploadRow>(`select ${COLUMNS} from uploads where id = $1 and user_id = $2`, [id, viewer.userId])
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

/**
 * Records the outcome of an upload; the first call counts. A re-encoded file that exceeds its sender's quota gets the
 * problem `noSpace`. Bytes that are not needed (the upload was deleted, finished before, or has no space) are queued
 * for deletion.
 */
export async function finishUpload(
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  outcome: SavedFile | UploadProblem,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await lockUser(client, viewer.userId);
    const { rows } = await client.query<{ purpose: UploadPurpose; counted: number }>(
      `select u.purpose, (${COUNTED_BYTES})::float8 as counted from uploads u
       where u.id = $1 and u.finished_at is null for update`,
      [id],
    );
    const [upload] = rows;
    if (typeof outcome === 'string') {
      if (upload !== undefined) await refuseUpload(client, id, outcome);
      return;
    }
    if (upload === undefined) return discard(client, outcome);
    const quota = quotaBytes(viewer, upload.purpose);
    const others = quota === null ? 0 : (await storedBytes(client, viewer.userId, upload.purpose)) - upload.counted;
    if (quota !== null && others + Math.max(outcome.storedBytes, STORED_FILE_MIN_BYTES) > quota) {
      await refuseUpload(client, id, 'noSpace');
      return discard(client, outcome);
    }
    await insertImages(client, outcome.images);
    await client.query(
      `update uploads set finished_at = now(), digest = $2, mime = $3, seconds = $4, width = $5, height = $6,
         thumbnail = $7, stored_bytes = $8, has_sound = $9 where id = $1`,
      [
        ...[id, outcome.digest, outcome.mime, outcome.seconds, outcome.width, outcome.height],
        ...[outcome.images[1]?.digest ?? null, outcome.storedBytes, outcome.hasSound],
      ],
    );
  });
}

const refuseUpload = (client: pg.ClientBase, id: string, problem: UploadProblem) =>
  client.query('update uploads set finished_at = now(), problem = $2 where id = $1', [id, problem]);

const STORE_OF = { picture: 'figures', recording: 'media', questions: 'banks', roster: 'banks' } as const;

async function discard(client: pg.ClientBase, { purpose, digest, images }: SavedFile): Promise<void> {
  await queueDeletion(client, STORE_OF[purpose], [digest, ...images.map((image) => image.digest)]);
}

/** Deletes the viewer's upload if it isn't finished. Other ids change nothing. */
export async function forgetUpload(pool: pg.Pool, viewer: Viewer, id: string): Promise<void> {
  await pool.query('delete from uploads where id = $1 and user_id = $2 and finished_at is null', [id, viewer.userId]);
}
