import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importPapers } from '#server/interchange/bank/paper.import.ts';
import { testBank } from '../../support/questions/test-bank.ts';
import { differences } from '../../support/recount.ts';
import { signedInStudent, type TestBrowser, testApp } from '../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;

let folder: string;
let student: TestBrowser;
let paper: string;

const PAPER = {
  ...{ title: 'Paper A', subject: 'bank', year: 2025, minutes: 30, passMark: 4, group: 'passed over' },
  sections: [
    {
      title: 'One',
      questions: [
        { group: 'T1A', question: 'bank-0', marks: 1 },
        { question: 'bank-2', marks: 2 },
      ],
    },
    { title: 'Two', questions: [{ question: 'bank-6', marks: 5 }] },
  ],
};

async function importNote(content: unknown, dryRun = false) {
  const file = join(folder, `${randomUUID()}.json`);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  const { imported, rejected } = await importPapers(database.pool, { files: [file], dryRun });
  return { imported, reason: rejected[0]?.reason };
}

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-papers-'));
  app = await testApp(database.pool);
  await testBank(database.pool, { free: false, slug: 'bank' });
  await database.pool.query(`insert into plans (id, permission) values ('standard', '{"examQuestion": true}')`);
  await importNote(PAPER);
  paper = (await database.pool.query<{ id: string }>('select id from exam_papers')).rows[0]?.id ?? '';
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  const email = `${randomUUID()}@example.org`;
  student = await signedInStudent(app, email);
  await database.pool.query(
    "insert into entitlements (id, user_id, plan_id) select gen_random_uuid(), id, 'standard' from users where email = $1",
    [email],
  );
});

const scheme = (browser: TestBrowser) =>
  browser.call('query ($id: ID!) { paperScheme(id: $id) { sections { items { position key } } } }', { id: paper });
const selfMark = (browser: TestBrowser, marks: object[], id = paper) =>
  browser.call('mutation ($input: SelfMarksInput!) { saveSelfMarks(input: $input) }', {
    input: { paper: id, seconds: 900, marks },
  });

it('an import of several papers names the files that cannot be read, and imports the others', async () => {
  const missing = join(folder, 'missing.json');
  const good = join(folder, 'good.json');
  await writeFile(good, JSON.stringify({ ...PAPER, title: 'Another paper' }));
  // A dry run, so that the other tests find one paper.
  expect(await importPapers(database.pool, { files: [missing, good], dryRun: true })).toMatchObject({
    imported: 1,
    rejected: [],
    unreadable: [{ file: missing, reason: { code: 'fileNotOpened' } }],
  });
  await expect(importPapers(database.pool, { files: [missing], dryRun: true })).rejects.toThrow('ENOENT');
});

describe('a paper in a file', () => {
  it('is imported once, and updated when it is imported again', async () => {
    expect(await importNote(PAPER)).toEqual({ imported: 1, reason: undefined });
    const { rows } = await database.pool.query(
      'select id, seconds, grade_boundaries from exam_papers where title = $1',
      ['Paper A'],
    );
    expect(rows).toEqual([{ id: paper, seconds: 1800, grade_boundaries: [{ grade: 'Pass', from: 0.5 }] }]);
  });

  it.each([
    ['no JSON', '{"title"', { code: 'paperNotJson' }],
    [
      'a question that is not in the bank',
      { ...PAPER, sections: [{ title: 'One', questions: [{ question: 'nowhere', marks: 1 }] }] },
      { code: 'paperQuestionsMissing', questions: ['nowhere'], more: 0 },
    ],
    ['an unknown subject', { ...PAPER, subject: 'Alchemy' }, { code: 'paperSubjectUnknown', subject: 'Alchemy' }],
    [
      'a question that is used twice',
      { ...PAPER, sections: [PAPER.sections[0], PAPER.sections[0]] },
      { code: 'paperQuestionRepeated' },
    ],
    [
      'no section',
      { ...PAPER, sections: [] },
      [{ code: 'partHasTooFew', where: { part: 'field', path: 'sections' }, min: 1 }],
    ],
    [
      'marks below one',
      { ...PAPER, sections: [{ title: 'One', questions: [{ question: 'bank-0', marks: 0 }] }] },
      [{ code: 'partNotUnderstood', where: { part: 'field', path: 'sections.0.questions.0.marks' } }],
    ],
  ])('is rejected for %s', async (_what, content, reason) => {
    expect(await importNote(content)).toMatchObject({ imported: 0, reason });
  });

  it('is only checked in a dry run', async () => {
    expect(await importNote({ ...PAPER, title: 'Rehearsed' }, true)).toEqual({ imported: 1, reason: undefined });
    expect((await database.pool.query("select 1 from exam_papers where title = 'Rehearsed'")).rowCount).toBe(0);
  });
});

describe('a paper', () => {
  it('reveals no answer key, and nothing at all to students without a plan', async () => {
    const ask = 'query ($id: ID!) { paper(id: $id) { marks sections { items { stem key explanation } } } }';
    const { text, data } = await student.call(ask, { id: paper });
    expect(data.paper.marks).toBe(8);
    expect(text).not.toMatch(/secret|accepted/);
    const stranger = await signedInStudent(app, `${randomUUID()}@example.org`);
    expect((await stranger.call(ask, { id: paper })).code).toBe('PAYMENT_REQUIRED');
    expect((await scheme(stranger)).code).toBe('PAYMENT_REQUIRED');
    expect((await selfMark(stranger, [{ position: 1, marks: 1 }])).code).toBe('PAYMENT_REQUIRED');
    expect((await stranger.call('mutation ($id: ID!) { startPaper(id: $id) }', { id: paper })).code).toBe(
      'PAYMENT_REQUIRED',
    );
  });

  it('shows its mark scheme on request, but not during an attempt', async () => {
    expect((await scheme(student)).text).toMatch(/secret-model-answer/);
    const { startPaper: attempt } = (await student.call('mutation ($id: ID!) { startPaper(id: $id) }', { id: paper }))
      .data;
    const refused = await scheme(student);
    expect(refused.code).toBe('ATTEMPT_OPEN');
    expect(refused.text).not.toMatch(/secret/);
    await student.call('mutation ($attempt: ID!) { submitAttempt(attempt: $attempt) { id } }', { attempt });
    expect((await scheme(student)).code).toBeUndefined();
  });

  it('is self-marked: marks add up, and count in the analysis', async () => {
    const { saveSelfMarks: id } = (
      await selfMark(student, [
        { position: 1, marks: 1 },
        { position: 3, marks: 2.5 },
      ])
    ).data;
    const { data } = await student.call(
      'query ($id: ID!) { attemptResult(id: $id) { attempt { kind attempt { marks marksOutOf } } items { outcome } } analysis { total { answers credit } } }',
      { id },
    );
    expect(data.attemptResult.attempt).toEqual({ kind: 'paper', attempt: { marks: 3.5, marksOutOf: 8 } });
    expect(data.attemptResult.items.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'right',
      'unanswered',
      'partly',
    ]);
    expect(data.analysis.total).toEqual({ answers: 2, credit: 1.5 });
    expect(await differences(database.pool)).toEqual([]);
  });

  it('keeps the marks of its questions when a written one is marked with its scheme', async () => {
    const { startPaper: attempt } = (await student.call('mutation ($id: ID!) { startPaper(id: $id) }', { id: paper }))
      .data;
    const save = {
      attempt,
      answers: [{ operationId: randomUUID(), position: 3, sequence: 1, response: { text: 'an essay' } }],
    };
    await student.call('mutation ($input: SaveInput!) { saveAnswers(input: $input) { __typename } }', { input: save });
    await student.call('mutation ($attempt: ID!) { submitAttempt(attempt: $attempt) { id } }', { attempt });
    const { data } = await student.call(
      `mutation ($attempt: ID!) { markOwnAnswer(attempt: $attempt, position: 3, awards: [{ point: "p1" }]) { marks marksOutOf } }`,
      { attempt },
    );
    expect(data.markOwnAnswer).toEqual({ marks: 5, marksOutOf: 8 });
    expect(await differences(database.pool)).toEqual([]);
  });

  it.each([
    ['more marks than a question has', [{ position: 1, marks: 2 }], { 'marks.1': expect.stringContaining('1') }],
    ['an unknown question', [{ position: 9, marks: 1 }], { 'marks.9': expect.any(String) }],
    ['negative marks', [{ position: 1, marks: -1 }], { 'marks.0.marks': expect.any(String) }],
    ['no marks', [], { marks: expect.any(String) }],
  ])('refuses %s', async (_what, marks, fields) => {
    expect((await selfMark(student, marks)).errors?.[0]?.extensions?.fields).toEqual(fields);
  });
});
