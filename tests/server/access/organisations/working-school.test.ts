import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, type TestBrowser } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { signedInStaff, testSchool } from '../../../support/users/test-staff.ts';
import { type Trust, testTrust } from '../../../support/users/test-trust.ts';

const { app, database } = await testServer();
const { pool } = database;

const WORK = 'mutation ($school: ID) { workInSchool(school: $school) }';
const WHERE = '{ workingSchools { current own organisations schools { id name } } }';
const SCHOOLS = '{ organisationSchools { id name studentCount teacherCount adminCount classCount seatCount } }';
const USERS = '{ users(filter: {}) { rows { id name } } }';
const SCHOOL = 'query ($id: ID!) { school(id: $id) { id name } }';
const INVITE = 'mutation ($input: UserInput!) { inviteUser(input: $input) }';
const AUDIT = '{ auditLog(filter: { person: "" }) { entries { actor action resource title } } }';

let trust: Trust;
beforeEach(async () => {
  await pool.query('delete from attempt_counts');
  await pool.query('delete from sign_in_policies');
  trust = await testTrust(app, pool);
});

const work = (browser: TestBrowser, school: string | null) => browser.call(WORK, { school });
const schoolOf = async (browser: TestBrowser) => (await browser.call(WHERE)).data?.workingSchools.current;
const dismiss = () => pool.query('delete from organisation_admins where user_id = $1', [trust.adminId]);
const invitation = () => ({
  input: { name: 'New teacher', email: `${randomUUID()}@example.org`, role: 'teacher', roles: [] },
});

describe('an admin of an organisation', () => {
  it('works in their own school until they choose another one of it', async () => {
    expect((await trust.admin.call(WHERE)).data.workingSchools).toMatchObject({
      ...{ current: trust.own, own: trust.own },
      schools: [{ id: trust.own }, { id: trust.second }],
    });
    expect((await work(trust.admin, trust.second)).errors).toBeUndefined();
    expect(await schoolOf(trust.admin)).toBe(trust.second);
    expect((await trust.admin.call(SCHOOL, { id: trust.second })).data.school.id).toBe(trust.second);
    expect((await trust.admin.call(SCHOOL, { id: trust.own })).text).toContain('NOT_FOUND');
    expect((await work(trust.admin, null)).errors).toBeUndefined();
    expect(await schoolOf(trust.admin)).toBe(trust.own);
    expect((await work(trust.admin, trust.second)).errors).toBeUndefined();
    expect((await work(trust.admin, trust.own)).errors).toBeUndefined();
    expect(await schoolOf(trust.admin)).toBe(trust.own);
  });

  it('sees and changes there what school admins can, and nothing of their own school', async () => {
    const local = await signedInStaff(app, pool, 'schoolAdmin', trust.second);
    await work(trust.admin, trust.second);
    const seen = (browser: TestBrowser) =>
      browser.call(USERS).then(({ data }) => data.users.rows.map(({ id }: { id: string }) => id).sort());
    expect(await seen(trust.admin)).toEqual(await seen(local));
    expect(await seen(trust.admin)).not.toContain(trust.adminId);
    const { data } = await trust.admin.call(INVITE, invitation());
    const { rows } = await pool.query(
      `select u.school_id, l.school_id as logged, l.actor_id from users u
       join audit_log l on l.record_id = u.id::text and l.action = 'created' where u.id = $1`,
      [data.inviteUser],
    );
    expect(rows).toEqual([{ school_id: trust.second, logged: trust.second, actor_id: trust.adminId }]);
  });

  it('is named in the audit log of the school, which its admins can search', async () => {
    const local = await signedInStaff(app, pool, 'schoolAdmin', trust.second);
    await pool.query(`update roles set permissions = permissions || '{audit.read}' where kind = 'schoolAdmin'`);
    await pool.query(`update users set name = 'Trust Admin' where id = $1`, [trust.adminId]);
    await work(trust.admin, trust.second);
    const found = await local.call(AUDIT.replace('person: ""', 'person: "trust admin"'));
    expect(found.data.auditLog.entries).toMatchObject([
      { actor: 'Trust Admin', action: 'entered', resource: 'school', title: 'Second' },
    ]);
  });

  it('lists each school with its numbers', async () => {
    await signedInStaff(app, pool, 'student', trust.second);
    const { data } = await trust.admin.call(SCHOOLS);
    expect(data.organisationSchools).toMatchObject([
      { id: trust.own, adminCount: 1 },
      { id: trust.second, studentCount: 1, teacherCount: 0, classCount: 0, seatCount: 0 },
    ]);
  });

  it('has a school for each session', async () => {
    const other = await trust.signIn();
    await work(trust.admin, trust.second);
    expect(await schoolOf(other)).toBe(trust.own);
    await trust.admin.refresh();
    expect(await schoolOf(trust.admin)).toBe(trust.second);
    await trust.admin.signIn(trust.email, PASSWORD);
    expect(await schoolOf(trust.admin)).toBe(trust.own);
  });
});

describe('nobody else works in a school', () => {
  it.each(['schoolAdmin', 'teacher', 'student', 'admin'] as const)('without a grant: %s', async (role) => {
    const user = await signedInStaff(app, pool, role, role === 'admin' ? null : trust.own);
    expect((await work(user, trust.second)).text).toContain('NOT_FOUND');
    expect((await user.call(WHERE)).data.workingSchools).toEqual({
      ...{ current: role === 'schoolAdmin' ? trust.own : null, own: role === 'schoolAdmin' ? trust.own : null },
      ...{ organisations: [], schools: [] },
    });
    expect((await user.call(SCHOOLS)).data.organisationSchools).toEqual([]);
  });

  it('of another organisation, outside all of them, deleted or unknown', async () => {
    const { second } = await testTrust(app, pool);
    const outside = await testSchool(pool, 'Outside');
    for (const school of [second, outside, randomUUID(), 'x'])
      expect((await work(trust.admin, school)).text).toContain('NOT_FOUND');
    await pool.query('update schools set deleted_at = now() where id = $1', [trust.second]);
    expect((await work(trust.admin, trust.second)).text).toContain('NOT_FOUND');
    expect(await schoolOf(trust.admin)).toBe(trust.own);
  });

  it('in a session that the single sign-on of a school has opened', async () => {
    await pool.query(`update sessions set factor = 'service' where user_id = $1`, [trust.adminId]);
    const { errors } = await work(trust.admin, trust.second);
    expect(errors?.[0]?.message).toBe('ownSignInNeeded');
    expect(await schoolOf(trust.admin)).toBe(trust.own);
  });

  it('without what the school requires of its admins', async () => {
    await pool.query(
      `insert into sign_in_policies (id, school_id, role, requirement, required_from, grace_days)
       values (gen_random_uuid(), $1, 'schoolAdmin', 'secondFactor', '2020-01-01', 0)`,
      [trust.second],
    );
    expect((await work(trust.admin, trust.second)).errors?.[0]?.message).toContain('schoolNeedsFactor');
    // Their own school asks nothing.
    expect((await trust.admin.call(USERS)).errors).toBeUndefined();
    await pool.query('delete from sign_in_policies');
    expect((await work(trust.admin, trust.second)).errors).toBeUndefined();
    await pool.query(
      `insert into sign_in_policies (id, school_id, role, requirement, required_from, grace_days)
       values (gen_random_uuid(), $1, 'schoolAdmin', 'secondFactor', '2020-01-01', 0)`,
      [trust.second],
    );
    expect((await trust.admin.call(USERS)).code).toBe('FACTOR_SETUP_REQUIRED');
    expect((await trust.admin.call('{ factorSetup { requirement } }')).data.factorSetup.requirement).toBe(
      'secondFactor',
    );
  });

  it('while support views an account of it', async () => {
    const root = await signedInStaff(app, pool, 'admin');
    const student = await signedInStaff(app, pool, 'student', trust.second);
    const { data } = await student.call('{ session { id } }');
    await root.call('mutation ($id: ID!) { startSupport(id: $id, reason: "A reason") }', { id: data.session.id });
    expect((await work(root, trust.second)).code).toBe('SUPPORT_READS_ONLY');
  });
});

describe('the grant ends at the next request', () => {
  const ENDINGS = {
    'the admin is dismissed': dismiss,
    'the school leaves the organisation': () =>
      pool.query('update schools set organisation_id = null where id = $1', [trust.second]),
    'the school moves to another organisation': async () => {
      const other = await testTrust(app, pool);
      await pool.query('update schools set organisation_id = $2 where id = $1', [trust.second, other.organisation]);
    },
    'the organisation is deleted': () => pool.query('delete from organisations where id = $1', [trust.organisation]),
    'the school is deleted': () => pool.query('update schools set deleted_at = now() where id = $1', [trust.second]),
    'the account becomes a teacher': () =>
      pool.query(`update users set role = 'teacher' where id = $1`, [trust.adminId]),
    'the account is deactivated': () =>
      pool.query('update users set disabled_at = now() where id = $1', [trust.adminId]),
  };

  it.each(Object.entries(ENDINGS))('when %s, without a change in their own school', async (_name, end) => {
    const elsewhere = await trust.signIn();
    await work(trust.admin, trust.second);
    await end();
    expect((await trust.admin.call(INVITE, invitation())).code).toBe('UNAUTHENTICATED');
    expect(await trust.admin.refresh()).toMatchObject({ code: 'UNAUTHENTICATED' });
    const { rows } = await pool.query(`select from users where name = 'New teacher' and school_id = any($1)`, [
      [trust.own, trust.second],
    ]);
    expect(rows).toEqual([]);
    // A session in their own school goes on, unless the account itself has ended.
    const still = await pool.query('select role from users where id = $1 and disabled_at is null', [trust.adminId]);
    if (still.rows[0]?.role === 'schoolAdmin') expect(await schoolOf(elsewhere)).toBe(trust.own);
  });

  it('also while the session views an account of the school for support', async () => {
    const student = await signedInStaff(app, pool, 'student', trust.second);
    await pool.query(`update roles set permissions = permissions || '{users.support}' where kind = 'schoolAdmin'`);
    const id = (await student.call('{ session { id } }')).data.session.id;
    await work(trust.admin, trust.second);
    const started = await trust.admin.call('mutation ($id: ID!) { startSupport(id: $id, reason: "A reason") }', { id });
    expect(started.errors).toBeUndefined();
    expect((await trust.admin.call('{ session { id } }')).data.session.id).toBe(id);
    await dismiss();
    expect((await trust.admin.call('{ session { id } }')).code).toBe('UNAUTHENTICATED');
  });

  it('of a school that is deleted permanently, together with the session', async () => {
    await work(trust.admin, trust.second);
    await pool.query('delete from schools where id = $1', [trust.second]);
    expect((await trust.admin.call(USERS)).code).toBe('UNAUTHENTICATED');
  });
});

describe('tokens', () => {
  const API = 'mutation ($all: Boolean!) { createApiToken(name: "T", days: 30, scopes: [people], isForSchool: $all) }';
  const SCIM = 'mutation { createScimToken(name: "T", days: 90) }';

  it('of the school in which they were created act there, until the grant ends', async () => {
    await work(trust.admin, trust.second);
    const created = await trust.admin.call(SCIM);
    expect(created.errors).toBeUndefined();
    const scim = () =>
      app.inject({ url: '/scim/v2/Users', headers: { authorization: `Bearer ${created.data.createScimToken}` } });
    expect((await scim()).statusCode).toBe(200);
    // Where the session works makes no difference.
    await work(trust.admin, null);
    expect((await scim()).statusCode).toBe(200);
    const { rows } = await pool.query('select school_id from scim_tokens where user_id = $1', [trust.adminId]);
    expect(rows).toEqual([{ school_id: trust.second }]);
    await dismiss();
    expect((await scim()).statusCode).toBe(401);
  });

  it('of the public API read the school for which they were created', async () => {
    await signedInStaff(app, pool, 'student', trust.second);
    const read = (token: string) =>
      app.inject({ url: '/api/v1/people', headers: { authorization: `Bearer ${token}` } });
    await work(trust.admin, trust.second);
    const { data } = await trust.admin.call(API, { all: true });
    const there = await read(data.createApiToken);
    expect(there.statusCode).toBe(200);
    const { rows } = await pool.query('select id::text from users where school_id = $1', [trust.second]);
    expect(there.json().data.map(({ id }: { id: string }) => id)).toEqual(rows.map(({ id }) => id));
    await dismiss();
    expect((await read(data.createApiToken)).statusCode).toBe(401);
  });
});

describe('an account that may work in several schools', () => {
  const UPDATE = `mutation ($id: ID!, $input: UserInput!) { updateUser(id: $id, input: $input) }`;
  const LINK = 'mutation ($id: ID!) { mailPasswordLink(id: $id) }';

  it('is not managed by the admins of its own school, who could otherwise take it over', async () => {
    const colleague = await signedInStaff(app, pool, 'schoolAdmin', trust.own);
    const input = { name: 'X', email: 'taken@example.org', role: 'schoolAdmin', roles: [] };
    for (const answer of [
      await colleague.call(UPDATE, { id: trust.adminId, input }),
      await colleague.call(LINK, { id: trust.adminId }),
      await colleague.call('mutation ($id: ID!) { resetSecondFactor(id: $id) }', { id: trust.adminId }),
      await colleague.call('mutation ($id: ID!) { setUserDisabled(id: $id, disabled: true) }', { id: trust.adminId }),
    ])
      expect(answer.code).toBe('BEYOND_RIGHTS');
    await dismiss();
    expect((await colleague.call(LINK, { id: trust.adminId })).errors).toBeUndefined();
  });

  it('loses its grants with the account type', async () => {
    const root = await signedInStaff(app, pool, 'admin');
    const input = { name: 'X', email: trust.email, role: 'teacher', school: trust.own, roles: [] };
    expect((await root.call(UPDATE, { id: trust.adminId, input })).errors).toBeUndefined();
    const { rows } = await pool.query('select from organisation_admins where user_id = $1', [trust.adminId]);
    expect(rows).toEqual([]);
  });
});
