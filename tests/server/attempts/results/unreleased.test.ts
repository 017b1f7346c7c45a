import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_QUESTIONS, type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { type TestClass, type TestUser, testClass } from '../../../support/users/test-class.ts';

const { app, pool } = await testServer();
let bank: TestBank;
let set: TestClass;
let student: TestUser;
let attempt: string;

const SUMS = `total { answers credit } weeks { answers } types { type answers } bands { band answers }`;
const READ = `query ($attempt: ID!, $topic: ID!) {
  attempt(id: $attempt) { marks marksOutOf items { response review { credit key explanation } } }
  analysis { ${SUMS} topics { answers } } topicAnalysis(topic: $topic) { ${SUMS} weakQuestions { stem } }
  topicChoices { answers accuracy } latestResults { title } notices { id }
  releasedMarks(attempt: $attempt) { marks comment } }`;
const MATCHES = `query ($recipe: ExamRecipeInput!) { examMatches(recipe: $recipe) { weak } }`;
const RESULT = 'query ($id: ID!) { attemptResult(id: $id) { items { credit } } }';
const REQUEST_REMARK = `mutation ($attempt: ID!) { requestRemark(attempt: $attempt, position: 7, text: "Why?") }`;
const SELF = `mutation ($attempt: ID!) { markOwnAnswer(attempt: $attempt, position: 7, awards: [{ point: "p1" }]) {
  marks items { review { key } } } }`;

beforeAll(async () => {
  bank = await testBank(pool, { free: true });
  set = await testClass({ app, pool }, { quiz: bank.quiz, students: 1, showsMarks: 'release' });
  student = set.students[0] as TestUser;
  attempt = await set.start(student);
  for (const [at, item] of TEST_QUESTIONS.entries()) {
    await set.answer(attempt, at + 1, at % 2 === 0 ? item.right : item.wrong);
  }
  await set.submitAttempt(student, attempt);
  await pool.query(
    `insert into teacher_marks (attempt_id, position, round, marker_id, awards, marks, comment, operation_id, sequence)
     values ($1, 7, 1, $2, '[{"point": "p1"}]', 1, 'secret comment', $3, 1)`,
    [attempt, set.teacher.id, randomUUID()],
  );
  await pool.query("update attempt_items set outcome = 'right', credit = 1 where attempt_id = $1 and position = 7", [
    attempt,
  ]);
});

const read = async () => (await student.browser.call(READ, { attempt, topic: bank.topicId })).data;
const weak = async () => {
  const recipe = { topics: [bank.topicId], types: [], difficulties: [], length: 5, prefer: 'weak' };
  const { data } = await student.browser.call(MATCHES, { recipe });
  return data.examMatches.weak;
};
const report = (columns: string) => pool.query(`update assignments set ${columns} where id = $1`, [set.assignment]);

async function expectNothingReleased(): Promise<void> {
  const result = await read();
  expect(result.attempt).toMatchObject({ marks: null, marksOutOf: null });
  expect(result.attempt.items.every(({ review }: { review: unknown }) => review === null)).toBe(true);
  for (const sums of [result.analysis, result.topicAnalysis]) {
    expect(sums).toMatchObject({ total: { answers: 0, credit: 0 }, weeks: [], types: [], bands: [] });
  }
  expect([
    result.analysis.topics,
    result.topicAnalysis.weakQuestions,
    result.latestResults,
    result.releasedMarks,
  ]).toEqual([[], [], [], []]);
  expect(result.topicChoices).toEqual([{ answers: 0, accuracy: null }]);
  expect(JSON.stringify(result)).not.toContain('secret comment');
  expect(JSON.stringify(result)).not.toContain('secret-explanation');
  expect(await weak()).toBe(0);
  expect((await student.browser.call(RESULT, { id: attempt })).code).toBe('NOT_FOUND');
  expect((await student.browser.call(REQUEST_REMARK, { attempt })).code).toBe('NOT_FOUND');
  const self = await student.browser.call(SELF, { attempt });
  expect(JSON.stringify(self)).not.toContain('secret-model-answer');
}

describe('what students see of assigned work', () => {
  it('is nothing before the release, on any screen', expectNothingReleased);

  it('is nothing while only the marks, or only the comments, are released', async () => {
    await report("shows_marks = 'never', shows_feedback = 'handIn'");
    const result = await read();
    expect([result.analysis.total.answers, result.attempt.marks, result.releasedMarks]).toEqual([0, null, []]);
    await report("shows_marks = 'handIn', shows_feedback = 'never'");
    const half = await read();
    expect([half.analysis.total.answers, half.releasedMarks]).toEqual([0, []]);
    expect(half.attempt.items.every(({ review }: { review: unknown }) => review === null)).toBe(true);
    await report("shows_marks = 'release', shows_feedback = 'release'");
  });

  it('waits for the end of the student’s own window if it is released when due', async () => {
    await report("shows_marks = 'due', shows_feedback = 'due'");
    await pool.query("update attempts set closes_at = now() + interval '1 hour' where id = $1", [attempt]);
    await expectNothingReleased();
    await report("shows_marks = 'release', shows_feedback = 'release'");
  });

  it('is all of it after the release, and nothing again once that is withdrawn', async () => {
    await report('marks_released_at = now()');
    const result = await read();
    expect(result.analysis.total.answers).toBe(6);
    expect(result.topicAnalysis.weakQuestions.length).toBe(3);
    expect(result.topicChoices[0].answers).toBe(6);
    expect(result.releasedMarks).toEqual([{ marks: 1, comment: 'secret comment' }]);
    expect(result.attempt.items[0].review.key).toEqual({ choices: ['B'] });
    expect(await weak()).toBe(3);
    await report('marks_released_at = null');
    await expectNothingReleased();
  });

  it('leaves practice with other questions unchanged, and withholds what practice reveals about the same ones', async () => {
    const practise = async (quiz: string): Promise<void> => {
      const { data } = await student.browser.call('mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { id } }', {
        quiz,
      });
      await set.answer(data.startAttempt.id, 1, { choice: 'A' });
      await set.submitAttempt(student, data.startAttempt.id);
    };
    await practise(bank.quiz);
    await expectNothingReleased();
    const other = await testBank(pool, { free: true, slug: 'other' });
    await practise(other.quiz);
    const { analysis } = await read();
    expect(analysis.total).toEqual({ answers: 1, credit: 0 });
    await report('marks_released_at = now()');
    expect((await read()).analysis.total.answers).toBe(8);
    await report('marks_released_at = null');
  });
});
