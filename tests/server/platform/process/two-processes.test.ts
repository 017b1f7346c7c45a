import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIGN_IN_FREE_FAILURES } from '#domain/access/sign-in-delay.rule.ts';
import { testBank } from '../../../support/questions/test-bank.ts';
import { differences } from '../../../support/recount.ts';
import { openStream } from '../../../support/servers/open-stream.ts';
import { type RunningServer, startServer } from '../../../support/servers/running-server.ts';
import { PASSWORD, signedInStudent, type TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { testDatabase } from '../../../support/servers/test-server.ts';

/*
 * Two processes of the server, as in production, on one database. The app in this process is a third, with which tests
 * prepare the data.
 */

const STUDENTS = 12;
const STATE =
  'subscription S($id: ID!) { attemptNews(id: $id, device: "a0a0a0a0-0000-4000-8000-000000000001") { state { submittedAt } } }';
const START = 'mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { id } }';

const database = await testDatabase();
let servers: [RunningServer, RunningServer];
let quiz: string;
let student: TestBrowser;
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  app = await testApp(database.pool);
  await testBank(database.pool, { free: true });
  const { rows } = await database.pool.query<{ id: string }>('select id from quizzes limit 1');
  quiz = rows[0]?.id ?? '';
  student = await signedInStudent(app, 'one@example.org');
  const env = {
    DATABASE_URL: database.url,
    NODE_ENV: 'development',
    MEDIA_SIGNING_KEY: randomUUID(),
    DATABASE_POOL_SIZE: '4',
  };
  servers = await Promise.all([startServer({ env }), startServer({ env })]);
});
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.remove()));
  await app.close();
});

type Body = { data?: Record<string, unknown>; errors?: { extensions: { code: string } }[] };
async function call(server: RunningServer, query: string, variables: object, browser?: TestBrowser): Promise<Body> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      platform: 'web',
      ...(browser && {
        authorization: `Bearer ${browser.token}`,
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      }),
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Body;
}

describe('two processes over one database', () => {
  it('share sessions, and end them for each other', async () => {
    const leaving = await signedInStudent(app, 'leaving@example.org');
    for (const server of servers)
      expect(await call(server, '{ session { email } }', {}, leaving)).toEqual({
        data: { session: { email: 'leaving@example.org' } },
      });
    await call(servers[0], 'mutation { signOut }', {}, leaving);
    expect((await call(servers[1], '{ session { email } }', {}, leaving)).data?.session ?? null).toBeNull();
  });

  it('count guesses at one account together', async () => {
    const guess = (server: RunningServer): Promise<Body> =>
      call(server, 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }', {
        input: { email: 'one@example.org', password: `${PASSWORD}!` },
      });
    const answers = await Promise.all(
      Array.from({ length: SIGN_IN_FREE_FAILURES + 4 }, (_, n) => guess(servers[n % 2] ?? servers[0])),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(SIGN_IN_FREE_FAILURES);
    expect(codes.filter((code) => code === 'TOO_MANY_TRIES')).toHaveLength(4);
  });

  it('send changes in one process to streams of the other', async () => {
    const startedAt = await call(servers[0], START, { quiz }, student);
    const id = (startedAt.data?.startAttempt as { id: string } | undefined)?.id ?? '';
    type State = { attemptNews: { state: { submittedAt: string | null } } };
    const stream = await openStream<State>(`${servers[1].url}/graphql`, student, STATE, { id });
    expect((await stream.next())?.data?.attemptNews.state.submittedAt).toBeNull();
    await call(servers[0], 'mutation ($id: ID!) { submitAttempt(attempt: $id) { id } }', { id }, student);
    // The news of the start may arrive after the stream was opened; it repeats the state before the submission.
    let submittedAt: string | null | undefined = null;
    while (submittedAt === null) submittedAt = (await stream.next())?.data?.attemptNews.state.submittedAt;
    expect(submittedAt).toMatch(/^20/);
    stream.close();
  });

  it('share background work: each attempt whose time is up is submitted and counted once', async () => {
    const students = await Promise.all(
      Array.from({ length: STUDENTS }, (_, n) => signedInStudent(app, `late-${n}@example.org`)),
    );
    for (const late of students) await call(servers[0], START, { quiz }, late);
    await database.pool.query(
      `update attempts set seconds = 60, started_at = now() - interval '1 hour', deadline_at = now() - interval '50 minutes'
       where handed_in_at is null`,
    );
    await expect
      .poll(
        async () =>
          (
            await database.pool.query<{ open: number }>(
              'select count(*)::int as open from attempts where handed_in_at is null',
            )
          ).rows[0]?.open,
        { timeout: 30_000, interval: 250 },
      )
      .toBe(0);
    expect(await differences(database.pool)).toEqual([]);
    for (const server of servers) expect(server.output()).not.toMatch(/could not be handed in/);
  });
});
