import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { REVEALS } from '#domain/classrooms/assignments/reveal.rule.ts';
import { readOwnData } from '#server/users/privacy/own-data.ts';
import { sizeOf } from '../../../support/full-length.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import {
  canaryOf,
  type KeyWorld,
  keyWorld,
  reservedByRule,
  type TestAssignment,
} from '../../../support/users/key-world.ts';
import type { TestUser } from '../../../support/users/test-class.ts';

const RUNS = sizeOf(2, 25);
const STEPS = 35;

const { app, pool } = await testServer();

beforeAll(async () => {
  await pool.query(`insert into plans (id, permission) values ('standard', '{"examQuestion": true, "quiz": true}')`);
});

const QUESTIONS = `id marks submittedAt items { position stem step { locked hints }
  review { outcome credit remark key explanation awards } }`;

const step = fc.record({
  act: fc.constantFrom(
    ...['assign', 'assign', 'release', 'withdraw', 'close', 'delete', 'leave'],
    ...['startPart', 'submitPart', 'startPart', 'submitPart'],
    ...['practise', 'check', 'hint', 'submit', 'practise', 'check', 'submit', 'exam', 'paper'],
  ),
  pick: fc.nat(),
  questions: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 }),
  columns: fc.record({
    seconds: fc.constantFrom('null', '600'),
    blocks_practice: fc.constantFrom('true', 'false'),
    shows_feedback: fc.constantFrom(...REVEALS).map((reveal) => `'${reveal}'`),
    shows_marks: fc.constantFrom(...REVEALS).map((reveal) => `'${reveal}'`),
    due_at: fc.constantFrom('null', "now() + interval '1 day'"),
    opens_at: fc.constantFrom('null', "now() - interval '1 hour'"),
    tries: fc.constantFrom('null', '1', '2'),
  }),
  behaviour: fc.constantFrom('deferred', 'immediate', 'interactive'),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The first step of each run: it reserves two questions, so that no run is without keys to withhold. */
const RESERVING: Step = {
  ...{ act: 'assign', pick: 0, questions: [0, 1], behaviour: 'deferred' },
  columns: {
    ...{ seconds: 'null', blocks_practice: 'true', shows_feedback: "'release'", shows_marks: "'release'" },
    ...{ due_at: "now() + interval '1 day'", opens_at: 'null', tries: 'null' },
  },
};

type Run = { readonly world: KeyWorld; readonly set: TestAssignment[]; withheld: number; shown: number };

/** What a student's screens load besides the response to the last action. */
async function readsOf(world: KeyWorld, { id, browser }: TestUser): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from attempts where user_id = $1', [id]);
  const texts: string[] = [];
  for (const attempt of rows) {
    for (const query of [
      `query ($id: ID!) { attempt(id: $id) { ${QUESTIONS} } }`,
      'query ($id: ID!) { attemptResult(id: $id) { items { outcome credit } own { marks } } }',
      'query ($id: ID!) { releasedMarks(attempt: $id) { scheme comment } }',
    ]) {
      texts.push((await browser.call(query, { id: attempt.id })).text);
    }
  }
  texts.push(
    (
      await browser.call('query ($id: ID!) { paperScheme(id: $id) { sections { items { key explanation } } } }', {
        id: world.paper,
      })
    ).text,
  );
  texts.push(
    (await browser.call('query ($id: ID!) { quiz(id: $id) { items { stem body } } }', { id: world.quiz })).text,
  );
  texts.push(
    (
      await browser.call(
        'query ($topic: ID!) { topicAnalysis(topic: $topic) { weakQuestions { stem } } notices { before } }',
        { topic: world.topic },
      )
    ).text,
  );
  return texts;
}

/** The one condition: nothing of a reserved question, neither its key nor whether an answer to it was correct. */
async function expectNoEarlyKey(run: Run, student: TestUser, acted: string): Promise<void> {
  const reserved = await reservedByRule(pool, student.id);
  const texts = [acted, ...(await readsOf(run.world, student))];
  for (const [index, item] of run.world.items.entries()) {
    const isReserved = reserved.has(item);
    const found = texts.filter((text) => text.includes(canaryOf(index)));
    if (isReserved) expect(found).toEqual([]);
    if (isReserved) run.withheld += 1;
    else if (found.length > 0) run.shown += 1;
  }
  const tables = new Map((await readOwnData(pool, student.id)).map(({ table, rows }) => [table, rows]));
  const versions = new Map(
    (await pool.query<{ id: string; item: string }>('select id, item_id as item from item_versions')).rows.map(
      ({ id, item }) => [id, item],
    ),
  );
  for (const row of tables.get('attempt_items') ?? []) {
    if (reserved.has(versions.get(String(row.version_id)) ?? '')) expect(row).not.toHaveProperty('credit');
  }
  const { data } = await student.browser.call('{ analysis { total { answers credit } } }');
  const sum = (column: string) =>
    (tables.get('weekly_results') ?? []).reduce((total, row) => total + Number(row[column]), 0);
  expect(sum('answers')).toBe(data.analysis.total.answers);
  expect(sum('credit')).toBeCloseTo(data.analysis.total.credit);
}

async function act(
  run: Run,
  student: TestUser,
  { act: name, pick, questions, columns, behaviour }: Step,
): Promise<string> {
  const { world, set } = run;
  const { browser, id: user } = student;
  const chosen = set[pick % Math.max(1, set.length)];
  const open = async (condition: string) =>
    (
      await pool.query<{ id: string; positions: number[] }>(
        `select a.id, array(select position from attempt_items where attempt_id = a.id) as positions from attempts a
         where user_id = $1 and handed_in_at is null and ${condition} limit 1`,
        [user],
      )
    ).rows[0];
  const answered = async (attempt: { id: string; positions: number[] } | undefined): Promise<void> => {
    if (attempt === undefined) return;
    const answers = attempt.positions.map((position) => ({
      ...{ operationId: randomUUID(), position, sequence: 1 + (pick % 50), response: { text: 'no idea' } },
    }));
    await browser.call('mutation ($input: SaveInput!) { saveAnswers(input: $input) { receipts { refusal } } }', {
      input: { attempt: attempt.id, answers },
    });
  };
  const change = (what: string) =>
    pool.query(`update assignments set ${what} where id = $1`, [chosen?.assignment ?? null]);
  switch (name) {
    case 'assign':
      set.push(await world.assign(questions, columns));
      return '';
    case 'release':
      await change('marks_released_at = now()');
      return '';
    case 'withdraw':
      await change('marks_released_at = null');
      return '';
    case 'close':
      await change("opens_at = null, due_at = now() - interval '1 second'");
      await pool.query('update attempts set closes_at = $2 where assignment_part_id = $1', [
        chosen?.part ?? null,
        new Date(Date.now() - 1_000),
      ]);
      return '';
    case 'delete':
      await change('deleted_at = now()');
      return '';
    case 'leave':
      await pool.query(
        'update classroom_members set left_at = case when left_at is null then now() end where user_id = $1',
        [user],
      );
      return '';
    case 'startPart':
      return (
        await browser.call('mutation ($part: ID!) { startAssignmentPart(part: $part) }', { part: chosen?.part ?? '' })
      ).text;
    case 'exam':
      return (
        await browser.call('mutation ($draft: ExamDraftInput!) { createExam(draft: $draft) }', {
          draft: {
            title: 'Mine',
            recipe: { topics: [world.topic], types: [], difficulties: [], length: 10, prefer: 'weak', seconds: null },
          },
        })
      ).text;
    case 'paper':
      return (await browser.call('mutation ($id: ID!) { startPaper(id: $id) }', { id: world.paper })).text;
    case 'practise':
      return (
        await browser.call(`mutation ($input: PracticeInput!) { startPractice(input: $input) { ${QUESTIONS} } }`, {
          input: { quiz: world.quiz, behaviour, length: null, asksConfidence: false },
        })
      ).text;
    case 'check':
    case 'hint': {
      const attempt = await open('quiz_id is not null');
      await answered(attempt);
      const position = attempt?.positions[pick % Math.max(1, attempt.positions.length)] ?? 1;
      return (
        await browser.call(
          `mutation ($attempt: ID!, $position: Int!) {
            ${name === 'check' ? 'checkQuestion' : 'showHint'}(attempt: $attempt, position: $position) { ${QUESTIONS} } }`,
          { attempt: attempt?.id ?? '', position },
        )
      ).text;
    }
    default: {
      const attempt = await open(
        name === 'submitPart' ? 'assignment_part_id is not null' : 'assignment_part_id is null',
      );
      await answered(attempt);
      return (
        await browser.call(`mutation ($attempt: ID!) { submitAttempt(attempt: $attempt) { ${QUESTIONS} } }`, {
          attempt: attempt?.id ?? '',
        })
      ).text;
    }
  }
}

/** School admins see no key of the bank by any query for authors, whatever their roles are. */
async function expectNoKeyForSchoolAdmin({ schoolAdmin, items, paper, quiz, topic }: KeyWorld): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from item_versions where item_id = $1', [items[0]]);
  for (const [query, variables] of [
    ['query ($id: ID!) { authoredQuestion(id: $id) { text } }', { id: items[0] }],
    ['query ($version: ID!) { questionVersionText(version: $version) }', { version: rows[0]?.id }],
    ['query ($id: ID!) { questionUse(id: $id) { current } }', { id: items[0] }],
    ['query ($filter: JSON!) { bank(filter: $filter) { rows { id stem } } }', { filter: {} }],
    ['query ($filter: JSON!) { bank(filter: $filter) { rows { id stem } } }', { filter: { selectable: true } }],
    ['query ($id: ID!) { paperScheme(id: $id) { sections { items { key } } } }', { id: paper }],
    ['query ($id: ID!) { authoredPaper(id: $id) { items { id } } }', { id: paper }],
    ['query ($id: ID!) { authoredQuiz(id: $id) { items { id } } }', { id: quiz }],
    ['query ($topics: [ID!]!) { itemStatistics(topics: $topics) { item facility } }', { topics: [topic] }],
    ['query ($item: ID!) { questionStatistics(item: $item) { item facility } }', { item: items[0] }],
  ] as const) {
    const answer = await schoolAdmin.browser.call(query, variables);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toMatch(/canary|Question \d/);
    for (const item of items) expect(answer.text).not.toContain(item);
  }
}

test('no student sees a key early, whatever is scheduled, answered and released; everybody else sees what they may see', async () => {
  const totals = { withheld: 0, shown: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      const run: Run = { world: await keyWorld(app, pool), set: [], withheld: 0, shown: 0 };
      const { student, outsider, teacher, coTeacher } = run.world;
      for (const [index, one] of [RESERVING, ...steps].entries()) {
        const who = index % 9 === 8 && !['assign', 'leave'].includes(one.act) ? outsider : student;
        const acted = await act(run, who, one);
        await expectNoEarlyKey(run, who, acted);
      }
      await expectNoKeyForSchoolAdmin(run.world);
      // Both teachers mark what their class has submitted, and see the key.
      for (const { browser } of [teacher, coTeacher]) {
        for (const { assignment } of run.set) {
          const answer = await browser.call('query ($id: ID!) { teacherAssignment(id: $id) { id } }', {
            id: assignment,
          });
          expect(answer.status).toBe(200);
        }
      }
      expect(await reservedByRule(pool, outsider.id)).toEqual(new Set());
      totals.withheld += run.withheld;
      totals.shown += run.shown;
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  // The search found keys on both sides of the rule, or it would have proved nothing.
  expect(totals.withheld).toBeGreaterThan(RUNS);
  expect(totals.shown).toBeGreaterThan(RUNS);
}, 900_000);
