import { expect, test } from 'vitest';
import { submitAttempt } from '#server/attempts/attempt.submit.ts';
import { createAssignment, publishAssignment } from '#server/classrooms/assignments/assignment.commands.ts';
import { readAssignedWork } from '#server/classrooms/assignments/assignment.queries.ts';
import { startAssignmentPart } from '#server/classrooms/assignments/assignment.start.ts';
import { removeMember } from '#server/classrooms/classroom.commands.ts';
import { readTaughtClasses } from '#server/classrooms/classroom.queries.ts';
import { readFormerStudents } from '#server/classrooms/gradebook/former-students.queries.ts';
import { testBankDatabase } from '../../../support/questions/test-bank-database.ts';
import { testDraft, testSchool, testUser } from '../../../support/users/test-school.ts';

const { database, bank } = await testBankDatabase({ free: true });

test('a student who leaves mid-term keeps the marks, for the teachers of the class only', async () => {
  const { pool } = database;
  const { teacher, students, classroom } = await testSchool(pool);
  const [ada, ben] = students;
  if (ada === undefined || ben === undefined) throw new Error('A class has two students.');
  const id = await createAssignment(pool, teacher, classroom, testDraft(bank.quiz, { title: 'Waves' }));
  await publishAssignment(pool, teacher, id);
  const { rows } = await pool.query('select id from assignment_parts where assignment_id = $1', [id]);
  await submitAttempt(pool, ada.userId, await startAssignmentPart(pool, ada, rows[0].id));
  expect(await readFormerStudents(pool, teacher, classroom)).toEqual([]);
  await removeMember(pool, teacher, classroom, ada.userId);
  await removeMember(pool, teacher, classroom, ben.userId);
  // Ben has no work that could be lost.
  const former = await readFormerStudents(pool, teacher, classroom);
  expect(former).toMatchObject([{ id: ada.userId, results: [{ assignment: id, title: 'Waves' }] }]);
  expect(former[0]?.results[0]?.marksOutOf).toBeGreaterThan(0);
  // What lists count agrees with the number of students.
  expect(await readAssignedWork(pool, teacher)).toMatchObject([
    { studentCount: 0, submittedCount: 0, unmarkedCount: 0 },
  ]);
  expect(await readTaughtClasses(pool, teacher)).toMatchObject([{ studentCount: 0, unmarkedCount: 0 }]);
  for (const who of [
    (await testSchool(pool)).teacher,
    ada,
    await testUser(pool, { role: 'teacher', schoolId: null }),
  ]) {
    await expect(readFormerStudents(pool, who, classroom)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});
