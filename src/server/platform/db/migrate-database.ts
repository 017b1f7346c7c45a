import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { migrateQueue } from '../jobs/queue.tables.ts';
import { StartError } from '../process/start-error.ts';
import { adoptBaseline } from './baseline.ts';

const MIGRATIONS = { migrationsFolder: join(import.meta.dirname, 'migrations') };
/** Any number that no other lock in the same database uses. */
const MIGRATION_LOCK = 7_240_113_905;
export const LEAST_VERSION = 15;

/**
 * Migrates a database to this version's schema. Of several simultaneous processes one migrates, and the others wait.
 * @throws StartError when the server is too old, or the database too new, too old, or another program's.
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await assertServerVersion(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await assertNotNewer(client);
      await adoptBaseline(client, baselineHash());
      await migrate(drizzle(client), MIGRATIONS);
      await migrateQueue(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

async function assertServerVersion(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
  );
  const [version] = rows;
  if (version !== undefined && version.number >= LEAST_VERSION * 10_000) return;
  throw new StartError(
    `DATABASE_URL points to PostgreSQL ${version?.name}, but Lectern needs version ${LEAST_VERSION} or later. Upgrade that server, or remove DATABASE_URL.`,
  );
}

const baselineHash = (): string => readMigrationFiles(MIGRATIONS)[0]?.hash ?? '';

/** A newer version of Lectern may have changed tables that this one writes. */
async function assertNotNewer(client: pg.PoolClient): Promise<void> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (tables[0]?.there !== true) return;
  const newest = Math.max(...readMigrationFiles(MIGRATIONS).map(({ folderMillis }) => folderMillis));
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations where created_at > $1',
    [newest],
  );
  if (rows[0]?.count === 0) return;
  throw new StartError(
    'The database was changed by a newer version of Lectern. Start that version, or restore an earlier backup.',
  );
}
