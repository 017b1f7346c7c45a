import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBank } from '../../../support/questions/test-bank.ts';
import { type TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { type TestClass, testClass, testUser } from '../../../support/users/test-class.ts';

let database: TestDatabase;
let pool: pg.Pool;
let app: FastifyInstance;
let own: TestClass;
let other: TestClass;
let colleague: TestBrowser;
let topic: string;
let attempt: string;

const NEXT = `query ($assignment: ID!, $round: Int!, $anonymous: Boolean!, $waitingOnly: Boolean!, $askedOnly: Boolean, $after: String) {
  answerToMark(assignment: $assignment, round: $round, anonymous: $anonymous, waitingOnly: $waitingOnly, askedOnly: $askedOnly, after: $after) {
    entryId attempt position student { name } response left rounds { round marks } itemId remarkRequest { text answer } comments { text } } }`;
const SAVE = `mutation ($attempt: ID!, $position: Int!, $round: Int!, $awards: JSON!, $comment: String!, $operationId: ID!, $sequence: Int!) {
  saveTeacherMark(attempt: $attempt, position: $position, round: $round, awards: $awards, comment: $comment,
    operationId: $operationId, sequence: $sequence) { marks outOf isSettled sequence } }`;
const RELEASED_MARKS = `query ($attempt: ID!) { releasedMarks(attempt: $attempt) { position marks outOf awards comment remarkRequest { answer } } }`;
const OVERVIEW = `query ($assignment: ID!) { marking(assignment: $assignment) {
  questions { position answers marked second differing groupable } students { title answers } remarkRequests agreement { answers same } } }`;
const SHORT = `query ($assignment: ID!, $part: ID!, $position: Int!, $anonymous: Boolean!) {
  shortAnswers(assignment: $assignment, part: $part, position: $position, anonymous: $anonymous) {
    stem key answers { attempt text student } } }`;
const ANALYSIS = `query ($classroom: ID!, $topic: ID) { classAnalysis(classroom: $classroom, topic: $topic) { name
  topics { id answers credit } questions { stem choices { id isRight students } } students { name answers reasons } } }`;

beforeAll(async () => {
  database = await openTestDatabase();
  pool = database.pool;
  app = await testApp(pool);
  const bank = await testBank(pool, { free: true });
  topic = bank.topicId;
  own = await testClass({ app, pool }, { quiz: bank.quiz, showsMarks: 'release' });
  other = await testClass({ app, pool }, { quiz: bank.quiz });
  const second = await testUser({ app, pool }, { role: 'teacher', school: own.school, name: 'Colleague' });
  await pool.query('insert into classroom_teachers (classroom_id, user_id) values ($1, $2)', [
    own.classroom,
    second.id,
  ]);
  colleague = second.browser;
  for (const [at, student] of own.students.entries()) {
    const startedAt = await own.start(student);
    if (at === 0) attempt = startedAt;
    await own.answer(startedAt, 1, { choice: at === 0 ? 'B' : 'A' });
    await own.answer(startedAt, 7, { text: `essay ${at}` });
    await own.submitAttempt(student, startedAt);
  }
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const teacher = () => own.teacher.browser;
const first = () => own.students[0]?.browser as TestBrowser;
const next = (browser: TestBrowser, more: object = {}) =>
  browser.call(NEXT, {
    assignment: own.assignment,
    round: 1,
    anonymous: false,
    waitingOnly: true,
    after: null,
    ...more,
  });
let sequence = 0;
const save = (browser: TestBrowser, more: object = {}) => {
  sequence += 1;
  return browser.call(SAVE, {
    ...{
      attempt,
      position: 7,
      round: 1,
      awards: [{ point: 'p1' }],
      comment: 'Good.',
      operationId: randomUUID(),
      sequence,
    },
    ...more,
  });
};

describe('marking', () => {
  it('shows the answers to a question in a stable order, with or without names', async () => {
    const one = (await next(teacher())).data.answerToMark;
    const two = (await next(teacher(), { after: one.entryId })).data.answerToMark;
    expect([one.left, two.left]).toEqual([1, 0]);
    expect((await next(teacher(), { after: two.entryId })).data.answerToMark).toBeNull();
    expect((await next(teacher(), { anonymous: true })).data.answerToMark).toMatchObject({
      entryId: one.entryId,
      student: null,
    });
    expect([one.response.text, two.response.text].sort()).toEqual(['essay 0', 'essay 1']);
  });

  it('gives the short answers of a question that are not marked yet, to the teachers of the class only', async () => {
    const { rows } = await pool.query('select id from assignment_parts where assignment_id = $1', [own.assignment]);
    const question = { assignment: own.assignment, part: rows[0].id, position: 7, anonymous: false };
    const read = (browser: TestBrowser, more: object = {}) => browser.call(SHORT, { ...question, ...more });
    const { data } = await read(teacher());
    expect(data.shortAnswers.answers.map(({ text }: { text: string }) => text).sort()).toEqual(['essay 0', 'essay 1']);
    expect(data.shortAnswers.key).toBeDefined();
    const anonymous = (await read(colleague, { anonymous: true })).data.shortAnswers.answers;
    expect(anonymous.map(({ student }: { student: null }) => student)).toEqual([null, null]);
    expect((await read(other.teacher.browser)).code).toBe('NOT_FOUND');
    expect((await read(first())).code).toBe('NOT_FOUND');
    // Answers that are marked automatically are not grouped.
    expect((await read(teacher(), { position: 1 })).code).toBe('NOT_FOUND');
    const overview = await teacher().call(OVERVIEW, { assignment: own.assignment });
    expect(overview.data.marking.questions).toMatchObject([{ position: 7, groupable: 2 }]);
  });

  it('counts a mark once, the latest one, and shows it to the student when it is released', async () => {
    const operation = { operationId: randomUUID(), sequence: 5 };
    sequence = 10;
    expect((await save(teacher(), operation)).data.saveTeacherMark).toMatchObject({
      marks: 1,
      outOf: 1,
      isSettled: true,
    });
    await save(teacher(), operation);
    const late = await save(teacher(), { awards: [], sequence: 4 });
    expect(late.data.saveTeacherMark).toMatchObject({ marks: 1, sequence: 5 });
    const { rows } = await pool.query(
      'select outcome, credit from attempt_items where attempt_id = $1 and position = 7',
      [attempt],
    );
    expect(rows[0]).toEqual({ outcome: 'right', credit: 1 });
    expect((await first().call(RELEASED_MARKS, { attempt })).data.releasedMarks).toEqual([]);
    await pool.query('update assignments set marks_released_at = now() where id = $1', [own.assignment]);
    expect((await first().call(RELEASED_MARKS, { attempt })).data.releasedMarks).toEqual([
      { position: 7, marks: 1, outOf: 1, awards: [{ point: 'p1' }], comment: 'Good.', remarkRequest: null },
    ]);
    expect((await own.students[1]?.browser.call(RELEASED_MARKS, { attempt }))?.data.releasedMarks).toEqual([]);
  });

  it('has a second marker who is another teacher, and moderation if the two differ', async () => {
    expect((await save(teacher(), { round: 2 })).code).toBe('FORBIDDEN');
    expect((await next(colleague, { round: 2 })).data.answerToMark).toMatchObject({ attempt, rounds: [] });
    expect((await save(colleague, { round: 2, awards: [] })).data.saveTeacherMark.isSettled).toBe(false);
    const open = await pool.query('select credit from attempt_items where attempt_id = $1 and position = 7', [attempt]);
    expect(open.rows[0].credit).toBeNull();
    expect((await next(teacher(), { round: 3 })).data.answerToMark.attempt).toBe(attempt);
    expect((await save(teacher(), { round: 3, awards: [] })).data.saveTeacherMark).toMatchObject({
      marks: 0,
      isSettled: true,
    });
    const overview = await teacher().call(OVERVIEW, { assignment: own.assignment });
    expect(overview.data.marking.questions).toEqual([
      { position: 7, answers: 2, marked: 1, second: 0, differing: 0, groupable: 1 },
    ]);
    // The second marker cannot become the first one either.
    expect((await save(colleague, { round: 1 })).code).toBe('FORBIDDEN');
  });

  it('measures how far self-marking agrees with the teacher’s marks', async () => {
    await first().call(
      'mutation ($attempt: ID!) { markOwnAnswer(attempt: $attempt, position: 7, awards: [{ point: "p1" }]) { id } }',
      { attempt },
    );
    const { data } = await teacher().call(OVERVIEW, { assignment: own.assignment });
    expect(data.marking.agreement).toEqual({ answers: 1, same: 0 });
    const { rows } = await pool.query('select credit from attempt_items where attempt_id = $1 and position = 7', [
      attempt,
    ]);
    expect(rows[0].credit).toBe(0);
  });

  it('lets a student request a re-mark once and the teacher reply, and saves comments for reuse', async () => {
    const ask =
      'mutation ($attempt: ID!, $text: String!) { requestRemark(attempt: $attempt, position: 7, text: $text) }';
    expect((await first().call(ask, { attempt, text: 'Why?' })).data.requestRemark).toBe(true);
    expect((await first().call(ask, { attempt, text: 'Why, why?' })).code).toBe('NOT_FOUND');
    expect((await own.students[1]?.browser.call(ask, { attempt, text: 'x' }))?.code).toBe('NOT_FOUND');
    const requested = async () => (await next(teacher(), { waitingOnly: false, askedOnly: true })).data.answerToMark;
    expect(await requested()).toMatchObject({ attempt, left: 0, remarkRequest: { text: 'Why?', answer: null } });
    const reply = 'mutation ($attempt: ID!) { replyToRemark(attempt: $attempt, position: 7, text: "Units.") }';
    expect((await other.teacher.browser.call(reply, { attempt })).code).toBe('NOT_FOUND');
    await teacher().call(reply, { attempt });
    expect(await requested()).toBeNull();
    expect((await first().call(RELEASED_MARKS, { attempt })).data.releasedMarks[0].remarkRequest.answer).toBe('Units.');
    const { itemId } = (await next(teacher())).data.answerToMark;
    const remember = 'mutation ($item: ID!) { saveMarkComment(item: $item, text: "Mind the units.") }';
    await teacher().call(remember, { item: itemId });
    expect((await next(teacher())).data.answerToMark.comments).toEqual([{ text: 'Mind the units.' }]);
    expect((await next(colleague)).data.answerToMark.comments).toEqual([]);
    expect((await first().call(remember, { item: itemId })).code).toBe('NOT_FOUND');
  });

  it('is only for teachers of the class', async () => {
    for (const browser of [other.teacher.browser, first()]) {
      expect((await next(browser)).data.answerToMark).toBeNull();
      expect((await save(browser)).code).toBe('NOT_FOUND');
      expect((await browser.call(OVERVIEW, { assignment: own.assignment })).code).toBe('NOT_FOUND');
    }
  });
});

describe('the analysis of a class', () => {
  it('shows topics, questions with who chose what, and students who need help, to its own teachers', async () => {
    const { data } = await teacher().call(ANALYSIS, { classroom: own.classroom, topic: null });
    expect(data.classAnalysis.topics).toEqual([{ id: topic, answers: 3, credit: 1 }]);
    const question = data.classAnalysis.questions.find(({ stem }: { stem: string }) => stem === 'Item 1');
    expect(question.choices).toEqual([
      { id: 'A', isRight: false, students: ['Student 2'] },
      { id: 'B', isRight: true, students: ['Student 1'] },
      { id: 'C', isRight: false, students: [] },
    ]);
    expect(data.classAnalysis.students).toHaveLength(2);
    for (const browser of [other.teacher.browser, first()]) {
      expect((await browser.call(ANALYSIS, { classroom: own.classroom, topic: null })).code).toBe('NOT_FOUND');
    }
  });

  it('contains nothing of students’ own practice', async () => {
    const empty = await other.teacher.browser.call(ANALYSIS, { classroom: other.classroom, topic });
    expect(empty.data.classAnalysis.topics).toEqual([]);
  });

  it('assigns practice in one click, only in the teacher’s own class', async () => {
    const practice =
      'mutation ($classroom: ID!, $topic: ID!) { assignPractice(classroom: $classroom, topic: $topic, title: "Practice") }';
    const { data } = await teacher().call(practice, { classroom: own.classroom, topic });
    const { rows } = await pool.query(
      `select count(*)::int as items from assignment_items ai join assignment_parts p on p.id = ai.part_id where p.assignment_id = $1`,
      [data.assignPractice],
    );
    expect(rows[0].items).toBe(6);
    expect((await other.teacher.browser.call(practice, { classroom: own.classroom, topic })).code).toBe('NOT_FOUND');
  });

  it('is shown for one group of the class, to which practice can be assigned', async () => {
    const group = randomUUID();
    await pool.query("insert into classroom_groups (id, classroom_id, name) values ($1, $2, 'Red')", [
      group,
      own.classroom,
    ]);
    await pool.query('update classroom_members set group_id = $1 where user_id = $2', [group, own.students[1]?.id]);
    const ask = `query ($classroom: ID!, $group: ID) { classAnalysis(classroom: $classroom, group: $group) {
      groups { id name } topics { answers } questions { stem choices { students } } students { name } } }`;
    const { classAnalysis } = (await teacher().call(ask, { classroom: own.classroom, group })).data;
    expect(classAnalysis.groups).toEqual([{ id: group, name: 'Red' }]);
    expect(classAnalysis.students).toEqual([{ name: 'Student 2' }]);
    const question = classAnalysis.questions.find(({ stem }: { stem: string }) => stem === 'Item 1');
    expect(question.choices.flatMap(({ students }: { students: string[] }) => students)).toEqual(['Student 2']);
    expect((await other.teacher.browser.call(ask, { classroom: other.classroom, group })).code).toBe('NOT_FOUND');

    const practice = `mutation ($classroom: ID!, $topic: ID!, $group: ID) {
      assignPractice(classroom: $classroom, topic: $topic, group: $group, title: "For Red") }`;
    await teacher().call(practice, { classroom: own.classroom, topic, group });
    const titles = async (browser: TestBrowser | undefined) =>
      (await browser?.call('{ studentWork { title } }'))?.data.studentWork.map(({ title }: { title: string }) => title);
    expect(await titles(own.students[1]?.browser)).toContain('For Red');
    expect(await titles(own.students[0]?.browser)).not.toContain('For Red');
    expect((await other.teacher.browser.call(practice, { classroom: other.classroom, topic, group })).code).toBe(
      'NOT_FOUND',
    );
  });

  it('counts no missing work for students with more time, by group or access arrangement', async () => {
    const late = randomUUID();
    await pool.query(
      `insert into assignments (id, classroom_id, created_by, title, published_at, due_at)
       values ($1, $2, $3, 'Due', now() - interval '3 days', now() - interval '1 hour')`,
      [late, own.classroom, own.teacher.id],
    );
    await pool.query(
      `insert into assignment_parts (id, assignment_id, position, kind, title) values ($1, $2, 1, 'questions', 'Part')`,
      [randomUUID(), late],
    );
    const missing = async () =>
      (
        await teacher().call(
          `query ($classroom: ID!) { classAnalysis(classroom: $classroom) { students { name missing } } }`,
          {
            classroom: own.classroom,
          },
        )
      ).data.classAnalysis.students
        .filter((student: { missing: number }) => student.missing > 0)
        .map(({ name }: { name: string }) => name)
        .sort();
    expect(await missing()).toEqual(['Student 1', 'Student 2']);
    await pool.query(
      `insert into assignment_exceptions (id, assignment_id, group_id, due_at, excused, created_by)
       select $1, $2, group_id, now() + interval '1 day', false, $3 from classroom_members where user_id = $4`,
      [randomUUID(), late, own.teacher.id, own.students[1]?.id],
    );
    expect(await missing()).toEqual(['Student 1']);
    await pool.query(
      `insert into accommodations (user_id, due_days, time_factor, penalty_window_factor, pause_seconds, granted_by)
       values ($1, 1, 1, 1, 0, $2)`,
      [own.students[0]?.id, own.teacher.id],
    );
    expect(await missing()).toEqual([]);
  });
});
