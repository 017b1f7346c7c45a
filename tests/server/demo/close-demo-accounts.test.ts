import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSecret } from '#server/access/password.ts';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { closeDemoAccounts } from '#server/demo/close-demo-accounts.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { TestBrowser, testApp } from '../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-demo-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
const files = () => ({ imageStore: folderImageStore(folder), media: folderMediaStore(join(folder, 'files')) });

test('demo content can be requested without the demo accounts', async () => {
  const empty = await openTestDatabase();
  expect(await seedDemo(empty.pool, { ...files(), accounts: false, library: null })).toBe(true);
  const { rows } = await empty.pool.query(
    'select (select count(*)::int from users) as users, (select count(*)::int from items) as items',
  );
  expect(rows[0].users).toBe(0);
  expect(rows[0].items).toBeGreaterThan(100);
  await empty.close();
});

test('demo accounts are closed once other machines can reach the installation, unless they are in use', async () => {
  await seedDemo(database.pool, { ...files(), accounts: true, library: null });
  const app = await testApp(database.pool);
  const [student, teacher, school, admin, newcomer] = DEMO_ACCOUNTS;
  if (!student || !teacher || !school || !admin || !newcomer) throw new Error('A demo account is missing.');
  const before = new TestBrowser(app);
  await before.signIn(admin.email, admin.password);
  await database.pool.query('update users set password_digest = $2 where email = $1', [
    teacher.email,
    await hashSecret('seven quiet herons'),
  ]);

  const closed = await Promise.all([closeDemoAccounts(database.pool), closeDemoAccounts(database.pool)]);
  expect(closed.flat().sort()).toEqual([student.email, school.email, admin.email, newcomer.email].sort());
  expect(await closeDemoAccounts(database.pool)).toEqual([]);

  expect((await before.call('{ session { name } }')).code).toBe('UNAUTHENTICATED');
  expect((await new TestBrowser(app).signIn(admin.email, admin.password)).code).toBe('WRONG_CREDENTIALS');
  expect((await new TestBrowser(app).signIn(teacher.email, 'seven quiet herons')).code).toBeUndefined();
  const { rows } = await database.pool.query("select count(*)::int as closed from audit_log where action = 'disabled'");
  expect(rows[0].closed).toBe(4);
  await app.close();
});

test('the published password is refused where other machines reach the server, even before the next start', async () => {
  const used = await openTestDatabase();
  const [student] = DEMO_ACCOUNTS;
  if (!student) throw new Error('A demo account is missing.');
  await used.pool.query(
    "insert into users (id, email, name, role, password_digest) values (gen_random_uuid(), $1, 'Sam', 'student', $2)",
    [student.email, await hashSecret(student.password)],
  );
  const reachable = await testApp(used.pool, { site: { publicUrl: 'https://learn.example.org', localOnly: false } });
  const local = await testApp(used.pool);
  expect((await new TestBrowser(reachable).signIn(student.email, student.password)).code).toBe('WRONG_CREDENTIALS');
  expect((await new TestBrowser(local).signIn(student.email, student.password)).code).toBeUndefined();
  await reachable.close();
  await local.close();
  await used.close();
});
