import { EventEmitter } from 'node:events';
import type { JobHelpers, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { QUEUE_SCHEMA } from './queue.tables.ts';
import type { QueuedPayloads, QueuedTask } from './queued-work.ts';
import { startRepeatedJob } from './repeated-job.ts';

/** What is known of the try under way. */
export type Try = {
  /** The first try is 1. */
  readonly attempt: number;
  readonly isLast: boolean;
  /** Aborted when the server stops before the work has ended; the work is tried again then. */
  readonly signal: AbortSignal;
};

/** What is done with work of each kind. Thrown errors put it back, to be tried again later and later. */
export type QueuedWork = {
  readonly [Task in QueuedTask]: (payload: QueuedPayloads[Task], about: Try) => Promise<void>;
};

export type EnqueueOptions = {
  /** Of works with the same key only one waits: the later takes the earlier's place. */
  readonly key?: string;
  /** How often it is tried in all; 25 unless told. */
  readonly maxAttempts?: number;
  /** Not before this moment; at once unless told. */
  readonly runAt?: Date;
  /** Works of one line are done one after the other, whatever process does them. */
  readonly line?: string;
};

export type Queue = {
  /** Takes no more; waits some seconds for what is under way, and then puts it back. */
  readonly stop: () => Promise<void>;
};

const AT_ONCE = 3;
const POLL_MS = 5_000;
const STOP_MS = 5_000;
const RECLAIM_MS = 15_000;
/** The first half of the advisory locks by which processes show that they are alive. */
export const ALIVE_LOCK = 724_011;

/**
 * Puts work into the queue, within the client's transaction where it is in one: rolled back, it was never there. Any
 * process that runs a queue on this database does it, once; after a restart, if none ran.
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

/** Takes waiting work out again. */
export async function dequeue(client: pg.ClientBase | pg.Pool, key: string): Promise<void> {
  await client.query(`select from ${QUEUE_SCHEMA}.remove_job($1)`, [key]);
}

/**
 * Begins to do what waits in the queue, three works at a time. The library comes when the server already answers.
 * `failed` hears of tries that failed, and of the queue's own troubles.
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

/** `known` takes the names under which this process takes work. */
async function run(
  pool: pg.Pool,
  work: Partial<QueuedWork>,
  failed: (sentence: string, cause: unknown) => void,
  known: string[],
) {
  const { Logger, run: runQueue } = await import('graphile-worker');
  const tell = new Logger(() => (level, message, meta) => {
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
    logger: tell,
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
 * Gives back what processes have taken that are no more. Without this it would rest for hours. Whoever has only just
 * begun may not have shown yet that it is alive.
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
