import { expect, test } from 'vitest';
import { SCIM_REQUESTS_PER_TOKEN, SCIM_TOKENS_PER_SCHOOL } from '#domain/interchange/scim/scim.limits.ts';
import {
  createScimToken,
  readScimTokens,
  revokeScimToken,
  rotateScimToken,
} from '#server/interchange/scim/scim-token.commands.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { provisioningAdmin, scimSchool } from '../../../support/users/scim-school.ts';
import { testUser } from '../../../support/users/test-school.ts';

const { database, app } = await testServer();

const world = () => scimSchool(app, database.pool);
const call = (token: string | null, path = '/Users') =>
  app.inject({ url: `/scim/v2${path}`, headers: token === null ? {} : { authorization: `Bearer ${token}` } });

test.each([
  ['without a token', null],
  ['with an empty token', ''],
  ['with a prefix alone', 'lectern_scim_'],
  ['with an unknown token', `lectern_scim_${'a'.repeat(43)}`],
  ['with the prefix of another token', `lectern_pat_${'a'.repeat(43)}`],
  ['with a long token', 'x'.repeat(5_000)],
])('a request %s is refused, whatever it asks for', async (_, token) => {
  for (const path of ['/Users', '/ServiceProviderConfig', '/Nothing', '/Users/x']) {
    const refused = await call(token, path);
    expect([refused.statusCode, refused.json().status]).toEqual([401, '401']);
    expect(refused.headers['www-authenticate']).toContain('Bearer');
  }
});

test('a token ends when it expires, is rotated or revoked, by any admin of the school', async () => {
  const { admin, token, schoolId } = await world();
  const colleague = await provisioningAdmin(database.pool, schoolId);
  const { admin: stranger } = await world();
  const [listed] = await readScimTokens(database.pool, colleague);
  expect(listed).toMatchObject({ name: 'Entra ID', hint: token.slice(-4), isOwnerAdmin: true, lastUsedAt: null });
  const id = listed?.id ?? '';
  for (const change of [rotateScimToken, revokeScimToken])
    for (const unknown of [id, 'x'])
      await expect(change(database.pool, stranger, unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await call(token)).statusCode).toBe(200);
  expect((await readScimTokens(database.pool, admin))[0]?.lastUsedAt).not.toBeNull();
  const rotated = await rotateScimToken(database.pool, colleague, id);
  expect([(await call(token)).statusCode, (await call(rotated)).statusCode]).toEqual([401, 200]);
  await database.pool.query('update scim_tokens set expires_at = now() where id = $1', [id]);
  expect((await call(rotated)).statusCode).toBe(401);
  await revokeScimToken(database.pool, admin, id);
  expect(await readScimTokens(database.pool, admin)).toEqual([]);
  const { rows } = await database.pool.query('select action from audit_log where record_id = $1 order by id', [id]);
  expect(rows.map(({ action }) => action)).toEqual(['created', 'rotated', 'revoked']);
});

test.each([
  ['is disabled', 'update users set disabled_at = now() where id = $1'],
  ['is no admin any more', `update users set role = 'teacher' where id = $1`],
  ['has left the school', 'update users set school_id = null where id = $1'],
  [
    'may not manage users any more',
    `update roles set permissions = '{}' where id in (select role_id from user_roles where user_id = $1)`,
  ],
  ['is deleted', 'delete from users where id = $1'],
])('a token is refused when its owner %s', async (_, statement) => {
  const { admin, token } = await world();
  expect((await call(token)).statusCode).toBe(200);
  await database.pool.query(statement, [admin.userId]);
  expect((await call(token)).statusCode).toBe(401);
});

test('a token is stored as a digest, and only admins of a school have tokens', async () => {
  const { token, schoolId, admin } = await world();
  expect(token).toMatch(/^lectern_scim_[\w-]{43}$/);
  const { rows } = await database.pool.query(
    'select (select json_agg(t) from scim_tokens t) as tokens, (select json_agg(a) from audit_log a) as log',
  );
  expect(JSON.stringify(rows)).not.toContain(token.slice('lectern_scim_'.length));
  const teacher = await testUser(database.pool, { role: 'teacher', schoolId });
  for (const viewer of [
    teacher,
    { ...admin, permissions: [] },
    { ...admin, schoolId: null },
    { ...admin, role: 'admin' as const },
  ]) {
    expect(() => createScimToken(database.pool, viewer, { name: 'x', days: 90 })).toThrow('FORBIDDEN');
    await expect(readScimTokens(database.pool, viewer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
});

test('requests are counted by token, and refused beyond the limit', async () => {
  const [first, second] = [await world(), await world()];
  expect((await call(first.token)).statusCode).toBe(200);
  await database.pool.query(
    `update attempt_counts set points = $1 where key = 'scim-token:' || (select id from scim_tokens where school_id = $2)`,
    [SCIM_REQUESTS_PER_TOKEN - 10, first.schoolId],
  );
  expect((await call(first.token, '/Users?filter=userName pr')).statusCode).toBe(429);
  const refused = await call(first.token);
  expect([refused.statusCode, refused.json().status]).toEqual([429, '429']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call(second.token)).statusCode).toBe(200);
});

test('a school has a limited number of tokens, also when they are created at once', async () => {
  const { admin } = await world();
  const created = await Promise.allSettled(
    Array.from({ length: SCIM_TOKENS_PER_SCHOOL + 3 }, () =>
      createScimToken(database.pool, admin, { name: 'x', days: 90 }),
    ),
  );
  expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(SCIM_TOKENS_PER_SCHOOL - 1);
});
