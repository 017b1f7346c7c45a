import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Reading, readingFrom } from '#server/platform/db/reading.ts';
import { testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { signedInStaff } from '../../../support/users/test-staff.ts';

let database: TestDatabase;
let app: FastifyInstance;
let query: ReturnType<typeof vi.fn>;

beforeAll(async () => {
  database = await openTestDatabase();
  query = vi.fn((...requested: unknown[]) => Reflect.apply(database.pool.query, database.pool, requested));
  const reading: Reading = { ...readingFrom(database.pool), queries: { query } as unknown as Reading['queries'] };
  app = await testApp(database.pool, { reading });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const DASHBOARD = '{ dashboard { students } }';

it('a user who has just written reads from the primary, and from the replica shortly after', async () => {
  const admin = await signedInStaff(app, database.pool, 'admin');
  expect(admin.cookies.has('wrote')).toBe(true);
  expect((await admin.call(DASHBOARD)).data.dashboard.students).toBe(0);
  expect(query).not.toHaveBeenCalled();
  admin.cookies.delete('wrote');
  await admin.call(DASHBOARD);
  expect(query).toHaveBeenCalled();
  expect(admin.cookies.has('wrote')).toBe(false);
  await admin.call('mutation { setLanguage(language: de) }');
  expect(admin.cookies.has('wrote')).toBe(true);
});

it('with only one database nothing is remembered', async () => {
  const single = await testApp(database.pool);
  const admin = await signedInStaff(single, database.pool, 'admin');
  expect(admin.cookies.has('wrote')).toBe(false);
  await single.close();
});
