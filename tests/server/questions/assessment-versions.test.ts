import { beforeAll, describe, expect, it } from 'vitest';
import { CREATE_QUIZ, createTrueFalse, SAVE_QUIZ, STAGE_QUIZ } from '../../support/questions/author-calls.ts';
import { type TestBank, testBank } from '../../support/questions/test-bank.ts';
import type { TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';
import { signedInAs } from '../../support/users/test-users.ts';

const VERSIONS =
  'query ($kind: String!, $id: ID!) { assessmentVersions(kind: $kind, id: $id) { number createdAt author } }';
const VERSION =
  'query ($kind: String!, $id: ID!, $number: Int!) { assessmentVersion(kind: $kind, id: $id, number: $number) { draft items { id stem } } }';

const { app, database } = await testServer();
let bank: TestBank;
let admin: TestBrowser;
let teacher: TestBrowser;
let student: TestBrowser;
let [first, second]: string[] = [];

const question = (stem: string) => createTrueFalse(admin, bank.topicId, stem);
const quizOf = (title: string, ...items: readonly (string | undefined)[]) => ({
  ...{ title, topic: bank.topicId, instructions: 'Read twice.', seconds: 600 },
  entries: items.map((item) => ({ kind: 'pick', item, marks: null })),
});

beforeAll(async () => {
  bank = await testBank(database.pool, { free: true, slug: 'versions' });
  admin = await signedInAs(app, database.pool, 'admin');
  teacher = await signedInAs(app, database.pool, 'teacher');
  student = await signedInAs(app, database.pool, 'student');
  [first, second] = [await question('The first'), await question('The second')];
});

const numbers = async (id: string): Promise<number[]> =>
  (await admin.call(VERSIONS, { kind: 'quiz', id })).data.assessmentVersions.map(
    ({ number }: { number: number }) => number,
  );
const readVersion = async (id: string, number: number) =>
  (await admin.call(VERSION, { kind: 'quiz', id, number })).data.assessmentVersion;

describe('the versions of a quiz', () => {
  it('record its content after each change, whatever happens to it later', async () => {
    const drafts = [
      quizOf('One', first),
      quizOf('One', first, second),
      { ...quizOf('Two', second), instructions: 'Take your time.', seconds: null },
    ];
    const id: string = (await admin.call(CREATE_QUIZ, { draft: drafts[0] })).data.createQuiz;
    await admin.call(SAVE_QUIZ, { id, revision: 1, draft: drafts[1] });
    await admin.call(STAGE_QUIZ, { id, revision: 2, stage: 'published' });
    await admin.call(SAVE_QUIZ, { id, revision: 3, draft: drafts[2] });
    await admin.call(SAVE_QUIZ, { id, revision: 4, draft: drafts[2] });
    const { assessmentVersions } = (await admin.call(VERSIONS, { kind: 'quiz', id })).data;
    expect(assessmentVersions).toMatchObject([{ number: 3 }, { number: 2 }, { number: 1 }]);
    expect(assessmentVersions[0]).toMatchObject({
      createdAt: expect.stringMatching(/^20/),
      author: expect.stringMatching(/./),
    });
    for (const [at, draft] of drafts.entries()) expect((await readVersion(id, at + 1)).draft).toEqual(draft);
    expect((await readVersion(id, 1)).items).toEqual([{ id: first, stem: 'The first' }]);
    for (const number of [0, 4, -1])
      expect((await admin.call(VERSION, { kind: 'quiz', id, number })).code, String(number)).toBe('NOT_FOUND');
  });

  it('begin with the content before the first record', async () => {
    const id = bank.quiz;
    expect(await numbers(id)).toEqual([1]);
    const now = (await readVersion(id, 1)).draft;
    const saved = await admin.call(SAVE_QUIZ, {
      id,
      revision: 1,
      draft: quizOf('Renamed', first),
    });
    expect(saved.code).toBeUndefined();
    expect((await admin.call(VERSIONS, { kind: 'quiz', id })).data.assessmentVersions).toMatchObject([
      { number: 2 },
      { number: 1, createdAt: null, author: '' },
    ]);
    expect((await readVersion(id, 1)).draft).toEqual(now);
    expect((await readVersion(id, 2)).draft.title).toBe('Renamed');
  });

  it('are only for their authors', async () => {
    const id: string = (await admin.call(CREATE_QUIZ, { draft: quizOf('Mine', first) })).data.createQuiz;
    for (const [who, code] of [
      [teacher, 'NOT_FOUND'],
      [student, 'FORBIDDEN'],
    ] as const) {
      expect((await who.call(VERSIONS, { kind: 'quiz', id })).code).toBe(code);
      expect((await who.call(VERSION, { kind: 'quiz', id, number: 1 })).code).toBe(code);
    }
    expect((await teacher.call(VERSIONS, { kind: 'paper', id })).code).toBe('FORBIDDEN');
    expect((await admin.call(VERSIONS, { kind: 'paper', id })).code).toBe('NOT_FOUND');
    expect((await admin.call(VERSIONS, { kind: 'users', id })).code).toBe('INVALID_INPUT');
  });
});
