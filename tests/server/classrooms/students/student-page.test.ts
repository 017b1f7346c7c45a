import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { saveAnswers } from '#server/attempts/answer.log.ts';
import { submitAttempt } from '#server/attempts/attempt.submit.ts';
import { createAssignment, publishAssignment } from '#server/classrooms/assignments/assignment.commands.ts';
import { startAssignmentPart } from '#server/classrooms/assignments/assignment.start.ts';
import { readStudentWork } from '#server/classrooms/assignments/student-work.queries.ts';
import { readGradebook } from '#server/classrooms/gradebook/gradebook.queries.ts';
import { assignPractice } from '#server/classrooms/practice-assignment.commands.ts';
import { saveStudentNote } from '#server/classrooms/students/student-note.commands.ts';
import { readStudentPage } from '#server/classrooms/students/student-page.queries.ts';
import { TEST_QUESTIONS } from '../../../support/questions/test-bank.ts';
import { testBankDatabase } from '../../../support/questions/test-bank-database.ts';
import { type TestSchool, type TestUser, testDraft, testSchool } from '../../../support/users/test-school.ts';

const { database, bank } = await testBankDatabase({ free: true });

async function assign({ teacher, classroom }: TestSchool): Promise<string> {
  const id = await createAssignment(database.pool, teacher, classroom, testDraft(bank.quiz));
  await publishAssignment(database.pool, teacher, id);
  const { rows } = await database.pool.query('select id from assignment_parts where assignment_id = $1', [id]);
  return rows[0].id;
}

/** Answers the first question, correctly or with nothing useful, and submits. */
async function work(part: string, student: TestUser, isCorrect = true): Promise<void> {
  const attempt = await startAssignmentPart(database.pool, student, part);
  const response = isCorrect ? TEST_QUESTIONS[0]?.right : TEST_QUESTIONS[0]?.wrong;
  const answers = [{ operationId: randomUUID(), position: 1, sequence: 1, response }];
  await saveAnswers(database.pool, student.userId, { attempt, device: null, answers });
  await submitAttempt(database.pool, student.userId, attempt);
}

const read = ({ teacher, classroom }: TestSchool, student: TestUser | undefined, viewer = teacher) =>
  readStudentPage(database.pool, viewer, { classroom, student: student?.userId ?? '' }, Date.now());

test('shows a student’s assigned work by topic, next to the average of the others', async () => {
  const school = await testSchool(database.pool, 5);
  const part = await assign(school);
  for (const [at, student] of school.students.entries()) await work(part, student, at !== 1);
  const page = await read(school, school.students[0]);
  expect(page).toMatchObject({ classroom: { id: school.classroom }, group: null, activeDays: 1, note: null });
  expect(page.topics).toMatchObject([{ topic: { id: bank.topicId }, answers: 1, own: 1, classAverage: 0.75 }]);
  expect(page.weeks).toMatchObject([{ answers: 1, own: 1, classAverage: 0.75 }]);
});

test('names no average that would tell about one other student', async () => {
  const school = await testSchool(database.pool, 3);
  const part = await assign(school);
  for (const student of school.students) await work(part, student);
  const page = await read(school, school.students[0]);
  expect(page.topics.map(({ classAverage }) => classAverage)).toEqual([null]);
  expect(page.weeks.map(({ classAverage }) => classAverage)).toEqual([null]);
});

test('is for the teachers of the class, about its students', async () => {
  const [school, other] = [await testSchool(database.pool), await testSchool(database.pool)];
  const student = school.students[0] as TestUser;
  for (const viewer of [other.teacher, student, school.students[1] as TestUser]) {
    await expect(read(school, student, viewer)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      saveStudentNote(
        database.pool,
        viewer,
        { classroom: school.classroom, student: student.userId },
        { text: 'x', version: 0 },
      ),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  await expect(read(school, other.students[0])).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a note is replaced only by who has read its latest version', async () => {
  const school = await testSchool(database.pool);
  const of = { classroom: school.classroom, student: school.students[0]?.userId ?? '' };
  const save = (text: string, version: number) => saveStudentNote(database.pool, school.teacher, of, { text, version });
  expect(await save('Sits at the front.', 0)).toBe(1);
  await expect(save('Overwritten', 0)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect(await save('Sits at the back.', 1)).toBe(2);
  expect((await read(school, school.students[0])).note).toMatchObject({ text: 'Sits at the back.', version: 2 });
});

test('practice for one student is seen by nobody else, and is no column of the gradebook', async () => {
  const school = await testSchool(database.pool);
  const [chosen, other] = [school.students[0] as TestUser, school.students[1] as TestUser];
  const practice = { classroom: school.classroom, topic: bank.topicId, group: null, title: 'Practice' };
  const id = await assignPractice(database.pool, school.teacher.userId, { ...practice, student: chosen.userId });
  const seen = async (who: TestUser) => (await readStudentWork(database.pool, who, null)).map((entry) => entry.id);
  expect(await seen(chosen)).toEqual([id]);
  expect(await seen(other)).toEqual([]);
  const { rows } = await database.pool.query('select id from assignment_parts where assignment_id = $1', [id]);
  await expect(startAssignmentPart(database.pool, other, rows[0].id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await readGradebook(database.pool, school.teacher, school.classroom)).assignments).toEqual([]);

  const stranger = (await testSchool(database.pool)).students[0] as TestUser;
  await expect(
    assignPractice(database.pool, school.teacher.userId, { ...practice, student: stranger.userId }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
