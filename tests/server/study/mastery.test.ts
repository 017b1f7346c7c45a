import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Confidence } from '#domain/attempts/behaviour.ts';
import { countResults } from '#server/attempts/results/count-results.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { measureDifficulties } from '#server/questions/measure-difficulties.ts';
import { type TestBank, testBank } from '../../support/questions/test-bank.ts';
import { signedInStudent, type TestBrowser, testApp } from '../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';

type Student = { readonly browser: TestBrowser; readonly id: string };

let database: TestDatabase;
let pool: pg.Pool;
let app: FastifyInstance;
let bank: TestBank;

beforeAll(async () => {
  database = await openTestDatabase();
  pool = database.pool;
  app = await testApp(pool);
  bank = await testBank(pool, { free: true, slug: 'free' });
});
beforeEach(async () => {
  await pool.query('delete from item_difficulties; delete from topic_difficulties; delete from attempts');
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function newStudent(): Promise<Student> {
  const email = `${randomUUID()}@example.org`;
  const browser = await signedInStudent(app, email);
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [email]);
  return { browser, id: rows[0]?.id ?? '' };
}

type Submission = { readonly minutesAgo?: number; readonly confidence?: Confidence };

/** Submits the bank's quiz with a credit for each of its first questions. */
async function submit(
  { id }: Student,
  credits: readonly number[],
  { minutesAgo = 0, confidence }: Submission = {},
): Promise<void> {
  const attempt = randomUUID();
  await inTransaction(pool, async (client) => {
    await client.query(
      `insert into attempts (id, user_id, quiz_id, handed_in_at, handed_in_by, marks, marks_out_of)
       values ($1, $2, $3, now() - $4 * interval '1 minute', 'student', 0, 3)`,
      [attempt, id, bank.quiz, minutesAgo],
    );
    await client.query(
      `insert into attempt_items (attempt_id, position, version_id, outcome, credit)
       select $1, qi.position, v.id, case when c.credit = 1 then 'right' else 'wrong' end, c.credit
       from quiz_items qi join item_versions v on v.item_id = qi.item_id
       join unnest($3::float8[]) with ordinality as c(credit, position) on c.position = qi.position where qi.quiz_id = $2`,
      [attempt, bank.quiz, credits],
    );
    if (confidence !== undefined) {
      await client.query(
        'insert into item_steps (attempt_id, position, confidence) select attempt_id, position, $2 from attempt_items where attempt_id = $1',
        [attempt, confidence],
      );
    }
    await countResults(client, attempt);
  });
}

async function masteryOf({ browser }: Student) {
  const { data, errors } = await browser.call(
    'query ($subject: String!) { mastery(subject: $subject) { topic { slug } estimate low high level reason answered } }',
    { subject: bank.subject },
  );
  expect(errors).toBeUndefined();
  const [mastery] = data.mastery;
  return mastery;
}

describe('mastery', () => {
  it('of a new student is the average of all students in the topic', async () => {
    const [student, other] = [await newStudent(), await newStudent()];
    const before = await masteryOf(student);
    for (let attempt = 0; attempt < 10; attempt += 1) await submit(other, [0, 0, 0]);
    await measureDifficulties(pool);
    const { rows } = await pool.query('select topic_id, answers, credit from topic_difficulties');
    expect(rows).toEqual([{ topic_id: bank.topicId, answers: 30, credit: 0 }]);
    const after = await masteryOf(student);
    expect(after.estimate).toBeLessThan(before.estimate);
    expect([before.level, after.level]).toEqual(['unknown', 'unknown']);
  });

  it('measures topics again when their answers change, and only then', async () => {
    const student = await newStudent();
    await submit(student, [1, 0, 0]);
    await measureDifficulties(pool);
    const read = async () => (await pool.query('select answers, credit, measured_at from topic_difficulties')).rows[0];
    const first = await read();
    await measureDifficulties(pool);
    expect(await read()).toEqual(first);
    await submit(student, [1, 1, 1]);
    await measureDifficulties(pool);
    expect(await read()).toMatchObject({ answers: 6, credit: 4 });
  });

  it('counts the latest answers most, in the order of their submission', async () => {
    const [improved, declined] = [await newStudent(), await newStudent()];
    await submit(improved, [1, 1, 1], { minutesAgo: 1 });
    await submit(improved, [0, 0, 0], { minutesAgo: 9 });
    await submit(declined, [1, 1, 1], { minutesAgo: 9 });
    await submit(declined, [0, 0, 0], { minutesAgo: 1 });
    expect((await masteryOf(improved)).estimate).toBeGreaterThan((await masteryOf(declined)).estimate);
  });

  it('counts all answers, however few are read', async () => {
    const student = await newStudent();
    for (let minutesAgo = 20; minutesAgo > 0; minutesAgo -= 1) await submit(student, [1, 1, 1], { minutesAgo });
    expect(await masteryOf(student)).toMatchObject({ answered: 60, level: 'mastered', reason: 'holding' });
  });

  it('counts correct guesses less', async () => {
    const [sure, guessing] = [await newStudent(), await newStudent()];
    await submit(sure, [1, 1, 1], { confidence: 'sure' });
    await submit(guessing, [1, 1, 1], { confidence: 'guess' });
    expect((await masteryOf(guessing)).estimate).toBeLessThan((await masteryOf(sure)).estimate);
  });

  it('counts correct answers more at questions that few answer correctly, once enough have answered', async () => {
    const student = await newStudent();
    await submit(student, [1, 1, 1]);
    const measured = async (answers: number, facility: number) => {
      await pool.query('delete from item_difficulties');
      await pool.query(
        `insert into item_difficulties (item_id, answers, facility, difficulty) select id, $1, $2, 'unknown' from items`,
        [answers, facility],
      );
      return (await masteryOf(student)).estimate;
    };
    const few = await measured(9, 0.2);
    expect(await measured(9, 0.9)).toBeCloseTo(few, 6);
    expect(await measured(10, 0.4)).toBeGreaterThan(few);
    expect(await measured(10, 0.9)).toBeLessThan(few);
  });
});

describe('recommended practice', () => {
  const recommended = async ({ browser }: Student) => {
    const { data, errors } = await browser.call(
      '{ recommendedPractice { subject { slug } topic { slug } quiz practice } }',
    );
    expect(errors).toBeUndefined();
    return data.recommendedPractice;
  };

  it('is the weakest topic that a plan opens, of own subjects first', async () => {
    const student = await newStudent();
    await testBank(pool, { free: false, slug: 'locked' });
    expect(await recommended(student)).toMatchObject({ topic: { slug: 'free' }, quiz: bank.quiz, practice: 'quiz' });
    const other = await testBank(pool, { free: true, slug: 'other' });
    await submit(student, [0, 0, 0]);
    expect(await recommended(student)).toMatchObject({ topic: { slug: 'free' }, practice: 'weakQuestions' });
    await pool.query(
      `insert into user_subjects (user_id, subject_id) select $1, id from subjects where slug = 'other'`,
      [student.id],
    );
    expect(await recommended(student)).toMatchObject({ topic: { slug: 'other' }, quiz: other.quiz });
    const { data } = await student.browser.call('{ subjects { slug isOwn } }');
    expect(data.subjects[0]).toEqual({ slug: 'other', isOwn: true });
    expect(data.subjects.filter(({ isOwn }: { isOwn: boolean }) => isOwn)).toHaveLength(1);
    await pool.query(`update topics set deleted_at = now() where slug = 'other'`);
  });
});

describe('subtopics', () => {
  const SUBTOPICS = 'query ($topic: ID!) { subtopics(topic: $topic) { title level questionCount low high estimate } }';
  const topicOf = async (slug: string): Promise<string> => {
    const { rows } = await pool.query<{ id: string }>('select id from topics where slug = $1', [slug]);
    return rows[0]?.id ?? '';
  };

  it('have the level of the answers in them, and count published questions only', async () => {
    const student = await newStudent();
    const topic = await topicOf('free');
    await pool.query(
      `update items i set subtopic = case when qi.position <= 2 then 'Graphs' else 'Energy' end
       from quiz_items qi where qi.item_id = i.id and qi.quiz_id = $1`,
      [bank.quiz],
    );
    await submit(student, [0, 0]);
    await submit(student, [0, 0]);
    const { data, errors } = await student.browser.call(SUBTOPICS, { topic });
    expect(errors).toBeUndefined();
    expect(data.subtopics[0]).toMatchObject({ title: 'Graphs', level: 'beginning', questionCount: 2 });
    expect(data.subtopics[1]).toMatchObject({ title: 'Energy', level: 'unknown' });
    expect(data.subtopics).toHaveLength(2);
    // Another student's answers say nothing about this one.
    const other = await newStudent();
    const { data: others } = await other.browser.call(SUBTOPICS, { topic });
    expect(others.subtopics.map(({ level }: { level: string }) => level)).toEqual(['unknown', 'unknown']);
  });

  it('of an unknown topic are not found', async () => {
    const { browser } = await newStudent();
    expect((await browser.call(SUBTOPICS, { topic: randomUUID() })).code).toBe('NOT_FOUND');
    expect((await browser.call(SUBTOPICS, { topic: 'no id' })).code).toBe('NOT_FOUND');
  });

  it('can be practised on their own, only as far as a plan opens them', async () => {
    const { browser } = await newStudent();
    const START = `mutation ($input: PracticeInput!) { startPractice(input: $input) { id items { position } } }`;
    const input = { quiz: bank.quiz, behaviour: 'immediate', length: null, asksConfidence: false };
    await pool.query(
      `update items i set subtopic = case when qi.position <= 2 then 'Graphs' else 'Energy' end
       from quiz_items qi where qi.item_id = i.id and qi.quiz_id = $1`,
      [bank.quiz],
    );
    expect((await browser.call(START, { input: { ...input, subtopic: 'Nothing' } })).code).toBe('INVALID_INPUT');
    const { data, errors } = await browser.call(START, { input: { ...input, subtopic: 'Graphs' } });
    expect(errors).toBeUndefined();
    expect(data.startPractice.items).toHaveLength(2);
    const closed = await testBank(pool, { free: false, slug: 'closed' });
    const locked = { ...input, quiz: closed.quiz, subtopic: 'Graphs' };
    expect((await browser.call(START, { input: locked })).code).toBe('PAYMENT_REQUIRED');
  });
});
