import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Annotation } from '#domain/content/notes/annotation.schema.ts';
import { type TestBank, testBank } from '../../support/questions/test-bank.ts';
import { testNote } from '../../support/questions/test-notes.ts';
import { signedInStudent, type TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';

const { app, database } = await testServer();
let ada: TestBrowser;
let bob: TestBrowser;
let free: TestBank;
let paid: TestBank;
let note: string;
let locked: string;

beforeAll(async () => {
  free = await testBank(database.pool, { free: true, slug: 'free' });
  paid = await testBank(database.pool, { free: false, slug: 'paid' });
  note = await testNote(database.pool, free.topicId, { title: 'Momentum', body: 'A heavy body keeps its momentum.' });
  await testNote(database.pool, free.topicId, { kind: 'onePageSummary', title: 'Momentum in short', body: 'p = mv' });
  await testNote(database.pool, free.topicId, { title: 'Draft of tomorrow', body: 'momentum of a draft', draft: true });
  locked = await testNote(database.pool, paid.topicId, { title: 'Locked momentum', body: 'the secret momentum' });
  ada = await signedInStudent(app, 'ada@example.org');
  bob = await signedInStudent(app, 'bob@example.org');
});

const NOTES = `query ($subject: String!, $topic: String!, $noteId: ID) {
  notes(subject: $subject, topic: $topic, noteId: $noteId) {
    notes { id kind title share doneAt }
    shown { id body heading annotations { id quote comment revision removed } }
  }
}`;
const SAVE = `mutation ($material: ID!, $annotation: AnnotationInput!) { saveAnnotation(material: $material, annotation: $annotation) }`;

const open = (browser: TestBrowser, bank: TestBank, noteId: string | null = null) =>
  browser.call(NOTES, { subject: bank.subject, topic: bank.topic, noteId });

const annotation = (changes: Partial<Annotation> = {}): Annotation => ({
  id: randomUUID(),
  quote: 'heavy body',
  before: 'A ',
  after: ' keeps',
  start: 2,
  comment: '',
  revision: 1,
  removed: false,
  ...changes,
});

describe('the notes of a topic', () => {
  test('are the published ones, and the first of them is shown', async () => {
    const { data } = await open(ada, free);
    expect(data.notes.notes.map(({ title }: { title: string }) => title)).toEqual(['Momentum', 'Momentum in short']);
    expect(data.notes.shown).toMatchObject({ id: note, body: 'A heavy body keeps its momentum.', heading: null });
  });

  test('are listed but not shown without a plan, and requesting one is refused with 402', async () => {
    const listed = await open(ada, paid);
    expect(listed.data.notes).toMatchObject({ shown: null, notes: [{ title: 'Locked momentum' }] });
    const requested = await open(ada, paid, locked);
    expect([requested.status, requested.code]).toEqual([402, 'PAYMENT_REQUIRED']);
    expect(requested.text).not.toContain('secret');
  });

  test('of another topic are not found, whatever id is requested', async () => {
    expect((await open(ada, free, locked)).code).toBe('NOT_FOUND');
    expect((await open(ada, free, 'no-uuid')).code).toBe('NOT_FOUND');
  });
});

describe('reading', () => {
  test('saves the position, and the furthest one', async () => {
    const save = (heading: string, share: number) =>
      ada.call(
        'mutation ($m: ID!, $h: String, $s: Float!) { saveReadingPosition(material: $m, heading: $h, share: $s) }',
        {
          m: note,
          h: heading,
          s: share,
        },
      );
    await save('second', 0.7);
    await save('first', 0.2);
    const { data } = await open(ada, free);
    expect(data.notes.shown.heading).toBe('first');
    expect(data.notes.notes[0].share).toBe(0.7);
    expect((await open(bob, free)).data.notes.notes[0].share).toBe(0);
  });

  test('is marked as done only once', async () => {
    const mark = (done: boolean, material = note) =>
      ada.call('mutation ($m: ID!, $d: Boolean!) { markMaterial(material: $m, done: $d) }', { m: material, d: done });
    await mark(true);
    expect((await open(ada, free)).data.notes.notes[0].doneAt).toMatch(/^\d{4}-/);
    await mark(false);
    expect((await open(ada, free)).data.notes.notes[0].doneAt).toBeNull();
    expect((await mark(true, locked)).status).toBe(402);
  });
});

describe('a highlight in a note', () => {
  const save = (browser: TestBrowser, mark: Annotation, material = note) =>
    browser.call(SAVE, { material, annotation: mark });
  const marks = async (browser: TestBrowser) => (await open(browser, free)).data.notes.shown.annotations;

  test('is saved for its owner alone, and its highest revision wins in any order', async () => {
    const mark = annotation();
    await save(ada, { ...mark, comment: 'third', revision: 3 });
    await save(ada, { ...mark, comment: 'first' });
    await save(ada, { ...mark, comment: 'third', revision: 3 });
    expect(await marks(ada)).toEqual([
      { id: mark.id, quote: 'heavy body', comment: 'third', revision: 3, removed: false },
    ]);
    expect(await marks(bob)).toEqual([]);
    await save(bob, { ...mark, comment: 'of Bob', revision: 9 });
    expect((await marks(ada))[0].comment).toBe('third');
    await save(ada, { ...mark, revision: 4, removed: true });
    await save(ada, { ...mark, comment: 'late', revision: 2 });
    expect(await marks(ada)).toEqual([]);
  });

  test('is refused if it is invalid or the note is locked', async () => {
    expect((await save(ada, annotation({ quote: '' }))).code).toBe('INVALID_INPUT');
    expect((await save(ada, annotation({ comment: 'x'.repeat(4_001) }))).errors?.[0]?.extensions?.fields).toEqual({
      comment: 'noteTooLong',
    });
    expect((await save(ada, annotation(), locked)).status).toBe(402);
    expect((await save(ada, annotation(), randomUUID())).code).toBe('NOT_FOUND');
  });
});

describe('the search', () => {
  const search = async (words: string) =>
    (
      await ada.call(
        'query ($words: String!) { search(words: $words) { kind title locked snippet { text marked } } }',
        {
          words,
        },
      )
    ).data.search;

  test('finds words in notes and highlights them, and shows nothing of locked ones but the title', async () => {
    const finds = await search('moment');
    expect(finds.map(({ title, locked: isLocked }: { title: string; locked: boolean }) => [title, isLocked])).toEqual(
      expect.arrayContaining([
        ['Momentum', false],
        ['Momentum in short', false],
        ['Locked momentum', true],
      ]),
    );
    const [open] = finds.filter(({ title }: { title: string }) => title === 'Momentum');
    expect(open.snippet).toContainEqual({ text: 'momentum', marked: true });
    const [shut] = finds.filter(({ title }: { title: string }) => title === 'Locked momentum');
    expect(shut.snippet).toEqual([]);
    expect(JSON.stringify(finds)).not.toMatch(/secret|Draft/);
  });

  test('finds a title despite a typing error, quizzes and topics', async () => {
    expect((await search('momentun'))[0].title).toMatch(/omentum/);
    expect(await search('test quiz')).toContainEqual({ kind: 'quiz', title: 'Test quiz', locked: true, snippet: [] });
    expect((await search('paid')).map(({ kind }: { kind: string }) => kind)).toContain('topic');
  });

  test.each(['', ' ', 'a', "'; drop table users; --", '& | ! ( :*', 'a\u0000b\\', '%_%', '😀😀'])(
    'treats %j as plain words',
    async (words) => {
      expect(Array.isArray(await search(words))).toBe(true);
    },
  );
});

test('shortens a query that is too long', async () => {
  const { status } = await ada.call('query ($words: String!) { search(words: $words) { id } }', {
    words: 'x'.repeat(5_000),
  });
  expect(status).toBe(200);
});

describe('a topic', () => {
  const TOPIC = `query ($subject: String!, $topic: String!) { topic(subject: $subject, topic: $topic) {
    questionCount quizCount quizzesDone materials { title kind } quizzes { questionCount lastAttempt { questionCount answeredCount submittedAt } } } }`;
  const read = async () => (await ada.call(TOPIC, { subject: free.subject, topic: free.topic })).data.topic;

  test('has counts that follow every change', async () => {
    expect(await read()).toMatchObject({
      questionCount: 7,
      quizCount: 1,
      quizzesDone: 0,
      quizzes: [{ questionCount: 7, lastAttempt: null }],
    });
    await database.pool.query('delete from quiz_items where quiz_id = $1 and position > 5', [free.quiz]);
    await database.pool.query(`delete from items where topic_id = $1 and external_id = 'free-6'`, [free.topicId]);
    expect(await read()).toMatchObject({ questionCount: 6, quizzes: [{ questionCount: 5 }] });
    await database.pool.query(`update items set topic_id = $1 where external_id = 'free-5'`, [paid.topicId]);
    expect((await read()).questionCount).toBe(5);
    const { rows } = await database.pool.query(
      `select t.slug from topics t join topic_counts c on c.topic_id = t.id
       where c.items <> (select count(*) from items where topic_id = t.id) or c.quizzes <> (select count(*) from quizzes where topic_id = t.id)`,
    );
    expect(rows).toEqual([]);
  });

  test('shows the student’s progress in each quiz', async () => {
    await ada.call('mutation ($q: ID!) { startAttempt(quiz: $q) { id } }', { q: free.quiz });
    expect((await read()).quizzes[0].lastAttempt).toEqual({ questionCount: 5, answeredCount: 0, submittedAt: null });
    const { rows } = await database.pool.query('select id from attempts');
    await ada.call('mutation ($a: ID!) { submitAttempt(attempt: $a) { id } }', { a: rows[0].id });
    expect(await read()).toMatchObject({ quizzesDone: 1, quizzes: [{ lastAttempt: { questionCount: 5 } }] });
  });

  test('lists published content', async () => {
    expect((await read()).materials.map(({ kind }: { kind: string }) => kind)).toEqual([
      'noteBooklet',
      'onePageSummary',
    ]);
  });

  test('without exam focus has an empty one, and refuses it if no plan includes it', async () => {
    const focus = (bank: TestBank) =>
      ada.call('query ($s: String!, $t: String!) { examFocus(subject: $s, topic: $t) { points { title } } }', {
        s: bank.subject,
        t: bank.topic,
      });
    expect((await focus(free)).data.examFocus.points).toEqual([]);
    expect((await focus(paid)).status).toBe(402);
  });
});
