import type pg from 'pg';
import { adoptFormerJobs } from './former-queue.ts';
import { runLibrarySql } from './library-sql.ts';

/** Schema of the queue's own tables. */
export const QUEUE_SCHEMA = 'job_queue';
/**
 * The schema version of the installed queue. A test compares the two. A later one needs a migration of ours as well, so that
 * earlier versions of Lectern refuse the database.
 */
export const QUEUE_VERSION = 46;
/** The one queue in which jobs of all kinds wait. The functions `add_job` and `remove_job` name it too. */
export const QUEUE = 'jobs';
/** Lets only one job of a line run at a time. */
export const LINE_INDEX = 'job_line';

const HOUR_S = 3_600;
const YEAR_S = 365 * 24 * HOUR_S;

/** How a job is retried by default, and how long its row is kept. */
const OPTIONS = {
  policy: 'standard',
  retryLimit: 24,
  retryBackoff: true,
  retryDelay: 3,
  retryDelayMax: 6 * HOUR_S,
  // A job that runs for longer is retried.
  expireInSeconds: 4 * HOUR_S,
  // Grades can wait for the end of an assignment.
  retentionSeconds: 2 * YEAR_S,
  deleteAfterSeconds: 7 * 24 * HOUR_S,
  heartbeatSeconds: 15,
} as const;

/**
 * Migrates the queue's tables to the installed library's version, so that SQL can add jobs from
 * the start. The library is only loaded if there is something to migrate.
 */
export async function migrateQueue(client: pg.ClientBase): Promise<void> {
  const version = await versionOf(client);
  if (version < QUEUE_VERSION) {
    const { getConstructionPlans, getMigrationPlans } = await import('pg-boss');
    const plans = version === 0 ? getConstructionPlans(QUEUE_SCHEMA) : getMigrationPlans(QUEUE_SCHEMA, version);
    await runLibrarySql(client, plans);
  }
  await createQueue(client);
  await adoptFormerJobs(client);
}

async function versionOf(client: pg.ClientBase): Promise<number> {
  const { rows: tables } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    `${QUEUE_SCHEMA}.version`,
  ]);
  if (tables[0]?.there !== true) return 0;
  const { rows } = await client.query<{ version: number }>(`select version from ${QUEUE_SCHEMA}.version`);
  return rows[0]?.version ?? 0;
}

/** Also if an earlier start was interrupted before this. */
async function createQueue(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(`select from ${QUEUE_SCHEMA}.queue where name = $1`, [QUEUE]);
  if (rowCount !== 0) return;
  // Two processes can claim jobs of one line at the same time; the library alone would let both run.
  await client.query(
    `create unique index if not exists ${LINE_INDEX} on ${QUEUE_SCHEMA}.job_common (name, group_id)
     where state = 'active' and group_id is not null`,
  );
  await client.query(`select from ${QUEUE_SCHEMA}.create_queue($1, $2::jsonb)`, [QUEUE, JSON.stringify(OPTIONS)]);
}
