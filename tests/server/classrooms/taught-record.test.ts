import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAssignment } from '#server/classrooms/assignments/assignment.commands.ts';
import { archiveClassroom, changeClassroom, removeMember } from '#server/classrooms/classroom.commands.ts';
import { findTaughtRecords } from '#server/classrooms/taught-record.queries.ts';
import { testBank } from '../../support/questions/test-bank.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';
import { type TestSchool, testDraft, testSchool } from '../../support/users/test-school.ts';

let database: TestDatabase;
let own: TestSchool;
let other: TestSchool;

beforeAll(async () => {
  database = await openTestDatabase();
  const { pool } = database;
  const bank = await testBank(pool, { free: true });
  [own, other] = [await testSchool(pool), await testSchool(pool)];
  for (const { teacher, classroom, students } of [own, other]) {
    await changeClassroom(pool, teacher, classroom, { name: 'Otter 10b', subject: null });
    await createAssignment(pool, teacher, classroom, testDraft(bank.quiz, { title: 'Otters in rivers' }));
    await pool.query('update users set name = $2 where id = $1', [students[0]?.userId, 'Olive Otter']);
  }
});
afterAll(() => database.close());

const find = (school: TestSchool, words: string) => findTaughtRecords(database.pool, school.teacher, words);
const found = async (words: string) => (await find(own, words)).map(({ kind, title }) => `${kind} ${title}`);

test('finds classes, assignments and students by a part of their name', async () => {
  expect(await found('otter')).toEqual(['classroom Otter 10b', 'assignment Otters in rivers', 'student Olive Otter']);
  expect(await found(' rivers ')).toEqual(['assignment Otters in rivers']);
});

test('finds nothing of another class, whoever asks', async () => {
  const ids = new Set((await find(own, 'otter')).map(({ classId }) => classId));
  expect(ids).toEqual(new Set([own.classroom]));
  const [student] = own.students;
  expect(student === undefined ? null : await findTaughtRecords(database.pool, student, 'otter')).toEqual([]);
});

test.each(['', 'o', '%', '_ _', '\\', 'x'.repeat(200)])('finds nothing for %j', async (words) => {
  expect(await found(words)).toEqual([]);
});

test('a student who was removed is no longer found, nor any student of an archived class', async () => {
  const { pool } = database;
  const [student] = other.students;
  await removeMember(pool, other.teacher, other.classroom, student?.userId ?? '');
  expect((await find(other, 'olive')).length).toBe(0);
  await archiveClassroom(pool, own.teacher, own.classroom, true);
  expect(await found('olive')).toEqual([]);
  expect(await found('otter')).toEqual(['classroom Otter 10b', 'assignment Otters in rivers']);
});
