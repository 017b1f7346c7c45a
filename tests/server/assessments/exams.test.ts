import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_QUESTIONS, type TestBank, testBank } from '../../support/questions/test-bank.ts';
import { signedInStudent, type TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';

const { app, database } = await testServer();
let open: TestBank;
let locked: TestBank;
let student: TestBrowser;

beforeAll(async () => {
  open = await testBank(database.pool, { free: true, slug: 'open' });
  locked = await testBank(database.pool, { free: false, slug: 'locked' });
});
beforeEach(async () => {
  student = await signedInStudent(app, `${randomUUID()}@example.org`);
});

const recipe = (changes: object = {}) => ({
  ...{ topics: [open.topicId, locked.topicId], types: [], difficulties: [], prefer: 'unseen', length: 4, seconds: 600 },
  ...changes,
});
const create = (browser: TestBrowser, changes: object = {}, title = 'Mine') =>
  browser.call('mutation ($draft: ExamDraftInput!) { createExam(draft: $draft) }', {
    draft: { title, recipe: recipe(changes) },
  });
const read = (browser: TestBrowser, id: string) =>
  browser.call(
    'query ($id: ID!) { exam(id: $id) { title seconds questionCount isShared topics { id } types { type count } attempts { id } } }',
    { id },
  );
const questionsOf = async (exam: string): Promise<string[]> =>
  (
    await database.pool.query<{ item_id: string }>(
      'select v.item_id from exam_items e join item_versions v on v.id = e.version_id where e.exam_id = $1 order by 1',
      [exam],
    )
  ).rows.map((row) => row.item_id);

describe('a student’s own exam', () => {
  it('is drawn only from questions that the plan opens', async () => {
    const { data } = await create(student, { length: 100 });
    const exam = (await read(student, data.createExam)).data.exam;
    expect(exam).toMatchObject({ title: 'Mine', seconds: 600, questionCount: TEST_QUESTIONS.length });
    expect(exam.topics).toEqual([{ id: open.topicId }]);
    expect((await create(student, { topics: [locked.topicId] })).code).toBe('INVALID_INPUT');
  });

  it('has the requested question types', async () => {
    const { data } = await create(student, { types: ['numeric', 'matching'] });
    const { exam } = (await read(student, data.createExam)).data;
    expect(exam.types.map(({ type }: { type: string }) => type).sort()).toEqual(['matching', 'numeric']);
  });

  it('refuses an invalid recipe, with a message for each field', async () => {
    const { errors } = await create(student, { topics: [], length: 0 }, ' ');
    expect(Object.keys(errors?.[0]?.extensions?.fields ?? {}).sort()).toEqual([
      'recipe.length',
      'recipe.topics',
      'title',
    ]);
    expect((await create(student, { seconds: 1 })).code).toBe('INVALID_INPUT');
  });

  it('belongs to one student: others cannot read, change, start, share, repeat or delete it', async () => {
    const { createExam: id } = (await create(student)).data;
    const other = await signedInStudent(app, `${randomUUID()}@example.org`);
    const draft = { title: 'Theirs', recipe: recipe() };
    const answers = await Promise.all([
      read(other, id),
      other.call('mutation ($id: ID!, $draft: ExamDraftInput!) { changeExam(id: $id, draft: $draft) }', { id, draft }),
      ...['startExam', 'shareExam', 'repeatExam', 'deleteExam'].map((name) =>
        other.call(`mutation ($id: ID!) { ${name}(id: $id) }`, { id }),
      ),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'NOT_FOUND'));
    expect((await read(student, id)).data.exam.title).toBe('Mine');
  });

  it('is repeated with new questions as long as there are any', async () => {
    const { createExam: id } = (await create(student, { length: 3 })).data;
    const { data } = await student.call('mutation ($id: ID!) { repeatExam(id: $id) }', { id });
    const [before, after] = [await questionsOf(id), await questionsOf(data.repeatExam)];
    expect(after).toHaveLength(3);
    expect(after.filter((item) => before.includes(item))).toEqual([]);
  });

  it('keeps its questions when only its name changes, and draws others when its recipe does', async () => {
    const { createExam: id } = (await create(student, { length: 3 })).data;
    const before = await questionsOf(id);
    const change = (title: string, changes: object) =>
      student.call('mutation ($id: ID!, $draft: ExamDraftInput!) { changeExam(id: $id, draft: $draft) }', {
        id,
        draft: { title, recipe: recipe(changes) },
      });
    await change('Renamed', { length: 3, seconds: null });
    expect(await questionsOf(id)).toEqual(before);
    expect((await read(student, id)).data.exam).toMatchObject({ title: 'Renamed', seconds: null });
    await change('Longer', { length: 5 });
    expect(await questionsOf(id)).toHaveLength(5);
  });

  it('is shared as a recipe, limited to what the other student may open', async () => {
    const { createExam: id } = (await create(student)).data;
    const { shareExam: token } = (await student.call('mutation ($id: ID!) { shareExam(id: $id) }', { id })).data;
    const other = await signedInStudent(app, `${randomUUID()}@example.org`);
    const { data } = await other.call(
      'query ($token: String!) { sharedExam(token: $token) { title topicsExcluded recipe { topics length } } }',
      { token },
    );
    expect(data.sharedExam).toEqual({
      title: 'Mine',
      topicsExcluded: 1,
      recipe: { topics: [open.topicId], length: 4 },
    });
    await student.call('mutation ($id: ID!) { deleteExam(id: $id) }', { id });
    expect((await other.call('query ($token: String!) { sharedExam(token: $token) { title } }', { token })).code).toBe(
      'NOT_FOUND',
    );
    expect((await read(student, id)).code).toBe('NOT_FOUND');
  });

  it('has a time limit, and repeats incorrect questions', async () => {
    const { createExam: id } = (await create(student, { types: ['multiple-choice', 'true-false'], length: 2 })).data;
    const { startExam: attempt } = (await student.call('mutation ($id: ID!) { startExam(id: $id) }', { id })).data;
    expect((await student.call('mutation ($id: ID!) { startExam(id: $id) }', { id })).data.startExam).toBe(attempt);
    const result = (text: string) =>
      student.call(`query ($id: ID!) { attemptResult(id: $id) { ${text} } }`, { id: attempt });
    expect((await result('seconds')).code).toBe('ATTEMPT_OPEN');
    await student.call('mutation ($attempt: ID!) { submitAttempt(attempt: $attempt) { id } }', { attempt });
    const { data } = await result('attempt { title kind targetId } items { outcome credit }');
    expect(data.attemptResult.attempt).toEqual({ title: 'Mine', kind: 'exam', targetId: id });
    expect(data.attemptResult.items.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'unanswered',
      'unanswered',
    ]);
  });
});
