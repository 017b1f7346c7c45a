import { beforeAll, describe, expect, it } from 'vitest';
import { createAssignment, publishAssignment } from '#server/classrooms/assignments/assignment.commands.ts';
import {
  CREATE_QUIZ,
  createTrueFalse,
  SAVE_QUESTION,
  SAVE_QUIZ,
  STAGE_QUIZ,
  trueFalseDraft,
} from '../../support/questions/author-calls.ts';
import { type TestBank, testBank } from '../../support/questions/test-bank.ts';
import { signedInStudent, type TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';
import { type TestClass, testClass } from '../../support/users/test-class.ts';
import { testDraft } from '../../support/users/test-school.ts';
import { signedInStaff } from '../../support/users/test-staff.ts';

const { app, database } = await testServer();
let bank: TestBank;
let group: TestClass;
let admin: TestBrowser;
let teacher: TestBrowser;
/** Of another school. */
let colleague: TestBrowser;
let student: TestBrowser;
/** A teacher's own quiz, ready; one in draft; a question of the bank, and one that the bank has in draft. */
let own: string;
let unready: string;
let shared: string;
let secret: string;

const READ = 'query ($id: ID!) { authoredQuiz(id: $id) { revision stage draft items { id stem isLive } } }';
const LIST =
  'query ($filter: JSON!) { assessments(kind: quiz, filter: $filter) { rows { id title questionCount } next } }';
const DELETE = 'mutation ($id: ID!, $revision: Int!) { deleteAssessment(kind: quiz, id: $id, revision: $revision) }';
const RESTORE = 'mutation ($id: ID!) { restoreAssessment(kind: quiz, id: $id) }';
const PURGE = 'mutation ($id: ID!) { purgeAssessment(kind: quiz, id: $id) }';
const BANK = 'query ($filter: JSON!) { bank(filter: $filter) { rows { id stem stage openReports } } }';

const question = (browser: TestBrowser, stem: string, published: boolean) =>
  createTrueFalse(browser, bank.topicId, stem, published);

const pick = (item: string) => ({ kind: 'pick', item, marks: null });
const draw = (count: number) => ({
  ...{ kind: 'draw', topic: bank.topicId, types: ['true-false'], difficulties: [], count, marks: 1 },
});
const quizOf = (entries: readonly object[], title = 'Zebra quiz') => ({
  ...{ title, topic: bank.topicId, instructions: '', seconds: null, entries },
});
async function quiz(entries: readonly object[], browser = teacher): Promise<string> {
  const created = await browser.call(CREATE_QUIZ, { draft: quizOf(entries) });
  if (created.errors !== undefined) throw new Error(created.text);
  return created.data.createQuiz;
}
async function ready(entries: readonly object[]): Promise<string> {
  const id = await quiz(entries);
  expect((await teacher.call(STAGE_QUIZ, { id, revision: 1, stage: 'published' })).data.setAssessmentStage).toBe(2);
  return id;
}

/** Assigns a quiz to the class; returns the part, or the error. */
async function set(ref: string, by = { id: group.teacher.id, school: group.school }): Promise<string> {
  const viewer = { userId: by.id, role: 'teacher', schoolId: by.school } as never;
  const id = await createAssignment(database.pool, viewer, group.classroom, testDraft(ref)).catch(
    (cause: { code: string }) => cause.code,
  );
  if (id === 'INVALID_INPUT') return id;
  await publishAssignment(database.pool, viewer, id);
  return (await database.pool.query('select id from assignment_parts where assignment_id = $1', [id])).rows[0].id;
}

beforeAll(async () => {
  bank = await testBank(database.pool, { free: true, slug: 'own-quizzes' });
  group = await testClass({ app, pool: database.pool }, { quiz: bank.quiz });
  admin = await signedInStaff(app, database.pool, 'admin');
  colleague = await signedInStaff(app, database.pool, 'teacher');
  teacher = group.teacher.browser;
  student = group.students[0]?.browser ?? (await signedInStudent(app, 'nobody@example.org'));
  own = await question(teacher, 'Private zebra', true);
  unready = await question(teacher, 'Half a zebra', false);
  shared = await question(admin, 'Public zebra', true);
  secret = await question(admin, 'Unpublished zebra', false);
});

describe('a quiz of a teacher’s own', () => {
  it('is created, listed, changed, moved to the recycle bin, restored and deleted permanently by its teacher', async () => {
    const id = await quiz([pick(own), pick(shared), draw(2)]);
    const { data } = await teacher.call(READ, { id });
    expect(data.authoredQuiz).toMatchObject({ revision: 1, stage: 'draft' });
    expect(
      data.authoredQuiz.items.map(({ stem, isLive }: { stem: string; isLive: boolean }) => [stem, isLive]),
    ).toEqual(
      expect.arrayContaining([
        ['Private zebra', true],
        ['Public zebra', true],
      ]),
    );
    const changed = quizOf([pick(shared), pick(own)], 'Okapi quiz');
    expect((await teacher.call(SAVE_QUIZ, { id, revision: 1, draft: changed })).data.saveQuiz).toBe(2);
    expect((await teacher.call(SAVE_QUIZ, { id, revision: 1, draft: changed })).code).toBe('CHANGED_MEANWHILE');
    const listed = async (filter: object) => (await teacher.call(LIST, { filter })).data.assessments.rows;
    expect(await listed({ search: 'okapi' })).toEqual([{ id, title: 'Okapi quiz', questionCount: 2 }]);
    expect((await teacher.call(DELETE, { id, revision: 2 })).data.deleteAssessment).toBe(true);
    expect(await listed({ search: 'okapi' })).toEqual([]);
    expect(await listed({ deleted: true })).toHaveLength(1);
    expect((await teacher.call(RESTORE, { id })).data.restoreAssessment).toBe(true);
    expect((await teacher.call(PURGE, { id })).code).toBe('NOT_FOUND');
    await teacher.call(DELETE, { id, revision: 4 });
    expect((await teacher.call(PURGE, { id })).data.purgeAssessment).toBe(true);
    expect((await teacher.call(READ, { id })).code).toBe('NOT_FOUND');
  });

  it('is hidden from other teachers, authors of the bank and students', async () => {
    const id = await ready([pick(own)]);
    const calls = [
      [READ, { id }],
      [SAVE_QUIZ, { id, revision: 2, draft: quizOf([]) }],
      [STAGE_QUIZ, { id, revision: 2, stage: 'draft' }],
      [DELETE, { id, revision: 2 }],
      [RESTORE, { id }],
      [PURGE, { id }],
    ] as const;
    for (const [query, variables] of calls) {
      for (const browser of [colleague, admin])
        expect((await browser.call(query, variables)).code, query).toBe('NOT_FOUND');
      expect((await student.call(query, variables)).code, query).toBe('FORBIDDEN');
    }
    for (const browser of [colleague, admin]) {
      const { text } = await browser.call(LIST, { filter: { search: 'zebra' } });
      expect(text).not.toContain(id);
    }
    const use = 'query ($id: ID!) { questionUse(id: $id) { quizzes { id } } }';
    await quiz([pick(shared)]);
    expect((await admin.call(use, { id: shared })).data.questionUse.quizzes).toEqual([]);
    expect((await teacher.call(use, { id: own })).data.questionUse.quizzes).toContainEqual({ id });
    expect((await colleague.call('{ assignableContent { id } }')).text).not.toContain(id);
    expect((await teacher.call('{ assignableContent { id isOwn } }')).data.assignableContent).toContainEqual({
      id,
      isOwn: true,
    });
  });

  it('is in no topic, is found by no search and cannot be started', async () => {
    const TOPIC = 'query ($slug: String!) { topic(subject: $slug, topic: $slug) { quizCount quizzes { id } } }';
    const shown = async () => (await student.call(TOPIC, { slug: 'own-quizzes' })).data.topic;
    const before = await shown();
    const id = await ready([pick(shared)]);
    expect(await shown()).toEqual(before);
    expect((await student.call('{ search(words: "zebra") { title } }')).data.search).toEqual([]);
    expect((await student.call('query ($id: ID!) { quiz(id: $id) { title } }', { id })).code).toBe('NOT_FOUND');
    const start = 'mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { id } }';
    expect((await student.call(start, { quiz: id })).code).toBe('NOT_FOUND');
    const { rows } = await database.pool.query('select live from quizzes where id = $1', [id]);
    expect(rows).toEqual([{ live: false }]);
  });

  it('accepts only content that its teacher may use', async () => {
    const foreign = await question(colleague, 'Foreign zebra', true);
    for (const item of [foreign, secret]) {
      expect((await teacher.call(CREATE_QUIZ, { draft: quizOf([pick(item)]) })).code).toBe('INVALID_INPUT');
    }
    expect((await admin.call(CREATE_QUIZ, { draft: quizOf([pick(own)]) })).code).toBe('INVALID_INPUT');
    const unfinished = await quiz([pick(unready)]);
    expect((await teacher.call(STAGE_QUIZ, { id: unfinished, revision: 1, stage: 'published' })).code).toBe(
      'INVALID_INPUT',
    );
  });

  it('reaches students by an assignment of a class of its teacher, with what a rule draws from both banks', async () => {
    const all = (
      await database.pool.query(
        `select count(*)::int as n from items where topic_id = $1 and type = 'true-false' and published_at is not null
         and (in_bank or owner_id = $2)`,
        [bank.topicId, group.teacher.id],
      )
    ).rows[0].n;
    const id = await ready([pick(own), draw(all + 5)]);
    const part = await set(id);
    const startedAt = await student.call('mutation ($part: ID!) { startAssignmentPart(part: $part) }', { part });
    const { data, text } = await student.call('query ($id: ID!) { attempt(id: $id) { items { stem } } }', {
      id: startedAt.data.startAssignmentPart,
    });
    const stems = data.attempt.items.map(({ stem }: { stem: string }) => stem);
    expect(stems).toHaveLength(all);
    expect(stems).toEqual(expect.arrayContaining(['Private zebra', 'Public zebra']));
    expect(text).not.toMatch(/Half a zebra|Unpublished|Foreign/);
  });

  it('is assigned only by co-teachers of its teacher, and only when it is ready', async () => {
    expect(await set(await quiz([pick(own)]))).toBe('INVALID_INPUT');
    const foreign = await quiz([pick(shared)], colleague);
    await colleague.call(STAGE_QUIZ, { id: foreign, revision: 1, stage: 'published' });
    expect(await set(foreign)).toBe('INVALID_INPUT');
  });
});

describe('the content that a teacher may pick from', () => {
  const found = async (browser: TestBrowser, filter: object) =>
    (await browser.call(BANK, { filter: { selectable: true, ...filter } })).data.bank.rows;

  it('is their own, and what the bank has published for students', async () => {
    const stems = (await found(teacher, { search: 'zebra' })).map(({ stem }: { stem: string }) => stem);
    expect(stems.toSorted()).toEqual(['Private zebra', 'Public zebra']);
    expect((await found(admin, { search: 'private' })).map(({ id }: { id: string }) => id)).not.toContain(own);
  });

  it('shows no drafts of the bank', async () => {
    const id = await question(admin, 'Gnu as it is', true);
    await admin.call(SAVE_QUESTION, {
      id,
      revision: 2,
      draft: trueFalseDraft(bank.topicId, 'Gnu as it will be, with an eland'),
    });
    await database.pool.query(
      `insert into item_reports (id, version_id, user_id, reason, text)
       select gen_random_uuid(), v.id, $2, 'other', 'x' from item_versions v where v.item_id = $1 and v.version = 1`,
      [id, group.students[0]?.id],
    );
    expect(await found(teacher, { search: 'gnu' })).toEqual([
      { id, stem: 'Gnu as it is', stage: 'published', openReports: 0 },
    ]);
    expect(await found(teacher, { search: 'eland' })).toEqual([]);
    expect(await found(teacher, { search: 'gnu', stage: 'draft' })).toHaveLength(1);
  });

  it('is not content that they may export', async () => {
    const exported = await teacher.call(
      'query ($filter: JSON!) { authoredExport(kind: "question-bank", filter: $filter) }',
      { filter: { selectable: true, search: 'zebra' } },
    );
    const cookie = [...teacher.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { payload } = await app.inject({ url: exported.data.authoredExport, headers: { cookie } });
    expect(payload).toContain('Private zebra');
    expect(payload).not.toContain('Public zebra');
  });
});
