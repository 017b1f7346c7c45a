import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { connectScimUsers, readScimMatches, sweepScimMatches } from '#server/interchange/scim/scim-match.commands.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { newUser, patch, type ScimSchool, scimSchool } from '../../../support/users/scim-school.ts';
import { testUser } from '../../../support/users/test-school.ts';

let school: ScimSchool;
let other: ScimSchool;

const { database, app } = await testServer();

beforeAll(async () => {
  school = await scimSchool(app, database.pool);
  other = await scimSchool(app, database.pool);
});

/** An account that the school had before, and the user whom the identity system sends for it. */
async function known({
  role = 'student',
  schoolId = school.schoolId,
}: {
  role?: string;
  schoolId?: string | null;
} = {}) {
  const user = await testUser(database.pool, { role: 'student', schoolId });
  const { rows } = await database.pool.query<{ email: string; name: string }>(
    'update users set role = $2 where id = $1 returning email, name',
    [user.userId, role],
  );
  const { email = '', name = '' } = rows[0] ?? {};
  return {
    id: user.userId,
    email,
    name,
    body: newUser({ emails: [{ type: 'work', value: email }], displayName: 'Sent' }),
  };
}
const listed = async (at = school) => (await readScimMatches(database.pool, at.admin)).rows.map(({ id }) => id);
const connect = (ids: readonly string[], at = school) => connectScimUsers(database.pool, at.admin, ids);
const found = async (userName: string) =>
  (await school.call('GET', `/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}`)).body.Resources;

test('an account of the school is offered, and managed once an admin has connected it', async () => {
  const { id, email, name, body } = await known();
  expect((await school.call('POST', '/Users', body)).status).toBe(409);
  expect(await found(body.userName)).toEqual([]);
  expect((await school.call('GET', `/Users/${id}`)).status).toBe(404);
  expect(await readScimMatches(database.pool, school.admin)).toEqual({
    rows: [{ id, name, email, sentName: 'Sent' }],
    total: 1,
  });
  expect(await connect([id])).toBe(1);
  expect(await listed()).toEqual([]);
  expect(await found(body.userName)).toMatchObject([{ id, active: true, externalId: body.externalId }]);
  const off = await school.call('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: false }));
  expect(off.body.active).toBe(false);
  const { rows } = await database.pool.query('select action from audit_log where record_id = $1 order by id', [id]);
  expect(rows.map(({ action }) => action)).toEqual(['connected', 'disabled']);
});

test('asking again changes the offer, and creates no second one', async () => {
  const { id, body } = await known();
  for (const displayName of ['First', 'Second'])
    expect((await school.call('POST', '/Users', { ...body, displayName })).status).toBe(409);
  const { rows } = await readScimMatches(database.pool, school.admin);
  expect(rows.filter((row) => row.id === id).map(({ sentName }) => sentName)).toEqual(['Second']);
});

test.each([
  ['of another school', { schoolId: 'other' }],
  ['of no school', { schoolId: null }],
  ['of a school admin', { role: 'schoolAdmin' }],
  ['of an admin', { role: 'admin' }],
])(
  'an account %s gets the same answer, and is not offered',
  async (_, { schoolId, role }: { schoolId?: string | null; role?: string }) => {
    const { id, body } = await known({
      ...(role !== undefined && { role }),
      ...(schoolId !== undefined && { schoolId: schoolId === 'other' ? other.schoolId : schoolId }),
    });
    const own = await known();
    const [refused, offered] = [
      await school.call('POST', '/Users', body),
      await school.call('POST', '/Users', own.body),
    ];
    expect([refused.status, refused.body]).toEqual([offered.status, offered.body]);
    expect(await listed()).not.toContain(id);
    expect(await listed(other)).not.toContain(id);
    expect(await connect([id])).toBe(0);
    expect(await connect([id], other)).toBe(0);
  },
);

test('an account of another type is not offered', async () => {
  const { id, body } = await known();
  expect((await school.call('POST', '/Users', { ...body, userType: 'Teacher' })).status).toBe(409);
  expect(await listed()).not.toContain(id);
});

test('a user whom the identity system already has is not offered', async () => {
  const body = newUser();
  const { body: made } = await school.call('POST', '/Users', body);
  expect((await school.call('POST', '/Users', body)).status).toBe(409);
  expect(await listed()).not.toContain(made.id);
});

test('an account that has left the school, or become an admin, can’t be connected any more', async () => {
  const [left, promoted] = [await known(), await known()];
  for (const { body } of [left, promoted]) await school.call('POST', '/Users', body);
  await database.pool.query('update users set school_id = $2 where id = $1', [left.id, other.schoolId]);
  await database.pool.query(`update users set role = 'schoolAdmin' where id = $1`, [promoted.id]);
  expect(await connect([left.id, promoted.id, randomUUID(), 'x'])).toBe(0);
  expect(await listed()).not.toContain(left.id);
});

test('two admins at once connect an account once', async () => {
  const { id, body } = await known();
  await school.call('POST', '/Users', body);
  expect((await Promise.all([connect([id]), connect([id])])).sort()).toEqual([0, 1]);
});

test('a name that another user has meanwhile is left out', async () => {
  const { id, body } = await known();
  await school.call('POST', '/Users', body);
  await school.call('POST', '/Users', newUser({ userName: body.userName }));
  expect(await connect([id])).toBe(0);
  expect(await listed()).toContain(id);
});

test('others than admins of the school see and connect nothing', async () => {
  const teacher = await testUser(database.pool, { role: 'teacher', schoolId: school.schoolId });
  await expect(readScimMatches(database.pool, teacher)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(() => connectScimUsers(database.pool, teacher, [])).toThrow('FORBIDDEN');
});

test('an offer ends 30 days after the identity system last asked', async () => {
  const { id, body } = await known();
  await school.call('POST', '/Users', body);
  await sweepScimMatches(database.pool);
  expect(await listed()).toContain(id);
  await database.pool.query(`update scim_matches set sent_at = now() - interval '31 days' where user_id = $1`, [id]);
  expect(await listed()).not.toContain(id);
  await sweepScimMatches(database.pool);
  expect((await database.pool.query('select from scim_matches where user_id = $1', [id])).rowCount).toBe(0);
});
