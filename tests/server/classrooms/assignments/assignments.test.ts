import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { storeAccommodation } from '#server/attempts/accommodation.commands.ts';
import { saveAnswers } from '#server/attempts/answer.log.ts';
import { readAttempt } from '#server/attempts/attempt.queries.ts';
import { submitAttempt } from '#server/attempts/attempt.submit.ts';
import { submitOverdue } from '#server/attempts/overdue.commands.ts';
import { readAttemptResult } from '#server/attempts/results/attempt-result.queries.ts';
import { readAssignableContent, readAssignableTopics } from '#server/classrooms/assignments/assignable.queries.ts';
import {
  changeAssignment,
  createAssignment,
  duplicateAssignment,
  publishAssignment,
  releaseMarks,
  storeException,
} from '#server/classrooms/assignments/assignment.commands.ts';
import { readTeacherAssignment } from '#server/classrooms/assignments/assignment.queries.ts';
import { startAssignmentPart } from '#server/classrooms/assignments/assignment.start.ts';
import { readAssignmentNotices } from '#server/classrooms/assignments/assignment-notice.queries.ts';
import { readClassProgress } from '#server/classrooms/assignments/progress.queries.ts';
import { remindStudents } from '#server/classrooms/assignments/reminders.ts';
import { readStudentAssignment, readStudentWork } from '#server/classrooms/assignments/student-work.queries.ts';
import { createGroup, moveToGroup, removeTeacher } from '#server/classrooms/classroom.commands.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { TEST_QUESTIONS, testBank } from '../../../support/questions/test-bank.ts';
import { testBankDatabase } from '../../../support/questions/test-bank-database.ts';
import { type TestSchool, testDraft, testSchool } from '../../../support/users/test-school.ts';

const { database, bank } = await testBankDatabase({ free: false });
let school: TestSchool;

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

async function set(changes: Parameters<typeof testDraft>[1] = {}): Promise<{ id: string; part: string }> {
  school = await testSchool(database.pool);
  const id = await createAssignment(database.pool, school.teacher, school.classroom, testDraft(bank.quiz, changes));
  await publishAssignment(database.pool, school.teacher, id);
  return { id, part: await partOf(id) };
}

async function partOf(id: string): Promise<string> {
  const { rows } = await database.pool.query('select id from assignment_parts where assignment_id = $1', [id]);
  return rows[0].id;
}

const student = () => school.students[0] as TestSchool['students'][number];
const start = (part: string, who = student()) => startAssignmentPart(database.pool, who, part);

/** Answers the first question correctly, and returns the result. */
async function answer(attempt: string, sequence = 1): Promise<string | null> {
  const { receipts } = await saveAnswers(database.pool, student().userId, {
    attempt,
    device: null,
    answers: [{ operationId: randomUUID(), position: 1, sequence, response: TEST_QUESTIONS[0]?.right }],
  });
  return receipts[0]?.refusal ?? null;
}

const code = (of: Promise<unknown>): Promise<string> =>
  of.then(
    () => 'none',
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('an assignment', () => {
  test('is visible only to its own class, and only once it is published and open', async () => {
    const { id, part } = await set({ opensAt: inHours(1) });
    expect(await code(start(part))).toBe('ASSIGNMENT_NOT_OPEN');
    await changeAssignment(database.pool, school.teacher, id, testDraft(bank.quiz));
    const stranger = (await testSchool(database.pool)).students[0];
    expect(await code(startAssignmentPart(database.pool, stranger as never, part))).toBe('NOT_FOUND');
    const draft = await createAssignment(database.pool, school.teacher, school.classroom, testDraft(bank.quiz));
    expect(await code(start(await partOf(draft)))).toBe('NOT_FOUND');
    expect((await readStudentWork(database.pool, student(), null)).map((work) => work.id)).toEqual([id]);
  });

  test('opens nothing that the student’s plan does not', async () => {
    const { part } = await set();
    expect(await code(start(part, { ...student(), standardPlan: null }))).toBe('PAYMENT_REQUIRED');
  });

  test('allows the number of attempts that it sets, and continues the open attempt', async () => {
    const { part } = await set({ tries: 2 });
    const first = await start(part);
    expect(await start(part)).toBe(first);
    await submitAttempt(database.pool, student().userId, first);
    const second = await start(part);
    expect(second).not.toBe(first);
    await submitAttempt(database.pool, student().userId, second);
    expect(await code(start(part))).toBe('NO_TRIES_LEFT');
  });

  test('grades the highest or the latest attempt', async () => {
    for (const [countedAttempt, marks] of [
      ['best', 1],
      ['last', 0],
    ] as const) {
      const { id, part } = await set({ tries: null, countedAttempt });
      const first = await start(part);
      await answer(first);
      await submitAttempt(database.pool, student().userId, first);
      await submitAttempt(database.pool, student().userId, await start(part));
      expect(await readStudentAssignment(database.pool, student(), id)).toMatchObject({ marks, status: 'done' });
    }
  });

  test('closes on the server’s clock, in the transaction that saves', async () => {
    const { id, part } = await set({ dueAt: inHours(1) });
    const attempt = await start(part);
    expect(await answer(attempt)).toBeNull();
    await changeAssignment(database.pool, school.teacher, id, testDraft(bank.quiz, { dueAt: inHours(-1) }));
    expect(await answer(attempt, 2)).toBe('DEADLINE_PASSED');
    expect(await submitOverdue(database.pool, () => undefined)).toBe(1);
    expect(await code(start(part))).toBe('ASSIGNMENT_CLOSED');
  });

  test('accepts late work with a penalty, and no penalty for forgetting to submit', async () => {
    const late = { dueAt: inHours(-30), lateUntil: inHours(30), opensAt: inHours(-50) };
    const { id, part } = await set(late);
    const attempt = await start(part);
    await answer(attempt);
    await submitAttempt(database.pool, student().userId, attempt);
    expect(await readStudentAssignment(database.pool, student(), id)).toMatchObject({ marks: 1, creditShare: 0.8 });

    const forgotten = await set({ dueAt: inHours(1), lateUntil: inHours(2) });
    const open = await start(forgotten.part);
    await answer(open);
    await database.pool.query('alter table answer_log disable trigger user');
    await database.pool.query(
      `update answer_log set received_at = received_at - interval '5 hours' where attempt_id = $1`,
      [open],
    );
    await changeAssignment(
      database.pool,
      school.teacher,
      forgotten.id,
      testDraft(bank.quiz, { dueAt: inHours(-2), lateUntil: inHours(-1) }),
    );
    await submitOverdue(database.pool, () => undefined);
    expect(await readStudentAssignment(database.pool, student(), forgotten.id)).toMatchObject({
      creditShare: 1,
      status: 'done',
    });
  });

  test('moves with exceptions, groups and access arrangements while it is in progress', async () => {
    const { id, part } = await set({ dueAt: inHours(1) });
    const attempt = await start(part);
    const closes = async (): Promise<number> => {
      const { rows } = await database.pool.query('select closes_at from attempts where id = $1', [attempt]);
      return Math.round((rows[0].closes_at.getTime() - Date.now()) / 3_600_000);
    };
    expect(await closes()).toBe(1);
    const granted = { timeFactor: 1, pauseSeconds: 0, dueDays: 1, penaltyWindowFactor: 1 };
    await inTransaction(database.pool, (client) => storeAccommodation(client, student().userId, granted, null));
    expect(await closes()).toBe(25);
    const group = await createGroup(database.pool, school.teacher, school.classroom, 'B');
    const none = { opensAt: null, lateUntil: null, tries: null, excused: false };
    await storeException(database.pool, school.teacher, id, { group }, { ...none, dueAt: inHours(10) });
    await moveToGroup(database.pool, school.teacher, { classroom: school.classroom, student: student().userId, group });
    expect(await closes()).toBe(34);
    await storeException(
      database.pool,
      school.teacher,
      id,
      { student: student().userId },
      { ...none, dueAt: inHours(3) },
    );
    expect(await closes()).toBe(3);
    await storeException(database.pool, school.teacher, id, { student: student().userId }, null);
    expect(await closes()).toBe(34);
  });

  test('stays with a student who has started it and is moved to another group', async () => {
    school = await testSchool(database.pool);
    const group = await createGroup(database.pool, school.teacher, school.classroom, 'A');
    const draft = testDraft(bank.quiz, { groups: [group] });
    const id = await createAssignment(database.pool, school.teacher, school.classroom, draft);
    await publishAssignment(database.pool, school.teacher, id);
    const part = await partOf(id);
    const scope = { classroom: school.classroom, student: student().userId };
    expect(await code(start(part))).toBe('NOT_FOUND');
    await moveToGroup(database.pool, school.teacher, { ...scope, group });
    const attempt = await start(part);
    await moveToGroup(database.pool, school.teacher, { ...scope, group: null });
    expect(await answer(attempt)).toBeNull();
    expect(await readStudentAssignment(database.pool, student(), id)).toMatchObject({ status: 'started' });
    const [, other] = school.students;
    expect(await code(start(part, other))).toBe('NOT_FOUND');
  });

  test('shows marks, answer keys and results when the teacher releases them, and not before', async () => {
    const { id, part } = await set({ showsMarks: 'release', showsFeedback: 'release' });
    const attempt = await start(part);
    await answer(attempt);
    await submitAttempt(database.pool, student().userId, attempt);
    const read = () => readAttempt(database.pool, student(), attempt, (digest) => digest);
    expect(JSON.stringify(await read())).not.toMatch(/secret-/);
    expect(await read()).toMatchObject({ marks: null, marksOutOf: null });
    expect(await code(readAttemptResult(database.pool, student(), attempt))).toBe('NOT_FOUND');
    expect(await readStudentAssignment(database.pool, student(), id)).toMatchObject({ marks: null, status: 'done' });
    await releaseMarks(database.pool, school.teacher, id, true);
    expect(JSON.stringify(await read())).toMatch(/secret-/);
    expect(await readAttemptResult(database.pool, student(), attempt)).toMatchObject({
      kind: 'assignment',
      targetId: id,
    });
  });

  test('cannot change for students who have started it', async () => {
    const { id, part } = await set();
    await start(part);
    const items = await database.pool.query('select id from items limit 1');
    const other = testDraft(bank.quiz, {
      parts: [{ kind: 'questions', ref: null, items: [items.rows[0].id], draws: null }],
    });
    expect(await code(changeAssignment(database.pool, school.teacher, id, other))).toBe('ASSIGNMENT_BEGUN');
    await changeAssignment(database.pool, school.teacher, id, testDraft(bank.quiz, { title: 'New title' }));
    const copy = await duplicateAssignment(database.pool, school.teacher, id, { classroom: null });
    await changeAssignment(database.pool, school.teacher, copy, other);
    expect(await readTeacherAssignment(database.pool, school.teacher, copy)).toMatchObject({
      state: 'draft',
      isStarted: false,
    });
    expect(await readTeacherAssignment(database.pool, school.teacher, id)).toMatchObject({
      draft: { title: 'New title' },
      isStarted: true,
    });
  });

  test('includes the questions that its teacher wrote for the class, and no other teacher’s', async () => {
    const { pool } = database;
    const own = async (owner: string): Promise<string> => {
      const { rows } = await pool.query<{ id: string }>(
        `with source as (select v.*, i.type, i.topic_id from item_versions v join items i on i.id = v.item_id limit 1), made as (
           insert into items (id, topic_id, external_id, type, version, in_bank, owner_id, published_at)
           select gen_random_uuid(), topic_id, gen_random_uuid(), type, 1, false, $1, now() from source returning id
         ), versions as (
           insert into item_versions (id, item_id, version, stem, body, key, explanation, source, figures, digest)
           select gen_random_uuid(), m.id, 1, 'What did we do on Monday?', s.body, s.key, s.explanation, s.source, s.figures,
             uuid_send(gen_random_uuid()) from source s cross join made m returning item_id as id
         ) select id from versions`,
        [owner],
      );
      return rows[0]?.id ?? '';
    };
    const pick = (item: string) =>
      testDraft(bank.quiz, { parts: [{ kind: 'questions', ref: null, items: [item], draws: null }] });
    const mine = await own(school.teacher.userId);
    const others = await own(student().userId);
    const id = await createAssignment(pool, school.teacher, school.classroom, pick(mine));
    expect(await readTeacherAssignment(pool, school.teacher, id)).toMatchObject({ parts: [{ items: [{ id: mine }] }] });
    expect(await code(createAssignment(pool, school.teacher, school.classroom, pick(others)))).toBe('INVALID_INPUT');
    const offered = await readAssignableContent(pool, school.teacher, { topic: bank.topicId, classrooms: [] });
    expect(offered[0]).toMatchObject({ id: mine, isOwn: true });
    expect(offered.map((item) => item.id)).not.toContain(others);
  });

  test('draws from topics with the teacher’s own questions, and from none of other teachers', async () => {
    const { pool } = database;
    const alone = await testBank(pool, { free: false, slug: 'alone' });
    const offered = async (owner: string): Promise<boolean> => {
      await pool.query('update items set in_bank = false, owner_id = $2 where topic_id = $1', [alone.topicId, owner]);
      return (await readAssignableTopics(pool, school.teacher)).some(({ id }) => id === alone.topicId);
    };
    expect(await offered(school.teacher.userId)).toBe(true);
    expect(await offered(student().userId)).toBe(false);
  });

  test('is the same for teacher and student, and hidden from a teacher who was removed', async () => {
    const { id, part } = await set();
    const attempt = await start(part);
    await answer(attempt);
    await submitAttempt(database.pool, student().userId, attempt);
    const { students, assignments } = await readClassProgress(database.pool, school.teacher, school.classroom);
    expect(assignments).toMatchObject([{ id, doneCount: 1, studentCount: 2 }]);
    const own = await readStudentAssignment(database.pool, student(), id);
    const line = students.find((entry) => entry.id === student().userId);
    expect(line?.cells[0]?.[0]).toBe('done');
    expect(line?.cells[0]?.[1]).toBeCloseTo((own.marks ?? 0) / own.marksOutOf, 2);
    expect(await code(removeTeacher(database.pool, school.teacher, school.classroom, school.teacher.userId))).toBe(
      'LAST_TEACHER',
    );
    await database.pool.query('delete from classroom_teachers where classroom_id = $1', [school.classroom]);
    expect(await code(readClassProgress(database.pool, school.teacher, school.classroom))).toBe('NOT_FOUND');
    expect(await code(readTeacherAssignment(database.pool, school.teacher, id))).toBe('NOT_FOUND');
  });

  test('reminds each student once, however many processes send reminders', async () => {
    await database.pool.query('update assignments set deleted_at = now()');
    await database.pool.query('update assignment_reminders set mailed_at = now()');
    const { part } = await set({ dueAt: inHours(5) });
    const sent: string[] = [];
    const mailer = { send: async ({ to }: { to: string }) => void sent.push(to) };
    const remind = () =>
      remindStudents(database.pool, { mailer, origin: null, failed: (cause) => expect(cause).toBeNull() });
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    expect(sent.toSorted()).toEqual(school.students.map(({ email }) => email).toSorted());
    const { rows } = await database.pool.query(`select count(*)::int as count from notices where kind = 'assignment'`);
    expect(rows[0].count).toBe(2);
    expect(await readAssignmentNotices(database.pool, student())).toMatchObject([{ reminder: 'dueSoon' }]);
    await submitAttempt(database.pool, student().userId, await start(part));
    expect(await readAssignmentNotices(database.pool, student()), 'work that is done').toEqual([]);
  });
});

test('shows no feedback during the attempt if marks are released later', async () => {
  const { part } = await set({ behaviour: 'immediate', showsMarks: 'handIn', showsFeedback: 'release' });
  const read = async (id: string) => readAttempt(database.pool, student(), id, String);
  expect((await read(await start(part))).behaviour).toBe('deferred');
  const open = await set({ behaviour: 'immediate' });
  expect((await read(await start(open.part))).behaviour).toBe('immediate');
});
