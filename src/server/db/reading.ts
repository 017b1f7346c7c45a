import pg from 'pg';
import { startRepeatedJob } from '../jobs/repeated-job.ts';
import type { Settings } from '../settings.ts';
import { NamelessClient } from './nameless-client.ts';

/** What lists and analysis are read from. */
export type Queries = Pick<pg.Pool, 'query'>;

export type Reading = {
  /** The database that follows, while it keeps up; else the first one. What fails there is asked of the first one. */
  readonly queries: Queries;
  /** Whether the database that follows keeps up. */
  readonly isFollowed: () => boolean;
  readonly stop: () => Promise<void>;
};

/** A browser reads what it has written itself from the first database for so long: well over what a follower may lack. */
export const OWN_WRITES_S = 5;

/** How often it is asked whether the follower has what the first database had the last time: it may lack twice this. */
const LOOK_MS = 1_000;
/** Whoever cannot be reached so quickly is no help. */
const CONNECT_MS = 2_000;

/** Errors of a follower that say nothing about the question: recovery is in the way, it shuts down, it is full, it is gone. */
const ITS_OWN_TROUBLE = /^(40001|40P01|57P0[1-4]|57014|53\d{3}|08\d{3}|25006|XX\d{3})$/;

/** What is no answer of PostgreSQL's at all is the connection's. */
const isItsOwnTrouble = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || ITS_OWN_TROUBLE.test(error.code ?? '');

/** Without a database that follows: everything is read from the first one. */
export const readingFrom = (pool: pg.Pool): Reading => ({
  queries: pool,
  isFollowed: () => false,
  stop: () => Promise.resolve(),
});

/** What the settings say: a database that follows, or the first one alone. */
export function openReading(
  {
    databaseReplicaUrl,
    databaseDirectUrl,
    databasePoolSize,
  }: Pick<Settings, 'databaseReplicaUrl' | 'databaseDirectUrl' | 'databasePoolSize'>,
  first: pg.Pool,
  tell: (sentence: string, cause?: unknown) => void,
): Reading {
  if (databaseReplicaUrl === null) return readingFrom(first);
  const follower = new pg.Pool({
    connectionString: databaseReplicaUrl,
    application_name: 'lectern reader',
    connectionTimeoutMillis: CONNECT_MS,
    max: databasePoolSize,
    // Where the first database has a pooler before it, this one may.
    ...(databaseDirectUrl !== null && { Client: NamelessClient }),
  });
  // One that breaks is found out by whoever asks next.
  follower.on('error', () => undefined);
  const reading = readingFromFollower(first, follower, tell);
  return {
    ...reading,
    stop: async () => {
      await reading.stop();
      await follower.end();
    },
  };
}

/**
 * Reads from a database that follows the first one (physical streaming replication), for as long as it lacks no more
 * than a moment. `tell` hears when that begins and ends.
 */
export function readingFromFollower(
  first: pg.Pool,
  follower: pg.Pool,
  tell: (sentence: string, cause?: unknown) => void,
  lookMs = LOOK_MS,
): Reading {
  let isFit = false;
  let wanted: string | null = null;
  const become = (fit: boolean, cause?: unknown): void => {
    if (fit !== isFit)
      tell(
        fit
          ? 'Lists and analysis are read from the database that follows.'
          : 'The database that follows does not keep up: lists and analysis are read from the first one.',
        cause,
      );
    isFit = fit;
  };
  const looking = startRepeatedJob({
    everyMs: lookMs,
    work: async () => {
      const { rows: firsts } = await first.query<{ at: string }>('select pg_current_wal_lsn()::text as at');
      const { rows } = await follower.query<{ has: boolean | null }>(
        'select pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
        [wanted ?? firsts[0]?.at],
      );
      wanted = firsts[0]?.at ?? null;
      become(rows[0]?.has === true);
    },
    failed: (cause) => {
      wanted = null;
      become(false, cause);
    },
  });
  // Both forms of `query` that the product uses: a text with values, and a named statement.
  const query = async (...asked: Parameters<pg.Pool['query']>) => {
    if (!isFit) return Reflect.apply(first.query, first, asked);
    try {
      return await Reflect.apply(follower.query, follower, asked);
    } catch (cause) {
      if (!isItsOwnTrouble(cause)) throw cause;
      become(false, cause);
      return Reflect.apply(first.query, first, asked);
    }
  };
  return {
    queries: { query: query as pg.Pool['query'] },
    isFollowed: () => isFit,
    stop: () => looking.stop(),
  };
}
