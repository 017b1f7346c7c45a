import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type ZipMember, zipOf } from '../../interchange/archive/zip.writer.ts';
import type { ImageStore } from '../../platform/media/image-store.ts';
import { memberRows, memberTables, readMembers, schoolRows } from './school-rows.ts';
import { SCHOOL_TABLES } from './school-tables.ts';

/** Where the bytes of files are. */
export type SchoolFiles = { readonly answerFiles: ImageStore; readonly imageStore: ImageStore };

/** A file in the list of contents: a table with its rows, or other bytes. */
type Listed = { readonly path: string; readonly sha256: string; readonly rows?: number; readonly bytes?: number };

const ENDINGS = new Map([
  ['application/pdf', 'pdf'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/svg+xml', 'svg'],
]);
const endingOf = (mime: string): string => ENDINGS.get(mime) ?? 'bin';

/**
 * Everything of a school as a zip archive in chunks, as it was at one instant: each table as JSON lines, the files that
 * students have sent, the images of teachers' questions, and `manifest.json` with the rows and digests of each file. Only
 * a few users and one file are in memory at a time.
 */
export async function* schoolArchive(pool: pg.Pool, files: SchoolFiles, school: string): AsyncGenerator<Uint8Array> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    yield* zipOf(membersOf(client, files, school));
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

async function* membersOf(client: pg.ClientBase, files: SchoolFiles, school: string): AsyncGenerator<ZipMember> {
  const listed: Listed[] = [];
  const missing: string[] = [];
  const users = await readMembers(client, school);
  for (const table of SCHOOL_TABLES.keys()) yield tableFile(table, schoolRows(client, table, school), listed);
  for (const table of memberTables()) yield tableFile(table, memberRows(client, table, users), listed);
  for await (const { path, read } of filesOf(client, files, school)) {
    const content = await read().catch(() => null);
    if (content === null) {
      missing.push(path);
      continue;
    }
    listed.push({ path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') });
    yield { path, content, stored: true };
  }
  const { rows } = await client.query<{ name: string; at: Date }>(
    'select name, now() as at from schools where id = $1',
    [school],
  );
  const manifest = {
    format: 'lectern-school',
    version: 1,
    school: rows[0]?.name ?? '',
    createdAt: rows[0]?.at ?? null,
  };
  yield { path: 'manifest.json', content: `${JSON.stringify({ ...manifest, files: listed, missing }, null, 2)}\n` };
}

/** A table as JSON lines; it is listed once it is written. */
function tableFile(table: string, batches: AsyncIterable<unknown[]>, listed: Listed[]): ZipMember {
  const path = `tables/${table}.jsonl`;
  async function* lines(): AsyncGenerator<string> {
    const digest = createHash('sha256');
    let count = 0;
    for await (const rows of batches) {
      if (rows.length === 0) continue;
      const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
      digest.update(text);
      count += rows.length;
      yield text;
    }
    listed.push({ path, rows: count, sha256: digest.digest('hex') });
  }
  return { path, content: { pieces: lines() } };
}

type Stored = { readonly path: string; readonly read: () => Promise<Buffer> };

/** The files of students, and the images of teachers' questions. */
async function* filesOf(
  client: pg.ClientBase,
  { answerFiles, imageStore }: SchoolFiles,
  school: string,
): AsyncGenerator<Stored> {
  const sent = await client.query<{ id: string; mime: string; key: string }>(
    `select f.id, f.mime, f.storage_key as key from answer_files f join users u on u.id = f.user_id
     where u.school_id = $1 and u.role <> 'admin' and f.digest is not null and f.storage_key is not null order by f.id`,
    [school],
  );
  for (const { id, mime, key } of sent.rows)
    yield { path: `answer-files/${id}.${endingOf(mime)}`, read: () => answerFiles.read(key) };
  const images = await client.query<{ digest: string; mime: string }>(
    `select distinct f.digest, f.mime from items i join item_versions v on v.item_id = i.id
     cross join lateral jsonb_array_elements_text(v.figures) as used (digest) join figures f on f.digest = used.digest
     where not i.in_bank and (i.school_id = $1 or i.owner_id in (select u.id from users u where u.school_id = $1))
     order by f.digest`,
    [school],
  );
  for (const { digest, mime } of images.rows)
    yield { path: `images/${digest}.${endingOf(mime)}`, read: () => imageStore.read(digest) };
}
