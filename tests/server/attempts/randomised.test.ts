import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WorksheetVersion } from '#domain/classrooms/assignments/worksheet-version.rule.ts';
import { createAssignment } from '#server/classrooms/assignments/assignment.commands.ts';
import { readAssignmentPreview } from '#server/classrooms/assignments/assignment-preview.queries.ts';
import { CREATE_QUESTION, SAVE_QUESTION, STAGE_QUESTION } from '../../support/questions/author-calls.ts';
import { type TestBank, testBank } from '../../support/questions/test-bank.ts';
import { PASSWORD, signedInStudent, type TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';
import { testDraft, testSchool } from '../../support/users/test-school.ts';

const ATTEMPT = `id marks marksOutOf items { position type stem body response
  step { hints locked } review { outcome credit key explanation } }`;

let bank: TestBank;
let admin: TestBrowser;
let student: TestBrowser;
let quiz: string;
let sum: string;
let choice: string;

const PARAMETERS = {
  variables: [
    { name: 'm', from: 2, to: 60, step: 1 },
    { name: 'a', from: 2, to: 60, step: 1 },
    { name: 'F', formula: 'm * a' },
    { name: 'wrong', formula: 'm + a + 1' },
  ],
  constraints: ['F != wrong'],
};
const numeric = (more: object = {}) => ({
  ...{ type: 'numeric', topic: bank.topicId, subtopic: null, tags: [], estimate: null },
  stem: 'Mass {{m}} kg, acceleration {{a}} m/s².',
  body: { unit: 'N' },
  key: { value: 0, written: '{{F}} N', significantFigures: 3, tolerance: 0 },
  explanation: 'It is {{F}}.',
  hints: ['Multiply {{m}} and {{a}}.'],
  source: { work: null, author: null, url: null, licence: null },
  parameters: { ...PARAMETERS, value: 'F' },
  ...more,
});
const multipleChoice = () =>
  numeric({
    ...{ type: 'multiple-choice', stem: 'What is {{m}} × {{a}}?', parameters: PARAMETERS },
    body: {
      choices: [
        { id: 'A', text: '{{F}}' },
        { id: 'B', text: '{{wrong}}' },
      ],
      keepOrder: false,
    },
    key: { choices: ['A'] },
  });

async function published(draft: object): Promise<string> {
  const { data, errors } = await admin.call(CREATE_QUESTION, { draft });
  expect(errors).toBeUndefined();
  const { id, revision } = data.createQuestion;
  expect((await admin.call(STAGE_QUESTION, { id, revision, stage: 'published' })).errors).toBeUndefined();
  return id;
}

const { database, app } = await testServer();

beforeAll(async () => {
  bank = await testBank(database.pool, { free: true });
  admin = await signedInStudent(app, 'admin@example.org');
  await database.pool.query("update users set role = 'admin' where email = 'admin@example.org'");
  await admin.signIn('admin@example.org', PASSWORD);
  quiz = randomUUID();
  await database.pool.query(`insert into quizzes (id, topic_id, title, position) values ($1, $2, 'Random', 2)`, [
    ...[quiz, bank.topicId],
  ]);
  sum = await published(numeric());
  choice = await published(multipleChoice());
  await database.pool.query('insert into quiz_items (quiz_id, item_id, position) values ($1, $2, 1), ($1, $3, 2)', [
    ...[quiz, sum, choice],
  ]);
});
beforeEach(async () => {
  student = await signedInStudent(app, `${randomUUID()}@example.org`);
});

const start = async (browser = student, options: object = {}) => {
  const { data, errors } = await browser.call(
    `mutation ($input: PracticeInput!) { startPractice(input: $input) { ${ATTEMPT} } }`,
    { input: { quiz, behaviour: 'deferred', asksConfidence: false, ...options } },
  );
  expect(errors).toBeUndefined();
  return data.startPractice;
};
const read = async (browser: TestBrowser, id: string) =>
  (await browser.call(`query ($id: ID!) { attempt(id: $id) { ${ATTEMPT} } }`, { id })).data.attempt;
const submit = async (browser: TestBrowser, attempt: string) =>
  (await browser.call(`mutation ($attempt: ID!) { submitAttempt(attempt: $attempt) { ${ATTEMPT} } }`, { attempt })).data
    .submitAttempt;
const save = async (browser: TestBrowser, attempt: string, position: number, response: object) => {
  const { data } = await browser.call(
    `mutation ($input: SaveInput!) { saveAnswers(input: $input) { receipts { refusal } } }`,
    { input: { attempt, device: null, answers: [{ operationId: randomUUID(), position, sequence: 1, response }] } },
  );
  return data.saveAnswers.receipts[0].refusal;
};
type Item = { position: number; type: string; stem: string; body: { choices?: { id: string; text: string }[] } };
const itemOf = (attempt: { items: Item[] }, type: string): Item => {
  const item = attempt.items.find((each) => each.type === type);
  if (item === undefined) throw new Error(`There is no ${type} question.`);
  return item;
};
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const productIn = ({ stem }: Item): number => {
  const [m = 0, a = 0] = numbersIn(stem);
  return m * a;
};

describe('a randomised question', () => {
  it('has its own numbers in every attempt, the same whenever it is read', async () => {
    const attempts = [];
    for (let count = 0; count < 6; count += 1) {
      const attempt = await start();
      expect(await read(student, attempt.id)).toEqual(attempt);
      await submit(student, attempt.id);
      attempts.push(itemOf(attempt, 'numeric').stem);
    }
    expect(new Set(attempts).size).toBeGreaterThan(3);
    expect(attempts.join()).not.toContain('{{');
  });

  it('shows neither formulas nor the key before its time, also to a student with another attempt', async () => {
    const { text } = await student.call(
      `mutation ($input: PracticeInput!) { startPractice(input: $input) { ${ATTEMPT} } }`,
      { input: { quiz, behaviour: 'deferred', asksConfidence: false } },
    );
    expect(text).not.toMatch(/formula|parameters|template|written|explanation":"|\{\{/);
    const other = await signedInStudent(app, `${randomUUID()}@example.org`);
    const theirs = JSON.parse(text).data.startPractice.id;
    expect((await other.call(`query ($id: ID!) { attempt(id: $id) { ${ATTEMPT} } }`, { id: theirs })).code).toBe(
      'NOT_FOUND',
    );
  });

  it('is marked with the numbers of its attempt, and shows its key with them', async () => {
    const attempt = await start();
    const [number, choices] = [itemOf(attempt, 'numeric'), itemOf(attempt, 'multiple-choice')];
    expect(await save(student, attempt.id, number.position, { text: `${productIn(number)} N` })).toBeNull();
    expect(await save(student, attempt.id, choices.position, { choice: 'A' })).toBeNull();
    const result = await submit(student, attempt.id);
    expect(result).toMatchObject({ marks: 2, marksOutOf: 2 });
    const { review, stem } = result.items.find(({ type }: Item) => type === 'numeric');
    expect(stem).toBe(number.stem);
    expect(review).toMatchObject({ outcome: 'right', explanation: `It is ${productIn(number)}.` });
    expect(review.key).toMatchObject({ value: productIn(number), written: `${productIn(number)} N` });
    expect(JSON.stringify(result)).not.toContain('{{');
    expect(choices.body.choices?.map(({ text }) => text)).toContain(String(productIn(choices)));
  });

  it('refuses the answer of a neighbour', async () => {
    const neighbour = await signedInStudent(app, `${randomUUID()}@example.org`);
    const [mine, theirs] = [await start(), await start(neighbour)];
    const [own, copied] = [itemOf(mine, 'numeric'), itemOf(theirs, 'numeric')];
    if (productIn(own) === productIn(copied)) return;
    await save(student, mine.id, own.position, { text: String(productIn(copied)) });
    const result = await submit(student, mine.id);
    expect(result.items.find(({ type }: Item) => type === 'numeric').review.outcome).toBe('wrong');
  });

  it('gives hints and checks answers with its numbers while it is practised', async () => {
    const attempt = await start(student, { behaviour: 'interactive' });
    const item = itemOf(attempt, 'numeric');
    const { data } = await student.call(
      `mutation ($attempt: ID!, $position: Int!) { showHint(attempt: $attempt, position: $position) { ${ATTEMPT} } }`,
      { attempt: attempt.id, position: item.position },
    );
    const [m, a] = numbersIn(item.stem);
    expect(itemOf(data.showHint, 'numeric')).toMatchObject({ step: { hints: [`Multiply ${m} and ${a}.`] } });
    await save(student, attempt.id, item.position, { text: String(productIn(item)) });
    const checked = await student.call(
      `mutation ($attempt: ID!, $position: Int!) { checkQuestion(attempt: $attempt, position: $position) { ${ATTEMPT} } }`,
      { attempt: attempt.id, position: item.position },
    );
    expect(itemOf(checked.data.checkQuestion, 'numeric')).toMatchObject({
      review: { outcome: 'right', key: { value: productIn(item) } },
    });
  });
});

describe('an edited randomised question', () => {
  const READ = 'query ($id: ID!) { authoredQuestion(id: $id) { revision text versions { id number } } }';
  const edited = async (id: string, draft: object) => {
    const { data } = await admin.call(READ, { id });
    const saved = await admin.call(SAVE_QUESTION, { id, revision: data.authoredQuestion.revision, draft });
    if (saved.data === null) return saved;
    await admin.call(STAGE_QUESTION, { id, revision: saved.data.saveQuestion.revision, stage: 'published' });
    return saved;
  };
  const versionsOf = async (id: string): Promise<{ id: string; number: number }[]> =>
    (await admin.call(READ, { id })).data.authoredQuestion.versions;
  const regrade = async (from: string, to: string) =>
    admin.call(
      `query ($from: ID!, $to: ID!) { regradeEffect(from: $from, to: $to) { answers unfit changes { attempt creditAfter } } }`,
      {
        ...{ from, to },
      },
    );

  it('is read with its placeholders by its author', async () => {
    const { data } = await admin.call(READ, { id: sum });
    expect(data.authoredQuestion.text).toMatchObject({
      stem: 'Mass {{m}} kg, acceleration {{a}} m/s².',
      key: { written: '{{F}} N' },
      parameters: { ...PARAMETERS, value: 'F' },
    });
  });

  it('keeps the numbers and the key of attempts that have started', async () => {
    const id = await published(numeric({ stem: 'First {{m}} and {{a}}' }));
    const own = randomUUID();
    await database.pool.query(`insert into quizzes (id, topic_id, title, position) values ($1, $2, 'Own', 3)`, [
      own,
      bank.topicId,
    ]);
    await database.pool.query('insert into quiz_items (quiz_id, item_id, position) values ($1, $2, 1)', [own, id]);
    const attempt = await start(student, { quiz: own });
    const item = itemOf(attempt, 'numeric');
    await edited(
      id,
      numeric({
        stem: 'Second {{m}} and {{a}}',
        parameters: { ...PARAMETERS, constraints: ['m > 50'], value: 'F + 1' },
        key: { value: 0, written: '{{F}} N', significantFigures: 3, tolerance: 2 },
      }),
    );
    expect(itemOf(await read(student, attempt.id), 'numeric').stem).toBe(item.stem);
    await save(student, attempt.id, item.position, { text: String(productIn(item)) });
    expect((await submit(student, attempt.id)).marks).toBe(1);
  });

  it('regrades with the numbers that the student had', async () => {
    const id = await published(
      numeric({
        stem: 'Sum {{m}} and {{a}}',
        parameters: { ...PARAMETERS, value: 'F + 5' },
        key: { value: 0, written: '{{F}} N', significantFigures: 3, tolerance: 5 },
      }),
    );
    const own = randomUUID();
    await database.pool.query(`insert into quizzes (id, topic_id, title, position) values ($1, $2, 'Regraded', 4)`, [
      own,
      bank.topicId,
    ]);
    await database.pool.query('insert into quiz_items (quiz_id, item_id, position) values ($1, $2, 1)', [own, id]);
    const attempt = await start(student, { quiz: own });
    const item = itemOf(attempt, 'numeric');
    await save(student, attempt.id, item.position, { text: String(productIn(item) - 1) });
    expect((await submit(student, attempt.id)).marks).toBe(0);
    // The key was 5 too high; a tolerance of one makes the answer correct.
    await edited(
      id,
      numeric({
        stem: 'Sum {{m}} and {{a}}',
        key: { value: 0, written: '{{F}} N', significantFigures: 3, tolerance: 1 },
      }),
    );
    const [now, first] = await versionsOf(id);
    const { data } = await regrade(first?.id ?? '', now?.id ?? '');
    expect(data.regradeEffect).toEqual({ answers: 1, unfit: 0, changes: [{ attempt: attempt.id, creditAfter: 1 }] });
    await admin.call(
      `mutation ($from: ID!, $to: ID!) { regrade(from: $from, to: $to, reason: "The key was wrong.", expected: 1) { answers } }`,
      { from: first?.id, to: now?.id },
    );
    const after = await read(student, attempt.id);
    expect(after.marks).toBe(1);
    expect(after.items[0]).toMatchObject({ stem: item.stem, review: { key: { value: productIn(item) } } });
  });

  it('can’t regrade answers that were asked with other variables, or without any', async () => {
    const id = await published(numeric());
    const other = { variables: [{ name: 'k', from: 1, to: 9, step: 1 }], constraints: [], value: 'k' };
    const key = { value: 0, written: '{{k}}', significantFigures: 3, tolerance: 0 };
    await edited(id, numeric({ stem: '{{k}}', key, explanation: null, hints: [], parameters: other }));
    await edited(
      id,
      numeric({ stem: '5', key: { ...key, value: 5, written: '5' }, explanation: null, hints: [], parameters: null }),
    );
    const [plain, renamed, first] = await versionsOf(id);
    for (const to of [renamed, plain])
      expect((await regrade(first?.id ?? '', to?.id ?? '')).code).toBe('INVALID_INPUT');
    expect((await regrade(plain?.id ?? '', first?.id ?? '')).code).toBe('INVALID_INPUT');
  });

  it('keeps its parameters when a tab of the previous version saves it', async () => {
    const id = await published(numeric());
    const { parameters: _, ...old } = numeric({ stem: 'Changed {{m}} and {{a}}' });
    await edited(id, old);
    const { data } = await admin.call(READ, { id });
    expect(data.authoredQuestion.text).toMatchObject({ stem: 'Changed {{m}} and {{a}}', parameters: { value: 'F' } });
  });

  it.each<[string, object, string, string]>([
    ['no possible draw', { constraints: ['m > 100'] }, 'parameters', 'drawImpossible'],
    [
      'a division by zero',
      {
        variables: [
          ...PARAMETERS.variables.slice(0, 2),
          { name: 'F', formula: '1 / (m - 2)', figures: 3 },
          PARAMETERS.variables[3],
        ],
      },
      'parameters',
      'drawWithoutValue',
    ],
    ['an unreadable formula', { value: 'F +' }, 'parameters.value', 'formulaUnreadable'],
  ])('is not saved with %s', async (_, parameters, field, code) => {
    const { errors } = await admin.call(CREATE_QUESTION, {
      draft: numeric({ parameters: { ...PARAMETERS, value: 'F', ...parameters } }),
    });
    expect(JSON.stringify(errors)).toContain(code);
    expect(JSON.stringify(errors)).toContain(field);
  });
});

describe('a worksheet', () => {
  it('has the example in version A, and other numbers with their own answers in B and C', async () => {
    const { teacher, classroom } = await testSchool(database.pool);
    const id = await createAssignment(database.pool, teacher, classroom, testDraft(quiz));
    const numericOf = async (version: WorksheetVersion) => {
      const { questions } = await readAssignmentPreview(database.pool, teacher, { id, version }, (digest) => digest);
      const question = questions.find(({ type }) => type === 'numeric');
      const [mass = 0, acceleration = 0] = (question?.stem.match(/\d+/g) ?? []).map(Number);
      expect(question?.key.answer).toMatchObject({ value: mass * acceleration });
      return question?.stem;
    };
    const stems = [await numericOf('A'), await numericOf('B'), await numericOf('C')];
    expect(new Set(stems).size).toBe(3);
    expect(await numericOf('B')).toBe(stems[1]);
  });
});
