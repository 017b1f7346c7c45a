import type pg from 'pg';
import { StartError } from '../process/start-error.ts';

/** The migrations that the baseline replaces: how many they were, and when the last one was written. */
const REPLACED = { count: 64, lastAt: 1_795_492_047_228 };

type Applied = { readonly count: number; readonly lastAt: number | null };

/**
 * Records the baseline as applied if its tables already exist, created by the migrations that it replaces. Call it
 * before migrating, under the migration lock. The baseline has the time of the last of these migrations, so that the
 * previous version also starts on the same database.
 * @param hash what is recorded with it; it is not compared, since a comment in the file changes it
 * @throws StartError for a database in which some of them are missing, or whose tables belong to another program.
 */
export async function adoptBaseline(client: pg.ClientBase, hash: string): Promise<void> {
  const { count, lastAt } = await readApplied(client);
  if (count === 0) return refuseForeignTables(client);
  const isBaseline = lastAt === REPLACED.lastAt && count === 1;
  const isAdopted = lastAt === REPLACED.lastAt && count === REPLACED.count + 1;
  if (isBaseline || isAdopted) return;
  if (lastAt !== REPLACED.lastAt || count !== REPLACED.count) {
    throw new StartError(
      `The database was last used by an older version of Lectern: it has ${count} of the ${REPLACED.count} migrations that this version requires. Start Lectern 0.1.0 of November 2026 with it once, then this version. Nothing has been changed.`,
    );
  }
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    REPLACED.lastAt,
  ]);
}

/** What is recorded up to the time of the baseline. */
async function readApplied(client: pg.ClientBase): Promise<Applied> {
  if (!(await exists(client, 'drizzle.__drizzle_migrations'))) return { count: 0, lastAt: null };
  const { rows } = await client.query<Applied>(
    `select count(*)::int as count, max(created_at)::float8 as "lastAt"
     from drizzle.__drizzle_migrations where created_at <= $1`,
    [REPLACED.lastAt],
  );
  return rows[0] ?? { count: 0, lastAt: null };
}

async function refuseForeignTables(client: pg.ClientBase): Promise<void> {
  if (!(await exists(client, 'public.users'))) return;
  throw new StartError(
    'The database has a table "users" that Lectern did not create. Use a separate database for Lectern. Nothing has been changed.',
  );
}

async function exists(client: pg.ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [table]);
  return rows[0]?.exists === true;
}
