import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type pg from 'pg';
import { formatOf } from '#server/interchange/imports/file-format.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';

/**
 * Stores a file and an import of it into the bank as an upload in the browser does.
 * @returns the id of the import, which is waiting for its preview
 */
export async function storedImport(
  pool: pg.Pool,
  bankFiles: Pick<MediaStore, 'write'>,
  { file, name }: { readonly file: string; readonly name: string },
): Promise<string> {
  const [upload, id] = [randomUUID(), randomUUID()];
  const digest = await bankFiles.write(createReadStream(file));
  const { size } = await stat(file);
  const { rows: people } = await pool.query<{ id: string }>(
    `insert into users (id, email, name, role) values ($1, $2, 'Bench', 'admin') returning id`,
    [randomUUID(), `${id}@example.org`],
  );
  await pool.query(
    `insert into uploads (id, user_id, purpose, name, byte_count, digest, finished_at) values ($1, $2, 'questions', $3, $4, $5, now())`,
    [upload, people[0]?.id, name, size, digest],
  );
  await pool.query(
    `insert into imports (id, user_id, in_bank, state, files, options, all_bytes) values ($1, $2, true, 'checking', $3, $4, $5)`,
    [
      ...[id, people[0]?.id, JSON.stringify([{ upload, name, format: formatOf(file) }])],
      ...[JSON.stringify({ subject: null, topic: null, moved: {}, columns: {}, duplicates: 'skip' }), size],
    ],
  );
  return id;
}
