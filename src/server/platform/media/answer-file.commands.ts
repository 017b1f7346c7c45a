import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ANSWER_FILE_MAX_BYTES, ANSWER_FILES_PER_USER_MAX_BYTES } from '#domain/attempts/attempt.limits.ts';
import { STORED_FILE_MIN_BYTES } from '#domain/content/media/image.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { ANSWER_FILE_TYPES } from '#domain/questions/types/file.question.ts';
import type { Viewer } from '../../access/viewer.ts';
import { isFileOfSample } from '../../attempts/moderation/moderation.sql.ts';
import { teaches } from '../../classrooms/classroom.permission.ts';
import { ImageError, inspectImage } from '../../interchange/media/image.reader.ts';
import { lockUser } from '../db/lock-user.ts';
import { inTransaction } from '../db/transaction.ts';
import { isUuid } from '../db/uuid.ts';
import type { ImageStore } from './image-store.ts';
import { isCostlyPdf } from './pdf.limits.ts';

export type OfferedFile = { readonly name: string; readonly mime: string; readonly bytes: number };

const NAME_MAX_CHARS = 200;

/**
 * Reserves space for a file that a user wants to upload with an answer. Returns its id. Throws `INVALID_INPUT` for
 * types and sizes that are not accepted, and `QUOTA_REACHED` if it does not fit into the user's quota. A written answer
 * never depends on it.
 */
export async function offerAnswerFile(
  pool: pg.Pool,
  viewer: Viewer,
  { name, mime, bytes }: OfferedFile,
): Promise<string> {
  const kind = ANSWER_FILE_TYPES.find((type) => type === mime);
  if (kind === undefined || !Number.isInteger(bytes) || bytes < 1 || bytes > ANSWER_FILE_MAX_BYTES) {
    throw new ProductError('INVALID_INPUT', { fields: { file: problemText('fileNotAccepted') } });
  }
  const id = randomUUID();
  await inTransaction(pool, async (client) => {
    await lockUser(client, viewer.userId);
    const { rowCount } = await client.query(
      `insert into answer_files (id, user_id, name, mime, bytes) select $1::uuid, $2::uuid, $3, $4, $5::int
       where greatest($5::int, ${STORED_FILE_MIN_BYTES}) + (
         select coalesce(sum(greatest(bytes, ${STORED_FILE_MIN_BYTES})), 0) from answer_files where user_id = $2::uuid) <= $6`,
      [id, viewer.userId, plainName(name), kind, bytes, ANSWER_FILES_PER_USER_MAX_BYTES],
    );
    if (rowCount === 0) throw new ProductError('QUOTA_REACHED', { problem: ANSWER_QUOTA_REACHED });
  });
  return id;
}

/**
 * Stores the bytes of an offered file, once: the request that sets the storage key is the only one that writes. Throws
 * `FILE_SENT` for every other one. The key is recorded before the first byte is written, so that the bytes of a
 * crash, and those of an account that is deleted meanwhile, are found and deleted.
 */
export async function storeAnswerFile(
  pool: pg.Pool,
  files: ImageStore,
  id: string,
  { bytes, digest }: { readonly bytes: Uint8Array; readonly digest: string },
): Promise<void> {
  const key = randomBytes(32).toString('hex');
  const { rowCount } = await pool.query(
    'update answer_files set storage_key = $2 where id = $1 and storage_key is null',
    [id, key],
  );
  if (rowCount === 0) throw new ProductError('FILE_SENT');
  try {
    await files.write(key, bytes);
  } catch (error) {
    // The same file may be sent again; the trigger queues what was written of it for deletion.
    await pool.query('update answer_files set storage_key = null where id = $1 and storage_key = $2', [id, key]);
    throw error;
  }
  const stored = await pool.query('update answer_files set digest = $3 where id = $1 and storage_key = $2', [
    ...[id, key, digest],
  ]);
  // The row was deleted, and its entry in the deletion queue may have been processed before these bytes were written.
  if (stored.rowCount === 0) await files.remove(key);
}

/** Files of answers cannot be deleted by their student. */
const ANSWER_QUOTA_REACHED = problemText('answerStorageFull');

const plainName = (name: string): string => {
  const plain = name.replace(/\p{C}/gu, '').split(/[\\/]/).at(-1)?.trim().slice(0, NAME_MAX_CHARS) ?? '';
  return plain === '' ? 'file' : plain;
};

/** Which of these files the user has uploaded completely. */
export async function ownFiles(pool: pg.Pool, userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await pool.query<{ id: string }>(
    'select id from answer_files where id = any($1::uuid[]) and user_id = $2 and digest is not null',
    [ids, userId],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * SQL: whether a user teaches the student who uploaded a file, in the assignment that it belongs to.
 * @param file alias of a row of answer_files
 * @param user SQL of the user's id
 */
export const isFileOfStudent = (file: string, user: string): string => `exists (
  select from attempts a join assignment_parts p on p.id = a.assignment_part_id
  join assignments s on s.id = p.assignment_id join answer_log l on l.attempt_id = a.id
  where a.user_id = ${file}.user_id and a.handed_in_at is not null and ${teaches('s.classroom_id', user)}
    and l.response @> jsonb_build_object('files', jsonb_build_array(jsonb_build_object('id', ${file}.id::text))))`;

/**
 * Throws `NOT_FOUND` unless the viewer has uploaded this file, teaches the student in the assignment it belongs to, or is
 * requested to moderate the answer.
 */
export async function requireOwnFile(pool: pg.Pool, viewer: Viewer, id: string): Promise<void> {
  const { rowCount } = isUuid(id)
    ? await pool.query(
        `select from answer_files f where f.id = $1 and f.digest is not null
           and (f.user_id = $2 or ${isFileOfStudent('f', '$2')} or ${isFileOfSample('f', '$2')})`,
        [id, viewer.userId],
      )
    : { rowCount: 0 };
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}

/**
 * SHA-256 (hex) of a file whose content matches its declared type. File names are not trusted. Throws `FILE_BROKEN` for
 * others, and `FILE_TOO_COMPLEX` for a file that would expand to more than its marker can open.
 */
export async function digestOfAnswerFile(bytes: Buffer, mime: string): Promise<string> {
  if (mime === 'application/pdf') {
    const isPdfComplete =
      bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.includes('%%EOF', -2_048, 'latin1');
    if (!isPdfComplete) throw new ProductError('FILE_BROKEN');
    if (await isCostlyPdf(bytes)) throw new ProductError('FILE_TOO_COMPLEX');
    return createHash('sha256').update(bytes).digest('hex');
  }
  try {
    const image = inspectImage(bytes);
    if (image.mime === mime) return image.digest;
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    if (error.fault === 'tooLarge') throw new ProductError('FILE_TOO_COMPLEX');
  }
  throw new ProductError('FILE_BROKEN');
}
