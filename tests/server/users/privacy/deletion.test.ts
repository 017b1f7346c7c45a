import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { seedDemo } from '#server/demo/seed.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { eraseDue } from '#server/users/privacy/erase.ts';
import { PASSWORD, signedInStudent, TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

let database: TestDatabase;
let pool: pg.Pool;
let app: FastifyInstance;
let folder: string;
const mails: Mail[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  pool = database.pool;
  folder = await mkdtemp(join(tmpdir(), 'lectern-privacy-'));
  await seedDemo(pool, {
    imageStore: folderImageStore(folder),
    media: folderMediaStore(join(folder, 'files')),
    accounts: true,
    library: null,
  });
  app = await testApp(pool, { mailer: { send: async (mail) => void mails.push(mail) } });
}, 120_000);
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const DELETE = 'mutation ($password: String!) { deleteAccount(password: $password) }';
const REQUEST_CODE = 'mutation ($email: String!) { requestDeletionCode(email: $email) }';
const EXCHANGE = 'mutation ($email: String!, $code: String!) { exchangeDeletionCode(email: $email, code: $code) }';
const BY_PERMIT = 'mutation ($permit: String!) { deleteAccountByPermit(permit: $permit) }';

const failOnReport = (userId: string, cause: unknown): never => {
  throw new Error(`${userId} could not be deleted`, { cause });
};
const erase = () => eraseDue(pool, folderImageStore(folder), failOnReport);
const idOf = async (email: string): Promise<string> =>
  (await pool.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]?.id ?? '';
const makeDue = (id: string) =>
  pool.query("update account_deletions set due_at = now() - interval '1 second' where user_id = $1", [id]);

/** The number of rows of each table that contain one of the words in any column. */
async function rowsContaining(words: readonly string[]): Promise<Record<string, number>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int from "${name}" t where exists (select from unnest($1::text[]) w where strpos(lower(t::text), w) > 0)`,
      [words.map((word) => word.toLowerCase())],
    );
    if (rows[0] !== undefined && rows[0].count > 0) counts[name] = rows[0].count;
  }
  return counts;
}

/** Data that only long use creates: a purchase, a message to the office, a change by an admin, content for a class. */
async function leaveTraces(id: string, email: string): Promise<void> {
  const order = randomUUID();
  await pool.query(
    `insert into orders (id, user_id, buyer_name, buyer_email, operation_id, status, plan_id, period, country, quote, gateway)
     values ($1, $2, 'Buyer', $3, $4, 'paid', 'pro', 'month', 'DE', '{}', 'test')`,
    [order, id, email, randomUUID()],
  );
  await pool.query(
    `insert into payments (id, order_id, kind, gateway, invoice_ref, currency, net, tax, amount, receipt_number, period_ends_at)
     values ($1, $2, 'purchase', 'test', $3, 'EUR', 1000, 190, 1190, 900001, now())`,
    [randomUUID(), order, order],
  );
  await pool.query(`insert into contact_messages (id, name, email, message) values ($1, 'Me', $2, 'Hello')`, [
    randomUUID(),
    email,
  ]);
  await pool.query(
    `insert into audit_log (action, resource, record_id, title, after)
     values ('changed', 'users', $1, $2, jsonb_build_object('email', $2::text))`,
    [id, email],
  );
  await pool.query(
    `insert into saved_views (id, user_id, resource, name, query) values ($1, $2, 'quizzes', 'Mine', '')`,
    [randomUUID(), id],
  );
}

describe('deleting an account', () => {
  test('removes everything of a student who has studied except what the law requires', async () => {
    const { email = '' } = DEMO_ACCOUNTS.find(({ role }) => role === 'student') ?? {};
    const id = await idOf(email);
    await leaveTraces(id, email);
    const { rows: attempts } = await pool.query<{ id: string }>('select id from attempts where user_id = $1', [id]);
    const { rows: names } = await pool.query<{ name: string }>('select name from users where id = $1', [id]);
    const words = [id, email, names[0]?.name ?? '', ...attempts.map((attempt) => attempt.id)];
    const others = 'select count(*)::int from users where id <> $1';
    const before = (await pool.query<{ count: number }>(others, [id])).rows;
    const there = await rowsContaining(words);
    expect(Object.keys(there)).toEqual(expect.arrayContaining(['attempts', 'answer_log', 'card_states', 'orders']));
    expect(attempts.length).toBeGreaterThan(0);

    await pool.query('insert into account_deletions (user_id, due_at) values ($1, now())', [id]);
    expect(await erase()).toBe(1);

    // The receipt's name and address, and that an account with this id was changed and deleted.
    expect(await rowsContaining(words)).toEqual({ orders: there.orders, audit_log: 2 });
    const { rows: orders } = await pool.query('select user_id, buyer_email from orders where buyer_email = $1', [
      email,
    ]);
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.filter(({ user_id }) => user_id !== null)).toEqual([]);
    const { rows: audit } = await pool.query(
      'select action, actor_id, title, before, after from audit_log where record_id = $1 order by id',
      [id],
    );
    const blank = { actor_id: null, title: '', before: null, after: null };
    expect(audit).toEqual([
      { action: 'changed', ...blank },
      { action: 'deleted', ...blank },
    ]);
    expect((await pool.query<{ count: number }>(others, [id])).rows).toEqual(before);
    expect((await pool.query('select from payments where receipt_number = 900001')).rowCount).toBe(1);
  });

  test('of a teacher leaves classes and assignments to the students in them', async () => {
    const { email = '' } = DEMO_ACCOUNTS.find(({ role }) => role === 'teacher') ?? {};
    const id = await idOf(email);
    const counted = async () =>
      (
        await pool.query(
          `select (select count(*)::int from classrooms) as classrooms, (select count(*)::int from assignments) as assignments,
             (select count(*)::int from items) as items`,
        )
      ).rows;
    const before = await counted();
    await pool.query('insert into account_deletions (user_id, due_at) values ($1, now())', [id]);
    expect(await erase()).toBe(1);
    expect(await counted()).toEqual(before);
    // Versions and the log keep an id that refers to nothing.
    expect(
      Object.keys(await rowsContaining([id])).filter(
        (table) => !['item_versions', 'note_versions', 'audit_log'].includes(table),
      ),
    ).toEqual([]);
  });

  test('happens once, however many processes try', async () => {
    for (const n of [1, 2, 3]) {
      await signedInStudent(app, `going${n}@example.org`);
      const id = await idOf(`going${n}@example.org`);
      await pool.query('insert into account_deletions (user_id, due_at) values ($1, now())', [id]);
    }
    const erased = await Promise.all(Array.from({ length: 6 }, erase));
    const rest = await erase();
    expect(erased.reduce((sum, count) => sum + count, rest)).toBe(3);
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int from audit_log where action = 'deleted' and resource = 'users'`,
    );
    expect(rows[0]?.count).toBe(5);
  });

  test('waits for two weeks, ends every session, and is cancelled by signing in', async () => {
    const email = 'unsure@example.org';
    const browser = await signedInStudent(app, email);
    expect((await browser.call(DELETE, { password: 'not this one' })).code).toBe('WRONG_CREDENTIALS');
    const { data } = await browser.call(DELETE, { password: PASSWORD });
    const days = (new Date(data.deleteAccount).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(14.1);
    expect((await browser.call('{ session { id } }')).status).toBe(401);
    expect(mails.at(-1)?.to).toBe(email);
    expect(await erase()).toBe(0);

    const back = new TestBrowser(app);
    await back.signIn(email, PASSWORD);
    expect((await back.call('{ accountDeletion }')).data.accountDeletion).toBe(data.deleteAccount);
    expect((await back.call('mutation { cancelAccountDeletion }')).data).toEqual({ cancelAccountDeletion: true });
    expect((await back.call('{ accountDeletion }')).data.accountDeletion).toBeNull();
    await makeDue(await idOf(email));
    expect(await erase()).toBe(0);
  });

  test('works with a mailed code, once, and does not reveal who has an account', async () => {
    const email = 'bymail@example.org';
    const browser = await signedInStudent(app, email);
    const visitor = new TestBrowser(app);
    const sent = mails.length;
    const [known, unknown] = [
      await visitor.call(REQUEST_CODE, { email }),
      await visitor.call(REQUEST_CODE, { email: 'nobody@example.org' }),
    ];
    expect(unknown.text).toBe(known.text);
    await expect.poll(() => mails.length).toBe(sent + 1);
    const code = /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
    expect((await visitor.call(EXCHANGE, { email: 'nobody@example.org', code })).code).toBe('WRONG_CODE');
    const { data } = await visitor.call(EXCHANGE, { email, code });
    const permit = data.exchangeDeletionCode;
    // The permit is valid for nothing else.
    const reset = 'mutation ($permit: String!) { resetPassword(permit: $permit, password: "nine brown otters") }';
    expect((await visitor.call(reset, { permit })).code).toBe('CODE_ENDED');
    expect((await visitor.call(BY_PERMIT, { permit })).data.deleteAccountByPermit).toMatch(/^\d{4}-/);
    expect((await visitor.call(BY_PERMIT, { permit })).code).toBe('CODE_ENDED');
    expect((await browser.call('{ session { id } }')).status).toBe(401);
  });

  test('is refused to the last admin', async () => {
    const { email = '', password = '' } = DEMO_ACCOUNTS.find(({ role }) => role === 'admin') ?? {};
    const admin = new TestBrowser(app);
    await admin.signIn(email, password);
    expect((await admin.call(DELETE, { password })).code).toBe('LAST_ADMIN');
  });
});

test('stops renewals from the moment of the request', async () => {
  const email = 'subscriber@example.org';
  const student = await signedInStudent(app, email);
  const id = await idOf(email);
  const orders = ['active', 'pastDue', 'none'].map((renewal) => ({ order: randomUUID(), renewal }));
  for (const { order, renewal } of orders) {
    await pool.query(
      `insert into orders (id, user_id, buyer_name, buyer_email, operation_id, status, plan_id, period, country, quote, gateway, renewal, subscription_ref)
       values ($1, $2, 'Buyer', $3, $4, 'paid', 'pro', 'month', 'DE', '{}', 'test', $5, $6)`,
      [order, id, email, randomUUID(), renewal, `${randomUUID()}_sub`],
    );
  }
  const renewals = async () =>
    (await pool.query<{ renewal: string }>('select renewal from orders where user_id = $1 order by renewal', [id]))
      .rows;
  expect((await student.call(DELETE, { password: 'wrong password here' })).code).toBe('WRONG_CREDENTIALS');
  expect(await renewals()).toEqual([{ renewal: 'active' }, { renewal: 'none' }, { renewal: 'pastDue' }]);
  expect((await student.call(DELETE, { password: PASSWORD })).errors).toBeUndefined();
  expect(await renewals()).toEqual([{ renewal: 'canceled' }, { renewal: 'canceled' }, { renewal: 'none' }]);
  const { rows } = await pool.query(
    `select record_id from audit_log where action = 'renewalCanceled' and record_id = any($1)`,
    [orders.map(({ order }) => order)],
  );
  expect(rows).toHaveLength(2);
});
