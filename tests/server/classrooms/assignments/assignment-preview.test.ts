import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAssignment } from '#server/classrooms/assignments/assignment.commands.ts';
import { readAssignmentPreview } from '#server/classrooms/assignments/assignment-preview.queries.ts';
import { TEST_QUESTIONS, type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { testDraft, testSchool, testUser } from '../../../support/users/test-school.ts';

let database: TestDatabase;
let bank: TestBank;

beforeAll(async () => {
  database = await openTestDatabase();
  bank = await testBank(database.pool, { free: false });
});
afterAll(() => database.close());

test('teachers of the class see the questions of a draft with their answers, in order; a co-teacher too', async () => {
  const { pool } = database;
  const { teacher, classroom } = await testSchool(pool);
  const id = await createAssignment(pool, teacher, classroom, testDraft(bank.quiz, { title: 'Waves' }));
  const colleague = await testUser(pool, { role: 'teacher', schoolId: teacher.schoolId });
  const read = (who = teacher) => readAssignmentPreview(pool, who, id, (digest) => digest);
  const { title, questions, materials } = await read();
  expect({ title, materials }).toEqual({ title: 'Waves', materials: [] });
  expect(questions.map(({ type }) => type)).toEqual(TEST_QUESTIONS.map(({ type }) => type));
  expect(questions.every(({ key }) => key.answer !== null)).toBe(true);
  await expect(read(colleague)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await pool.query('insert into classroom_teachers (classroom_id, user_id) values ($1, $2)', [
    classroom,
    colleague.userId,
  ]);
  expect((await read(colleague)).questions).toHaveLength(questions.length);
});
