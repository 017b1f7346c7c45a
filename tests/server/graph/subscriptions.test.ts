import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeAccommodation } from '#server/attempts/accommodation.commands.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { testBank } from '../../support/questions/test-bank.ts';
import { openStream } from '../../support/servers/open-stream.ts';
import { signedInStudent, type TestBrowser, testApp } from '../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';

let database: TestDatabase;
let pool: pg.Pool;
let app: FastifyInstance;
let url: string;
let attempt: string;
let student: TestBrowser;
let userId: string;

const STATE =
  'subscription S($id: ID!) { attemptNews(id: $id, device: "a0a0a0a0-0000-4000-8000-000000000001") { state { deadlineAt submittedAt } } }';

beforeAll(async () => {
  database = await openTestDatabase();
  pool = database.pool;
  app = await testApp(pool);
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`;
  await testBank(pool, { free: true });
  student = await signedInStudent(app, 'watcher@example.org');
  const { rows } = await pool.query<{ id: string }>("select id from users where email = 'watcher@example.org'");
  userId = rows[0]?.id ?? '';
  const quiz = await pool.query<{ id: string }>('select id from quizzes limit 1');
  const startedAt = await student.call('mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { id } }', {
    quiz: quiz.rows[0]?.id,
  });
  attempt = startedAt.data.startAttempt.id;
  await pool.query("update attempts set seconds = 600, deadline_at = started_at + interval '600 s' where id = $1", [
    attempt,
  ]);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

type State = { attemptNews: { state: { deadlineAt: string; submittedAt: string | null } } };
const open = (browser: TestBrowser, query: string, variables: object) =>
  openStream<State>(url, browser, query, variables);

describe('a subscription', () => {
  it('responds at once, and again after each relevant change', async () => {
    const stream = await open(student, STATE, { id: attempt });
    expect(stream.type).toMatch('text/event-stream');
    const before = Date.parse((await stream.next())?.data?.attemptNews.state.deadlineAt ?? '');
    const at = performance.now();
    const granted = { timeFactor: 2, pauseSeconds: 0, dueDays: 0, penaltyWindowFactor: 1 };
    await inTransaction(pool, (client) => storeAccommodation(client, userId, granted, null));
    const after = Date.parse((await stream.next())?.data?.attemptNews.state.deadlineAt ?? '');
    expect(performance.now() - at).toBeLessThan(2_000);
    expect(after - before).toBe(600_000);
    stream.close();
  });

  it('is refused without sign-in, and for other users’ attempts', async () => {
    const visitor = Object.assign(Object.create(Object.getPrototypeOf(student)), student, { token: null });
    expect((await open(visitor, STATE, { id: attempt })).status).toBe(401);
    const other = await signedInStudent(app, 'other@example.org');
    const stream = await open(other, STATE, { id: attempt });
    expect((await stream.next())?.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await stream.next()).toBeNull();
  });

  it('accepts no queries, no mutations, and nothing that is too deep', async () => {
    expect((await open(student, '{ session { id } }', {})).status).toBe(400);
    expect((await open(student, 'subscription { nonsense }', {})).status).toBe(400);
    expect((await open(student, 'subscription {', {})).status).toBe(400);
  });

  it('ends when its session ends', async () => {
    const guest = await signedInStudent(app, 'leaving@example.org');
    const quiz = await pool.query<{ id: string }>('select id from quizzes limit 1');
    const startedAt = await guest.call('mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { id } }', {
      quiz: quiz.rows[0]?.id,
    });
    const stream = await open(guest, STATE, { id: startedAt.data.startAttempt.id });
    expect((await stream.next())?.data?.attemptNews.state.submittedAt).toBeNull();
    await pool.query(
      "update sessions set revoked_at = now() where user_id = (select id from users where email = 'leaving@example.org')",
    );
    expect((await stream.next())?.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await stream.next()).toBeNull();
  });

  it('continues after the database has closed the listening connection', async () => {
    const stream = await open(student, STATE, { id: attempt });
    await stream.next();
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen lectern_changes' and datname = current_database()",
    );
    await pool.query(
      "update attempts set deadline_at = deadline_at + interval '60 s', extra_seconds = 60 where id = $1",
      [attempt],
    );
    expect(await stream.next()).not.toBeNull();
    stream.close();
  });

  it('lets a server shut down at once', async () => {
    const second = await testApp(pool);
    await second.listen({ port: 0, host: '127.0.0.1' });
    const own = `http://127.0.0.1:${(second.server.address() as AddressInfo).port}/graphql`;
    const first = url;
    url = own;
    const stream = await open(student, STATE, { id: attempt });
    url = first;
    await stream.next();
    await second.close();
    expect(await stream.next()).toBeNull();
  });
});
