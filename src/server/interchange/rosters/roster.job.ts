import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { RosterState, RosterStep } from '#domain/interchange/rosters/roster-import.ts';
import type { RosterFailureReport } from '#domain/interchange/rosters/roster-report.ts';
import { ownConnection } from '../../platform/db/own-connection.ts';
import type { Try } from '../../platform/jobs/queue.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { carryOut } from './carry-out.ts';
import { connectionOfImport } from './rest/connection.queries.ts';
import { rosterVault } from './rest/roster-vault.ts';
import type { RosterNews, RosterTask } from './roster.worker.ts';

export type RosterJob = {
  readonly pool: pg.Pool;
  readonly direct: pg.Pool;
  readonly settings: Settings;
  /** The secret that all processes share. */
  readonly mediaKey: Buffer;
};

type Row = {
  readonly state: RosterState;
  readonly file: string | null;
  /** Whether it is requested from the school's system. */
  readonly isFetched: boolean;
  readonly hasStarted: boolean;
};

const THREAD_HEAP_MB = 512;

/**
 * Runs the next step of a roster import: reading it, applying its changes, or undoing them. A step that was interrupted
 * continues; after its last attempt the import has failed, and a user can continue or undo it.
 */
export async function doRoster(job: RosterJob, id: string, { isLast, signal }: Try): Promise<void> {
  const { pool } = job;
  const row = await readRow(pool, id);
  const step = stepOf(row?.state);
  if (row === null || step === null) return;
  try {
    if (step === 'undoing') return await carryOut(pool, id, 'undo', signal);
    if (step === 'reading' || !row.hasStarted) {
      const failure = await read(job, { id, step, ...row }, signal);
      if (failure !== null) return await fail(pool, id, 'reading', failure);
      // A confirmation that has just arrived has a job of its own, which compares again.
      if (step === 'reading') return;
    }
    await carryOut(pool, id, 'apply', signal);
  } catch (cause) {
    if (isLast && !signal.aborted) await fail(pool, id, step, null);
    throw cause;
  }
}

async function readRow(pool: pg.Pool, id: string): Promise<Row | null> {
  const { rows } = await pool.query<Row>(
    `select i.state, u.digest as file, i.fetches is not null as "isFetched", i.applied_at is not null as "hasStarted"
     from roster_imports i left join uploads u on u.id = i.upload_id where i.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

const stepOf = (state: RosterState | undefined): RosterStep | null =>
  state === 'reading' || state === 'applying' || state === 'undoing' ? state : null;

/** Returns why the roster could not be read; null: its changes are saved. */
async function read(
  job: RosterJob,
  { id, step, file, isFetched }: Row & { readonly id: string; readonly step: RosterStep },
  signal: AbortSignal,
): Promise<RosterFailureReport | null> {
  if (file !== null) return await inThread(job, { id, file, source: null }, signal);
  // Changes are only confirmed for the file from which they were computed.
  if (!isFetched || step !== 'reading') return { kind: 'gone' };
  const connection = await connectionOfImport(job.pool, id);
  if (connection === null) return { kind: 'source', problem: 'notConnected', path: '' };
  const clientSecret = rosterVault(job.mediaKey).unseal(connection, connection.sealedSecret);
  if (clientSecret === null) return { kind: 'source', problem: 'secretUnreadable', path: '' };
  const { address, tokenAddress, clientId, since } = connection;
  return await inThread(job, { id, file, source: { address, tokenAddress, clientId, clientSecret, since } }, signal);
}

async function inThread(
  { direct, settings }: RosterJob,
  task: Pick<RosterTask, 'id' | 'file' | 'source'>,
  signal: AbortSignal,
): Promise<RosterFailureReport | null> {
  const connection = ownConnection(direct.options, 'lectern roster');
  const folder = join(settings.dataDir, 'rosters', task.id);
  const thread = new Worker(new URL('./roster.worker.ts', import.meta.url), {
    workerData: { ...task, folder, connection, settings } satisfies RosterTask,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB, maxYoungGenerationSizeMb: 32 },
  });
  let news: RosterNews | null = null;
  thread.on('message', (message: RosterNews) => {
    news = message;
  });
  const shutDown = (): void => void thread.terminate();
  signal.addEventListener('abort', shutDown);
  const failure = await new Promise<Error | null>((resolve) => {
    thread.once('error', resolve);
    thread.once('exit', () => resolve(null));
  });
  signal.removeEventListener('abort', shutDown);
  return resultOf(news, failure);
}

function resultOf(news: RosterNews | null, failure: Error | null): RosterFailureReport | null {
  if (failure !== null) throw failure;
  if (news === null) throw new Error('The thread that reads a roster ended early.');
  return news.failure;
}

/** The import has failed in a step; what was applied before stays, and can be continued or undone. */
async function fail(pool: pg.Pool, id: string, step: RosterStep, problem: RosterFailureReport | null): Promise<void> {
  await pool.query(
    `update roster_imports set state = 'failed', failed_step = case when applied_at is null then 'reading' else $2 end,
       problem = $3, finished_at = now() where id = $1 and state in ('reading', 'applying', 'undoing')`,
    [id, step, problem === null ? null : JSON.stringify(problem)],
  );
}
