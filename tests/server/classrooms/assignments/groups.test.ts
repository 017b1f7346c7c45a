import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGroup, renameGroup } from '#server/classrooms/classroom.commands.ts';
import { readClassSettings } from '#server/classrooms/classroom.queries.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { type TestSchool, testSchool } from '../../../support/users/test-school.ts';

let database: TestDatabase;
let school: TestSchool;
beforeAll(async () => {
  database = await openTestDatabase();
  school = await testSchool(database.pool);
});
afterAll(() => database.close());

test('a group is renamed, to its own name as well, but not to that of another group', async () => {
  const { pool } = database;
  const { teacher, classroom } = school;
  const group = await createGroup(pool, teacher, classroom, 'Blue');
  await createGroup(pool, teacher, classroom, 'Green');
  const rename = (name: string) => renameGroup(pool, teacher, classroom, { group, name });
  await rename('Set 1');
  await rename('Set 1');
  await expect(rename('Green')).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { name: expect.any(String) } });
  const { groups } = await readClassSettings(pool, teacher, classroom);
  expect(groups.map(({ name }) => name).sort()).toEqual(['Green', 'Set 1']);
});
