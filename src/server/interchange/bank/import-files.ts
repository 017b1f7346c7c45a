import type pg from 'pg';
import type { UnreadableFile } from '#domain/interchange/import-report.ts';
import { ownConnection } from '../../platform/db/own-connection.ts';
import { isZip } from '../archive/zip.reader.ts';
import { jsonlSources } from '../jsonl/jsonl.source.ts';
import { importMedia, type MediaImport, type MediaReport } from '../media/media-import.ts';
import { type NoteImport, type NoteReport, runNoteImport } from '../notes/note-run.ts';
import type { ImportOptions } from './import.options.ts';
import type { ImportReport } from './import.report.ts';
import { importConnection } from './import-connection.ts';
import { runImport } from './import-run.ts';
import { awaitSearchWords, leaveSearchWords } from './search-words.ts';
import { faultOf, withoutUnreadable } from './unreadable-files.ts';

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
 * can keep running. Of several files, those that cannot be read are reported and the others imported. Rejects as
 * `runImport` does.
 */
export const importFiles = (pool: pg.Pool, options: FileImport): Promise<ImportReport> =>
  alone(pool, options, async (client, imageStore) => {
    const isInBatches = options.foreign === undefined && !options.dryRun;
    const broken = isInBatches && options.files.length > 1 ? await brokenLines(options.files) : [];
    const files = options.files.filter((file) => !broken.some((known) => known.file === file));
    return withoutUnreadable(
      files,
      async (readable, others) => {
        const runOptions = { ...options, files: readable, imageStore, isTrial: options.dryRun };
        const report = isInBatches
          ? await runImport(client, { ...runOptions, transactions: 'batches' })
          : await importAtOnce(client, runOptions);
        const unreadable = [...broken, ...others];
        return unreadable.length === 0 ? report : { ...report, unreadable };
      },
      options.files.length === 1,
    );
  });

/** In one transaction, of which nothing remains after a dry run or a failure. */
async function importAtOnce(
  client: pg.ClientBase,
  options: Omit<FileImport, 'dryRun'> & { readonly isTrial: boolean },
) {
  const isLater = options.wordsLater === true && !options.isTrial;
  await client.query('begin');
  try {
    if (isLater) await leaveSearchWords(client);
    const report = await runImport(client, { ...options, transactions: 'caller' });
    if (isLater) await awaitSearchWords(client);
    await client.query(options.isTrial ? 'rollback' : 'commit');
    return report;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** The files of JSON Lines that cannot be read to their end: their batches could not be undone. */
async function brokenLines(files: readonly string[]): Promise<readonly UnreadableFile[]> {
  const broken: UnreadableFile[] = [];
  for (const file of files) {
    try {
      for await (const { chunks } of jsonlSources(file)) {
        for await (const _ of chunks) if (!isZip(file)) break;
      }
    } catch (error) {
      const fault = faultOf(error, [file]);
      // Anything else stops the import itself, after the files before it.
      if (fault !== null) broken.push(fault);
    }
  }
  return broken;
}

/** The same for notes, with a transaction each. */
export const importNotes = (pool: pg.Pool, options: NoteFileImport): Promise<NoteReport> =>
  alone(pool, options, (client, imageStore) => {
    const work = () =>
      runNoteImport(client, { ...options, imageStore, transactions: options.dryRun ? 'caller' : 'each' });
    return options.dryRun ? runDry(client, work) : work();
  });

async function alone<Report>(
  pool: pg.Pool,
  { dryRun, imageStore, onWait }: ImportRequest & Pick<ImportOptions, 'imageStore'>,
  work: (client: pg.ClientBase, images: ImportOptions['imageStore']) => Promise<Report>,
): Promise<Report> {
  const client = await importConnection(ownConnection(pool.options, 'lectern import'));
  try {
    await lock(client, onWait);
    return await work(client, dryRun ? null : imageStore);
  } finally {
    // Rolls back the current batch and releases the lock, whatever state the connection is in.
    await client.end();
  }
}

/**
 * Imports lists of media in one transaction, one import at a time per database. Servers can keep running. Of several
 * lists, those that cannot be read are reported and the others imported. Rejects as `importMedia` does; then nothing
 * remains except unreferenced bytes.
 */
export async function importMediaFiles(
  pool: pg.Pool,
  { files, media, dryRun, onWait }: MediaImport & Pick<FileImport, 'dryRun' | 'onWait'>,
): Promise<MediaReport> {
  const client = await pool.connect();
  try {
    await lock(client, onWait);
    const report = await withoutUnreadable(files, async (readable, unreadable): Promise<MediaReport> => {
      await client.query('begin');
      try {
        const found = await importMedia(client, { files: readable, media: dryRun ? null : media });
        await client.query(dryRun ? 'rollback' : 'commit');
        return unreadable.length === 0 ? found : { ...found, unreadable };
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    });
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
