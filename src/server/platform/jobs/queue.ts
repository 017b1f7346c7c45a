import type pg from 'pg';
import type { Db, JobWithMetadata } from 'pg-boss';
import { listenerOf } from '../live/listener.ts';
import { adoptFormerJobs } from './former-queue.ts';
import { runLibrarySql } from './library-sql.ts';
import { LINE_INDEX, QUEUE, QUEUE_SCHEMA } from './queue.tables.ts';
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
/** For jobs with a later start, and for retries; others are notified. */
const POLL_S = 6;
const STOP_MS = 5_000;
/** How often a running job is marked as alive, and how often jobs of ended processes are looked for. */
const HEARTBEAT_S = 5;
const RECLAIM_S = 15;
/** Old rows are deleted, and jobs that run for too long are ended. A round costs nine statements. */
const MAINTENANCE_S = 3_600;
/** How often to look whether the last process of an earlier version has ended. */
const ADOPT_MS = 60_000;
/** The NOTIFY channel of `add_job`. */
const CHANNEL = 'lectern_jobs';

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
    `select from add_job($1, $2::jsonb, queued_key := $3, line := $4, run_at := $5, max_attempts := $6)`,
    [task, JSON.stringify(payload), key ?? null, line ?? null, runAt ?? null, maxAttempts ?? null],
  );
}

/** Removes a queued job. */
export async function dequeue(client: pg.ClientBase | pg.Pool, key: string): Promise<void> {
  await client.query('select from remove_job($1)', [key]);
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
  const starting = run(pool, work, failed);
  starting.catch((cause: unknown) => failed('The job queue could not be started.', cause));
  let isAdopted = false;
  const adopting = startRepeatedJob({
    everyMs: ADOPT_MS,
    work: async () => {
      if (!isAdopted) isAdopted = !(await adoptFormerJobs(pool));
    },
    failed: (cause) => failed('Jobs of an earlier version could not be moved.', cause),
  });
  return {
    stop: async () => {
      await adopting.stop();
      const running = await starting.catch(() => null);
      await running?.stop();
    },
  };
}

type QueuedJob = { readonly task: QueuedTask; readonly payload: unknown };

async function run(
  pool: pg.Pool,
  work: Partial<QueuedWork>,
  failed: (sentence: string, cause: unknown) => void,
): Promise<Queue> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: sharing(pool),
    schema: QUEUE_SCHEMA,
    migrate: false,
    schedule: false,
    superviseIntervalSeconds: MAINTENANCE_S,
    monitorIntervalSeconds: 1,
    queueCacheIntervalSeconds: MAINTENANCE_S,
    flowIntervalSeconds: MAINTENANCE_S,
    monitorVacuum: false,
    reindex: false,
    openTelemetry: { enabled: false },
  });
  boss.on('error', (cause) => failed('Job queue: a query failed.', cause));
  await boss.start();
  const workers: string[] = [];
  const wake = (): void => {
    for (const worker of workers) boss.notifyWorker(worker);
  };
  const options = {
    pollingIntervalSeconds: POLL_S,
    includeMetadata: true,
    groupConcurrency: 1,
    heartbeatRefreshSeconds: HEARTBEAT_S,
  } as const;
  for (let at = 0; at < AT_ONCE; at += 1) {
    const worker = await boss.work(QUEUE, options, async (jobs: readonly JobWithMetadata<QueuedJob>[]) => {
      try {
        for (const job of jobs) await runJob(job, work, failed);
      } finally {
        // The next job may be waiting, also for this one's line.
        boss.notifyWorker(worker);
      }
    });
    workers.push(worker);
  }
  const listener = listenerOf(pool, {
    channel: CHANNEL,
    received: wake,
    connected: wake,
    failed: (cause) => failed('Job queue: the connection for notifications broke.', cause),
  });
  listener.open();
  const reclaiming = startRepeatedJob({
    everyMs: RECLAIM_S * 1_000,
    work: async () => {
      if (await hasLostJobs(pool)) await boss.supervise(QUEUE);
    },
    failed: (cause) => failed('Jobs of ended processes could not be released.', cause),
  });
  return {
    stop: async () => {
      await listener.close();
      await reclaiming.stop();
      await boss.stop({ close: false, timeout: STOP_MS });
    },
  };
}

/** Whether a job is claimed by a process that no longer marks it as alive, such as one that was killed. */
async function hasLostJobs(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from ${QUEUE_SCHEMA}.job_common where name = $1 and state = 'active'
       and heartbeat_on + make_interval(secs => heartbeat_seconds) < now() limit 1`,
    [QUEUE],
  );
  return rowCount !== 0;
}

async function runJob(
  { data: { task, payload }, retryCount, retryLimit, signal }: JobWithMetadata<QueuedJob>,
  work: Partial<QueuedWork>,
  failed: (sentence: string, cause: unknown) => void,
): Promise<void> {
  const act = work[task];
  const about: Try = { attempt: retryCount + 1, isLast: retryCount >= retryLimit, signal };
  try {
    // A newer version may have added it; its processes run it.
    if (act === undefined) throw new Error(`This version has no job "${task}".`);
    await Reflect.apply(act, null, [payload, about]);
  } catch (cause) {
    failed(`Job queue: attempt ${about.attempt} of the job "${task}" failed.`, cause);
    throw cause;
  }
}

/**
 * The queue's queries on the server's own connections. Another process may claim a job of the same line at the same
 * moment; the repeated query finds a job of another line.
 */
function sharing(pool: pg.Pool): Db {
  const executeSql = async (text: string, values?: unknown[], triesLeft = 2): Promise<pg.QueryResult> => {
    try {
      return await runLibrarySql(pool, text, values);
    } catch (cause) {
      const isLineTaken = cause instanceof Error && 'constraint' in cause && cause.constraint === LINE_INDEX;
      if (!isLineTaken || triesLeft === 0) throw cause;
      return executeSql(text, values, triesLeft - 1);
    }
  };
  return { executeSql: (text: string, values?: unknown[]) => executeSql(text, values) };
}
