import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createScimToken } from '#server/interchange/scim/scim-token.commands.ts';
import { type TestUser, testUser } from './test-school.ts';

/** A school admin, with a role that may manage users. */
export async function provisioningAdmin(pool: pg.Pool, schoolId: string): Promise<TestUser> {
  const user = await testUser(pool, { role: 'teacher', schoolId });
  const role = randomUUID();
  await pool.query(`update users set role = 'schoolAdmin' where id = $1`, [user.userId]);
  await pool.query(`insert into roles (id, name, permissions) values ($1, $2, '{users.read,users.write}')`, [
    role,
    role,
  ]);
  await pool.query('insert into user_roles (user_id, role_id) values ($1, $2)', [user.userId, role]);
  return { ...user, role: 'schoolAdmin', permissions: ['users.read', 'users.write'] };
}

export type ScimSchool = {
  readonly schoolId: string;
  readonly admin: TestUser;
  readonly token: string;
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object | null,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<ScimAnswer>;
};

export type ScimAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // The shape of a response is what the tests are about.
  // biome-ignore lint/suspicious/noExplicitAny: any JSON
  readonly body: any;
};

/** A school whose identity system has a token. */
export async function scimSchool(app: FastifyInstance, pool: pg.Pool): Promise<ScimSchool> {
  const schoolId = randomUUID();
  await pool.query('insert into schools (id, name) values ($1, $2)', [schoolId, `School ${schoolId.slice(0, 4)}`]);
  const admin = await provisioningAdmin(pool, schoolId);
  const token = await createScimToken(pool, admin, { name: 'Entra ID', days: 365 });
  const call: ScimSchool['call'] = async (method, path, body = null, headers = {}) => {
    const response = await app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== null && { 'content-type': 'application/scim+json' }),
        ...headers,
      },
      ...(body !== null && { payload: JSON.stringify(body) }),
    });
    return {
      ...{ status: response.statusCode, headers: response.headers },
      body: response.body === '' ? null : response.json(),
    };
  };
  return { schoolId, admin, token, call };
}

export const SCIM_USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const SCIM_GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';

/** A user as Entra ID sends them. */
export const newUser = (changes: object = {}, name = randomUUID()) => ({
  schemas: [SCIM_USER, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
  ...{ userName: `${name}@school.example`, externalId: name, active: true, displayName: `User ${name.slice(0, 4)}` },
  emails: [{ primary: true, type: 'work', value: `${name}@school.example` }],
  ...{ meta: { resourceType: 'User' }, name: { formatted: 'given family', familyName: 'family', givenName: 'given' } },
  ...{ title: 'Dr', roles: [], ...changes },
});

/** The body of a PATCH request. */
export const patch = (...operations: readonly object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: operations,
});
