import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

let empty: TestDatabase;

beforeAll(async () => {
  empty = await openTestDatabase();
});
afterAll(async () => {
  await empty.close();
});

const open = (url: string) => openDatabase(readSettings({ DATABASE_URL: url }), { role: 'server' });

describe('a database named by DATABASE_URL', () => {
  it('is migrated once, however many processes start at the same time', async () => {
    await empty.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
    const databases = await Promise.all([1, 2, 3].map(() => open(empty.url)));
    expect(databases.map(({ embedded }) => embedded)).toEqual([false, false, false]);
    const { rows } = await empty.pool.query(
      `select count(*)::int = count(distinct hash)::int as once, count(*)::int > 0 as some from drizzle.__drizzle_migrations`,
    );
    expect(rows).toEqual([{ once: true, some: true }]);
    await Promise.all(databases.map(({ close }) => close()));
  });

  it('survives a broken connection in use, with and without a pooler', async () => {
    const settings = readSettings({ DATABASE_URL: empty.url, DATABASE_DIRECT_URL: empty.url });
    const { pool, direct, close } = await openDatabase(settings, { role: 'server' });
    expect(direct).not.toBe(pool);
    for (const each of [pool, direct]) {
      const held = await each.connect();
      const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid');
      const broken = new Promise((done) => held.once('end', done));
      await empty.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      // Without a listener, the error of the connection would end this process.
      await broken;
      held.release(true);
      expect((await each.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    }
    await close();
  });

  it('is refused when a newer version changed it', async () => {
    await empty.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
    );
    await expect(open(empty.url)).rejects.toThrow(/^The database was changed by a newer version of Lectern\./);
    await empty.pool.query(`delete from drizzle.__drizzle_migrations where hash = 'later'`);
  });

  it.each([
    [
      'a wrong password',
      (url: string) => url.replace(/:[^:@/]+@/, ':wrong-password@'),
      /rejects its user or password\. Correct/,
    ],
    [
      'a missing database',
      (url: string) => url.replace(/test_\w+/, 'test_none'),
      /does not exist on that server\. Create/,
    ],
    [
      'no server at the address',
      () => 'postgres://somebody:wrong-password@127.0.0.1:1/none',
      /\(on 127\.0\.0\.1:1\) cannot be opened: .*ECONNREFUSED/,
    ],
  ])('is refused with a message without the password: %s', async (_, change, sentence) => {
    const refused = await open(change(empty.url)).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'StartError', message: expect.stringMatching(sentence) });
    expect(String(refused)).not.toContain('wrong-password');
  });
});
