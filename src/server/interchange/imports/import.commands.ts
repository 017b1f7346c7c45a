import { randomUUIDv7 } from 'node:crypto';
import type pg from 'pg';
import type * as z from 'zod/mini';
import { hasPermission } from '#domain/access/permission.ts';
import type { ImportOptions, ImportState, newImportSchema } from '#domain/interchange/import.schema.ts';
import type { ImportReason } from '#domain/interchange/import-reason.ts';
import type { ImportProblem, ImportReport } from '#domain/interchange/import-report.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import type { ImportedFile } from '../../platform/db/schema/interchange/imports.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { dequeue, enqueue } from '../../platform/jobs/queue.ts';
import { ownUpload } from '../../platform/media/upload.commands.ts';
import { authorOf } from '../../questions/author.ts';
import { formatOfMime, hasCards, isFileFormat, isTable, otherKindOfMime } from './file-format.ts';

/** An import, for users who may see it. */
export type ImportRow = {
  readonly id: string;
  readonly by: string | null;
  readonly state: ImportState;
  readonly files: readonly ImportedFile[];
  readonly options: ImportOptions;
  /** From 0 to 1. */
  readonly progress: number;
  readonly stopAsked: boolean;
  readonly report: ImportReport | null;
  readonly problem: ImportProblem | null;
  readonly createdAt: string;
  readonly finishedAt: string | null;
};

const COLUMNS = `i.id, (select name from users where id = i.user_id) as by, i.state, i.files, i.options, i.report, i.problem,
  i.stop_asked as "stopAsked", case when i.all_bytes = 0 then 0 else i.done_bytes::float8 / i.all_bytes end as progress,
  ${instantJson('i.created_at')} as "createdAt", ${instantJson('i.finished_at')} as "finishedAt"`;
// Imports into the bank for users who may write it; a teacher's own imports for the teacher.
const IS_OWN = 'case when i.in_bank then $2::boolean else i.user_id = $1::uuid end';
const LISTED = 50;
const ATTEMPTS = 3;
const keyOf = (id: string): string => `import:${id}`;

const rightsOf = (viewer: Viewer) => {
  const author = authorOf(viewer, 'write');
  return [author.userId, author.bank] as const;
};

/** The latest imports, without the details of their reports. */
export async function readImports(pool: pg.Pool, viewer: Viewer): Promise<readonly ImportRow[]> {
  const { rows } = await pool.query<ImportRow>(
    `select ${COLUMNS.replace('i.report', `i.report - 'rejected' - 'lost' - 'folders' - 'recognised' as report`).replace('i.options', `i.options - 'corrections' as options`)} from imports i
     where ${IS_OWN} order by i.created_at desc, i.id desc limit ${LISTED}`,
    [...rightsOf(viewer)],
  );
  return rows;
}

/** One import. Throws `NOT_FOUND`. */
export async function readImport(pool: pg.Pool, viewer: Viewer, id: string): Promise<ImportRow> {
  const { rows } = isUuid(id)
    ? await pool.query<ImportRow>(`select ${COLUMNS} from imports i where ${IS_OWN} and i.id = $3`, [
        ...rightsOf(viewer),
        id,
      ])
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

/**
 * Starts a dry run of the viewer's uploaded files. Returns the import's id. A file in none of the formats is left out
 * and named in the report; without any other file it throws `FILE_BROKEN`, with its name and kind as `fields`. Throws
 * `NOT_FOUND` for files of others, `FORBIDDEN` for cards from users who may not write content. `pageLanguage`: the
 * language of what the import creates, for users who have not chosen one for their account.
 */
export async function startImport(
  pool: pg.Pool,
  viewer: Viewer,
  { files, options }: z.infer<typeof newImportSchema>,
  pageLanguage: Language,
): Promise<string> {
  const author = authorOf(viewer, 'write');
  const taken: (ImportedFile & { readonly byteCount: number })[] = [];
  for (const { upload: id, format } of files) taken.push(await uploadedFile(pool, viewer, { id, format }));
  const [unreadable] = taken;
  if (unreadable?.unreadable !== undefined && taken.every((file) => file.unreadable !== undefined)) {
    const { name: file, unreadable: reason } = unreadable;
    const kind = reason.code === 'fileOfOtherKind' ? { kind: reason.kind } : {};
    throw new ProductError('FILE_BROKEN', { fields: { file, ...kind } });
  }
  if (taken.some((file) => hasCards(file.format)) && !hasPermission(viewer, 'content.write'))
    throw new ProductError('FORBIDDEN');
  const id = randomUUIDv7();
  const language = (await accountLanguage(pool, viewer.userId)) ?? pageLanguage;
  await inTransaction(pool, async (client) => {
    await client.query(
      `insert into imports (id, user_id, in_bank, state, files, options, all_bytes) values ($1, $2, $3, 'checking', $4, $5, $6)`,
      [
        ...[id, viewer.userId, author.bank],
        JSON.stringify(taken.map(({ byteCount: _, ...file }) => file)),
        JSON.stringify({ ...options, language: options.language ?? language }),
        taken.reduce((sum, { byteCount }) => sum + byteCount, 0),
      ],
    );
    await enqueue(client, 'import', { id }, { key: keyOf(id), maxAttempts: ATTEMPTS, line: 'import' });
  });
  return id;
}

async function accountLanguage(pool: pg.Pool, userId: string): Promise<Language | null> {
  const { rows } = await pool.query<{ language: Language | null }>('select language from users where id = $1', [
    userId,
  ]);
  return rows[0]?.language ?? null;
}

/** Instead of a format, of a file that is left out. */
const UNREADABLE = 'unreadable';

async function uploadedFile(
  pool: pg.Pool,
  viewer: Viewer,
  { id, format }: { readonly id: string; readonly format: string | null },
): Promise<ImportedFile & { readonly byteCount: number }> {
  const { purpose, isFinished, name, byteCount, mime } = await ownUpload(pool, viewer, id);
  if (purpose !== 'questions' || !isFinished) throw new ProductError('NOT_FOUND');
  const plain = name === '.' || name === '..' ? 'file' : name;
  const left = (unreadable: ImportReason) => ({
    upload: id,
    name: plain,
    format: UNREADABLE,
    byteCount: 0,
    unreadable,
  });
  const kind = otherKindOfMime(mime);
  if (kind !== null) return left({ code: 'fileOfOtherKind', kind });
  const known = format ?? formatOfMime(mime, name);
  if (!isFileFormat(known)) return left({ code: 'fileFormatUnknown', file: plain });
  // The dry run, which reads the file, reports its columns.
  return { upload: id, name: plain, format: known, byteCount, ...(isTable(known) && { columns: [] }) };
}

/** Starts again after the preview: the dry run with other options, or the import itself. Throws `NOT_FOUND`. */
export const continueImport = (
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  { state, options }: { readonly state: 'checking' | 'running'; readonly options: ImportOptions },
): Promise<ImportRow> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update imports i set state = $4, options = $5::jsonb || jsonb_build_object('language', coalesce(
         nullif($5::jsonb -> 'language', 'null'), i.options -> 'language')), done_bytes = 0, stop_asked = false, problem = null
       where ${IS_OWN} and i.id = $3 and i.state = 'checked' and i.user_id = $1`,
      [...rightsOf(viewer), uuidOf(id), state, JSON.stringify(options)],
    );
    if (rowCount === 0) throw new ProductError('NOT_FOUND');
    await enqueue(client, 'import', { id }, { key: keyOf(id), maxAttempts: ATTEMPTS, line: 'import' });
    if (state === 'running') await record(client, viewer, id, 'imported');
  }).then(() => readImport(pool, viewer, id));

/** Cancels a running import; one that has not started ends at once. Nothing of it is saved. Throws `NOT_FOUND`. */
export async function stopImport(pool: pg.Pool, viewer: Viewer, id: string): Promise<ImportRow> {
  const { rowCount } = await pool.query(
    `update imports i set stop_asked = true,
       state = case when i.state = 'checked' then 'stopped' else i.state end,
       finished_at = case when i.state = 'checked' then now() end
     where ${IS_OWN} and i.id = $3 and i.state in ('checking', 'checked', 'running')`,
    [...rightsOf(viewer), uuidOf(id)],
  );
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
  return readImport(pool, viewer, id);
}

/** Starts undoing an import. Throws `NOT_FOUND` for one that is not done. */
export const startUndo = (pool: pg.Pool, viewer: Viewer, id: string): Promise<ImportRow> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update imports i set state = 'undoing', finished_at = null where ${IS_OWN} and i.id = $3 and i.state = 'done'`,
      [...rightsOf(viewer), uuidOf(id)],
    );
    if (rowCount === 0) throw new ProductError('NOT_FOUND');
    await dequeue(client, keyOf(id));
    await enqueue(client, 'import', { id }, { key: keyOf(id), maxAttempts: ATTEMPTS, line: 'import' });
    await record(client, viewer, id, 'undone');
  }).then(() => readImport(pool, viewer, id));

const uuidOf = (id: string): string | null => (isUuid(id) ? id : null);

const record = (client: pg.ClientBase, viewer: Viewer, id: string, action: string): Promise<void> =>
  recordChange(client, viewer, { action, resource: 'imports', id, title: '', before: null, after: null });
