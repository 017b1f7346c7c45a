import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readOwnData } from '#server/users/privacy/own-data.ts';
import type { Answer } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { canaryOf, type KeyWorld, keyWorld, QUESTIONS } from '../../../support/users/key-world.ts';
import type { TestUser } from '../../../support/users/test-class.ts';

const { app, pool } = await testServer();
let world: KeyWorld;

const ATTEMPT = `id marks submittedAt items { position stem step { hints } reservation { endsAt }
  review { outcome credit key explanation } }`;
const START = `mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { ${ATTEMPT} } }`;
const PRACTISE = `mutation ($input: PracticeInput!) { startPractice(input: $input) { ${ATTEMPT} } }`;
const START_PART = 'mutation ($part: ID!) { startAssignmentPart(part: $part) }';
const START_PAPER = 'mutation ($id: ID!) { startPaper(id: $id) }';
const SAVE = `mutation ($input: SaveInput!) { saveAnswers(input: $input) { receipts { refusal } } }`;
const CHECK = `mutation ($attempt: ID!, $position: Int!) { checkQuestion(attempt: $attempt, position: $position) { ${ATTEMPT} } }`;
const HINT = `mutation ($attempt: ID!, $position: Int!) { showHint(attempt: $attempt, position: $position) { ${ATTEMPT} } }`;
const SUBMIT = `mutation ($attempt: ID!) { submitAttempt(attempt: $attempt) { ${ATTEMPT} } }`;
const READ = `query ($id: ID!) { attempt(id: $id) { ${ATTEMPT} } }`;
const RESULT = 'query ($id: ID!) { attemptResult(id: $id) { items { credit } } }';
const SCHEME = 'query ($id: ID!) { paperScheme(id: $id) { sections { items { key explanation } } } }';
const MATCHES = 'query ($recipe: ExamRecipeInput!) { examMatches(recipe: $recipe) { matching weak } }';
const CREATE_EXAM = 'mutation ($draft: ExamDraftInput!) { createExam(draft: $draft) }';
const START_EXAM = 'mutation ($id: ID!) { startExam(id: $id) }';
const LISTS = `{ recentAttempts { marks } latestResults { title } analysis { total { answers credit } } }`;
const TIMED = { seconds: '600', blocks_practice: 'true' };

beforeAll(async () => {
  await pool.query(`insert into plans (id, permission) values ('standard', '{"examQuestion": true, "quiz": true}')`);
});
beforeEach(async () => {
  world = await keyWorld(app, pool);
});

const ALL = Array.from({ length: QUESTIONS }, (_, index) => index);
const indexOf = (stem: string): number => Number(stem.replace('Question ', ''));
const correct = (index: number) => ({ text: `${canaryOf(index)}-key` });

async function answer(
  { browser }: TestUser,
  attempt: string,
  position: number,
  response: object,
): Promise<string | null> {
  const answers = [{ operationId: randomUUID(), position, sequence: 1, response }];
  const { data } = await browser.call(SAVE, { input: { attempt, answers } });
  return data.saveAnswers.receipts[0].refusal;
}
/** Starts the quiz and submits it with an answer to each question. */
async function practised(student: TestUser): Promise<string> {
  const { data } = await student.browser.call(START, { quiz: world.quiz });
  const { id, items } = data.startAttempt;
  for (const { position } of items) await answer(student, id, position, { text: 'no idea' });
  await student.browser.call(SUBMIT, { attempt: id });
  return id;
}
const over = (assignment: string) =>
  pool.query('update assignments set marks_released_at = now() where id = $1', [assignment]);
const expectNoKey = ({ text }: Answer<unknown>): void => expect(text).not.toContain('canary');

describe('while an assignment with a time limit is open to a student', () => {
  test('its questions cannot be practised, in any behaviour', async () => {
    const { assignment } = await world.assign(ALL, { ...TIMED, due_at: "now() + interval '2 hours'" });
    const start = await world.student.browser.call(START, { quiz: world.quiz });
    expect(start.code).toBe('PRACTICE_BLOCKED');
    expect(start.errors?.[0]?.extensions?.retryAfterSeconds).toBeGreaterThan(7_100);
    expect(start.errors?.[0]?.extensions?.retryAfterSeconds).toBeLessThanOrEqual(7_200);
    for (const behaviour of ['deferred', 'immediate', 'interactive']) {
      const input = { quiz: world.quiz, behaviour, length: null, asksConfidence: false };
      expect((await world.student.browser.call(PRACTISE, { input })).code).toBe('PRACTICE_BLOCKED');
    }
    expect((await world.student.browser.call(START_PAPER, { id: world.paper })).code).toBe('PRACTICE_BLOCKED');
    await over(assignment);
    expect((await world.student.browser.call(START, { quiz: world.quiz })).code).toBeUndefined();
  });

  test('practice leaves its questions out, and shows the others', async () => {
    await world.assign([0, 2], TIMED);
    const { data } = await world.student.browser.call(START, { quiz: world.quiz });
    expect(data.startAttempt.items).toHaveLength(2);
    const submitted = await world.student.browser.call(SUBMIT, { attempt: data.startAttempt.id });
    expect(submitted.text).toContain(canaryOf(1));
    expect(submitted.text).toContain(canaryOf(3));
    expect(submitted.text).not.toMatch(/canary[02]/);
  });

  test('an exam by the student draws none of them, and leaves out those drawn before', async () => {
    const recipe = { topics: [world.topic], types: [], difficulties: [], length: 10, prefer: 'any', seconds: null };
    const draft = { title: 'Mine', recipe };
    const { data: before } = await world.student.browser.call(CREATE_EXAM, { draft });
    await world.assign([0, 1, 2], TIMED);
    const { seconds: _, ...matched } = recipe;
    expect((await world.student.browser.call(MATCHES, { recipe: matched })).data?.examMatches.matching).toBe(1);
    const { data: started } = await world.student.browser.call(START_EXAM, { id: before.createExam });
    const { data } = await world.student.browser.call(READ, { id: started.startExam });
    expect(data.attempt.items).toHaveLength(1);
  });

  test('the mark scheme of a paper with one of them is refused, before, during and after the attempt, until it is over', async () => {
    const { assignment, part } = await world.assign([1], {
      ...TIMED,
      shows_feedback: "'release'",
      shows_marks: "'release'",
    });
    const refused = async () => {
      const scheme = await world.student.browser.call(SCHEME, { id: world.paper });
      expect(scheme.code).toBe('ANSWERS_RESERVED');
      expectNoKey(scheme);
    };
    await refused();
    const { data } = await world.student.browser.call(START_PART, { part });
    await refused();
    await world.student.browser.call(SUBMIT, { attempt: data.startAssignmentPart });
    await refused();
    await over(assignment);
    expect((await world.student.browser.call(SCHEME, { id: world.paper })).text).toContain(canaryOf(1));
  });

  test('students of other classes and teachers see what they saw before', async () => {
    await world.assign(ALL, TIMED);
    expect((await world.outsider.browser.call(SCHEME, { id: world.paper })).text).toContain(canaryOf(0));
    expect((await world.teacher.browser.call(SCHEME, { id: world.paper })).text).toContain(canaryOf(0));
    const id = await practised(world.outsider);
    expect((await world.outsider.browser.call(READ, { id })).text).toContain(`${canaryOf(0)}-why`);
  });

  test('earlier results show nothing of its questions', async () => {
    const id = await practised(world.student);
    const { assignment } = await world.assign([3], TIMED);
    const read = await world.student.browser.call(READ, { id });
    expect(read.data.attempt.marks).toBeNull();
    expect(read.data.attempt.items.map(({ review }: { review: unknown }) => review === null)).toEqual([
      ...[false, false, false, true],
    ]);
    expect(read.text).not.toContain(canaryOf(3));
    const result = await world.student.browser.call(RESULT, { id });
    expect(result.code).toBe('ANSWERS_RESERVED');
    const lists = await world.student.browser.call(LISTS);
    expect(lists.data).toMatchObject({
      recentAttempts: [{ marks: null }],
      latestResults: [],
      analysis: { total: { answers: 3 } },
    });
    await over(assignment);
    expect((await world.student.browser.call(READ, { id })).text).toContain(`${canaryOf(3)}-why`);
    expect((await world.student.browser.call(RESULT, { id })).data.attemptResult.items).toHaveLength(QUESTIONS);
  });

  test('an attempt in progress keeps every answer, shows nothing, and is marked afterwards', async () => {
    const input = { quiz: world.quiz, behaviour: 'interactive', length: null, asksConfidence: false };
    const { data } = await world.student.browser.call(PRACTISE, { input });
    const { id, items } = data.startPractice;
    const { assignment } = await world.assign(ALL, TIMED);
    for (const { position, stem } of items) {
      expect(await answer(world.student, id, position, correct(indexOf(stem)))).toBeNull();
      const check = await world.student.browser.call(CHECK, { attempt: id, position });
      expect(check.code).toBe('ANSWERS_RESERVED');
      expectNoKey(check);
      expectNoKey(await world.student.browser.call(HINT, { attempt: id, position }));
    }
    // Starting again finds it, whatever is blocked.
    expect((await world.student.browser.call(START, { quiz: world.quiz })).data.startAttempt.id).toBe(id);
    const submitted = await world.student.browser.call(SUBMIT, { attempt: id });
    expect(submitted.data.submitAttempt).toMatchObject({ marks: null, submittedAt: expect.any(String) });
    expect(submitted.data.submitAttempt.items.every(({ review }: { review: unknown }) => review === null)).toBe(true);
    await over(assignment);
    expect((await world.student.browser.call(READ, { id })).data.attempt.marks).toBe(QUESTIONS);
  });

  test('hints from before are not shown again', async () => {
    const input = { quiz: world.quiz, behaviour: 'interactive', length: null, asksConfidence: false };
    const { data } = await world.student.browser.call(PRACTISE, { input });
    const { id, items } = data.startPractice;
    const index = indexOf(items[0].stem);
    expect((await world.student.browser.call(HINT, { attempt: id, position: 1 })).text).toContain(
      `${canaryOf(index)}-hint`,
    );
    await world.assign([index], TIMED);
    expectNoKey(await world.student.browser.call(READ, { id }));
  });

  test('a timed assignment with answer checks during the attempt gives them in that attempt', async () => {
    const { part } = await world.assign([0], { ...TIMED, behaviour: "'immediate'" });
    const { data } = await world.student.browser.call(START_PART, { part });
    const id = data.startAssignmentPart;
    await answer(world.student, id, 1, { text: 'no idea' });
    expect((await world.student.browser.call(CHECK, { attempt: id, position: 1 })).text).toContain(
      `${canaryOf(0)}-why`,
    );
    expect((await world.student.browser.call(SCHEME, { id: world.paper })).code).toBe('ANSWERS_RESERVED');
  });

  test('leaving the class opens nothing', async () => {
    await world.assign(ALL, TIMED);
    await pool.query('update classroom_members set left_at = now() where user_id = $1', [world.student.id]);
    expect((await world.student.browser.call(SCHEME, { id: world.paper })).code).toBe('ANSWERS_RESERVED');
    await pool.query("update classroom_members set left_at = now() - interval '31 days' where user_id = $1", [
      world.student.id,
    ]);
    expect((await world.student.browser.call(SCHEME, { id: world.paper })).text).toContain(canaryOf(0));
  });
});

describe('if the teacher allows practice meanwhile', () => {
  test('answers are accepted, and results are shown when the assignment is over', async () => {
    const { assignment } = await world.assign(ALL, { seconds: '600', blocks_practice: 'false' });
    const id = await practised(world.student);
    const read = await world.student.browser.call(READ, { id });
    expectNoKey(read);
    expect(read.data.attempt.marks).toBeNull();
    expect((await world.student.browser.call(RESULT, { id })).code).toBe('ANSWERS_RESERVED');
    expect((await world.student.browser.call(LISTS)).data.analysis.total.answers).toBe(0);
    const input = { quiz: world.quiz, behaviour: 'immediate', length: null, asksConfidence: false };
    expect((await world.student.browser.call(PRACTISE, { input })).code).toBe('PRACTICE_BLOCKED');
    await over(assignment);
    expect((await world.student.browser.call(READ, { id })).data.attempt.marks).toBe(0);
  });

  test('homework with feedback on submission reserves nothing', async () => {
    await world.assign(ALL);
    const id = await practised(world.student);
    expect((await world.student.browser.call(READ, { id })).text).toContain(canaryOf(0));
  });
});

describe('the download of a user’s own data', () => {
  const numbers = async () => {
    const tables = await readOwnData(pool, world.student.id);
    return new Map(tables.map(({ table, rows }) => [table, rows]));
  };

  test('contains no mark, outcome or sum that is not released, and all of them afterwards', async () => {
    const { assignment, part } = await world.assign([0, 1], { shows_marks: "'release'", shows_feedback: "'release'" });
    const { data } = await world.student.browser.call(START_PART, { part });
    const attempt = data.startAssignmentPart;
    for (const position of [1, 2]) await answer(world.student, attempt, position, correct(position - 1));
    await world.student.browser.call(SUBMIT, { attempt });
    const early = await numbers();
    for (const row of early.get('attempts') ?? []) expect(row).not.toHaveProperty('marks');
    for (const row of early.get('attempt_items') ?? []) {
      for (const column of ['outcome', 'credit', 'remark']) expect(row).not.toHaveProperty(column);
    }
    for (const row of early.get('counted_answers') ?? []) {
      for (const column of ['credit', 'rest']) expect(row).not.toHaveProperty(column);
    }
    for (const table of ['weekly_results', 'band_results']) {
      expect(early.get(table)?.every((row) => row.credit === 0 && row.answers === 0)).toBe(true);
    }
    for (const row of early.get('submissions') ?? []) expect(row).not.toHaveProperty('marks');
    await over(assignment);
    const late = await numbers();
    expect(late.get('attempts')).toMatchObject([{ marks: 2 }]);
    expect(late.get('attempt_items')).toMatchObject([{ outcome: 'right' }, { outcome: 'right' }]);
    expect(late.get('weekly_results')).toMatchObject([{ answers: 2, credit: 2 }]);
    expect(late.get('submissions')).toMatchObject([{ marks: 2 }]);
  });

  test('contains of practice what its screens show: sums and answers without reserved questions', async () => {
    await practised(world.student);
    const { assignment } = await world.assign([0], TIMED);
    const early = await numbers();
    expect(early.get('attempts')?.[0]).not.toHaveProperty('marks');
    expect(early.get('attempt_items')?.map((row) => 'outcome' in row)).toEqual([false, true, true, true]);
    expect(early.get('weekly_results')).toMatchObject([{ answers: 3 }]);
    await over(assignment);
    expect((await numbers()).get('weekly_results')).toMatchObject([{ answers: 4 }]);
  });
});
