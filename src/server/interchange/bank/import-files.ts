import type pg from 'pg';
import { ownConnection } from '../../platform/db/own-connection.ts';
import { importMedia, type MediaImport, type MediaReport } from '../media/media-import.ts';
import { type NoteImport, type NoteReport, runNoteImport } from '../notes/note-run.ts';
import type { ImportOptions } from './import.options.ts';
import type { ImportReport } from './import.report.ts';
import { importConnection } from './import-connection.ts';
import { runImport } from './import-run.ts';
import { awaitSearchWords, leaveSearchWords } from './search-words.ts';

/** Key of an advisory lock; no other lock of the same database uses it. */
const IMPORT_LOCK = 7_240_113_906;

type ImportRequest = {
  /** Dry run: does everything and saves nothing. */
  readonly dryRun: boolean;
  /** Called when another import has to end first. */
  readonly onWait?: () => void;
};

export type FileImport = Omit<ImportOptions, 'transactions' | 'isTrial'> & ImportRequest;
export type NoteFileImport = Omit<NoteImport, 'transactions'> & ImportRequest;

/**
 * Imports files of questions on a connection of its own, one import at a time per database: Lectern's own format with a
 * transaction per batch, those of other programs in one transaction, so that a failed import changes nothing. Servers
 * can keep running. Rejects as `runImport` does.
 */
export const importFiles = (pool: pg.Pool, options: FileImport): Promise<ImportReport> =>
  alone(pool, options, async (client, imageStore) => {
    const runOptions = { ...options, imageStore, isTrial: options.dryRun };
    if (options.dryRun) return runImport(client, { ...runOptions, transactions: 'caller' });
    if (options.foreign === undefined) return runImport(client, { ...runOptions, transactions: 'batches' });
    await client.query('begin');
    if (options.wordsLater === true) await leaveSearchWords(client);
    const report = await runImport(client, { ...runOptions, transactions: 'caller' });
    if (options.wordsLater === true) await awaitSearchWords(client);
    await client.query('commit');
    return report;
  });

/** The same for notes, with a transaction each. */
export const importNotes = (pool: pg.Pool, options: NoteFileImport): Promise<NoteReport> =>
  alone(pool, options, (client, imageStore) =>
    runNoteImport(client, { ...options, imageStore, transactions: options.dryRun ? 'caller' : 'each' }),
  );

async function alone<Report>(
  pool: pg.Pool,
  { dryRun, imageStore, onWait }: ImportRequest & Pick<ImportOptions, 'imageStore'>,
  work: (client: pg.ClientBase, images: ImportOptions['imageStore']) => Promise<Report>,
): Promise<Report> {
  const client = await importConnection(ownConnection(pool.options, 'lectern import'));
  try {
    await lock(client, onWait);
    return await (dryRun ? runDry(client, () => work(client, null)) : work(client, imageStore));
  } finally {
    // Rolls back the current batch and releases the lock, whatever state the connection is in.
    await client.end();
  }
}

/**
 * Imports lists of media in one transaction, one import at a time per database. Servers can keep running. Rejects as
 * `importMedia` does; then nothing remains except unreferenced bytes.
 */
export async function importMediaFiles(
  pool: pg.Pool,
  { files, media, dryRun, onWait }: MediaImport & Pick<FileImport, 'dryRun' | 'onWait'>,
): Promise<MediaReport> {
  const client = await pool.connect();
  try {
    await lock(client, onWait);
    await client.query('begin');
    const report = await importMedia(client, { files, media: dryRun ? null : media });
    await client.query(dryRun ? 'rollback' : 'commit');
    await client.query('select pg_advisory_unlock($1)', [IMPORT_LOCK]);
    client.release();
    return report;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Waits for other imports, and makes them wait until the client's transaction ends. */
export const lockOutImports = async (client: pg.ClientBase): Promise<void> => {
  await client.query('select pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
};

async function lock(client: pg.ClientBase, onWait: ImportRequest['onWait']): Promise<void> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [IMPORT_LOCK]);
  if (rows[0]?.got === true) return;
  onWait?.();
  await client.query('select pg_advisory_lock($1)', [IMPORT_LOCK]);
}

async function runDry<Report>(client: pg.ClientBase, work: () => Promise<Report>): Promise<Report> {
  await client.query('begin');
  const report = await work();
  await client.query('rollback');
  return report;
}
