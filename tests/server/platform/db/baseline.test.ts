import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

/** When the last of the 64 migrations was written that the baseline replaces. */
const LAST_REPLACED = 1_795_492_047_228;

const MIGRATIONS = resolve(import.meta.dirname, '../../../../src/server/platform/db/migrations');

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const open = () => openDatabase(readSettings({ DATABASE_URL: database.url }), { role: 'server' });

async function openAndClose(): Promise<void> {
  const { close } = await open();
  await close();
}

/** Restores the tables to their state before any later migration. */
async function createBaseline(): Promise<void> {
  await database.pool.query('drop schema public cascade; create schema public');
  await database.pool.query(await readFile(resolve(MIGRATIONS, '0000_baseline.sql'), 'utf8'));
}

/** Restores the record of migrations of a database that was created before the baseline. */
async function recordReplaced(count: number): Promise<void> {
  await database.pool.query('delete from drizzle.__drizzle_migrations');
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     select 'replaced ' || n, $2::bigint - (64 - n) * 1000 from generate_series(1, $1::int) n`,
    [count, LAST_REPLACED],
  );
}

async function readRecord(): Promise<{ count: number; lastAt: number }> {
  const { rows } = await database.pool.query<{ count: number; lastAt: number }>(
    `select count(*)::int as count, max(created_at)::float8 as "lastAt" from drizzle.__drizzle_migrations
     where created_at <= $1`,
    [LAST_REPLACED],
  );
  return rows[0] ?? { count: 0, lastAt: 0 };
}

describe('a database with the migrations that the baseline replaces', () => {
  it('continues from there with its data, however many processes start at the same time and how often', async () => {
    await createBaseline();
    const [school, user] = [randomUUID(), randomUUID()];
    await database.pool.query(`insert into schools (id, name) values ($1, 'Hill School')`, [school]);
    await database.pool.query(
      `insert into users (id, email, name, role, school_id) values ($1, 'ada@example.org', 'Ada', 'student', $2)`,
      [user, school],
    );
    await recordReplaced(64);
    const opened = await Promise.all([1, 2, 3].map(open));
    await Promise.all(opened.map(({ close }) => close()));
    expect(await readRecord()).toEqual({ count: 65, lastAt: LAST_REPLACED });
    await openAndClose();
    expect(await readRecord()).toEqual({ count: 65, lastAt: LAST_REPLACED });
    const { rows } = await database.pool.query(
      'select u.name, s.name as school from users u join schools s on s.id = u.school_id',
    );
    expect(rows).toEqual([{ name: 'Ada', school: 'Hill School' }]);
  });

  it('is refused unchanged when some of them are missing, with what to do', async () => {
    await recordReplaced(63);
    const before = await readRecord();
    await expect(open()).rejects.toThrow(
      /^The database was last used by an older version of Lectern: it has 63 of the 64 .* Start Lectern 0\.1\.0/,
    );
    expect(await readRecord()).toEqual(before);
  });
});

describe('an empty database', () => {
  const empty = async () => {
    await database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
    await database.pool.query('drop schema if exists job_queue cascade');
  };

  it('gets the baseline once, and nothing again', async () => {
    await empty();
    await openAndClose();
    await openAndClose();
    expect(await readRecord()).toEqual({ count: 1, lastAt: LAST_REPLACED });
  });

  it('is left empty when migrating is interrupted, and is migrated by the next start', async () => {
    await empty();
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    // A table of the same name that is not committed makes the migration wait in the middle.
    await other.query('begin');
    await other.query('create table refunds (id uuid)');
    const interrupted = open().catch((error: unknown) => error);
    // By another connection: within a transaction, the view of activity stays as it was first read.
    const findWaiting = async () => {
      const { rows: waiting } = await database.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting[0]?.pid ?? null;
    };
    await expect.poll(findWaiting).not.toBeNull();
    await database.pool.query('select pg_terminate_backend($1)', [await findWaiting()]);
    expect(await interrupted).toBeInstanceOf(Error);
    await other.query('rollback');
    await other.end();
    const { rows } = await database.pool.query(
      `select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    expect(rows).toEqual([{ tables: 0 }]);
    await openAndClose();
    expect(await readRecord()).toEqual({ count: 1, lastAt: LAST_REPLACED });
  });

  it('is refused unchanged when it has tables of something else', async () => {
    await empty();
    await database.pool.query('create table users (login text)');
    await expect(open()).rejects.toThrow(
      /^The database has a table "users" that Lectern did not create\. Use a separate/,
    );
    expect((await database.pool.query(`select to_regclass('public.schools') as schools`)).rows).toEqual([
      { schools: null },
    ]);
  });
});
