import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';
import { signedInStaff, testSchool } from '../../support/users/test-staff.ts';

const ARGUMENTS = '($users: [ID!]!, $add: [ID!]!, $remove: [ID!]!)';
const CALL = '(users: $users, add: $add, remove: $remove) { batch changedCount unchangedCount }';
const PREVIEW = `query ${ARGUMENTS} { subjectsPreview${CALL} }`;
const CHANGE = `mutation ${ARGUMENTS} { changeSubjects${CALL} }`;
const UNDO = 'mutation ($batch: ID!) { undoSubjects(batch: $batch) { changedCount unchangedCount } }';

let school: string;
let admin: TestBrowser;
let subjects: string[];
const { database, app } = await testServer();
beforeEach(async () => {
  await database.pool.query('delete from attempt_counts');
  school = await testSchool(database.pool, `School ${randomUUID()}`);
  admin = await signedInStaff(app, database.pool, 'schoolAdmin', school);
  subjects = [];
  for (let index = 0; index < 3; index += 1) {
    const id = randomUUID();
    await database.pool.query('insert into subjects (id, slug, title, position) values ($1, $2, $2, $3)', [
      ...[id, `subject-${id}`, index],
    ]);
    subjects.push(id);
  }
});

async function student(chosen: readonly string[], at = school): Promise<string> {
  const id = randomUUID();
  await database.pool.query(
    `insert into users (id, email, name, role, school_id) values ($1, $2, 'S', 'student', $3)`,
    [id, `${id}@example.org`, at],
  );
  for (const subject of chosen)
    await database.pool.query('insert into user_subjects (user_id, subject_id) values ($1, $2)', [id, subject]);
  return id;
}
const subjectsOf = async (id: string): Promise<string[]> =>
  (
    await database.pool.query<{ id: string }>('select subject_id as id from user_subjects where user_id = $1', [id])
  ).rows
    .map((row) => row.id)
    .toSorted();

test('subjects of several users are added and removed as previewed, and undone', async () => {
  const [a = '', b = '', c = ''] = subjects;
  const users = [await student([a]), await student([b]), await student([b, c])];
  const change = { users, add: [b], remove: [a] };
  const expected = { batch: null, changedCount: 1, unchangedCount: 2 };
  expect((await admin.call(PREVIEW, change)).data.subjectsPreview).toEqual(expected);
  expect(await subjectsOf(users[0] ?? '')).toEqual([a]);
  const { data } = await admin.call(CHANGE, change);
  expect(data.changeSubjects).toEqual({ ...expected, batch: expect.any(String) });
  expect(await subjectsOf(users[0] ?? '')).toEqual([b]);
  expect(await subjectsOf(users[2] ?? '')).toEqual([b, c].toSorted());
  const { batch } = data.changeSubjects;
  const other = await signedInStaff(app, database.pool, 'schoolAdmin', school);
  expect((await other.call(UNDO, { batch })).code).toBe('NOT_FOUND');
  expect((await admin.call(UNDO, { batch })).data.undoSubjects).toEqual({ changedCount: 1, unchangedCount: 0 });
  expect(await subjectsOf(users[0] ?? '')).toEqual([a]);
  // Undone already: what has changed since stays.
  expect((await admin.call(UNDO, { batch })).data.undoSubjects).toEqual({ changedCount: 0, unchangedCount: 1 });
});

test('nothing changes if one of the users or subjects is not theirs to change', async () => {
  const [a = ''] = subjects;
  const mine = await student([]);
  const elsewhere = await student([], await testSchool(database.pool, `Elsewhere ${randomUUID()}`));
  for (const users of [
    [mine, elsewhere],
    [mine, randomUUID()],
    [mine, 'x'],
  ])
    expect((await admin.call(CHANGE, { users, add: [a], remove: [] })).code).toBe('NOT_FOUND');
  for (const change of [
    { users: [mine], add: [randomUUID()], remove: [] },
    { users: [mine], add: [], remove: [] },
    { users: [mine], add: [a], remove: [a] },
    { users: [], add: [a], remove: [] },
    { users: Array.from({ length: 201 }, () => randomUUID()), add: [a], remove: [] },
  ])
    expect((await admin.call(CHANGE, change)).code).toBe('INVALID_INPUT');
  expect(await subjectsOf(mine)).toEqual([]);
  const teacher = await signedInStaff(app, database.pool, 'teacher', school);
  expect((await teacher.call(CHANGE, { users: [mine], add: [a], remove: [] })).code).toBe('FORBIDDEN');
});

test('two changes of the same users at once are both made', async () => {
  const [a = '', b = ''] = subjects;
  const users = [await student([]), await student([])];
  await Promise.all([
    admin.call(CHANGE, { users, add: [a], remove: [] }),
    admin.call(CHANGE, { users: users.toReversed(), add: [b], remove: [] }),
  ]);
  for (const id of users) expect(await subjectsOf(id)).toEqual([a, b].toSorted());
});
