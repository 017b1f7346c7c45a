import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readQuizQuestions } from '#server/assessments/quiz-questions.queries.ts';
import { createAssignment, publishAssignment } from '#server/classrooms/assignments/assignment.commands.ts';
import {
  CREATE_QUIZ,
  createTrueFalse,
  SAVE_QUESTION,
  SAVE_QUIZ,
  STAGE_QUESTION,
  STAGE_QUIZ,
  trueFalseDraft,
} from '../../support/questions/author-calls.ts';
import { type TestBank, testBank } from '../../support/questions/test-bank.ts';
import type { TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';
import { type TestClass, type TestUser, testClass, testUser } from '../../support/users/test-class.ts';
import { testDraft, testSchool } from '../../support/users/test-school.ts';
import { signedInStaff } from '../../support/users/test-staff.ts';

const { app, database } = await testServer();
let bank: TestBank;
/** A class of the colleague's, which gets the owner's content only by sharing. */
let group: TestClass;
let owner: TestUser;
let colleague: TestUser;
let stranger: TestUser;
let teacherWithoutSchool: TestUser;
let admin: TestBrowser;
/** The owner's quiz, ready and shared again before each test. */
let question: string;
let quiz: string;

const READ = 'query ($id: ID!) { authoredQuiz(id: $id) { isShared items { id stem } } }';
const READ_QUESTION = 'query ($id: ID!) { authoredQuestion(id: $id) { isShared revision } }';
const SHARE =
  'mutation ($kind: String!, $id: ID!, $isShared: Boolean!) { shareOwn(kind: $kind, id: $id, isShared: $isShared) }';
const COPY = 'mutation ($id: ID!) { copyShared(id: $id) }';
const BANK = 'query ($filter: JSON!) { bank(filter: $filter) { rows { id stem isOwn sharedBy isShared } } }';
const ASSIGNABLE = '{ assignableContent { id isOwn sharedBy } }';
const QUESTIONS = 'query ($topic: ID!) { assignableQuestions(topic: $topic) { id isOwn sharedBy } }';

const questionDraft = (stem: string) => trueFalseDraft(bank.topicId, stem);
const pick = (item: string) => ({ kind: 'pick', item, marks: null });
const quizOf = (entries: readonly object[]) => ({
  ...{ title: 'Tapir quiz', topic: bank.topicId, instructions: '', seconds: null, entries },
});
async function readyQuiz(browser: TestBrowser, entries: readonly object[]): Promise<string> {
  const id = (await browser.call(CREATE_QUIZ, { draft: quizOf(entries) })).data.createQuiz;
  expect((await browser.call(STAGE_QUIZ, { id, revision: 1, stage: 'published' })).data.setAssessmentStage).toBe(2);
  return id;
}
const share = (by: TestBrowser, kind: string, id: string, isShared = true) => by.call(SHARE, { kind, id, isShared });
const found = async ({ browser }: TestUser, filter: object = {}) =>
  (await browser.call(BANK, { filter: { selectable: true, search: 'tapir', ...filter } })).data.bank.rows;
const offered = async ({ browser }: TestUser): Promise<string> =>
  JSON.stringify([
    (await browser.call(ASSIGNABLE)).data,
    (await browser.call(QUESTIONS, { topic: bank.topicId })).data,
  ]);

/** The colleague assigns a quiz to the class; returns the part, or the error. */
async function set(part: object): Promise<string> {
  const viewer = { userId: colleague.id, role: 'teacher', schoolId: group.school } as never;
  const draft = testDraft(quiz, { parts: [{ kind: 'quiz', ref: quiz, items: [], draws: null, ...part }] });
  const id = await createAssignment(database.pool, viewer, group.classroom, draft).catch(
    (cause: { code: string }) => cause.code,
  );
  if (id === 'INVALID_INPUT') return id;
  await publishAssignment(database.pool, viewer, id);
  return (await database.pool.query('select id from assignment_parts where assignment_id = $1', [id])).rows[0].id;
}
const setQuestions = () => set({ kind: 'questions', ref: null, items: [question], draws: null });
const moveTo = (user: TestUser, school: string | null) =>
  database.pool.query('update users set school_id = $2 where id = $1', [user.id, school]);

beforeAll(async () => {
  const world = { app, pool: database.pool };
  bank = await testBank(database.pool, { free: true, slug: 'school-bank' });
  group = await testClass(world, { quiz: bank.quiz });
  colleague = group.teacher;
  owner = await testUser(world, { role: 'teacher', school: group.school, name: 'Olive Owner' });
  const { teacher } = await testSchool(database.pool);
  stranger = await testUser(world, { role: 'teacher', school: teacher.schoolId ?? '', name: 'Stranger' });
  teacherWithoutSchool = await testUser(world, { role: 'teacher', school: group.school, name: 'Loner' });
  await moveTo(teacherWithoutSchool, null);
  admin = await signedInStaff(app, database.pool, 'admin');
  question = await createTrueFalse(owner.browser, bank.topicId, 'Shared tapir');
  quiz = await readyQuiz(owner.browser, [pick(question)]);
});
beforeEach(async () => {
  expect((await share(owner.browser, 'question-bank', question)).data.shareOwn).toBe(true);
  expect((await share(owner.browser, 'quiz', quiz)).data.shareOwn).toBe(true);
});

describe('content that a teacher shares with the school', () => {
  it('is found by colleagues with its author’s name, and by its author as shared', async () => {
    expect(await found(colleague)).toEqual([
      { id: question, stem: 'Shared tapir', isOwn: false, sharedBy: 'Olive Owner', isShared: false },
    ]);
    expect(await found(colleague, { shared: true })).toHaveLength(1);
    expect(await found(owner, { shared: true })).toEqual([]);
    expect(await found(owner)).toEqual([
      { id: question, stem: 'Shared tapir', isOwn: true, sharedBy: null, isShared: true },
    ]);
    expect((await owner.browser.call(READ, { id: quiz })).data.authoredQuiz.isShared).toBe(true);
    const theirs = { isOwn: false, sharedBy: 'Olive Owner' };
    expect((await colleague.browser.call(ASSIGNABLE)).data.assignableContent).toContainEqual({ id: quiz, ...theirs });
    const items = await colleague.browser.call(QUESTIONS, { topic: bank.topicId });
    expect(items.data.assignableQuestions).toContainEqual({ id: question, ...theirs });
  });

  it('is added to a colleague’s own quiz, and assigned to a class', async () => {
    const mine = await readyQuiz(colleague.browser, [pick(question)]);
    expect((await colleague.browser.call(READ, { id: mine })).data.authoredQuiz.items).toHaveLength(1);
    for (const part of [await set({ ref: mine }), await set({}), await setQuestions()]) {
      const student = group.students[0]?.browser as TestBrowser;
      const startedAt = await student.call('mutation ($part: ID!) { startAssignmentPart(part: $part) }', { part });
      const read = 'query ($id: ID!) { attempt(id: $id) { items { stem } } }';
      const { data } = await student.call(read, { id: startedAt.data.startAssignmentPart });
      expect(data.attempt.items).toEqual([{ stem: 'Shared tapir' }]);
    }
  });

  it('is drawn by the rules of a colleague’s quiz, and not of one at another school', async () => {
    const draw = {
      kind: 'draw',
      topic: bank.topicId,
      types: ['true-false'],
      difficulties: ['easy'],
      count: 50,
      marks: 1,
    };
    const drawn = async (id: string) =>
      (await readQuizQuestions(database.pool, id, { seed: 'seed', practising: null })).map(({ item }) => item);
    expect(await drawn(await readyQuiz(colleague.browser, [draw]))).toContain(question);
    expect(await drawn(await readyQuiz(stranger.browser, [draw]))).not.toContain(question);
  });

  it('is copied by a colleague into a question of their own, in its published version, and by no other user', async () => {
    const { revision } = (await owner.browser.call(READ_QUESTION, { id: question })).data.authoredQuestion;
    const saved = await owner.browser.call(SAVE_QUESTION, {
      id: question,
      revision,
      draft: questionDraft('Secret tapir'),
    });
    const copied = (await colleague.browser.call(COPY, { id: question })).data.copyShared;
    const read =
      'query ($id: ID!) { authoredQuestion(id: $id) { stage inBank isShared revision version text versions { authorName } } }';
    const { authoredQuestion } = (await colleague.browser.call(read, { id: copied })).data;
    expect(authoredQuestion).toMatchObject({ stage: 'draft', inBank: false, isShared: false, revision: 1, version: 1 });
    expect(authoredQuestion.text).toMatchObject({ stem: 'Shared tapir', key: { value: true } });
    expect(authoredQuestion.versions).toHaveLength(1);
    expect((await owner.browser.call(READ_QUESTION, { id: copied })).code).toBe('NOT_FOUND');
    const target = { id: copied, revision: 1 };
    expect(
      (await colleague.browser.call(SAVE_QUESTION, { ...target, draft: questionDraft('My own emu') })).code,
    ).toBeUndefined();
    expect(JSON.stringify(await found(colleague))).toContain('Shared tapir');
    const { rows } = await database.pool.query('select action from audit_log where record_id = $1 order by at', [
      copied,
    ]);
    expect(rows.map(({ action }) => action)).toEqual(['copied', 'changed']);

    for (const { browser } of [stranger, teacherWithoutSchool, owner])
      expect((await browser.call(COPY, { id: question })).code).toBe('NOT_FOUND');
    for (const id of [await bankQuestion(), randomUUID(), 'x', copied])
      expect((await colleague.browser.call(COPY, { id })).code).toBe('NOT_FOUND');
    const student = group.students[0]?.browser as TestBrowser;
    for (const browser of [admin, student]) expect((await browser.call(COPY, { id: question })).code).toBe('FORBIDDEN');
    await share(owner.browser, 'question-bank', question, false);
    expect((await colleague.browser.call(COPY, { id: question })).code).toBe('NOT_FOUND');
    const back = { id: question, revision: saved.data.saveQuestion.revision, draft: questionDraft('Shared tapir') };
    await owner.browser.call(SAVE_QUESTION, back);
  });

  it('can be opened in the editor, changed, drafted, shared and deleted only by its owner', async () => {
    const target = { id: question, revision: 2 };
    const calls = [
      [READ_QUESTION, { id: question }],
      [SAVE_QUESTION, { ...target, draft: questionDraft('Taken tapir') }],
      [STAGE_QUESTION, { ...target, stage: 'draft' }],
      ['mutation ($id: ID!, $revision: Int!) { deleteQuestion(id: $id, revision: $revision) }', target],
      [READ, { id: quiz }],
      [SAVE_QUIZ, { id: quiz, revision: 2, draft: quizOf([]) }],
      [STAGE_QUIZ, { id: quiz, revision: 2, stage: 'draft' }],
      [SHARE, { kind: 'question-bank', id: question, isShared: false }],
      [SHARE, { kind: 'quiz', id: quiz, isShared: false }],
    ] as const;
    for (const [query, variables] of calls) {
      for (const { browser } of [colleague, stranger])
        expect((await browser.call(query, variables)).code, query).toBe('NOT_FOUND');
    }
  });

  it('shows colleagues the published version, not the author’s draft', async () => {
    const { revision } = (await owner.browser.call(READ_QUESTION, { id: question })).data.authoredQuestion;
    const draft = questionDraft('Secret okapi');
    const saved = await owner.browser.call(SAVE_QUESTION, { id: question, revision, draft });
    expect(JSON.stringify(await found(colleague))).toContain('Shared tapir');
    expect(await found(colleague, { search: 'okapi' })).toEqual([]);
    const back = questionDraft('Shared tapir');
    await owner.browser.call(SAVE_QUESTION, {
      ...{ id: question, revision: saved.data.saveQuestion.revision, draft: back },
    });
  });

  it('is hidden from other schools, users without a school, authors of the bank and students', async () => {
    for (const user of [stranger, teacherWithoutSchool]) {
      expect(await found(user)).toEqual([]);
      expect(await offered(user)).not.toMatch(new RegExp(`${question}|${quiz}`));
      expect((await user.browser.call(CREATE_QUIZ, { draft: quizOf([pick(question)]) })).code).toBe('INVALID_INPUT');
    }
    expect((await admin.call(BANK, { filter: { search: 'tapir' } })).data.bank.rows).toEqual([]);
    expect((await admin.call(CREATE_QUIZ, { draft: quizOf([pick(question)]) })).code).toBe('INVALID_INPUT');
    const student = group.students[0]?.browser as TestBrowser;
    expect((await student.call('{ search(words: "tapir") { title } }')).data.search).toEqual([]);
    expect((await student.call('query ($id: ID!) { quiz(id: $id) { title } }', { id: quiz })).code).toBe('NOT_FOUND');
    const start = 'mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { id } }';
    expect((await student.call(start, { quiz })).code).toBe('NOT_FOUND');
    for (const query of [BANK, QUESTIONS])
      expect((await student.call(query, { filter: {}, topic: bank.topicId })).code).toBe('FORBIDDEN');
    expect((await share(student, 'quiz', quiz)).code).toBe('FORBIDDEN');
  });

  it('cannot be shared by users without a school, nor by others than the owner', async () => {
    const id = await readyQuiz(teacherWithoutSchool.browser, [pick(await bankQuestion())]);
    expect((await teacherWithoutSchool.browser.call(READ, { id })).data.authoredQuiz.isShared).toBeNull();
    expect((await share(teacherWithoutSchool.browser, 'quiz', id)).code).toBe('FORBIDDEN');
    expect((await share(admin, 'quiz', bank.quiz)).code).toBe('FORBIDDEN');
    expect((await share(owner.browser, 'quiz', bank.quiz)).code).toBe('NOT_FOUND');
    expect((await share(owner.browser, 'quiz', randomUUID())).code).toBe('NOT_FOUND');
    expect((await share(owner.browser, 'exam-paper', quiz)).code).toBe('INVALID_INPUT');
  });
});

const bankQuestion = async (): Promise<string> =>
  (await database.pool.query('select id from items where topic_id = $1 and live limit 1', [bank.topicId])).rows[0].id;

describe('when the sharing ends', () => {
  const isGone = async (): Promise<void> => {
    expect(await found(colleague)).toEqual([]);
    expect(await offered(colleague)).not.toMatch(new RegExp(`${question}|${quiz}`));
    expect(await set({})).toBe('INVALID_INPUT');
    expect(await setQuestions()).toBe('INVALID_INPUT');
    expect((await colleague.browser.call(CREATE_QUIZ, { draft: quizOf([pick(question)]) })).code).toBe('INVALID_INPUT');
  };

  it('by its owner: existing assignments stay as they were, and no new ones are possible', async () => {
    const part = await set({});
    const mine = await readyQuiz(colleague.browser, [pick(question)]);
    await share(owner.browser, 'quiz', quiz, false);
    await share(owner.browser, 'question-bank', question, false);
    await isGone();
    expect(await set({ ref: mine })).toBe('INVALID_INPUT');
    const student = group.students[1]?.browser as TestBrowser;
    const startedAt = await student.call('mutation ($part: ID!) { startAssignmentPart(part: $part) }', { part });
    expect(startedAt.data.startAssignmentPart).toEqual(expect.any(String));
    const { rows } = await database.pool.query(
      `select action from audit_log where record_id = $1 order by at desc limit 1`,
      [quiz],
    );
    expect(rows).toEqual([{ action: 'unshared' }]);
  });

  it('because its owner leaves the school, or moves to another, which gets none of it', async () => {
    const { rows } = await database.pool.query('select school_id from users where id = $1', [stranger.id]);
    for (const school of [null, rows[0].school_id]) {
      await moveTo(owner, school);
      await isGone();
      expect(await found(stranger)).toEqual([]);
      expect((await owner.browser.call(READ, { id: quiz })).data.authoredQuiz.isShared).toBe(school && false);
    }
    await moveTo(owner, group.school);
  });

  it('because the colleague moves, or no longer teaches', async () => {
    const { rows } = await database.pool.query('select school_id from users where id = $1', [stranger.id]);
    await moveTo(colleague, rows[0].school_id);
    await isGone();
    await moveTo(colleague, group.school);
    expect(await found(colleague)).toHaveLength(1);
    await database.pool.query("update users set role = 'student' where id = $1", [owner.id]);
    await isGone();
    await database.pool.query("update users set role = 'teacher' where id = $1", [owner.id]);
  });
});
