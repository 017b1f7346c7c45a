import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { bankFilterSchema } from '#domain/questions/authoring/bank-filter.schema.ts';
import { choiceConditions } from '#server/questions/bank.queries.ts';
import { publishDue } from '#server/questions/question-stage.commands.ts';
import { type TestBank, testBank } from '../../support/questions/test-bank.ts';
import type { TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';
import { signedInAs } from '../../support/users/test-users.ts';

const { app, database } = await testServer();
let bank: TestBank;
let admin: TestBrowser;
let other: TestBrowser;
let teacher: TestBrowser;
let schoolAdmin: TestBrowser;
let student: TestBrowser;

beforeAll(async () => {
  bank = await testBank(database.pool, { free: true, slug: 'bank' });
  admin = await signedInAs(app, database.pool, 'admin');
  other = await signedInAs(app, database.pool, 'admin', 'other@example.org');
  teacher = await signedInAs(app, database.pool, 'teacher');
  schoolAdmin = await signedInAs(app, database.pool, 'schoolAdmin', 'school@example.org');
  student = await signedInAs(app, database.pool, 'student');
});

const draft = (more: object = {}) => ({
  type: 'multiple-choice',
  topic: bank.topicId,
  subtopic: null,
  tags: ['cells'],
  estimate: 'easy',
  stem: 'Which organ pumps blood through the unmistakable body?',
  body: {
    choices: [
      { id: 'A', text: 'heart' },
      { id: 'B', text: 'liver' },
    ],
    keepOrder: false,
  },
  key: { choices: ['A'] },
  explanation: 'secret-why',
  hints: ['It beats.'],
  source: { work: null, author: null, url: null, licence: null },
  ...more,
});

const CREATE = 'mutation ($draft: JSON!) { createQuestion(draft: $draft) { id revision version } }';
const SAVE =
  'mutation ($id: ID!, $revision: Int!, $draft: JSON!) { saveQuestion(id: $id, revision: $revision, draft: $draft) { revision version } }';
const STAGE =
  'mutation ($id: ID!, $revision: Int!, $stage: String!, $publishAt: Instant) { setQuestionStage(id: $id, revision: $revision, stage: $stage, publishAt: $publishAt) }';
const READ =
  'query ($id: ID!) { authoredQuestion(id: $id) { stage revision version text versions { id number authorName } publishedAt reports { id answer resolvedAt } } }';
const QUIZ_DRAFT = { title: 'Q', topic: randomUUID(), instructions: '', seconds: null, entries: [] };
const QUIZ = 'query ($id: ID!) { quiz(id: $id) { items { stem } } }';
const BANK =
  'query ($filter: JSON!, $after: String) { bank(filter: $filter, after: $after) { rows { id stem } next } }';

async function created(browser = admin, more: object = {}): Promise<{ id: string; revision: number }> {
  const { data, errors } = await browser.call(CREATE, { draft: draft(more) });
  expect(errors).toBeUndefined();
  return data.createQuestion;
}

const shownStems = async (): Promise<string[]> =>
  (await student.call(QUIZ, { id: bank.quiz })).data.quiz.items.map(({ stem }: { stem: string }) => stem);

const intoQuiz = (item: string) =>
  database.pool.query('insert into quiz_items (quiz_id, item_id, position) values ($1, $2, 90)', [bank.quiz, item]);

const counts = async () =>
  (
    await database.pool.query(
      `select (select items from topic_counts where topic_id = $1) as topic, (select items from quiz_counts where quiz_id = $2) as quiz`,
      [bank.topicId, bank.quiz],
    )
  ).rows[0];

describe('a question', () => {
  it('is seen by students once it is published, in that version, until it is withdrawn', async () => {
    const before = await counts();
    const { id } = await created(admin, { stem: 'First wording' });
    await intoQuiz(id);
    expect(await shownStems()).not.toContain('First wording');
    expect(await counts()).toEqual(before);

    const published = await admin.call(STAGE, { id, revision: 1, stage: 'published' });
    expect(published.data.setQuestionStage).toBe(2);
    expect(await shownStems()).toContain('First wording');
    expect(await counts()).toEqual({ topic: before.topic + 1, quiz: before.quiz + 1 });

    const saved = await admin.call(SAVE, { id, revision: 2, draft: draft({ stem: 'Second wording' }) });
    expect(saved.data.saveQuestion).toEqual({ revision: 3, version: 2 });
    expect(await shownStems()).toContain('First wording');
    expect((await admin.call(READ, { id })).data.authoredQuestion).toMatchObject({
      stage: 'draft',
      version: 1,
      text: { stem: 'Second wording' },
      versions: [{ number: 2, authorName: 'Test Person' }, { number: 1 }],
    });

    await admin.call(STAGE, { id, revision: 3, stage: 'published' });
    expect(await shownStems()).toContain('Second wording');
    expect(await shownStems()).not.toContain('First wording');

    await admin.call('mutation ($id: ID!, $revision: Int!) { withdrawQuestion(id: $id, revision: $revision) }', {
      id,
      revision: 4,
    });
    expect(await shownStems()).not.toContain('Second wording');
    expect(await counts()).toEqual(before);
  });

  it('keeps the version of an attempt in progress', async () => {
    const { id } = await created(admin, { stem: 'Pinned wording' });
    await intoQuiz(id);
    await admin.call(STAGE, { id, revision: 1, stage: 'published' });
    const pupil = await signedInAs(app, database.pool, 'student', 'pupil@example.org');
    const { data } = await pupil.call('mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { id } }', {
      quiz: bank.quiz,
    });
    await admin.call(SAVE, { id, revision: 2, draft: draft({ stem: 'Later wording', key: { choices: ['B'] } }) });
    await admin.call(STAGE, { id, revision: 3, stage: 'published' });
    const { rows } = await database.pool.query(
      `select v.stem from attempt_items ai join item_versions v on v.id = ai.version_id where ai.attempt_id = $1 and v.item_id = $2`,
      [data.startAttempt.id, id],
    );
    expect(rows).toEqual([{ stem: 'Pinned wording' }]);
    const use = await admin.call(
      'query ($id: ID!) { questionUse(id: $id) { quizzes { id } openAttempts pastAttempts outdated { number } } }',
      { id },
    );
    expect(use.data.questionUse).toEqual({
      quizzes: [{ id: bank.quiz }],
      openAttempts: 1,
      pastAttempts: 0,
      outdated: [],
    });
    await admin.call('mutation ($id: ID!, $revision: Int!) { deleteQuestion(id: $id, revision: $revision) }', {
      id,
      revision: 4,
    });
    expect(await shownStems()).not.toContain('Later wording');
  });

  it('creates no version if its content has not changed', async () => {
    const { id } = await created();
    const { data } = await admin.call(SAVE, { id, revision: 1, draft: draft({ tags: ['organs'] }) });
    expect(data.saveQuestion).toEqual({ revision: 2, version: 1 });
  });

  it('refuses the second of two concurrent changes, and loses nothing of the first', async () => {
    const { id } = await created();
    await other.call(SAVE, { id, revision: 1, draft: draft({ stem: 'Theirs' }) });
    expect((await admin.call(SAVE, { id, revision: 1, draft: draft({ stem: 'Mine' }) })).code).toBe(
      'CHANGED_MEANWHILE',
    );
    expect((await admin.call(READ, { id })).data.authoredQuestion.text.stem).toBe('Theirs');
  });

  it('is refused with a message for each field, by the schemas of its type', async () => {
    const empty = await admin.call(CREATE, { draft: draft({ stem: ' ', topic: 'x' }) });
    expect(Object.keys(empty.errors?.[0]?.extensions?.fields ?? {}).sort()).toEqual(['stem', 'topic']);
    const choices = [
      { id: 'A', text: 'heart' },
      { id: 'B', text: '' },
    ];
    const broken = await admin.call(CREATE, { draft: draft({ body: { choices, keepOrder: false } }) });
    expect(broken.errors?.[0]?.extensions?.fields).toHaveProperty(['body.choices.1.text']);
    const keyless = await admin.call(CREATE, { draft: draft({ key: { choices: ['Z'] } }) });
    expect(keyless.errors?.[0]?.extensions?.fields).toHaveProperty('answer');
    const image = await admin.call(CREATE, { draft: draft({ stem: `![a cell](figure:${'0'.repeat(64)})` }) });
    expect(image.code).toBe('INVALID_INPUT');
  });

  it('is tried out with an answer; a key that is none is refused', async () => {
    const TRY =
      'query ($type: QuestionType!, $key: AnswerKey!) { tryQuestion(type: $type, body: {}, key: $key, response: {value: true}) { outcome } }';
    const tried = await teacher.call(TRY, { type: 'true-false', key: { value: true } });
    expect(tried.data.tryQuestion.outcome).toBe('right');
    for (const key of [{}, { value: 'x' }, { constructor: '__proto__' }]) {
      expect((await teacher.call(TRY, { type: 'true-false', key })).code).toBe('INVALID_INPUT');
    }
  });

  it('is not published while some students could not answer it', async () => {
    const { id } = await created(admin, { stem: '| | mass |\n|--|--|\n| a | 1 |' });
    expect((await admin.call(STAGE, { id, revision: 1, stage: 'published' })).code).toBe('INVALID_INPUT');
    expect((await admin.call(STAGE, { id, revision: 1, stage: 'review' })).data.setQuestionStage).toBe(2);
  });

  it('is published on schedule', async () => {
    const { id } = await created(admin, { stem: 'On time' });
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    await admin.call(STAGE, { id, revision: 1, stage: 'review', publishAt });
    await publishDue(database.pool);
    expect((await admin.call(READ, { id })).data.authoredQuestion.publishedAt).toBeNull();
    await database.pool.query(`update items set publish_at = now() - interval '1 second' where id = $1`, [id]);
    await publishDue(database.pool);
    expect((await admin.call(READ, { id })).data.authoredQuestion).toMatchObject({ stage: 'published' });
    expect((await admin.call(READ, { id })).data.authoredQuestion.publishedAt).not.toBeNull();
  });

  it('stays published while a paper needs it', async () => {
    const { id } = await created();
    await admin.call(STAGE, { id, revision: 1, stage: 'published' });
    const paper = randomUUID();
    await database.pool.query(
      `insert into exam_papers (id, subject_id, title, year, source) values ($1, $2, 'P', 2026, '{}')`,
      [paper, bank.subjectId],
    );
    await database.pool.query(
      `insert into paper_items (paper_id, position, section, version_id, marks)
       select $1, 1, 1, id, 1 from item_versions where item_id = $2`,
      [paper, id],
    );
    const gone = await admin.call('mutation ($id: ID!) { deleteQuestion(id: $id, revision: 2) }', { id });
    expect(gone.code).toBe('IN_USE');
    const PURGE = 'mutation ($id: ID!, $revision: Int!) { purgeQuestion(id: $id, revision: $revision) }';
    expect((await admin.call(PURGE, { id, revision: 2 })).code, 'it is in use').toBe('NOT_FOUND');
    await database.pool.query('update items set deleted_at = now() where id = $1', [id]);
    const refused = await admin.call(PURGE, { id, revision: 2 });
    expect(refused.errors?.[0]?.message).toBe('questionInPaper');
    expect((await student.call(PURGE, { id, revision: 2 })).code).toBe('FORBIDDEN');
    await database.pool.query('delete from paper_items where paper_id = $1', [paper]);
    expect((await admin.call(PURGE, { id, revision: 1 })).code).toBe('CHANGED_MEANWHILE');
    expect((await admin.call(PURGE, { id, revision: 2 })).data.purgeQuestion).toBe(true);
    expect((await admin.call(READ, { id })).code).toBe('NOT_FOUND');
    const { rows } = await database.pool.query(
      "select before->>'stem' is not null as says, after from audit_log where record_id = $1 and action = 'purged'",
      [id],
    );
    expect(rows).toEqual([{ says: true, after: null }]);
  });
});

describe('who may write questions', () => {
  it('are those with the permission; students and school admins are refused everything', async () => {
    const { id } = await created();
    for (const browser of [student, schoolAdmin]) {
      for (const [query, variables] of [
        [CREATE, { draft: draft() }],
        [SAVE, { id, revision: 1, draft: draft() }],
        [STAGE, { id, revision: 1, stage: 'published' }],
        [READ, { id }],
        [BANK, { filter: {} }],
        ['query ($id: ID!) { questionUse(id: $id) { openAttempts } }', { id }],
        ['mutation ($draft: QuizDraft!) { createQuiz(draft: $draft) }', { draft: QUIZ_DRAFT }],
        ['{ assessments(kind: quiz, filter: {}) { next } }', {}],
        [
          `query { tryQuestion(type: "true-false", body: {}, key: {value: true}, response: {value: true}) { outcome } }`,
          {},
        ],
      ] as const) {
        expect((await browser.call(query, variables)).code, query).toBe('FORBIDDEN');
      }
    }
  });

  it('include teachers, for questions of their own that are hidden from others', async () => {
    const { id } = await created(teacher, { stem: 'Private zebra' });
    const inBank = await created(admin, { stem: 'Public zebra' });
    await teacher.call(STAGE, { id, revision: 1, stage: 'published' });
    const found = await teacher.call(BANK, { filter: { search: 'zebra' } });
    expect(found.data.bank.rows).toEqual([{ id, stem: 'Private zebra' }]);
    expect((await admin.call(BANK, { filter: { search: 'zeb' } })).data.bank.rows).toEqual([
      { id: inBank.id, stem: 'Public zebra' },
    ]);
    expect((await admin.call(READ, { id })).code).toBe('NOT_FOUND');
    expect((await teacher.call(READ, { id: inBank.id })).code).toBe('NOT_FOUND');
    expect((await teacher.call(SAVE, { id: inBank.id, revision: 1, draft: draft() })).code).toBe('NOT_FOUND');
    const { rows } = await database.pool.query('select live from items where id = $1', [id]);
    expect(rows).toEqual([{ live: false }]);
  });
});

describe('the bank', () => {
  it('finds all matches of a word that is in nearly every question, within the other filters, and exports all of them', async () => {
    await database.pool.query(
      `with made as (
        insert into items (id, topic_id, external_id, type, version, stage, published_at, changed_at)
        select gen_random_uuid(), $1, 'everywhere-' || n, 'true-false', 1,
          case when n > 4100 then 'draft' else 'published' end, case when n > 4100 then null else now() end,
          now() - make_interval(days => 1, secs => n)
        from generate_series(1, 4103) n returning id, external_id)
      insert into item_versions (id, item_id, version, stem, body, key, source, figures, digest)
      select gen_random_uuid(), id, 1, 'Omnipresent ' || external_id, '{}', '{"value": true}',
        '{"work": null, "author": null, "url": null, "licence": null}', '[]', sha256(external_id::bytea) from made`,
      [bank.topicId],
    );
    const search = { search: 'omnipresent' };
    const drafts = (await admin.call(BANK, { filter: { ...search, stage: 'draft' } })).data.bank;
    expect(drafts.rows.map(({ stem }: { stem: string }) => stem)).toEqual(
      [4101, 4102, 4103].map((n) => `Omnipresent everywhere-${n}`),
    );
    const first = (await admin.call(BANK, { filter: search })).data.bank;
    expect(first.rows).toHaveLength(50);
    expect((await admin.call(BANK, { filter: search, after: first.next })).data.bank.rows[0].stem).toBe(
      'Omnipresent everywhere-51',
    );
    const viewer = { userId: '', schoolId: null, bank: true, readsSchool: null };
    const values: unknown[] = [];
    const conditions = await choiceConditions(
      database.pool,
      viewer,
      bankFilterSchema.parse(search),
      (value) => `$${values.push(value)}`,
    );
    const { rowCount } = await database.pool.query(`select from items i where ${conditions.join(' and ')}`, values);
    expect(rowCount).toBe(4103);
    await database.pool.query(`delete from items where external_id like 'everywhere-%'`);
  });

  it('is read page by page, and no question is missing or repeated', async () => {
    for (let at = 0; at < 60; at += 1) await created(admin, { stem: `Paging ${at}`, tags: ['paging'] });
    const first = (await admin.call(BANK, { filter: { tag: 'paging' } })).data.bank;
    const second = (await admin.call(BANK, { filter: { tag: 'paging' }, after: first.next })).data.bank;
    const ids = [...first.rows, ...second.rows].map(({ id }: { id: string }) => id);
    expect(first.rows).toHaveLength(50);
    expect(new Set(ids).size).toBe(60);
    expect(second.next).toBeNull();
    expect((await admin.call(BANK, { filter: {}, after: "x'; drop table items" })).code).toBe('INVALID_INPUT');
  });

  it('is exported as CSV for its readers: all matches, and no formula for a spreadsheet', async () => {
    await created(admin, { stem: '=HYPERLINK("evil")', tags: ['exported'] });
    const EXPORT = 'query ($filter: JSON!) { authoredExport(kind: "question-bank", filter: $filter) }';
    expect((await student.call(EXPORT, { filter: {} })).code).toBe('FORBIDDEN');
    expect((await admin.call(EXPORT, { filter: { type: 'no-such' } })).code).toBe('INVALID_INPUT');
    const { data } = await admin.call(EXPORT, { filter: { tag: 'exported' } });
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const file = await app.inject({ url: data.authoredExport, headers: { cookie } });
    expect(file.statusCode).toBe(200);
    const lines = file.payload.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"'=HYPERLINK(""evil"")"`);
    expect((await app.inject({ url: data.authoredExport })).statusCode).toBe(404);
    const all = (await admin.call(EXPORT, { filter: { tag: 'paging' } })).data.authoredExport;
    expect((await app.inject({ url: all, headers: { cookie } })).payload.trim().split('\r\n')).toHaveLength(61);
  });

  it('finds reported questions, until the report is closed with an answer', async () => {
    const { id } = await created(admin, { stem: 'Reported' });
    await database.pool.query(
      `insert into item_reports (id, version_id, user_id, reason, text)
       select gen_random_uuid(), v.id, u.id, 'wrongKey', 'It is the liver' from item_versions v, users u
       where v.item_id = $1 and u.email = 'student@example.org'`,
      [id],
    );
    const reported = async () => (await admin.call(BANK, { filter: { reported: true } })).data.bank.rows.length;
    expect(await reported()).toBe(1);
    const [report] = (await admin.call(READ, { id })).data.authoredQuestion.reports;
    const answer = 'mutation ($id: ID!) { answerReport(id: $id, answer: "It is the heart.") }';
    expect((await student.call(answer, { id: report.id })).code).toBe('FORBIDDEN');
    expect((await teacher.call(answer, { id: report.id })).code).toBe('NOT_FOUND');
    await admin.call(answer, { id: report.id });
    expect(await reported()).toBe(0);
    expect((await admin.call(READ, { id })).data.authoredQuestion.reports[0].answer).toBe('It is the heart.');
    // Only the student who reported it is notified, once; a second reply changes nothing.
    await admin.call(answer.replace('heart', 'liver'), { id: report.id });
    const REPORT_NOTICES = '{ reportNotices { id question answer } }';
    const { reportNotices } = (await student.call(REPORT_NOTICES)).data;
    expect(reportNotices).toMatchObject([{ question: 'Reported', answer: 'It is the heart.' }]);
    expect((await other.call(REPORT_NOTICES)).data.reportNotices).toEqual([]);
    await student.call('mutation ($id: ID!) { readNotice(id: $id) }', { id: reportNotices[0].id });
    expect((await student.call(REPORT_NOTICES)).data.reportNotices).toEqual([]);
    const { rows } = await database.pool.query('select action, after from audit_log where record_id = $1', [report.id]);
    expect(rows).toEqual([{ action: 'answered', after: { answer: 'It is the heart.' } }]);
  });
});
