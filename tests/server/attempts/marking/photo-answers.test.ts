import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testBank } from '../../../support/questions/test-bank.ts';
import { type TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { type TestClass, type TestUser, testClass, testUser } from '../../../support/users/test-class.ts';

let database: TestDatabase;
let pool: pg.Pool;
let app: FastifyInstance;
let own: TestClass;
let other: TestClass;
let colleague: TestBrowser;
/** The attempts of the class, one for each student. */
const attempts: string[] = [];

const PHOTOS_AT = 8;
const PDF_AT = 9;
const PHOTOS = `query ($assignment: ID!, $part: ID!, $position: Int!, $anonymous: Boolean!) {
  photoAnswers(assignment: $assignment, part: $part, position: $position, anonymous: $anonymous) {
    stem key answers { attempt student files { id name mime digest } } } }`;
const SHORT = `query ($assignment: ID!, $part: ID!, $position: Int!) {
  shortAnswers(assignment: $assignment, part: $part, position: $position, anonymous: false) { answers { attempt } } }`;
const OVERVIEW = `query ($assignment: ID!) { marking(assignment: $assignment) { questions { position groupable photos } } }`;
const SAVE = `mutation ($attempt: ID!, $position: Int!, $operationId: ID!) { saveTeacherMark(attempt: $attempt,
  position: $position, round: 1, awards: [], comment: "", operationId: $operationId, sequence: 1) { marks } }`;

async function addFileQuestion(quiz: string, topic: string, position: number): Promise<void> {
  const item = randomUUID();
  await pool.query(`insert into items (id, topic_id, external_id, type, version) values ($1, $2, $3, 'file', 1)`, [
    ...[item, topic, `file-${position}`],
  ]);
  await pool.query(
    `insert into item_versions (id, item_id, version, stem, body, key, explanation, source, figures, digest)
     values ($1, $2, 1, 'Show your working.', '{"marks":1,"maxFiles":3}', $3, 'secret-explanation',
       '{"work":null,"author":null,"url":null,"licence":null}', '[]', $4)`,
    [
      ...[randomUUID(), item],
      { scheme: { points: [{ id: 'p1', text: 'a method', marks: 1 }], total: 1 }, modelAnswer: null },
      Buffer.from(`file-${position}`),
    ],
  );
  await pool.query('insert into quiz_items (quiz_id, item_id, position) values ($1, $2, $3)', [quiz, item, position]);
}

async function upload(owner: string, name: string, mime: string, digest: string) {
  const id = randomUUID();
  await pool.query(
    'insert into answer_files (id, user_id, name, mime, bytes, digest, storage_key) values ($1, $2, $3, $4, 10, $5, $5)',
    [id, owner, name, mime, digest],
  );
  return { id, name, mime, bytes: 10 };
}

const SAME = 'a'.repeat(64);

beforeAll(async () => {
  database = await openTestDatabase();
  pool = database.pool;
  app = await testApp(pool);
  const bank = await testBank(pool, { free: true });
  await addFileQuestion(bank.quiz, bank.topicId, PHOTOS_AT);
  await addFileQuestion(bank.quiz, bank.topicId, PDF_AT);
  own = await testClass({ app, pool }, { quiz: bank.quiz, students: 3 });
  other = await testClass({ app, pool }, { quiz: bank.quiz, students: 1 });
  const second = await testUser({ app, pool }, { role: 'teacher', school: own.school, name: 'Colleague' });
  await pool.query('insert into classroom_teachers (classroom_id, user_id) values ($1, $2)', [
    ...[own.classroom, second.id],
  ]);
  colleague = second.browser;
  const [foreign] = other.students as [TestUser];
  const theirs = await upload(foreign.id, 'theirs.png', 'image/png', SAME);
  for (const [at, student] of own.students.entries()) {
    const attempt = await own.start(student);
    attempts.push(attempt);
    const photo = await upload(student.id, `student-${at + 1}.png`, 'image/png', at < 2 ? SAME : 'b'.repeat(64));
    const plan = await upload(student.id, 'plan.pdf', 'application/pdf', 'c'.repeat(64));
    // A student who names another student's file.
    await own.answer(attempt, PHOTOS_AT, { files: at === 1 ? [photo, plan] : at === 2 ? [photo, theirs] : [photo] });
    await own.answer(attempt, PDF_AT, { files: [plan] });
    await own.submitAttempt(student, attempt);
  }
  const attempt = await other.start(foreign);
  await other.answer(attempt, PHOTOS_AT, { files: [theirs] });
  await other.submitAttempt(foreign, attempt);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const question = (more: object = {}) => ({
  ...{ assignment: own.assignment, part: own.part, position: PHOTOS_AT, anonymous: false },
  ...more,
});
type Answer = {
  attempt: string;
  student: string | null;
  files: { name: string | null; mime: string; digest: string | null }[];
};
const answersOf = async (browser: TestBrowser, more: object = {}): Promise<Answer[]> =>
  (await browser.call(PHOTOS, question(more))).data.photoAnswers.answers;

it('gives the photo answers to a question with their digests to every teacher of the class', async () => {
  for (const browser of [own.teacher.browser, colleague]) {
    const answers = await answersOf(browser);
    expect(answers.map(({ attempt }) => attempt).sort()).toEqual([...attempts].sort());
    const byStudent = new Map(answers.map(({ student, files }) => [student, files]));
    expect(byStudent.get('Student 1')).toMatchObject([{ name: 'student-1.png', mime: 'image/png', digest: SAME }]);
    expect(byStudent.get('Student 2')).toMatchObject([
      { digest: SAME },
      { name: 'plan.pdf', mime: 'application/pdf', digest: 'c'.repeat(64) },
    ]);
    // Another user's file has no content here, so that it never makes two answers equal.
    expect(byStudent.get('Student 3')).toMatchObject([{ digest: 'b'.repeat(64) }, { digest: null }]);
  }
});

it('hides names with anonymous marking, also those of the files', async () => {
  const answers = await answersOf(own.teacher.browser, { anonymous: true });
  expect(answers.map(({ student }) => student)).toEqual([null, null, null]);
  expect(answers.flatMap(({ files }) => files.map(({ name }) => name))).toEqual([null, null, null, null, null]);
});

it('hides the names of files answer by answer as well', async () => {
  const { data } = await own.teacher.browser.call(
    `query ($assignment: ID!, $part: ID!, $position: Int!) { answerToMark(assignment: $assignment, part: $part,
      position: $position, round: 1, anonymous: true, waitingOnly: true) { response } }`,
    { assignment: own.assignment, part: own.part, position: PHOTOS_AT },
  );
  const { files } = data.answerToMark.response;
  expect(files.map(({ name }: { name: string }) => name)).toEqual(
    files.map((_: unknown, at: number) => String(at + 1)),
  );
});

it('gives nothing to other schools and students, and not to questions of other types', async () => {
  const [student] = own.students as [TestUser];
  for (const browser of [other.teacher.browser, student.browser]) {
    expect((await browser.call(PHOTOS, question())).code).toBe('NOT_FOUND');
  }
  // The part of another school's assignment.
  expect((await own.teacher.browser.call(PHOTOS, question({ part: other.part }))).code).toBe('NOT_FOUND');
  expect((await own.teacher.browser.call(PHOTOS, question({ position: 7 }))).code).toBe('NOT_FOUND');
  expect((await own.teacher.browser.call(PHOTOS, question({ part: 'x' }))).code).toBe('NOT_FOUND');
  // Answers of files have no text: as short answers, all of them would be one group.
  expect((await own.teacher.browser.call(SHORT, question())).code).toBe('NOT_FOUND');
  expect((await answersOf(other.teacher.browser, { assignment: other.assignment, part: other.part })).length).toBe(1);
});

it('counts answers with photos, and leaves out those that are marked', async () => {
  const overview = async () =>
    (await own.teacher.browser.call(OVERVIEW, { assignment: own.assignment })).data.marking.questions;
  expect(await overview()).toMatchObject([
    { position: PHOTOS_AT, groupable: 0, photos: 3 },
    { position: PDF_AT, groupable: 0, photos: 0 },
  ]);
  const [attempt] = attempts;
  const mark = { attempt, position: PHOTOS_AT, operationId: randomUUID() };
  expect((await other.teacher.browser.call(SAVE, mark)).code).toBe('NOT_FOUND');
  expect((await colleague.call(SAVE, mark)).code).toBeUndefined();
  expect((await answersOf(own.teacher.browser)).map(({ attempt }) => attempt)).not.toContain(attempt);
  expect(await overview()).toMatchObject([{ photos: 2 }, { photos: 0 }]);
});
