import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createAssignment,
  publishAssignment,
  storeException,
} from '#server/classrooms/assignments/assignment.commands.ts';
import { readStudentsToTalkTo } from '#server/classrooms/students/students-to-talk-to.queries.ts';
import { type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { type TestSchool, testDraft, testSchool, testUser } from '../../../support/users/test-school.ts';

let database: TestDatabase;
let bank: TestBank;
let school: TestSchool;
let assigned: string[];

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

beforeAll(async () => {
  database = await openTestDatabase();
  const { pool } = database;
  bank = await testBank(pool, { free: true });
  school = await testSchool(pool);
  assigned = [];
  for (let count = 0; count < 2; count += 1) {
    const draft = testDraft(bank.quiz, { dueAt: inHours(-24) });
    const id = await createAssignment(pool, school.teacher, school.classroom, draft);
    await publishAssignment(pool, school.teacher, id);
    await pool.query(`update assignments set published_at = now() - interval '5 days' where id = $1`, [id]);
    assigned.push(id);
  }
});
afterAll(() => database.close());

const read = async (userId: string) =>
  (await readStudentsToTalkTo(database.pool, userId)).map(({ student, missing }) => [student.id, missing]);

test('students with missing work are named to the teachers of the class, and to nobody else', async () => {
  const { pool } = database;
  const [ada, ben] = school.students;
  const expected = [
    [ada?.userId, 2],
    [ben?.userId, 2],
  ];
  expect((await read(school.teacher.userId)).sort()).toEqual(expected.sort());
  const colleague = await testUser(pool, { role: 'teacher', schoolId: school.teacher.schoolId });
  expect(await read(colleague.userId)).toEqual([]);
  expect(await read((await testSchool(pool)).teacher.userId)).toEqual([]);
  expect(await read(ada?.userId ?? '')).toEqual([]);
});

test('a student who is excused, has a later date, or has left is not named', async () => {
  const { pool } = database;
  const [ada, ben] = school.students;
  const exception = { opensAt: null, dueAt: null, lateUntil: null, tries: null, excused: true };
  await storeException(pool, school.teacher, assigned[0] ?? '', { student: ada?.userId ?? '' }, exception);
  const later = { ...exception, dueAt: inHours(48), excused: false };
  await storeException(pool, school.teacher, assigned[1] ?? '', { student: ada?.userId ?? '' }, later);
  expect(await read(school.teacher.userId)).toEqual([[ben?.userId, 2]]);
  await pool.query('update classroom_members set left_at = now() where user_id = $1', [ben?.userId]);
  expect(await read(school.teacher.userId)).toEqual([]);
});
