import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishDue } from '#server/questions/question-stage.commands.ts';
import { createTrueFalse } from '../../support/questions/author-calls.ts';
import { type TestBank, testBank } from '../../support/questions/test-bank.ts';
import type { TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';
import { signedInAs } from '../../support/users/test-users.ts';

const { app, database } = await testServer();
let bank: TestBank;
let admin: TestBrowser;
let teacher: TestBrowser;
let student: TestBrowser;
/** Of the bank: two published questions, and one draft. */
let live: string;
let other: string;
let draft: string;
/** A teacher's own question. */
let foreign: string;

const WITHDRAW = 'mutation ($id: ID!, $revision: Int!) { withdrawQuestion(id: $id, revision: $revision) }';

const question = (browser: TestBrowser, stem: string, published: boolean) =>
  createTrueFalse(browser, bank.topicId, stem, published);

beforeAll(async () => {
  bank = await testBank(database.pool, { free: true, slug: 'sets' });
  admin = await signedInAs(app, database.pool, 'admin');
  teacher = await signedInAs(app, database.pool, 'teacher');
  student = await signedInAs(app, database.pool, 'student');
  other = await question(admin, 'The second', true);
  draft = await question(admin, 'Still written', false);
  foreign = await question(teacher, 'A teacher’s own', true);
});
beforeEach(async () => {
  live = await question(admin, 'The first', true);
});

type Kind = 'quiz' | 'paper';
const pick = (item: string, marks: number | null) => ({ kind: 'pick', item, marks });
const quizOf = (entries: readonly object[], more: object = {}) => ({
  ...{ title: 'A quiz', topic: bank.topicId, instructions: 'Read twice.', seconds: 600, entries },
  ...more,
});
const paperOf = (items: readonly string[], more: object = {}) => ({
  ...{ title: `Paper ${randomUUID()}`, subject: bank.subjectId, year: 2026, session: 'May', board: 'Board' },
  ...{ instructions: '', seconds: null, gradeBoundaries: [] },
  sections: [{ title: 'A', instructions: '', entries: items.map((item) => pick(item, 2)) }],
  ...more,
});
const setOf = (kind: Kind, items: readonly string[]) =>
  kind === 'quiz' ? quizOf(items.map((item) => pick(item, null))) : paperOf(items);

const NAME = { quiz: 'Quiz', paper: 'Paper' } as const;
const create = (kind: Kind, written: object, browser = admin) =>
  browser.call(`mutation ($draft: JSON!) { made: create${NAME[kind]}(draft: $draft) }`, { draft: written });
const save = (kind: Kind, id: string, revision: number, written: object) =>
  admin.call(
    `mutation ($id: ID!, $revision: Int!, $draft: JSON!) { saved: save${NAME[kind]}(id: $id, revision: $revision, draft: $draft) }`,
    { id, revision, draft: written },
  );
const read = async (kind: Kind, id: string) =>
  (await admin.call(`query ($id: ID!) { one: authored${NAME[kind]}(id: $id) { revision stage draft } }`, { id })).data
    .one;
const stage = (kind: Kind, id: string, revision: number, to: string, publishAt: string | null = null) =>
  admin.call(
    `mutation ($kind: String!, $id: ID!, $revision: Int!, $stage: String!, $publishAt: Instant) {
       staged: setAssessmentStage(kind: $kind, id: $id, revision: $revision, stage: $stage, publishAt: $publishAt) }`,
    { kind, id, revision, stage: to, publishAt },
  );
const logOf = async (id: string) =>
  (
    await database.pool.query(
      `select action, resource, title, before, after, revision, actor_id is not null as "byUser" from audit_log
       where record_id = $1 order by revision, id`,
      [id],
    )
  ).rows;

describe.each(['quiz', 'paper'] as const)('a %s', (kind) => {
  it('is saved as written, including its order', async () => {
    const written = setOf(kind, [live, other]);
    const { data } = await create(kind, written);
    expect(await read(kind, data.made)).toEqual({ revision: 1, stage: 'draft', draft: written });
    const turned = { ...setOf(kind, [other, live]), title: written.title };
    expect((await save(kind, data.made, 1, turned)).data.saved).toBe(2);
    expect((await read(kind, data.made)).draft).toEqual(turned);
  });

  it('accepts no teacher’s question, no missing one, and none twice', async () => {
    const { data } = await create(kind, setOf(kind, [live]));
    for (const items of [[foreign], [live, randomUUID()], [live, live]]) {
      expect((await create(kind, setOf(kind, items))).code, items.join()).toBe('INVALID_INPUT');
      expect((await save(kind, data.made, 1, setOf(kind, items))).code, items.join()).toBe('INVALID_INPUT');
    }
    expect((await read(kind, data.made)).revision).toBe(1);
  });

  it('is not saved over a newer version, nor without the permission', async () => {
    const { data } = await create(kind, setOf(kind, [live]));
    await save(kind, data.made, 1, setOf(kind, [other]));
    expect((await save(kind, data.made, 1, setOf(kind, [live]))).code).toBe('CHANGED_MEANWHILE');
    expect((await save(kind, randomUUID(), 1, setOf(kind, [live]))).code).toBe('NOT_FOUND');
    // Teachers may write quizzes of their own, too.
    for (const browser of kind === 'quiz' ? [student] : [student, teacher]) {
      expect((await create(kind, setOf(kind, [live]), browser)).code).toBe('FORBIDDEN');
    }
  });

  it('may contain drafts while it is a draft, and is not published so', async () => {
    const { data } = await create(kind, setOf(kind, [live, draft]));
    expect((await stage(kind, data.made, 1, 'published')).code).toBe('INVALID_INPUT');
    expect((await save(kind, data.made, 1, setOf(kind, [live]))).data.saved).toBe(2);
    expect((await stage(kind, data.made, 2, 'published')).data.staged).toBe(3);
  });

  it('is checked again when it is saved while published: no drafts, and never empty', async () => {
    const { data } = await create(kind, setOf(kind, [live]));
    await stage(kind, data.made, 1, 'published');
    for (const items of [[live, draft], []]) {
      expect((await save(kind, data.made, 2, setOf(kind, items))).code, items.join()).toBe('INVALID_INPUT');
    }
    expect((await save(kind, data.made, 2, setOf(kind, [live, other]))).data.saved).toBe(3);
  });

  it('records every change, with its author, including those of the system', async () => {
    const first = setOf(kind, [live]);
    const { data } = await create(kind, first);
    await save(kind, data.made, 1, { ...first, title: `${first.title}, mended` });
    await save(kind, data.made, 2, {
      ...first,
      title: `${first.title}, mended`,
      topic: randomUUID(),
      subject: randomUUID(),
    });
    await stage(kind, data.made, 2, 'review', new Date(Date.now() - 1_000).toISOString());
    await publishDue(database.pool);
    const at = { kind, id: data.made };
    await admin.call('mutation ($kind: String!, $id: ID!) { deleteAssessment(kind: $kind, id: $id, revision: 4) }', at);
    await admin.call('mutation ($kind: String!, $id: ID!) { restoreAssessment(kind: $kind, id: $id) }', at);
    const log = await logOf(data.made);
    expect(log.map(({ action, revision, byUser }) => [action, revision, byUser])).toEqual([
      ['created', 1, true],
      ['changed', 2, true],
      ['scheduled', 3, true],
      ['published', 4, false],
      ['deleted', 5, true],
      ['restored', 6, true],
    ]);
    expect(log[1]).toMatchObject({
      resource: kind === 'quiz' ? 'quiz' : 'exam-paper',
      before: { title: first.title },
      after: { title: `${first.title}, mended` },
    });
  });
});

describe('a rule that draws', () => {
  it('needs a topic that exists', async () => {
    const draw = {
      kind: 'draw',
      topic: bank.topicId,
      types: ['true-false'],
      difficulties: ['easy'],
      count: 2,
      marks: 1,
    };
    const written = quizOf([draw, pick(live, 3)]);
    const { data } = await create('quiz', written);
    expect((await read('quiz', data.made)).draft).toEqual(written);
    expect((await create('quiz', quizOf([{ ...draw, topic: randomUUID() }]))).code).toBe('INVALID_INPUT');
  });
});

describe('a published paper', () => {
  it('keeps its questions: none of them can be withdrawn', async () => {
    const { data } = await create('paper', paperOf([live]));
    await stage('paper', data.made, 1, 'published');
    expect((await admin.call(WITHDRAW, { id: live, revision: 2 })).code).toBe('IN_USE');
    expect((await logOf(live)).map(({ action }) => action)).toEqual(['created', 'published']);
    await stage('paper', data.made, 2, 'draft');
    expect((await admin.call(WITHDRAW, { id: live, revision: 2 })).data.withdrawQuestion).toBe(3);
    expect((await logOf(live)).map(({ action }) => action)).toEqual(['created', 'published', 'withdrawn']);
  });
});

it('a quiz or paper is deleted permanently from the recycle bin only, and never if it was attempted', async () => {
  const PURGE = 'mutation ($kind: String!, $id: ID!) { purgeAssessment(kind: $kind, id: $id) }';
  for (const kind of ['quiz', 'paper'] as const) {
    const { data } = await create(kind, kind === 'quiz' ? quizOf([pick(live, 1)]) : paperOf([live]));
    const id = data.made;
    expect((await admin.call(PURGE, { kind, id })).code).toBe('NOT_FOUND');
    await admin.call('mutation ($kind: String!, $id: ID!) { deleteAssessment(kind: $kind, id: $id, revision: 1) }', {
      kind,
      id,
    });
    const attempt = randomUUID();
    await database.pool.query(`insert into attempts (id, user_id, ${kind}_id) select $1, id, $2 from users limit 1`, [
      attempt,
      id,
    ]);
    const refused = await admin.call(PURGE, { kind, id });
    expect(refused.errors?.[0]?.message).toBe('resultsDepend');
    await database.pool.query('delete from attempts where id = $1', [attempt]);
    expect((await admin.call(PURGE, { kind, id })).data.purgeAssessment).toBe(true);
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['created', 'deleted', 'purged']);
  }
});
