import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { PaperWork } from '#domain/classrooms/gradebook/paper-work.schema.ts';
import { saveAnswers } from '#server/attempts/answer.log.ts';
import { submitAttempt } from '#server/attempts/attempt.submit.ts';
import {
  createAssignment,
  duplicateAssignment,
  publishAssignment,
  releaseMarks,
  storeException,
} from '#server/classrooms/assignments/assignment.commands.ts';
import { readTeacherAssignment } from '#server/classrooms/assignments/assignment.queries.ts';
import { startAssignmentPart } from '#server/classrooms/assignments/assignment.start.ts';
import { readStudentAssignment } from '#server/classrooms/assignments/student-work.queries.ts';
import { enterMark, readMarkHistory } from '#server/classrooms/gradebook/enter-mark.commands.ts';
import { readGradebook } from '#server/classrooms/gradebook/gradebook.queries.ts';
import { saveGrading, setCategory } from '#server/classrooms/gradebook/grading.commands.ts';
import { addPaperWork, excuseStudent } from '#server/classrooms/gradebook/paper-work.commands.ts';
import { TEST_QUESTIONS } from '../../../support/questions/test-bank.ts';
import { testBankDatabase } from '../../../support/questions/test-bank-database.ts';
import { type TestUser, testDraft, testSchool, testUser } from '../../../support/users/test-school.ts';

const { database, bank } = await testBankDatabase({ free: true });

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const TEST: PaperWork = { title: 'Test in class', marksOutOf: 20, dueAt: inDays(-3), withholdsMarks: false };

async function paperWork(changes: Partial<PaperWork> = {}) {
  const school = await testSchool(database.pool);
  const assignment = await addPaperWork(database.pool, school.teacher, school.classroom, { ...TEST, ...changes });
  return { ...school, student: school.students[0] as TestUser, assignment };
}
type Set = Awaited<ReturnType<typeof paperWork>>;

async function onlineWork() {
  const school = await testSchool(database.pool);
  const draft = testDraft(bank.quiz, { opensAt: inDays(-9), dueAt: inDays(-2), lateUntil: inDays(9), lateFloor: 0 });
  const assignment = await createAssignment(database.pool, school.teacher, school.classroom, draft);
  await publishAssignment(database.pool, school.teacher, assignment);
  return { ...school, student: school.students[0] as TestUser, assignment };
}

const enter = (
  { teacher, student, assignment }: Set,
  entered: { marks: number | null; comment?: string; version?: number },
  by: TestUser = teacher,
) => enterMark(database.pool, by, { assignment, student: student.userId }, { comment: '', version: 0, ...entered });

async function cellOf({ teacher, classroom, student }: Set) {
  const { students } = await readGradebook(database.pool, teacher, classroom);
  return students.find(({ id }) => id === student.userId)?.cells[0];
}

/** Answers the first question correctly and submits: late, with a deduction. */
async function work({ assignment, student }: Set): Promise<string> {
  const { rows } = await database.pool.query('select id from assignment_parts where assignment_id = $1', [assignment]);
  const attempt = await startAssignmentPart(database.pool, student, rows[0].id);
  const answers = [{ operationId: randomUUID(), position: 1, sequence: 1, response: TEST_QUESTIONS[0]?.right }];
  await saveAnswers(database.pool, student.userId, { attempt, device: null, answers });
  await submitAttempt(database.pool, student.userId, attempt);
  return attempt;
}

const code = (of: Promise<unknown>): Promise<string> =>
  of.then(
    () => 'none',
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('work on paper', () => {
  test('waits for marks without being missing, and has exactly the marks that are entered', async () => {
    const set = await paperWork();
    expect(await cellOf(set)).toEqual(['toMark', null, 0, false]);
    expect((await readStudentAssignment(database.pool, set.student, set.assignment)).status).toBe('toDo');
    expect(await enter(set, { marks: 17.5, comment: 'Show your working.' })).toMatchObject({
      isSaved: true,
      latest: { version: 1, marks: 17.5, comment: 'Show your working.' },
    });
    expect(await cellOf(set)).toEqual(['marked', 17.5, 20, false]);
    expect(await readStudentAssignment(database.pool, set.student, set.assignment)).toMatchObject({
      ...{ status: 'done', marks: 17.5, marksOutOf: 20, creditShare: 1, isOnPaper: true },
      comment: 'Show your working.',
    });
    expect((await readTeacherAssignment(database.pool, set.teacher, set.assignment)).lines).toContainEqual(
      expect.objectContaining({ marks: 17.5, creditShare: 1, isLate: false, status: 'done' }),
    );
  });

  test('hides marks and comment from students until they are released', async () => {
    const set = await paperWork({ withholdsMarks: true });
    await enter(set, { marks: 12, comment: 'Well done' });
    const seen = () => readStudentAssignment(database.pool, set.student, set.assignment);
    expect(await seen()).toMatchObject({ marks: null, comment: null });
    await releaseMarks(database.pool, set.teacher, set.assignment, true);
    expect(await seen()).toMatchObject({ marks: 12, comment: 'Well done' });
  });

  test('takes no more marks than there are', async () => {
    const set = await paperWork();
    expect(await code(enter(set, { marks: 20.5 }))).toBe('INVALID_INPUT');
    expect((await enter(set, { marks: 20 })).isSaved).toBe(true);
  });

  test('stays on paper when it is duplicated', async () => {
    const set = await paperWork();
    const copy = await duplicateAssignment(database.pool, set.teacher, set.assignment, { classroom: null });
    expect(await readTeacherAssignment(database.pool, set.teacher, copy)).toMatchObject({ isOnPaper: true });
  });
});

describe('two teachers in one cell', () => {
  test('the second one learns of the first one’s marks, and overwrites nothing unseen', async () => {
    const set = await paperWork();
    const other = await testUser(database.pool, { role: 'teacher', schoolId: set.teacher.schoolId });
    await database.pool.query('insert into classroom_teachers (classroom_id, user_id) values ($1, $2)', [
      set.classroom,
      other.userId,
    ]);
    await enter(set, { marks: 7 });
    const second = await enter(set, { marks: 9 }, other);
    expect(second).toMatchObject({ isSaved: false, latest: { version: 1, marks: 7 } });
    expect(await cellOf(set)).toEqual(['marked', 7, 20, false]);
    expect(await enter(set, { marks: 9, version: 1 }, other)).toMatchObject({ isSaved: true });
    const history = await readMarkHistory(database.pool, set.teacher, {
      ...{ assignment: set.assignment, student: set.student.userId },
    });
    expect(history.map(({ version, marks }) => [version, marks])).toEqual([
      [2, 9],
      [1, 7],
    ]);
    expect(new Set(history.map(({ enteredBy }) => enteredBy)).size).toBe(2);
  });

  test('at the same time, exactly one is saved', async () => {
    const set = await paperWork();
    const outcomes = await Promise.all([5, 6, 7, 8].map((marks) => enter(set, { marks })));
    const saved = outcomes.filter(({ isSaved }) => isSaved);
    expect(saved).toHaveLength(1);
    expect(await cellOf(set)).toEqual(['marked', saved[0]?.latest?.marks, 20, false]);
  });
});

describe('marks entered instead of those of attempts', () => {
  test('are final, and when they are removed, the attempts count again', async () => {
    const set = await onlineWork();
    await work(set);
    expect((await cellOf(set))?.[3]).toBe(true);
    const before = await cellOf(set);
    await enter(set, { marks: 2 });
    expect(await cellOf(set)).toEqual(['marked', 2, TEST_QUESTIONS.length, false]);
    await enter(set, { marks: null, version: 1 });
    expect(await cellOf(set)).toEqual(before);
  });

  test('stay when the student starts or submits afterwards', async () => {
    const set = await onlineWork();
    await enter(set, { marks: 2 });
    await work(set);
    expect(await cellOf(set)).toEqual(['marked', 2, TEST_QUESTIONS.length, false]);
  });

  test('leave nothing behind for a student without attempts', async () => {
    const set = await onlineWork();
    await enter(set, { marks: 2 });
    await enter(set, { marks: null, version: 1 });
    expect(await cellOf(set)).toEqual(['overdue', null, 0, false]);
  });
});

test('an excused student keeps other exceptions, and is excused even with marks', async () => {
  const set = await onlineWork();
  const [student, exception] = [
    { student: set.student.userId },
    { opensAt: null, dueAt: inDays(5), lateUntil: null, tries: 4, excused: false },
  ];
  await storeException(database.pool, set.teacher, set.assignment, student, exception);
  const excuse = (isExcused: boolean) =>
    excuseStudent(database.pool, set.teacher, { assignment: set.assignment, ...student, isExcused });
  await excuse(true);
  expect(await cellOf(set)).toEqual(['excused', null, 0, false]);
  await excuse(false);
  const { lines } = await readTeacherAssignment(database.pool, set.teacher, set.assignment);
  expect(lines.find((line) => line.student.id === set.student.userId)?.exception).toMatchObject({
    ...{ tries: 4, excused: false },
  });
});

test('categories and boundaries are those of the class, and a deleted category leaves its assignments', async () => {
  const set = await paperWork();
  const boundaries = [{ grade: 'A', from: 0.8 }];
  const tests = { id: null, name: 'Tests', weight: 3, dropLowest: 1 };
  await saveGrading(database.pool, set.teacher, set.classroom, { categories: [tests], boundaries });
  const read = () => readGradebook(database.pool, set.teacher, set.classroom);
  const { categories } = await read();
  expect(categories).toMatchObject([{ name: 'Tests', weight: 3, dropLowest: 1 }]);
  const category = categories[0]?.id ?? '';
  await setCategory(database.pool, set.teacher, { assignment: set.assignment, category });
  expect(await read()).toMatchObject({ boundaries, assignments: [{ category }] });

  const other = await paperWork();
  const foreign = { ...tests, id: category };
  expect(
    await code(saveGrading(database.pool, other.teacher, other.classroom, { categories: [foreign], boundaries: [] })),
  ).toBe('NOT_FOUND');
  expect(await code(setCategory(database.pool, other.teacher, { assignment: other.assignment, category }))).toBe(
    'NOT_FOUND',
  );
  await saveGrading(database.pool, set.teacher, set.classroom, { categories: [], boundaries: [] });
  expect(await read()).toMatchObject({ categories: [], assignments: [{ category: null }] });
});

test('only teachers of the class enter marks, and only for its students', async () => {
  const set = await paperWork();
  const other = await paperWork();
  for (const by of [other.teacher, set.student, set.students[1] as TestUser]) {
    expect(await code(enter(set, { marks: 1 }, by))).toBe('NOT_FOUND');
    expect(
      await readMarkHistory(database.pool, by, { assignment: set.assignment, student: set.student.userId }),
    ).toEqual([]);
    expect(
      await code(
        excuseStudent(database.pool, by, {
          ...{ assignment: set.assignment, student: set.student.userId, isExcused: true },
        }),
      ),
    ).toBe('NOT_FOUND');
    expect(await code(addPaperWork(database.pool, by, set.classroom, TEST))).toBe('NOT_FOUND');
  }
  expect(await code(enter({ ...set, student: other.student }, { marks: 1 }))).toBe('NOT_FOUND');
  await database.pool.query('update classroom_members set left_at = now() where user_id = $1', [set.student.userId]);
  expect(await code(enter(set, { marks: 1 }))).toBe('NOT_FOUND');
});
