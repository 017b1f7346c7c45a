import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueFirstAdminToken } from '#server/access/first-run/first-admin.commands.ts';
import { PASSWORD, TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { testDatabase } from '../../../support/servers/test-server.ts';

const database = await testDatabase();
/** Two processes over one database. */
let apps: readonly [FastifyInstance, FastifyInstance];

beforeAll(async () => {
  apps = [await testApp(database.pool), await testApp(database.pool)];
});
afterAll(async () => {
  for (const app of apps ?? []) await app.close();
});
beforeEach(async () => {
  await database.pool.query('delete from first_admin_links');
  await database.pool.query("delete from users where role = 'admin' or email = 'taken@example.org'");
});

const ADA = { name: 'Ada Admin', email: 'ada@example.org', password: PASSWORD };

async function issue(): Promise<string> {
  const issued = await issueFirstAdminToken(database.pool);
  if (issued === null) throw new Error('There is an administrator already.');
  return issued.token;
}
const open = (token: string, language = 'en') =>
  apps[0].inject({ url: `/first-run?token=${token}`, headers: { 'accept-language': language } });
const submit = (token: string, account: Partial<typeof ADA> = {}, app = apps[0]) =>
  app.inject({
    method: 'POST',
    url: '/first-run',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...ADA, ...account, token }).toString(),
  });
async function adminEmails(): Promise<string[]> {
  const { rows } = await database.pool.query<{ email: string }>("select email from users where role = 'admin'");
  return rows.map(({ email }) => email);
}

describe('the link to the first administrator', () => {
  test('opens a form that creates an administrator', async () => {
    const token = await issue();
    expect((await open(token)).body).toContain('Create administrator');
    expect((await open(token, 'de')).body).toContain('Administrator anlegen');
    expect((await submit(token)).statusCode).toBe(200);

    const browser = new TestBrowser(apps[1]);
    await browser.signIn(ADA.email, ADA.password);
    expect((await browser.call('{ session { userRole name } }')).data.session).toEqual({
      userRole: 'admin',
      name: ADA.name,
    });
    const { rows } = await database.pool.query("select action, actor_id from audit_log where resource = 'users'");
    expect(rows).toContainEqual({ action: 'created', actor_id: null });
  });

  test('works once', async () => {
    const token = await issue();
    await submit(token);
    const again = await submit(token, { email: 'eve@example.org' });
    expect([again.statusCode, again.body.includes('no longer valid')]).toEqual([404, true]);
    expect((await open(token)).statusCode).toBe(404);
    await database.pool.query("delete from users where role = 'admin'");
    expect((await submit(token)).statusCode).toBe(404);
  });

  test('expires', async () => {
    const token = await issue();
    await database.pool.query("update first_admin_links set expires_at = now() - interval '1 second'");
    expect((await open(token)).statusCode).toBe(404);
    expect((await submit(token)).statusCode).toBe(404);
    expect(await adminEmails()).toEqual([]);
  });

  test('is invalid once there is an administrator, however created', async () => {
    const token = await issue();
    await database.pool.query(
      "insert into users (id, email, name, role, password_digest) values ($1, 'boss@example.org', 'Boss', 'admin', 'x')",
      [randomUUID()],
    );
    expect((await submit(token)).statusCode).toBe(404);
    expect(await issueFirstAdminToken(database.pool)).toBeNull();
    expect(await adminEmails()).toEqual(['boss@example.org']);
  });

  test.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(43)}&token=b`, '%00'])('is not %j', async (token) => {
    await issue();
    expect((await open(token)).statusCode).toBe(404);
    expect((await submit(decodeURIComponent(token))).statusCode).toBe(404);
  });

  test('creates one administrator for many simultaneous requests, over two processes and with different links', async () => {
    const tokens = [await issue(), await issue()];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        submit(tokens[n % 2] ?? '', { email: `admin-${n}@example.org` }, apps[n % 3 === 0 ? 0 : 1]),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await adminEmails()).toHaveLength(1);
  });

  test('stays valid after a mistake, shows what is wrong, and returns no password', async () => {
    const token = await issue();
    await database.pool.query(
      "insert into users (id, email, name, role) values ($1, 'taken@example.org', 'Somebody', 'student')",
      [randomUUID()],
    );
    for (const [change, sentence] of [
      [{ password: 'short' }, 'hard to guess'],
      [{ password: 'study-with-lectern' }, 'hard to guess'],
      [{ email: 'nobody' }, 'valid email'],
      [{ name: ' ' }, 'Enter your name'],
      [{ email: 'taken@example.org' }, 'already exists'],
      [{ name: '"><script>alert(1)</script>', password: 'short' }, 'hard to guess'],
    ] as const) {
      const { statusCode, body } = await submit(token, change);
      expect([statusCode, body.includes(sentence), body.includes('<script')], sentence).toEqual([400, true, false]);
      expect(body).not.toContain(PASSWORD);
    }
    expect((await submit(token)).statusCode).toBe(200);
  });

  test('is not cached and sent to no other site', async () => {
    const { headers } = await open(await issue());
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });
});
