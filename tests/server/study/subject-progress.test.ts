import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { countResults } from '#server/attempts/results/count-results.ts';
import { writePaper } from '#server/interchange/export/paper.writer.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type TestBank, testBank } from '../../support/questions/test-bank.ts';
import { signedInStudent, type TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';

const { app, database } = await testServer();
let ada: TestBrowser;
let waves: TestBank;

const BOUNDARIES = [
  { grade: 'A', from: 0.8 },
  { grade: 'B', from: 0.5 },
];

const paper = (title: string, year: number, gradeBoundaries: typeof BOUNDARIES) =>
  inTransaction(database.pool, (client) =>
    writePaper(client, {
      ...{ title, subject: 'waves', year, session: '', board: '', minutes: null, instructions: '' },
      ...{ gradeBoundaries, source: null, licence: null },
      sections: [
        {
          ...{ title: 'A', instructions: '' },
          questions: [0, 1].map((at) => ({ question: `waves-${at}`, marks: 2 })),
        },
      ],
    }),
  );

async function submit(email: string, credits: readonly number[], daysAgo = 0): Promise<void> {
  const attempt = randomUUID();
  await inTransaction(database.pool, async (client) => {
    await client.query(
      `insert into attempts (id, user_id, quiz_id, handed_in_at, handed_in_by, marks, marks_out_of)
       select $1, id, $3, now() - $4 * interval '1 day', 'student', 0, 3 from users where email = $2`,
      [attempt, email, waves.quiz, daysAgo],
    );
    await client.query(
      `insert into attempt_items (attempt_id, position, version_id, outcome, credit)
       select $1, qi.position, v.id, case when c.credit = 1 then 'right' else 'wrong' end, c.credit
       from quiz_items qi join item_versions v on v.item_id = qi.item_id
       join unnest($3::float8[]) with ordinality as c(credit, position) on c.position = qi.position where qi.quiz_id = $2`,
      [attempt, waves.quiz, credits],
    );
    await countResults(client, attempt);
  });
}

const QUERY = `query ($subject: String!) { subjectProgress(subject: $subject) {
  topics { examShare openQuestions noteSeconds progress { topic { slug } level } }
  next { kind reason topic { slug } count seconds quiz attempt material { kind } }
  grade { availability range { mostLikely best worst lowest probability score } gains { topic { slug } minutes rise }
    missing { answers topics { slug } } history { at score mostLikely } }
} }`;

async function progressOf(browser: TestBrowser, subject = 'waves') {
  const { data, errors } = await browser.call(QUERY, { subject });
  expect(errors).toBeUndefined();
  return data.subjectProgress;
}

beforeAll(async () => {
  waves = await testBank(database.pool, { free: true, slug: 'waves' });
  ada = await signedInStudent(app, 'ada@example.org');
});
beforeEach(async () => {
  await database.pool.query(
    'delete from attempts; delete from paper_items; delete from paper_sections; delete from exam_papers',
  );
});

test('without past papers with boundaries there is no grade, and no share of an exam without papers', async () => {
  expect(await progressOf(ada)).toMatchObject({
    topics: [{ examShare: null, progress: { topic: { slug: 'waves' }, level: 'unknown' } }],
    grade: { availability: 'noBoundaries', range: null, missing: null },
  });
  await paper('Paper 1', 2024, []);
  expect(await progressOf(ada)).toMatchObject({ topics: [{ examShare: 1 }], grade: { availability: 'noBoundaries' } });
});

test('with few answers it names what is missing', async () => {
  await paper('Paper 1', 2024, BOUNDARIES);
  await submit('ada@example.org', [1, 0, 1]);
  expect(await progressOf(ada)).toMatchObject({
    grade: { availability: 'fewAnswers', range: null, missing: { answers: 17 }, history: [] },
  });
});

test('with enough answers there are a range of grades, its history and what would raise it', async () => {
  await paper('Paper 1', 2024, BOUNDARIES);
  for (let attempt = 0; attempt < 10; attempt += 1) await submit('ada@example.org', [1, 0, 0], 15);
  for (let attempt = 0; attempt < 3; attempt += 1) await submit('ada@example.org', [1, 1, 1], 1);
  const { grade } = await progressOf(ada);
  expect(grade).toMatchObject({
    availability: 'available',
    range: { lowest: 'B' },
    gains: [{ topic: { slug: 'waves' } }],
    missing: null,
  });
  expect(grade.range.probability).toBeGreaterThan(0);
  expect(grade.history.length).toBe(3);
  expect(grade.history.at(-1).score).toBeGreaterThan(grade.history[0].score);
});

test('boundaries are those of the latest published paper that has any', async () => {
  await paper('Paper 1', 2024, [{ grade: 'Pass', from: 0 }]);
  await paper('Paper 2', 2025, [{ grade: 'Merit', from: 0 }]);
  await paper('Paper 3', 2026, []);
  await paper('Draft', 2027, [{ grade: 'Draft', from: 0 }]);
  await database.pool.query(`update exam_papers set stage = 'draft' where title = 'Draft'`);
  for (let attempt = 0; attempt < 8; attempt += 1) await submit('ada@example.org', [1, 1, 1]);
  expect((await progressOf(ada)).grade.range).toMatchObject({ mostLikely: 'Merit', best: 'Merit', worst: 'Merit' });
});

test('answers of another student change nothing, and an unknown subject has no topics', async () => {
  await paper('Paper 1', 2024, BOUNDARIES);
  await signedInStudent(app, 'ben@example.org');
  const before = await progressOf(ada);
  for (let attempt = 0; attempt < 8; attempt += 1) await submit('ben@example.org', [1, 1, 1]);
  expect(await progressOf(ada)).toEqual(before);
  expect(await progressOf(ada, 'nowhere')).toMatchObject({ topics: [], grade: { availability: 'noBoundaries' } });
});

test('what is left is counted, and the next step is the open attempt, otherwise the practice that helps most', async () => {
  const all = (await progressOf(ada)).topics[0].openQuestions;
  expect(all).toBeGreaterThan(3);
  expect((await progressOf(ada)).next).toMatchObject({ kind: 'quiz', reason: 'notKnownYet', quiz: waves.quiz });
  await submit('ada@example.org', [1, 0, 0]);
  await submit('ada@example.org', [1, 0, 0]);
  const after = await progressOf(ada);
  expect(after.topics[0].openQuestions).toBe(all - 3);
  expect(after.next).toMatchObject({ kind: 'weakQuestions', reason: 'weakest', count: 2, topic: { slug: 'waves' } });

  const attempt = randomUUID();
  await database.pool.query(
    `insert into attempts (id, user_id, quiz_id) select $1, id, $2 from users where email = 'ada@example.org'`,
    [attempt, waves.quiz],
  );
  await database.pool.query(
    `insert into attempt_items (attempt_id, position, version_id)
     select $1, qi.position, v.id from quiz_items qi join item_versions v on v.item_id = qi.item_id where qi.quiz_id = $2`,
    [attempt, waves.quiz],
  );
  const { rowCount } = await database.pool.query('select from attempt_items where attempt_id = $1', [attempt]);
  const step = { kind: 'attempt', reason: 'started', count: rowCount, attempt, quiz: waves.quiz };
  expect((await progressOf(ada)).next).toMatchObject(step);
  // Another student's attempt is nobody else's next step.
  const ben = await signedInStudent(app, 'ben@example.org');
  expect((await progressOf(ben)).next).toMatchObject({ kind: 'quiz', attempt: null });
});

test('without a plan, what is locked is neither counted nor recommended', async () => {
  await database.pool.query('update topics set free = false');
  try {
    expect(await progressOf(ada)).toMatchObject({ topics: [{ openQuestions: 0, noteSeconds: 0 }], next: null });
  } finally {
    await database.pool.query('update topics set free = true');
  }
});
