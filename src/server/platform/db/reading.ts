import pg from 'pg';
import { startRepeatedJob } from '../jobs/repeated-job.ts';
import type { Settings } from '../settings/settings.ts';
import { NamelessClient } from './nameless-client.ts';

/** The connections that lists and analysis are read with. */
export type Queries = Pick<pg.Pool, 'query'>;

export type Reading = {
  /**
   * The replica while its lag is short, otherwise the primary. A query that fails on the replica is repeated on the
   * primary.
   */
  readonly queries: Queries;
  /** Whether the replica is in use. */
  readonly isFollowed: () => boolean;
  readonly stop: () => Promise<void>;
};

/** How long a browser reads from the primary after a change of its own: well above the accepted lag. */
export const OWN_WRITES_S = 5;

/**
 * Interval of the check whether the replica has the primary's position of the last check: the lag is at most twice
 * this.
 */
const CHECK_EVERY_MS = 1_000;
/** A replica that cannot be reached within this time is not used. */
const CONNECT_MS = 2_000;

/**
 * Errors of the replica that are not about the query: recovery conflict, shutdown, out of resources, lost connection.
 */
const REPLICA_ERRORS = /^(40001|40P01|57P0[1-4]|57014|53\d{3}|08\d{3}|25006|XX\d{3})$/;

/** An error that is not from PostgreSQL is one of the connection. */
const isReplicaError = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || REPLICA_ERRORS.test(error.code ?? '');

/** Without a replica: everything is read from the primary. */
export const readingFrom = (pool: pg.Pool): Reading => ({
  queries: pool,
  isFollowed: () => false,
  stop: () => Promise.resolve(),
});

/** Opens the replica if one is configured, otherwise uses the primary. */
export function openReading(
  {
    databaseReplicaUrl,
    databaseDirectUrl,
    databasePoolSize,
  }: Pick<Settings, 'databaseReplicaUrl' | 'databaseDirectUrl' | 'databasePoolSize'>,
  first: pg.Pool,
  log: (sentence: string, cause?: unknown) => void,
): Reading {
  if (databaseReplicaUrl === null) return readingFrom(first);
  const replica = new pg.Pool({
    connectionString: databaseReplicaUrl,
    application_name: 'lectern reader',
    connectionTimeoutMillis: CONNECT_MS,
    max: databasePoolSize,
    // If the primary is behind a pooler, the replica may be too.
    ...(databaseDirectUrl !== null && { Client: NamelessClient }),
  });
  // A broken connection is noticed by the next query.
  replica.on('error', () => undefined);
  const reading = readFromReplica(first, replica, log);
  return {
    ...reading,
    stop: async () => {
      await reading.stop();
      await replica.end();
    },
  };
}

/**
 * Reads from a replica (physical streaming replication) while its lag is
 * short. `log` is called when this starts and ends.
 */
export function readFromReplica(
  first: pg.Pool,
  replica: pg.Pool,
  log: (sentence: string, cause?: unknown) => void,
  checkEveryMs = CHECK_EVERY_MS,
): Reading {
  let isFit = false;
  let requestedPosition: string | null = null;
  const become = (fit: boolean, cause?: unknown): void => {
    if (fit !== isFit)
      log(
        fit
          ? 'Lists and analysis are read from the replica.'
          : 'The replica lags behind or can’t be reached: lists and analysis are read from the primary.',
        cause,
      );
    isFit = fit;
  };
  const looking = startRepeatedJob({
    everyMs: checkEveryMs,
    work: async () => {
      const { rows: primaryRows } = await first.query<{ at: string }>('select pg_current_wal_lsn()::text as at');
      const { rows } = await replica.query<{ has: boolean | null }>(
        'select pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
        [requestedPosition ?? primaryRows[0]?.at],
      );
      requestedPosition = primaryRows[0]?.at ?? null;
      become(rows[0]?.has === true);
    },
    failed: (cause) => {
      requestedPosition = null;
      become(false, cause);
    },
  });
  // Both forms of `query` that the product uses: a text with values, and a named statement.
  const query = async (...args: Parameters<pg.Pool['query']>) => {
    if (!isFit) return Reflect.apply(first.query, first, args);
    try {
      return await Reflect.apply(replica.query, replica, args);
    } catch (cause) {
      if (!isReplicaError(cause)) throw cause;
      become(false, cause);
      return Reflect.apply(first.query, first, args);
    }
  };
  return {
    queries: { query: query as pg.Pool['query'] },
    isFollowed: () => isFit,
    stop: () => looking.stop(),
  };
}
