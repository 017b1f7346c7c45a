import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { saveAnswers } from '#server/attempts/answer.log.ts';
import { submitAttempt } from '#server/attempts/attempt.submit.ts';
import {
  createAssignment,
  publishAssignment,
  releaseMarks,
  storeException,
} from '#server/classrooms/assignments/assignment.commands.ts';
import { startAssignmentPart } from '#server/classrooms/assignments/assignment.start.ts';
import { createGroup, moveToGroup, removeMember } from '#server/classrooms/classroom.commands.ts';
import { readGradebook } from '#server/classrooms/gradebook/gradebook.queries.ts';
import { TEST_QUESTIONS } from '../../../support/questions/test-bank.ts';
import { testBankDatabase } from '../../../support/questions/test-bank-database.ts';
import { type TestSchool, testDraft, testSchool } from '../../../support/users/test-school.ts';

const { database, bank } = await testBankDatabase({ free: true });

type Changes = Parameters<typeof testDraft>[1];

async function assign({ teacher, classroom }: TestSchool, changes: Changes = {}): Promise<string> {
  const id = await createAssignment(database.pool, teacher, classroom, testDraft(bank.quiz, changes));
  await publishAssignment(database.pool, teacher, id);
  return id;
}

/** Answers the first question correctly and submits. */
async function work(assignment: string, student: TestSchool['teacher']): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from assignment_parts where assignment_id = $1',
    [assignment],
  );
  const attempt = await startAssignmentPart(database.pool, student, rows[0]?.id ?? '');
  const answers = [{ operationId: randomUUID(), position: 1, sequence: 1, response: TEST_QUESTIONS[0]?.right }];
  await saveAnswers(database.pool, student.userId, { attempt, device: null, answers });
  await submitAttempt(database.pool, student.userId, attempt);
}

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

test('has one row for each student and one column for each published assignment', async () => {
  const school = await testSchool(database.pool);
  const [first, second] = [school.students[0] as TestSchool['teacher'], school.students[1] as TestSchool['teacher']];
  const done = await assign(school, { title: 'Done' });
  await work(done, first);
  const closed = await assign(school, { title: 'Closed', opensAt: inHours(-5), dueAt: inHours(-1) });
  await storeException(database.pool, ...([school.teacher, closed, { student: second.userId }] as const), {
    opensAt: null,
    dueAt: null,
    lateUntil: null,
    tries: null,
    excused: true,
  });
  await createAssignment(database.pool, school.teacher, school.classroom, testDraft(bank.quiz, { title: 'Draft' }));

  const gradebook = await readGradebook(database.pool, school.teacher, school.classroom);
  expect(gradebook).toMatchObject({ id: school.classroom, name: 'Class', isArchived: false });
  expect(gradebook.assignments.map(({ title, marksOutOf }) => [title, marksOutOf])).toEqual([
    ['Closed', null],
    ['Done', TEST_QUESTIONS.length],
  ]);
  const cellsOf = (id: string) => gradebook.students.find((student) => student.id === id)?.cells;
  expect(cellsOf(first.userId)).toEqual([
    ['missed', null, 0, false],
    [expect.stringMatching(/marked|toMark/), 1, TEST_QUESTIONS.length, false],
  ]);
  expect(cellsOf(second.userId)).toEqual([
    ['excused', null, 0, false],
    ['toDo', null, 0, false],
  ]);
});

test('says which marks students cannot see yet', async () => {
  const school = await testSchool(database.pool);
  await assign(school, { title: 'Shown' });
  const id = await assign(school, { title: 'Withheld', showsMarks: 'release' });
  const withheld = async () =>
    (await readGradebook(database.pool, school.teacher, school.classroom)).assignments
      .filter(({ isWithheld }) => isWithheld)
      .map(({ title }) => title);
  expect(await withheld()).toEqual(['Withheld']);
  await releaseMarks(database.pool, school.teacher, id, true);
  expect(await withheld()).toEqual([]);
});

test('names the groups of its students, and has no row for a student who has left', async () => {
  const school = await testSchool(database.pool);
  const [stays, leaves] = school.students.map(({ userId }) => userId) as [string, string];
  await assign(school);
  const group = await createGroup(database.pool, school.teacher, school.classroom, 'Blue');
  await moveToGroup(database.pool, school.teacher, { classroom: school.classroom, student: stays, group });
  await removeMember(database.pool, school.teacher, school.classroom, leaves);
  const { groups, students } = await readGradebook(database.pool, school.teacher, school.classroom);
  expect(groups).toEqual([{ id: group, name: 'Blue' }]);
  expect(students.map((student) => [student.id, student.group])).toEqual([[stays, group]]);
});

test('is for the teachers of the class only', async () => {
  const [school, other] = [await testSchool(database.pool), await testSchool(database.pool)];
  for (const viewer of [other.teacher, school.students[0] as TestSchool['teacher']]) {
    await expect(readGradebook(database.pool, viewer, school.classroom)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  await expect(readGradebook(database.pool, school.teacher, 'no id')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
