import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { ImportOptions, ImportState } from '#domain/interchange/import.schema.ts';
import type { ImportProblem, ReportSummary } from '#domain/interchange/import-report.ts';
import { ownConnection } from '../../platform/db/own-connection.ts';
import type { ImportedFile } from '../../platform/db/schema/interchange/imports.ts';
import type { Try } from '../../platform/jobs/queue.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { isFileFormat } from './file-format.ts';
import type { TableColumns, WorkerNews, WorkerTask } from './import.worker.ts';
import { toStoredJson } from './stored-json.ts';
import { undoImport } from './undo-import.ts';
import type { SentFile } from './uploaded-files.ts';

export type ImportJob = {
  readonly pool: pg.Pool;
  /** Without a pooler: the thread uses named statements, and one transaction takes as long as the import. */
  readonly direct: pg.Pool;
  readonly settings: Settings;
};

type Row = {
  readonly id: string;
  readonly state: ImportState;
  readonly files: readonly ImportedFile[];
  readonly options: ImportOptions;
  readonly userId: string | null;
  readonly inBank: boolean;
  readonly stopAsked: boolean;
};

const CHECK_EVERY_MS = 400;
const THREAD_HEAP_MB = 320;

/**
 * Runs the next step of an import: the dry run, the import itself, or undoing it. The thread is terminated when a user
 * cancels or the server stops; if the thread crashes, the import fails and the bank is unchanged.
 */
export async function doImport({ pool, direct, settings }: ImportJob, id: string, { signal }: Try): Promise<void> {
  const { rows } = await pool.query<Row>(
    'select id, state, files, options, stop_asked as "stopAsked", user_id as "userId", in_bank as "inBank" from imports where id = $1',
    [id],
  );
  const row = rows[0];
  if (row?.state === 'undoing') return undoImport(pool, id);
  if (row === undefined || (row.state !== 'checking' && row.state !== 'running')) return;
  if (row.stopAsked) return end(pool, id, 'stopped', null);
  const unreadable = row.files.flatMap(({ name, unreadable: reason }) =>
    reason === undefined ? [] : [{ file: name, reason }],
  );
  const files = await filesOf(
    pool,
    row.files.filter((file) => file.unreadable === undefined),
  );
  if (files === null) return end(pool, id, 'failed', 'filesGone');
  const folder = join(settings.dataDir, 'imports', id);
  try {
    const work = {
      id,
      unreadable,
      options: row.options,
      dryRun: row.state === 'checking',
      ownerId: row.inBank ? null : row.userId,
    };
    await inThread(
      pool,
      { work, files, settings, folder, connection: ownConnection(direct.options, 'lectern import') },
      signal,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The location of the files' bytes in the storage; null if a file is missing. */
async function filesOf(pool: pg.Pool, files: readonly ImportedFile[]): Promise<readonly SentFile[] | null> {
  const { rows } = await pool.query<{ id: string; digest: string }>(
    'select id, digest from uploads where id = any($1) and digest is not null',
    [files.map(({ upload }) => upload)],
  );
  const digests = new Map(rows.map(({ id, digest }) => [id, digest]));
  const found = files.flatMap(({ upload, name, format }) => {
    const digest = digests.get(upload);
    return digest === undefined || !isFileFormat(format) ? [] : [{ upload, name, format, digest }];
  });
  return found.length === files.length ? found : null;
}

async function inThread(pool: pg.Pool, task: WorkerTask, signal: AbortSignal): Promise<void> {
  const { id, dryRun } = task.work;
  const thread = new Worker(new URL('./import.worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB, maxYoungGenerationSizeMb: 16 },
  });
  let last: WorkerNews | null = null;
  let done = 0;
  thread.on('message', (news: WorkerNews) => {
    if (news.kind === 'bytes') done = news.done;
    else last = news;
  });
  const ended = new Promise<Error | null>((resolve) => {
    thread.once('error', resolve);
    thread.once('exit', () => resolve(null));
  });
  const shutDown = (): void => void thread.terminate();
  signal.addEventListener('abort', shutDown);
  const looking = setInterval(() => {
    void preview(pool, id, done).then(
      (isStopped) => isStopped && thread.postMessage('stop'),
      // The next poll reports it; whether it has ended is checked below.
      () => undefined,
    );
  }, CHECK_EVERY_MS);
  const failure = await ended;
  clearInterval(looking);
  signal.removeEventListener('abort', shutDown);
  // The server is stopping: the next one retries the job.
  if (signal.aborted && last === null) throw new Error('The server stopped during the import.');
  await resolve(pool, id, dryRun, last);
  if (failure !== null) throw failure;
}

/** Reports the progress; returns whether the import was cancelled. */
async function preview(pool: pg.Pool, id: string, done: number): Promise<boolean> {
  const { rows } = await pool.query<{ stopAsked: boolean }>(
    `update imports set done_bytes = least($2::bigint, all_bytes) where id = $1 and state in ('checking', 'running')
     returning stop_asked as "stopAsked"`,
    [id, done],
  );
  return rows[0]?.stopAsked === true;
}

async function resolve(pool: pg.Pool, id: string, dryRun: boolean, news: WorkerNews | null): Promise<void> {
  switch (news?.kind) {
    case 'done':
      if (!dryRun) return; // A saved import has recorded so in its own transaction.
      await nameColumns(pool, id, news.columns);
      return checked(pool, id, news.report);
    case 'gone':
      return end(pool, id, 'failed', 'filesGone');
    case 'stopped':
      return end(pool, id, 'stopped', null);
    case 'unreadable':
      if (!dryRun) return end(pool, id, 'failed', news.problem);
      await nameColumns(pool, id, news.columns);
      return waiting(pool, id, news.problem);
    default:
      return end(pool, id, 'failed', 'brokenOff');
  }
}

/** Saves the column names of tables, so that the author can map them. */
async function nameColumns(pool: pg.Pool, id: string, columns: TableColumns): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await pool.query(
    `update imports set files = (
       select jsonb_agg(f || coalesce(jsonb_build_object('columns', $2::jsonb -> (f->>'upload')), '{}') order by at)
       from jsonb_array_elements(files) with ordinality as x(f, at))
     where id = $1 and state = 'checking'`,
    [id, toStoredJson(columns)],
  );
}

const checked = async (pool: pg.Pool, id: string, report: ReportSummary): Promise<void> => {
  await pool.query(
    `update imports set state = 'checked', report = $2, done_bytes = 0, problem = null where id = $1 and state = 'checking'`,
    [id, toStoredJson(report)],
  );
};

/** A table without a column mapping is read again once there is one; any other error is final. */
const waiting = async (pool: pg.Pool, id: string, problem: ImportProblem): Promise<void> => {
  await pool.query(
    `update imports set problem = $2, done_bytes = 0, report = null,
       state = case when files @> '[{"columns": []}]' then 'checked' else 'failed' end,
       finished_at = case when files @> '[{"columns": []}]' then null else now() end
     where id = $1 and state = 'checking'`,
    [id, toStoredJson(problem)],
  );
};

const end = async (
  pool: pg.Pool,
  id: string,
  state: 'stopped' | 'failed',
  problem: ImportProblem | null,
): Promise<void> => {
  await pool.query(
    `update imports set state = $2, problem = $3, finished_at = now() where id = $1 and state in ('checking', 'running')`,
    [id, state, problem === null ? null : toStoredJson(problem)],
  );
};
