import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { CLASSROOM_MEMBERS_MAX } from '#domain/classrooms/classroom.limits.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { newUser, patch, SCIM_GROUP, type ScimSchool, scimSchool } from '../../../support/users/scim-school.ts';
import { testSchool, testUser } from '../../../support/users/test-school.ts';

let school: ScimSchool;
let other: ScimSchool;

const { database, app } = await testServer();

beforeAll(async () => {
  school = await scimSchool(app, database.pool);
  other = await scimSchool(app, database.pool);
});

const user = async (userType: 'student' | 'teacher', at = school): Promise<string> =>
  (await at.call('POST', '/Users', newUser({ userType }))).body.id;
const group = (members: readonly string[] = [], changes: object = {}) => ({
  ...{ schemas: [SCIM_GROUP], displayName: 'Class 7b', externalId: randomUUID() },
  ...{ members: members.map((value) => ({ value })), ...changes },
});
const created = async (members: readonly string[] = [], at = school): Promise<string> => {
  const answer = await at.call('POST', '/Groups', group(members));
  expect(answer.status).toBe(201);
  return answer.body.id;
};
/** Who is in the class, as Lectern has it. */
const inClass = async (id: string) => {
  const { rows } = await database.pool.query(
    `select user_id as id from classroom_members where classroom_id = $1 and left_at is null
     union all select user_id from classroom_teachers where classroom_id = $1 order by 1`,
    [id],
  );
  return rows.map((row) => row.id);
};
const membersOf = async (id: string): Promise<string[]> =>
  ((await school.call('GET', `/Groups/${id}`)).body.members ?? []).map(({ value }: { value: string }) => value).sort();
const change = (id: string, ...operations: readonly object[]) =>
  school.call('PATCH', `/Groups/${id}`, patch(...operations));

describe('classes', () => {
  test('a group becomes a class with a join code, its students and its teachers', async () => {
    const [student, teacher] = [await user('student'), await user('teacher')];
    const answer = await school.call('POST', '/Groups', group([student, teacher]));
    expect(answer).toMatchObject({ status: 201, body: { displayName: 'Class 7b', meta: { resourceType: 'Group' } } });
    expect(answer.headers.location).toBe(answer.body.meta.location);
    const { id } = answer.body;
    expect(answer.body.members.map(({ value }: { value: string }) => value).sort()).toEqual([student, teacher].sort());
    const { rows } = await database.pool.query(
      `select c.school_id as school, (select count(*)::int from classroom_codes k where k.classroom_id = c.id) as codes,
         (select user_id from classroom_members m where m.classroom_id = c.id) as student,
         (select user_id from classroom_teachers t where t.classroom_id = c.id) as teacher from classrooms c where c.id = $1`,
      [id],
    );
    expect(rows[0]).toEqual({ school: school.schoolId, codes: 1, student, teacher });
  });

  test('members are added, removed and replaced, as Entra ID and Okta do', async () => {
    const users = [await user('student'), await user('student'), await user('teacher')];
    const [first = '', second = '', teacher = ''] = users;
    const id = await created();
    const added = await change(id, { op: 'Add', path: 'members', value: users.map((value) => ({ value })) });
    expect([added.status, added.body]).toEqual([204, null]);
    expect(await membersOf(id)).toEqual(users.toSorted());
    await change(id, { op: 'Remove', path: 'members', value: [{ value: first }] });
    await change(id, { op: 'remove', path: `members[value eq "${teacher}"]` });
    expect(await inClass(id)).toEqual([second]);
    await change(id, { op: 'replace', path: 'members', value: [{ value: first }, { value: teacher, display: 'T' }] });
    expect(await inClass(id)).toEqual([first, teacher].sort());
    expect((await school.call('PUT', `/Groups/${id}`, group([second], { displayName: '8a' }))).body).toMatchObject({
      ...{ id, displayName: '8a', members: [{ value: second, type: 'User' }] },
    });
    expect(await inClass(id)).toEqual([second]);
    await change(id, { op: 'remove', path: 'members' });
    expect(await inClass(id)).toEqual([]);
  });

  test('a student who returns finds their group of work again, with the first day', async () => {
    const student = await user('student');
    const id = await created([student]);
    await change(id, { op: 'remove', path: 'members' });
    await change(id, { op: 'add', path: 'members', value: [{ value: student }] });
    const { rows } = await database.pool.query('select left_at from classroom_members where classroom_id = $1', [id]);
    expect(rows).toEqual([{ left_at: null }]);
  });

  test('members whom a person has added stay, and those whom a person has removed are no members', async () => {
    const [own, removed] = [await user('student'), await user('student')];
    const id = await created([own, removed]);
    const joined = await testUser(database.pool, { role: 'student', schoolId: school.schoolId });
    await database.pool.query('insert into classroom_members (classroom_id, user_id) values ($1, $2)', [
      id,
      joined.userId,
    ]);
    await database.pool.query('update classroom_members set left_at = now() where classroom_id = $1 and user_id = $2', [
      id,
      removed,
    ]);
    expect(await membersOf(id)).toEqual([own]);
    await change(id, { op: 'remove', path: `members[value eq "${joined.userId}"]` });
    await school.call('PUT', `/Groups/${id}`, group([]));
    expect(await inClass(id)).toEqual([joined.userId]);
  });

  test('classes are found by their name, and listed without members', async () => {
    const own = await scimSchool(app, database.pool);
    const id = await created([await user('student', own)], own);
    await own.call('POST', '/Groups', group([], { displayName: 'Other' }));
    const list = async (query: string) => (await own.call('GET', `/Groups?${query}`)).body;
    const found = await list('filter=displayName eq "class 7B"&excludedAttributes=members');
    expect(found).toMatchObject({ totalResults: 1, Resources: [{ id, displayName: 'Class 7b' }] });
    expect(found.Resources[0].members).toBeUndefined();
    expect((await list('count=1')).totalResults).toBe(2);
    expect((await list('filter=members pr')).totalResults).toBe(1);
    expect((await list('filter=displayName sw "Oth" or externalId pr')).totalResults).toBe(2);
  });

  test('an old version is refused', async () => {
    const id = await created();
    const { etag } = (await school.call('GET', `/Groups/${id}`)).headers;
    const rename = () =>
      school.call('PATCH', `/Groups/${id}`, patch({ op: 'replace', path: 'displayName', value: '9' }), {
        'if-match': String(etag),
      });
    expect((await rename()).status).toBe(204);
    expect((await rename()).status).toBe(412);
    expect((await school.call('GET', `/Groups/${id}`, null, { 'if-none-match': String(etag) })).status).toBe(200);
  });
});

describe('archiving', () => {
  const archivedAt = async (id: string) =>
    (await database.pool.query('select archived_at as at from classrooms where id = $1', [id])).rows[0].at;

  test('DELETE archives a class, and the same external id restores it', async () => {
    const student = await user('student');
    const body = group([student]);
    const { id } = (await school.call('POST', '/Groups', body)).body;
    expect((await school.call('DELETE', `/Groups/${id}`)).status).toBe(204);
    expect(await archivedAt(id)).not.toBeNull();
    expect(await inClass(id)).toEqual([student]);
    expect((await school.call('GET', `/Groups/${id}`)).status).toBe(404);
    expect((await change(id, { op: 'replace', path: 'displayName', value: 'x' })).status).toBe(404);
    expect(await school.call('POST', '/Groups', body)).toMatchObject({ status: 201, body: { id } });
    expect(await archivedAt(id)).toBeNull();
    expect((await school.call('POST', '/Groups', body)).status).toBe(409);
  });

  test('a class that a person has archived gets no members, and stays archived', async () => {
    const student = await user('student');
    const body = group();
    const { id } = (await school.call('POST', '/Groups', body)).body;
    await database.pool.query('update classrooms set archived_at = now() where id = $1', [id]);
    expect(await change(id, { op: 'add', path: 'members', value: [{ value: student }] })).toMatchObject({
      ...{ status: 400, body: { scimType: 'mutability' } },
    });
    await school.call('DELETE', `/Groups/${id}`);
    expect((await school.call('POST', '/Groups', body)).status).toBe(201);
    expect(await archivedAt(id)).not.toBeNull();
  });
});

describe('what is refused', () => {
  test('users who were not provisioned for this school are no members, and not named otherwise', async () => {
    const id = await created();
    const own = await testUser(database.pool, { role: 'student', schoolId: school.schoolId });
    for (const value of [await user('student', other), own.userId, school.admin.userId, randomUUID(), 'x']) {
      const answer = await change(id, { op: 'add', path: 'members', value: [{ value }] });
      expect(answer).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
      expect(answer.body.detail).toBe(`Only users that were provisioned for this school can be members. (${value})`);
    }
    expect(await inClass(id)).toEqual([]);
  });

  test('classes of another school, or of a teacher, are unknown', async () => {
    const foreign = await created([], other);
    const { classroom } = await testSchool(database.pool);
    for (const id of [foreign, classroom, randomUUID(), 'x']) {
      expect((await school.call('GET', `/Groups/${id}`)).status).toBe(404);
      expect((await change(id, { op: 'replace', path: 'displayName', value: 'mine' })).status).toBe(404);
      expect((await school.call('PUT', `/Groups/${id}`, group())).status).toBe(404);
      expect((await school.call('DELETE', `/Groups/${id}`)).status).toBe(404);
    }
    expect((await other.call('GET', `/Groups/${foreign}`)).body.displayName).toBe('Class 7b');
  });

  test('a class has a limited size, also with two requests at once', async () => {
    const id = await created();
    await database.pool.query(
      `with many as (
         insert into users (id, email, name, role, school_id)
         select gen_random_uuid(), gen_random_uuid() || '@x.example', 'Many', 'student', $2 from generate_series(1, $3) returning id
       ) insert into classroom_members (classroom_id, user_id) select $1, id from many`,
      [id, school.schoolId, CLASSROOM_MEMBERS_MAX - 1],
    );
    const users = [await user('student'), await user('student')];
    const answers = await Promise.all(
      users.map((value) => change(id, { op: 'add', path: 'members', value: [{ value }] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  test.each([
    ['no name', { displayName: '' }],
    ['a long name', { displayName: 'x'.repeat(200) }],
    ['a broken member', { members: [{ type: 'User' }] }],
  ])('a group with %s', async (_, changes) => {
    expect(await school.call('POST', '/Groups', group([], changes))).toMatchObject({
      ...{ status: 400, body: { scimType: 'invalidValue' } },
    });
  });
});
