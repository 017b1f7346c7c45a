import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, signedInStudent, TestBrowser, testApp } from '../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';
import { testClass } from '../../support/users/test-class.ts';

const START = 'mutation ($subject: String!) { startDiagnostic(subject: $subject) }';
const READ = `query ($id: ID!) { attempt(id: $id) { submittedAt marks items { position type body response
  review { outcome key } } } }`;
const SAVE = 'mutation ($input: SaveInput!) { saveAnswers(input: $input) { receipts { refusal } } }';
const CONTINUE = `mutation ($attempt: ID!, $after: Int!) { continueDiagnostic(attempt: $attempt, after: $after) {
  submittedAt items { position review { outcome } } } }`;
const RESULT = `query ($attempt: ID!) { diagnosticResult(attempt: $attempt) { answered subject { slug }
  topics { level estimate low high answered progress { topic { slug } practice quiz } } } }`;
const CHOICES = ['A', 'B', 'C', 'D'].map((id) => ({ id, text: id }));

let database: TestDatabase;
let pool: pg.Pool;
let app: FastifyInstance;
let email: string;
let student: TestBrowser;

beforeAll(async () => {
  database = await openTestDatabase();
  pool = database.pool;
  app = await testApp(pool);
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  email = `${randomUUID()}@example.org`;
  student = await signedInStudent(app, email);
});

type Subject = { readonly slug: string; readonly id: string; readonly topics: readonly string[] };

/** A subject with this many questions in each topic; the correct choice is B. */
async function subjectWith(counts: readonly { questions: number; free?: boolean }[]): Promise<Subject> {
  const [id, slug] = [randomUUID(), `s-${randomUUID().slice(0, 8)}`];
  await pool.query('insert into subjects (id, slug, title, position) values ($1, $2, $2, 1)', [id, slug]);
  const topics: string[] = [];
  for (const [at, { questions, free = true }] of counts.entries()) {
    const topic = randomUUID();
    topics.push(topic);
    await pool.query(
      'insert into topics (id, subject_id, slug, title, position, free) values ($1, $2, $3, $3, $4, $5)',
      [topic, id, `topic-${at}`, at + 1, free],
    );
    for (let number = 0; number < questions; number += 1) {
      const item = randomUUID();
      await pool.query(
        `insert into items (id, topic_id, external_id, type, version, estimate)
         values ($1, $2, $3, 'multiple-choice', 1, $4)`,
        [item, topic, item, ['easy', 'medium', 'hard'][number % 3]],
      );
      await pool.query(
        `insert into item_versions (id, item_id, version, stem, body, key, explanation, source, figures, digest)
         values ($1, $2, 1, $3, $4, $5, 'why', '{"work":null,"author":null,"url":null,"licence":null}', '[]', $6)`,
        [
          ...[randomUUID(), item, `Question ${number}`],
          ...[{ choices: CHOICES, keepOrder: false }, { choices: ['B'] }, Buffer.from(item)],
        ],
      );
    }
  }
  return { slug, id, topics };
}

/** A quiz with the first questions of a topic. */
async function quizOf(topic: string, count: number): Promise<string> {
  const quiz = randomUUID();
  await pool.query(`insert into quizzes (id, topic_id, title, position) values ($1, $2, 'Quiz', 1)`, [quiz, topic]);
  await pool.query(
    `insert into quiz_items (quiz_id, item_id, position)
     select $1, id, row_number() over (order by id) from items where topic_id = $2 order by id limit $3`,
    [quiz, topic, count],
  );
  return quiz;
}

const start = async (slug: string, who = student): Promise<string | null> =>
  (await who.call(START, { subject: slug })).data.startDiagnostic;
const read = async (id: string) => (await student.call(READ, { id })).data.attempt;
const save = (attempt: string, position: number, response: unknown, more: object = {}) =>
  student.call(SAVE, {
    input: { attempt, answers: [{ operationId: randomUUID(), position, sequence: 1, response, ...more }] },
  });
const proceed = (attempt: string, after: number, who = student) => who.call(CONTINUE, { attempt, after });
const result = async (attempt: string) => (await student.call(RESULT, { attempt })).data.diagnosticResult;

/** Answers until the diagnostic ends. Returns the number of questions. */
async function answerAll(attempt: string, choose: (position: number) => unknown): Promise<number> {
  for (let position = 1; ; position += 1) {
    await save(attempt, position, choose(position));
    const { data, errors } = await proceed(attempt, position);
    expect(errors).toBeUndefined();
    if (data.continueDiagnostic.submittedAt !== null) return position;
    expect(data.continueDiagnostic.items.at(-1).position).toBe(position + 1);
  }
}

const RIGHT = { choice: 'B' };
const WRONG = { choice: 'A' };

describe('a diagnostic', () => {
  it('shuffles the choices of each question, and keeps their order', async () => {
    const { slug } = await subjectWith([{ questions: 20 }]);
    const attempt = (await start(slug)) ?? '';
    await answerAll(attempt, () => RIGHT);
    const ordersShown = async (): Promise<string[]> =>
      (await read(attempt)).items.map(({ body }: { body: { choices: { id: string }[] } }) =>
        body.choices.map(({ id }) => id).join(''),
      );
    const orders = await ordersShown();
    expect(orders.every((order) => [...order].toSorted().join('') === 'ABCD')).toBe(true);
    // The chance that 8 questions all keep the order of their author is 24 to the power of -8.
    expect(orders.some((order) => order !== 'ABCD')).toBe(true);
    expect(await ordersShown()).toEqual(orders);
  });

  it('asks 8 to 20 questions on all topics, none twice, and ends with the mastery of each topic', async () => {
    const { slug, topics } = await subjectWith([{ questions: 15 }, { questions: 15 }, { questions: 15 }]);
    const attempt = (await start(slug)) ?? '';
    const known = async (position: number) => {
      const { rows } = await pool.query(
        `select i.topic_id as topic from attempt_items ai join item_versions v on v.id = ai.version_id
         join items i on i.id = v.item_id where ai.attempt_id = $1 and ai.position = $2`,
        [attempt, position],
      );
      return rows[0].topic === topics[0] ? WRONG : RIGHT;
    };
    let count = 0;
    for (let isOpen = true; isOpen; ) {
      count += 1;
      await save(attempt, count, await known(count));
      isOpen = (await proceed(attempt, count)).data.continueDiagnostic.submittedAt === null;
    }
    expect(count).toBeGreaterThanOrEqual(8);
    expect(count).toBeLessThanOrEqual(20);
    const { rows } = await pool.query(
      `select count(*)::int as asked, count(distinct v.item_id)::int as items, count(distinct i.topic_id)::int as topics
       from attempt_items ai join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
       where ai.attempt_id = $1`,
      [attempt],
    );
    expect(rows[0]).toEqual({ asked: count, items: count, topics: 3 });
    const { topics: diagnosed, answered } = await result(attempt);
    expect(answered).toBe(count);
    expect(diagnosed).toHaveLength(3);
    const [weakest] = diagnosed;
    expect(weakest.progress.topic.slug).toBe('topic-0');
    expect(weakest.progress.practice).not.toBeNull();
    for (const { low, estimate, high } of diagnosed)
      expect([low, estimate, high]).toEqual([low, estimate, high].sort());
    expect(weakest.estimate).toBeLessThan(diagnosed[1].estimate);
  });

  it('shows no answer key and no outcome before its end', async () => {
    const { slug } = await subjectWith([{ questions: 10 }]);
    const attempt = (await start(slug)) ?? '';
    await save(attempt, 1, WRONG);
    const { data } = await proceed(attempt, 1);
    expect(data.continueDiagnostic.items.map(({ review }: { review: unknown }) => review)).toEqual([null, null]);
  });

  it('accepts "I don’t know yet" as an answer, and counts it as such', async () => {
    const { slug } = await subjectWith([{ questions: 12 }]);
    const attempt = (await start(slug)) ?? '';
    const count = await answerAll(attempt, () => null);
    const { answered, topics } = await result(attempt);
    expect(answered).toBe(count);
    expect(topics[0]).toMatchObject({ level: 'beginning', answered: count });
  });

  it('continues once, whichever device asks, and finds the open one again', async () => {
    const { slug } = await subjectWith([{ questions: 12 }]);
    const attempt = (await start(slug)) ?? '';
    const second = new TestBrowser(app);
    await second.signIn(email, PASSWORD);
    expect(await start(slug, second)).toBe(attempt);
    await save(attempt, 1, RIGHT);
    const [one, other] = await Promise.all([proceed(attempt, 1), proceed(attempt, 1, second)]);
    expect(one.data.continueDiagnostic.items).toHaveLength(2);
    expect(other.data.continueDiagnostic.items).toHaveLength(2);
    expect((await proceed(attempt, 1)).data.continueDiagnostic.items).toHaveLength(2);
    expect(await start(slug)).toBe(attempt);
  });

  it('two starts at once are one diagnostic', async () => {
    const { slug } = await subjectWith([{ questions: 12 }]);
    const ids = await Promise.all([start(slug), start(slug), start(slug)]);
    expect(new Set(ids).size).toBe(1);
  });

  it('does not continue after a question without an answer, or one that was not asked', async () => {
    const { slug } = await subjectWith([{ questions: 12 }]);
    const attempt = (await start(slug)) ?? '';
    expect((await proceed(attempt, 1)).code).toBe('INVALID_INPUT');
    await save(attempt, 1, RIGHT);
    expect((await proceed(attempt, 2)).code).toBe('INVALID_INPUT');
    expect((await read(attempt)).items).toHaveLength(1);
  });

  it('can be ended at any time; unanswered questions don’t count', async () => {
    const { slug } = await subjectWith([{ questions: 12 }]);
    const attempt = (await start(slug)) ?? '';
    await save(attempt, 1, RIGHT);
    await proceed(attempt, 1);
    await student.call('mutation ($attempt: ID!) { submitAttempt(attempt: $attempt) { id } }', { attempt });
    expect((await read(attempt)).items).toHaveLength(1);
    expect(await result(attempt)).toMatchObject({ answered: 1, topics: [{ level: 'unknown', answered: 1 }] });
    expect(await start(slug)).not.toBe(attempt);
  });

  it('can be ended before the first answer', async () => {
    const { slug } = await subjectWith([{ questions: 12 }]);
    const attempt = (await start(slug)) ?? '';
    await student.call('mutation ($attempt: ID!) { submitAttempt(attempt: $attempt) { id } }', { attempt });
    expect(await result(attempt)).toMatchObject({ answered: 0, topics: [{ level: 'unknown', answered: 0 }] });
  });

  it('is in no list of results, and has no result with marks', async () => {
    const { slug } = await subjectWith([{ questions: 3 }]);
    const attempt = (await start(slug)) ?? '';
    await answerAll(attempt, () => RIGHT);
    const answer = await student.call('query ($id: ID!) { attemptResult(id: $id) { seconds } }', { id: attempt });
    const latest = await student.call('{ latestResults { kind } openExamAttempts { kind } }');
    expect(latest.data).toEqual({ latestResults: [], openExamAttempts: [] });
    expect(answer.code).toBe('NOT_FOUND');
  });

  it('counts for mastery like every other answer', async () => {
    const { slug } = await subjectWith([{ questions: 12 }]);
    const attempt = (await start(slug)) ?? '';
    const count = await answerAll(attempt, () => RIGHT);
    const { data } = await student.call('query ($subject: String!) { mastery(subject: $subject) { answered } }', {
      subject: slug,
    });
    expect(data.mastery).toEqual([{ answered: count }]);
  });
});

describe('a subject', () => {
  it('with only five questions gets these five', async () => {
    const { slug } = await subjectWith([{ questions: 5 }]);
    const attempt = (await start(slug)) ?? '';
    expect(await answerAll(attempt, () => RIGHT)).toBe(5);
    expect((await result(attempt)).answered).toBe(5);
  });

  it('without questions has no diagnostic, nor has one without topics', async () => {
    expect(await start((await subjectWith([{ questions: 0 }])).slug)).toBeNull();
    expect(await start((await subjectWith([])).slug)).toBeNull();
  });

  it('that is not there is not found', async () => {
    expect((await student.call(START, { subject: 'nothing' })).code).toBe('NOT_FOUND');
  });

  it('gets only the questions that the plan opens', async () => {
    const { slug, topics } = await subjectWith([{ questions: 4 }, { questions: 9, free: false }]);
    const attempt = (await start(slug)) ?? '';
    expect(await answerAll(attempt, () => RIGHT)).toBe(4);
    const { rows } = await pool.query(
      `select distinct i.topic_id as topic from attempt_items ai join item_versions v on v.id = ai.version_id
       join items i on i.id = v.item_id where ai.attempt_id = $1`,
      [attempt],
    );
    expect(rows).toEqual([{ topic: topics[0] }]);
    const { data } = await student.call(
      'query ($subject: String!) { diagnostic(subject: $subject) { lockedTopics open latest } }',
      { subject: slug },
    );
    expect(data.diagnostic).toEqual({ lockedTopics: 1, open: null, latest: attempt });
    expect(await start((await subjectWith([{ questions: 9, free: false }])).slug)).toBeNull();
  });

  it('whose content is unpublished meanwhile ends the diagnostic, with every answer', async () => {
    const { slug, topics } = await subjectWith([{ questions: 12 }]);
    const attempt = (await start(slug)) ?? '';
    await save(attempt, 1, RIGHT);
    await proceed(attempt, 1);
    await pool.query('update items set published_at = null where topic_id = $1', [topics[0]]);
    expect((await save(attempt, 2, RIGHT)).data.saveAnswers.receipts).toEqual([{ refusal: null }]);
    expect((await proceed(attempt, 2)).data.continueDiagnostic.submittedAt).not.toBeNull();
    expect((await result(attempt)).answered).toBe(2);
  });

  it('that is deleted meanwhile ends the diagnostic', async () => {
    const { slug, id } = await subjectWith([{ questions: 12 }]);
    const attempt = (await start(slug)) ?? '';
    await save(attempt, 1, RIGHT);
    await pool.query('update subjects set deleted_at = now() where id = $1', [id]);
    expect((await proceed(attempt, 1)).data.continueDiagnostic.submittedAt).not.toBeNull();
    expect((await student.call(RESULT, { attempt })).code).toBe('NOT_FOUND');
  });
});

describe('others', () => {
  it('cannot continue, answer or read a diagnostic', async () => {
    const { slug } = await subjectWith([{ questions: 5 }]);
    const attempt = (await start(slug)) ?? '';
    await save(attempt, 1, RIGHT);
    const stranger = await signedInStudent(app, `${randomUUID()}@example.org`);
    expect((await proceed(attempt, 1, stranger)).code).toBe('NOT_FOUND');
    expect((await stranger.call(RESULT, { attempt })).code).toBe('NOT_FOUND');
    expect((await student.call(RESULT, { attempt })).code).toBe('ATTEMPT_OPEN');
    for (const id of ['x', randomUUID()]) expect((await proceed(id, 1)).code).toBe('NOT_FOUND');
  });

  it('than students have none', async () => {
    const { slug } = await subjectWith([{ questions: 5 }]);
    await pool.query(`update users set role = 'teacher' where email = $1`, [email]);
    expect((await student.call(START, { subject: slug })).code).toBe('FORBIDDEN');
  });

  it('"I don’t know yet" is no answer in a quiz', async () => {
    const { topics } = await subjectWith([{ questions: 2 }]);
    const quiz = await quizOf(topics[0] ?? '', 2);
    const { data } = await student.call('mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { id } }', { quiz });
    const saved = await save(data.startAttempt.id, 1, null);
    expect(saved.data.saveAnswers.receipts).toEqual([{ refusal: 'INVALID_INPUT' }]);
  });
});

describe('questions that an assignment reserves', () => {
  it('are not asked, since the next question would show whether an answer was correct', async () => {
    const { slug, topics } = await subjectWith([{ questions: 12 }]);
    const quiz = await quizOf(topics[0] ?? '', 8);
    const { students } = await testClass({ app, pool }, { quiz, showsMarks: 'release' });
    student = students[0]?.browser ?? student;
    const attempt = (await start(slug)) ?? '';
    expect(await answerAll(attempt, () => RIGHT)).toBe(4);
    const { rows } = await pool.query(
      `select count(*)::int as reserved from attempt_items ai join item_versions v on v.id = ai.version_id
       where ai.attempt_id = $1 and v.item_id in (select item_id from quiz_items where quiz_id = $2)`,
      [attempt, quiz],
    );
    expect(rows).toEqual([{ reserved: 0 }]);
  });

  it('no longer count if they are assigned during the diagnostic', async () => {
    const { slug, topics } = await subjectWith([{ questions: 9 }]);
    const quiz = await quizOf(topics[0] ?? '', 9);
    const { students, assignment } = await testClass({ app, pool }, { quiz, showsMarks: 'release' });
    await pool.query('update assignments set published_at = null where id = $1', [assignment]);
    student = students[0]?.browser ?? student;
    const attempt = (await start(slug)) ?? '';
    await save(attempt, 1, RIGHT);
    await proceed(attempt, 1);
    await pool.query('update assignments set published_at = now() where id = $1', [assignment]);
    expect((await save(attempt, 2, RIGHT)).data.saveAnswers.receipts).toEqual([{ refusal: null }]);
    expect((await proceed(attempt, 2)).data.continueDiagnostic.submittedAt).not.toBeNull();
    expect(await result(attempt)).toMatchObject({ answered: 2, topics: [{ level: 'unknown', answered: 0 }] });
    const { review } = (await read(attempt)).items[0];
    expect(review).toBeNull();
  });
});
