import { EventEmitter } from 'node:events';
import type { JobHelpers, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { QUEUE_SCHEMA } from './queue.tables.ts';
import type { QueuedPayloads, QueuedTask } from './queued-work.ts';
import { startRepeatedJob } from './repeated-job.ts';

/** The current attempt to run a job. */
export type Try = {
  /** The first attempt is 1. */
  readonly attempt: number;
  readonly isLast: boolean;
  /** Aborted when the server stops before the job has ended; the job is then retried. */
  readonly signal: AbortSignal;
};

/** The function for each kind of job. An error returns the job to the queue, to be retried with increasing delays. */
export type QueuedWork = {
  readonly [Task in QueuedTask]: (payload: QueuedPayloads[Task], about: Try) => Promise<void>;
};

export type EnqueueOptions = {
  /** Of jobs with the same key only one is queued: the later replaces the earlier. */
  readonly key?: string;
  /** Maximum number of attempts; 25 by default. */
  readonly maxAttempts?: number;
  /** Earliest start; at once by default. */
  readonly runAt?: Date;
  /** Jobs of one line run one after the other, across processes. */
  readonly line?: string;
};

export type Queue = {
  /** Accepts no more jobs; waits some seconds for running ones, and then returns them to the queue. */
  readonly stop: () => Promise<void>;
};

const AT_ONCE = 3;
const POLL_MS = 5_000;
const STOP_MS = 5_000;
const RECLAIM_MS = 15_000;
/** The first half of the advisory locks by which processes show that they are alive. */
export const ALIVE_LOCK = 724_011;

/**
 * Adds a job, in the client's transaction if there is one: after a rollback it does not exist. Any
 * process with a queue on this database runs it, once; after a restart, if none was running.
 */
export async function enqueue<Task extends QueuedTask>(
  client: pg.ClientBase | pg.Pool,
  task: Task,
  payload: QueuedPayloads[Task],
  { key, maxAttempts, runAt, line }: EnqueueOptions = {},
): Promise<void> {
  await client.query(
    `select from ${QUEUE_SCHEMA}.add_job($1, payload := $2::json, queue_name := $3, run_at := $4, max_attempts := $5, job_key := $6)`,
    [task, JSON.stringify(payload), line ?? null, runAt ?? null, maxAttempts ?? null, key ?? null],
  );
}

/** Removes a queued job. */
export async function dequeue(client: pg.ClientBase | pg.Pool, key: string): Promise<void> {
  await client.query(`select from ${QUEUE_SCHEMA}.remove_job($1)`, [key]);
}

/**
 * Starts to run queued jobs, three at a time. The library is loaded when the server already responds.
 * `failed` receives failed attempts, and the queue's own errors.
 */
export function startQueue(
  pool: pg.Pool,
  work: Partial<QueuedWork>,
  failed: (sentence: string, cause: unknown) => void,
): Queue {
  const known: string[] = [];
  const starting = run(pool, work, failed, known);
  starting.catch((cause: unknown) => failed('The job queue could not be started.', cause));
  const reclaiming = startRepeatedJob({
    everyMs: RECLAIM_MS,
    work: () => reclaim(pool),
    failed: (cause) => failed('Jobs of ended processes could not be released.', cause),
  });
  return {
    stop: async () => {
      await reclaiming.stop();
      const runner = await starting.catch(() => null);
      await runner?.stop();
      await runner?.promise.catch(() => undefined);
      if (known.length > 0) await pool.query(`select ${QUEUE_SCHEMA}.force_unlock_workers($1)`, [known]);
    },
  };
}

/** `known` receives the names under which this process runs jobs. */
async function run(
  pool: pg.Pool,
  work: Partial<QueuedWork>,
  failed: (sentence: string, cause: unknown) => void,
  known: string[],
) {
  const { Logger, run: runQueue } = await import('graphile-worker');
  const log = new Logger(() => (level, message, meta) => {
    if (level === 'error') failed(`Job queue: ${message}`, meta?.error);
  });
  const events: WorkerEvents = new EventEmitter();
  // A process that is killed loses its connections, and with them this lock.
  events.on('pool:listen:success', ({ workerPool, client }) => {
    known.push(workerPool.id);
    client
      .query('select pg_try_advisory_lock($1, hashtext($2))', [ALIVE_LOCK, workerPool.id])
      .catch((cause: unknown) => failed('The job queue’s heartbeat could not be written.', cause));
  });
  return runQueue({
    pgPool: pool,
    schema: QUEUE_SCHEMA,
    concurrency: AT_ONCE,
    pollInterval: POLL_MS,
    gracefulShutdownAbortTimeout: STOP_MS,
    noHandleSignals: true,
    logger: log,
    events,
    taskList: Object.fromEntries(
      Object.entries(work).map(([task, act]) => [
        task,
        async (payload: unknown, { job, abortSignal }: JobHelpers) => {
          const about: Try = {
            attempt: job.attempts,
            isLast: job.attempts >= job.max_attempts,
            signal: abortSignal,
          };
          await Reflect.apply(act, null, [payload, about]);
        },
      ]),
    ),
  });
}

/**
 * Releases jobs of processes that no longer exist. Without this they would stay locked for hours. A process that has just
 * started may not have acquired its lock yet.
 */
async function reclaim(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select ${QUEUE_SCHEMA}.force_unlock_workers(array(
       select distinct locked_by from ${QUEUE_SCHEMA}._private_jobs
       where locked_by is not null and locked_at < now() - interval '10 seconds' and not exists (
         select from pg_locks where locktype = 'advisory' and objsubid = 2 and classid = $1::int::oid
           and objid = ((hashtext(locked_by)::bigint) & 4294967295)::oid
           and database = (select oid from pg_database where datname = current_database()))))`,
    [ALIVE_LOCK],
  );
}
