/** Where files are stored, how emails are sent, and by which gateway payments are accepted. */
export const FILE_STORES = ['folder', 'bucket'] as const;
export const MAIL_TRANSPORTS = ['smtp', 'outbox'] as const;
export const PAYMENT_GATEWAYS = ['stripe', 'test'] as const;

/** What a server can report about itself and its dependencies. Sizes in bytes, times in seconds. */
export type SystemFacts = {
  readonly build: string | null;
  readonly node: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly memoryBytes: number;
  /** Number of processes that run jobs of this database. */
  readonly processes: number;
  readonly database: {
    readonly version: string;
    readonly bytes: number;
    readonly connections: number;
    readonly connectionsMax: number;
    /** Requests of this process that are waiting for a connection. */
    readonly waiting: number;
  };
  /** Replicas of this database. Null if the database user may not see them. */
  readonly replicas: readonly Replica[] | null;
  /** Null if it cannot be measured. */
  readonly freeBytes: number | null;
  /** Below this only answers are accepted. */
  readonly leastFreeBytes: number;
  readonly files: (typeof FILE_STORES)[number];
  readonly queue: {
    readonly waiting: number;
    readonly inProgress: number;
    /** Failed after every retry. */
    readonly failed: number;
    /** Waiting time of the oldest job that is ready to run. */
    readonly oldestSeconds: number;
  };
  readonly jobs: readonly JobStatus[];
  readonly mail: (typeof MAIL_TRANSPORTS)[number];
  readonly payments: (typeof PAYMENT_GATEWAYS)[number];
};

export type Replica = {
  readonly name: string;
  /** `streaming` if everything works. */
  readonly state: string;
  readonly isSynchronous: boolean;
  readonly lagSeconds: number;
};

/** Background jobs. */
export type JobStatus = {
  readonly job: string;
  /** Milliseconds since 1970; null if this process has not run it yet. */
  readonly doneAt: number | null;
  readonly failedAt: number | null;
};

/** `good`: nothing to do. `watch`: it works, but needs attention. `bad`: something does not work. */
export type Health = 'good' | 'watch' | 'bad';

/** From these shares of its connections on, a database needs attention. */
const CONNECTIONS_WATCH = 0.75;
const CONNECTIONS_BAD = 0.9;
/** Factor of the minimum that should be free. */
const FREE_SPACE_FACTOR = 2;
/** Ready jobs start within seconds: the queue polls every five. */
const QUEUE_WATCH_S = 60;
const QUEUE_BAD_S = 600;
const LAG_WATCH_S = 10;

const worst = (statuses: readonly Health[]): Health =>
  statuses.includes('bad') ? 'bad' : statuses.includes('watch') ? 'watch' : 'good';

const graded = (value: number, watch: number, bad: number): Health =>
  value >= bad ? 'bad' : value >= watch ? 'watch' : 'good';

/** By the share of connections in use, and by whether anything is waiting for one. */
export const connectionHealth = ({ connections, connectionsMax, waiting }: SystemFacts['database']): Health =>
  worst([
    graded(connections / Math.max(1, connectionsMax), CONNECTIONS_WATCH, CONNECTIONS_BAD),
    waiting > 0 ? 'watch' : 'good',
  ]);

/** A replica needs attention if it isn't streaming, or lags too many seconds behind. */
export const replicaHealth = ({ state, lagSeconds }: Replica): Health =>
  state !== 'streaming' || lagSeconds >= LAG_WATCH_S ? 'watch' : 'good';

/** By the free space (bytes) and the minimum that has to be free; unknown free space needs attention. */
export function diskHealth({ freeBytes, leastFreeBytes }: Pick<SystemFacts, 'freeBytes' | 'leastFreeBytes'>): Health {
  if (freeBytes === null) return 'watch';
  if (freeBytes < leastFreeBytes) return 'bad';
  return freeBytes < leastFreeBytes * FREE_SPACE_FACTOR ? 'watch' : 'good';
}

/** By the age of the oldest job that is ready (seconds), and by whether jobs have failed for good. */
export const queueHealth = ({ failed, oldestSeconds }: SystemFacts['queue']): Health =>
  worst([graded(oldestSeconds, QUEUE_WATCH_S, QUEUE_BAD_S), failed > 0 ? 'watch' : 'good']);

/** Bad if the last round failed. */
export const jobHealth = ({ doneAt, failedAt }: JobStatus): Health =>
  failedAt !== null && failedAt > (doneAt ?? 0) ? 'bad' : 'good';

/** The status of every part. */
export function systemHealth(facts: SystemFacts) {
  const parts = {
    database: connectionHealth(facts.database),
    replicas: worst((facts.replicas ?? []).map(replicaHealth)),
    space: diskHealth(facts),
    queue: queueHealth(facts.queue),
    jobs: worst(facts.jobs.map(jobHealth)),
    mail: facts.mail === 'smtp' ? 'good' : 'watch',
    payments: facts.payments === 'stripe' ? 'good' : 'watch',
  } as const satisfies Readonly<Record<string, Health>>;
  return { ...parts, overall: worst(Object.values(parts)) };
}
