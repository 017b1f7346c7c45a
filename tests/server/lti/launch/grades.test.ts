import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAttempt } from '#server/attempts/attempt.start.ts';
import { countFinalised } from '#server/attempts/marking/teacher-mark.commands.ts';
import { sendGrade } from '#server/lti/grades/grade.job.ts';
import { CLAIM, COLUMN_SCOPE, SCORE_SCOPE } from '#server/lti/launch/claims.ts';
import type { Tool } from '#server/lti/tool.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { QUEUE_SCHEMA } from '#server/platform/jobs/queue.tables.ts';
import { type Queue, startQueue } from '#server/platform/jobs/queue.ts';
import { launch, openLaunch } from '../../../support/lti/test-launch.ts';
import { type TestPlatform, testPlatform, testTool } from '../../../support/lti/test-lti-platform.ts';
import { TEST_QUESTIONS, type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { type TestClass, type TestUser, testClass } from '../../../support/users/test-class.ts';

let database: TestDatabase;
let app: FastifyInstance;
let tool: Tool;
let bank: TestBank;
let room: TestClass;
let platform: TestPlatform;
let queue: Queue;
/** Statuses with which the gradebook answers before it accepts everything. */
const refusals: number[] = [];
const failures: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  tool = testTool();
  app = await testApp(database.pool, { tool });
  bank = await testBank(database.pool, { free: true });
  room = await testClass({ app, pool: database.pool }, { quiz: bank.quiz, showsMarks: 'release' });
  platform = await testPlatform(database.pool, tool, { school: room.school });
  queue = startQueue(
    database.pool,
    { grade: ({ id }) => sendGrade(database.pool, tool, id) },
    (sentence) => void failures.push(sentence),
  );
});
beforeEach(() => {
  platform.requested.length = 0;
});
afterAll(async () => {
  await queue.stop();
  await platform.close();
  await app.close();
  await database.close();
});

/** Sends everything that is due, and retries at once. */
async function sent(): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query<{ waiting: number }>(
      `update ${QUEUE_SCHEMA}.job set start_after = least(start_after, now())
       where singleton_key not like '%at the end' and state in ('created', 'retry', 'active') returning 1 as waiting`,
    );
    if (rows.length === 0) return;
    await database.pool.query(`select pg_notify('lectern_jobs', '')`);
    await sleep(50);
  }
}
const scores = (): Record<string, unknown>[] =>
  platform.requested
    .filter(({ path }) => path.includes('/scores'))
    .map(({ path, body }) => ({ path, ...(JSON.parse(body) as Record<string, unknown>) }));

/** A user who opens a link with a column in the gradebook. */
async function launched(path: string, item: string): Promise<TestUser & { readonly sub: string }> {
  platform.answers.set(`/items/${item}/scores`, () => ({ status: refusals.shift() ?? 200 }));
  const grades = { scope: [SCORE_SCOPE], lineitem: `${platform.url}/items/${item}?type=3` };
  return launchedWith(path, { [CLAIM.grades]: grades });
}

async function launchedWith(path: string, claims: JWTPayload): Promise<TestUser & { readonly sub: string }> {
  const [sub, browser] = [randomUUID(), new TestBrowser(app)];
  await launch(app, browser, platform, { path, claims: { sub, ...claims } });
  await openLaunch(browser);
  const { id } = (await browser.call('{ session { id } }')).data.session;
  return { id, sub, browser };
}

async function startQuiz(student: TestUser): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select v.id from quiz_items qi join items i on i.id = qi.item_id join item_versions v on v.item_id = i.id
     where qi.quiz_id = $1 order by qi.position`,
    [bank.quiz],
  );
  const { id } = await inTransaction(database.pool, (client) =>
    startAttempt(client, {
      userId: student.id,
      quizId: bank.quiz,
      versionIds: rows.map((row) => row.id),
      seconds: null,
      behaviour: 'deferred',
    }),
  );
  return id;
}
const quizPath = () => `/subject/test/topic/test/quiz/${bank.quiz}`;
const OUT_OF = TEST_QUESTIONS.length;

describe('the grade of a quiz', () => {
  it('is sent on submission, and again for a better attempt; a worse one changes nothing', async () => {
    const student = await launched(quizPath(), 'q1');
    const right = TEST_QUESTIONS[0]?.right ?? {};
    for (const answers of [0, 1, 0]) {
      const attempt = await startQuiz(student);
      if (answers === 1) await room.answer(attempt, 1, right);
      await room.submitAttempt(student, attempt);
      await sent();
    }
    expect(scores()).toMatchObject([
      { path: '/items/q1/scores?type=3', userId: student.sub, scoreGiven: 0, scoreMaximum: OUT_OF },
      { activityProgress: 'Completed', gradingProgress: 'FullyGraded', scoreGiven: 1, scoreMaximum: OUT_OF },
    ]);
    const [first, second] = scores();
    expect(Date.parse(String(second?.timestamp))).toBeGreaterThan(Date.parse(String(first?.timestamp)));
  });

  it('is sent to one column for a link that has none, which is created when it is first needed', async () => {
    const created: Record<string, unknown>[] = [];
    platform.answers.set('/columns', ({ method, path, body }) => {
      if (method === 'GET') {
        expect(path).toContain('resource_link_id=link-1');
        return { body: [{ id: `${platform.url}/items/other`, resourceLinkId: 'link-0' }, ...created] };
      }
      created.push({ ...(JSON.parse(body) as object), id: `${platform.url}/items/made${created.length}` });
      return { status: 201, body: created.at(-1) };
    });
    for (const name of ['made0', 'made1']) platform.answers.set(`/items/${name}/scores`, () => ({ status: 200 }));
    const claims = {
      [CLAIM.grades]: { scope: [SCORE_SCOPE, COLUMN_SCOPE], lineitems: `${platform.url}/columns?course=7` },
      [CLAIM.resourceLink]: { id: 'link-1' },
    };
    const students = [await launchedWith(quizPath(), claims), await launchedWith(quizPath(), claims)];
    expect(created).toEqual([]);
    for (const student of students) await room.submitAttempt(student, await startQuiz(student));
    await sent();
    expect(created).toMatchObject([{ scoreMaximum: 100, resourceLinkId: 'link-1', resourceId: `quiz.${bank.quiz}` }]);
    expect(created[0]?.label).toMatch(/: /);
    expect(scores().map(({ path, userId }) => [path, userId])).toEqual(
      expect.arrayContaining(students.map(({ sub }) => ['/items/made0/scores', sub])),
    );

    // The teacher deleted the column: the next grade creates another.
    platform.answers.set('/items/made0/scores', () => ({ status: 404 }));
    created.length = 0;
    created.push({ id: `${platform.url}/items/elsewhere`, resourceLinkId: 'link-9' });
    const [first] = students;
    if (first === undefined) throw new Error('Nobody came.');
    const attempt = await startQuiz(first);
    await room.answer(attempt, 1, TEST_QUESTIONS[0]?.right ?? {});
    await room.submitAttempt(first, attempt);
    await sent();
    expect(scores().at(-1)).toMatchObject({ path: '/items/made1/scores', userId: first.sub });
  });

  it('is not sent if a link has no column and none may be created', async () => {
    platform.answers.set('/columns', () => ({ body: [] }));
    const student = await launchedWith(quizPath(), {
      [CLAIM.grades]: { scope: [SCORE_SCOPE], lineitems: `${platform.url}/columns` },
      [CLAIM.resourceLink]: { id: 'link-2' },
    });
    await room.submitAttempt(student, await startQuiz(student));
    await sent();
    expect(platform.requested.filter(({ path }) => path.startsWith('/columns'))).toEqual([]);
  });

  it('is sent again when the platform refuses it, and reported once', async () => {
    const student = await launched(quizPath(), 'q2');
    refusals.push(503, 500);
    await room.submitAttempt(student, await startQuiz(student));
    await sent();
    expect(scores()).toHaveLength(3);
    await room.submitAttempt(student, await startQuiz(student));
    await sent();
    expect(scores()).toHaveLength(3);
    expect(failures.length).toBeGreaterThan(0);
  });

  it('does not replace a newer grade on the platform', async () => {
    const student = await launched(quizPath(), 'q3');
    refusals.push(409);
    await room.submitAttempt(student, await startQuiz(student));
    await sent();
    expect(scores()).toHaveLength(1);
  });

  it('requests one token for many grades, and a new one when the platform has revoked it', async () => {
    const students = [await launched(quizPath(), 'q4'), await launched(quizPath(), 'q5')];
    platform.requested.length = 0;
    refusals.push(401);
    for (const student of students) await room.submitAttempt(student, await startQuiz(student));
    await sent();
    expect(platform.requested.filter(({ path }) => path === '/token').length).toBeLessThanOrEqual(1);
    expect(scores().length).toBe(3);
  });

  it('is sent only for users who opened the quiz by a launch, and for no other quiz', async () => {
    const [other] = room.students;
    if (other === undefined) throw new Error('There is nobody.');
    const attempt = await startQuiz(other);
    await room.submitAttempt(other, attempt);
    await sent();
    expect(scores()).toEqual([]);
  });
});

describe('the grade of an assignment', () => {
  it('waits for marking, then for the release; a changed mark is sent as well', async () => {
    const student = await launched(`/assignment/${room.assignment}/detail`, 'a1');
    await database.pool.query('insert into classroom_members (classroom_id, user_id) values ($1, $2)', [
      room.classroom,
      student.id,
    ]);
    const attempt = await room.start(student);
    await room.answer(attempt, 1, TEST_QUESTIONS[0]?.right ?? {});
    await room.answer(attempt, TEST_QUESTIONS.length, TEST_QUESTIONS.at(-1)?.right ?? {});
    await room.submitAttempt(student, attempt);
    await sent();
    expect(scores()).toMatchObject([{ activityProgress: 'Completed', gradingProgress: 'PendingManual' }]);
    expect(scores()[0]).not.toHaveProperty('scoreGiven');

    await inTransaction(database.pool, (client) =>
      countFinalised(client, { attempt, position: TEST_QUESTIONS.length, rounds: [{ round: 1, marks: 1 }], outOf: 2 }),
    );
    await sent();
    expect(scores()[1]).toMatchObject({ gradingProgress: 'Pending' });
    expect(scores()[1]).not.toHaveProperty('scoreGiven');

    const release = 'mutation ($id: ID!) { releaseMarks(id: $id, released: true) }';
    const released = await room.teacher.browser.call(release, { id: room.assignment });
    expect(released.errors).toBeUndefined();
    await sent();
    expect(scores()[2]).toMatchObject({ gradingProgress: 'FullyGraded', scoreGiven: 1.5, scoreMaximum: OUT_OF });
  });
});
