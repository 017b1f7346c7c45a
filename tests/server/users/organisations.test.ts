import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';
import { signedInStaff, testSchool } from '../../support/users/test-staff.ts';
import { type Trust, testTrust } from '../../support/users/test-trust.ts';

const { app, pool } = await testServer();

const LIST = '{ organisations { id name schoolCount adminCount } }';
const READ = `query ($id: ID!) { organisation(id: $id) { id name schools { id name }
  admins { id name email school grantedBy grantedAt } } }`;
const CREATE = 'mutation ($name: String!) { createOrganisation(name: $name) }';
const RENAME = 'mutation ($id: ID!, $name: String!) { renameOrganisation(id: $id, name: $name) }';
const DELETE = 'mutation ($id: ID!) { deleteOrganisation(id: $id) }';
const ADD = 'mutation ($id: ID!, $school: ID!) { addOrganisationSchool(id: $id, school: $school) }';
const REMOVE = 'mutation ($id: ID!, $school: ID!) { removeOrganisationSchool(id: $id, school: $school) }';
const APPOINT = 'mutation ($id: ID!, $email: String!) { appointOrganisationAdmin(id: $id, email: $email) }';
const DISMISS = 'mutation ($id: ID!, $user: ID!) { dismissOrganisationAdmin(id: $id, user: $user) }';

let root: TestBrowser;
let trust: Trust;
beforeEach(async () => {
  await pool.query('delete from attempt_counts');
  root = await signedInStaff(app, pool, 'admin');
  trust = await testTrust(app, pool);
});

const created = async (): Promise<string> =>
  (await root.call(CREATE, { name: `Trust ${randomUUID()}` })).data.createOrganisation;
const read = async (id: string) => (await root.call(READ, { id })).data.organisation;
const auditOf = async (ids: readonly string[]) =>
  (
    await pool.query(
      'select action, resource, record_id as record, school_id as school from audit_log where record_id = any($1) order by id',
      [ids],
    )
  ).rows;

describe('an organisation', () => {
  it('is created, gets schools and admins, and is deleted without them', async () => {
    const id = await created();
    const school = await testSchool(pool, 'Third');
    const person = await signedInStaff(app, pool, 'schoolAdmin', school);
    const { email, id: user } = (await person.call('{ session { id email } }')).data.session;
    for (const answer of [
      await root.call(ADD, { id, school }),
      await root.call(APPOINT, { id, email: ` ${email.toUpperCase()} ` }),
    ])
      expect(answer.errors).toBeUndefined();
    expect(await read(id)).toMatchObject({
      schools: [{ id: school, name: 'Third' }],
      admins: [{ id: user, email, school: 'Third', grantedBy: 'Test Person' }],
    });
    const listed = (await root.call(LIST)).data.organisations.find((each: { id: string }) => each.id === id);
    expect(listed).toMatchObject({ schoolCount: 1, adminCount: 1 });
    await root.call(RENAME, { id, name: `Renamed ${id}` });
    expect((await read(id)).name).toBe(`Renamed ${id}`);
    await root.call(DISMISS, { id, user });
    await root.call(REMOVE, { id, school });
    expect(await read(id)).toMatchObject({ schools: [], admins: [] });
    await root.call(DELETE, { id });
    expect((await root.call(READ, { id })).text).toContain('NOT_FOUND');
    expect(await auditOf([id, school, user])).toEqual([
      { action: 'created', resource: 'organisations', record: id, school: null },
      { action: 'changed', resource: 'school', record: school, school },
      { action: 'appointed', resource: 'users', record: user, school },
      { action: 'changed', resource: 'organisations', record: id, school: null },
      { action: 'dismissed', resource: 'users', record: user, school },
      { action: 'changed', resource: 'school', record: school, school },
      { action: 'deleted', resource: 'organisations', record: id, school: null },
    ]);
  });

  it('has a name of its own', async () => {
    const id = await created();
    const { name } = await read(id);
    for (const answer of [
      await root.call(CREATE, { name: name.toUpperCase() }),
      await root.call(RENAME, { id: trust.organisation, name }),
    ])
      expect(answer.errors?.[0]?.extensions?.fields).toEqual({ name: 'organisationNameTaken' });
    expect((await root.call(CREATE, { name: ' ' })).code).toBe('INVALID_INPUT');
  });

  it('takes no school of another one, even if two admins add it at once', async () => {
    const school = await testSchool(pool, 'Wanted');
    const [first, second] = [await created(), await created()];
    const answers = await Promise.all([root.call(ADD, { id: first, school }), root.call(ADD, { id: second, school })]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    const refused = answers.find(({ errors }) => errors !== undefined);
    expect(refused?.errors?.[0]?.extensions?.fields).toEqual({ school: 'schoolInOrganisation' });
    // Nor does another organisation remove it.
    expect((await root.call(REMOVE, { id: first, school: trust.second })).text).toContain('NOT_FOUND');
    expect((await root.call(ADD, { id: first, school: randomUUID() })).text).toContain('NOT_FOUND');
  });

  it('has only active school admins as admins, each once', async () => {
    const id = trust.organisation;
    const school = await testSchool(pool, 'Fourth');
    const emailOf = async (browser: TestBrowser): Promise<string> =>
      (await browser.call('{ session { email } }')).data.session.email;
    const refused = async (email: string) =>
      (await root.call(APPOINT, { id, email })).errors?.[0]?.extensions?.fields?.email;
    for (const role of ['student', 'teacher', 'admin'] as const)
      expect(await refused(await emailOf(await signedInStaff(app, pool, role, school)))).toBe('noSuchSchoolAdmin');
    expect(await refused('nobody@example.org')).toBe('noSuchSchoolAdmin');
    const email = await emailOf(await signedInStaff(app, pool, 'schoolAdmin', school));
    await pool.query('update users set disabled_at = now() where email = $1', [email]);
    expect(await refused(email)).toBe('noSuchSchoolAdmin');
    await pool.query('update users set disabled_at = null, password_digest = null where email = $1', [email]);
    expect(await refused(email)).toBe('noSuchSchoolAdmin');
    await pool.query(`update users set password_digest = 'x' where email = $1`, [email]);
    const answers = await Promise.all([root.call(APPOINT, { id, email }), root.call(APPOINT, { id, email })]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await refused(email)).toBe('organisationAdminAlready');
  });

  it('is appointed by nobody who has fewer permissions than the account', async () => {
    const role = randomUUID();
    await pool.query(
      `insert into roles (id, name, permissions) values ($1, $2, '{schools.write,users.write,users.read}')`,
      [role, `Limited ${role}`],
    );
    const limited = await signedInStaff(app, pool, 'admin');
    await pool.query('insert into user_roles (user_id, role_id) select id, $2 from users where email = $1', [
      (await limited.call('{ session { email } }')).data.session.email,
      role,
    ]);
    const person = await signedInStaff(app, pool, 'schoolAdmin', trust.own);
    const { email } = (await person.call('{ session { email } }')).data.session;
    expect((await limited.call(APPOINT, { id: trust.organisation, email })).code).toBe('BEYOND_RIGHTS');
  });

  it('is neither shown to nor changed by anyone but admins', async () => {
    await pool.query(
      `update roles set permissions = permissions || '{schools.write}' where kind = 'schoolAdmin' and not permissions @> '{schools.write}'`,
    );
    const id = trust.organisation;
    const others = [trust.admin, await signedInStaff(app, pool, 'teacher', trust.own)];
    for (const browser of others)
      for (const [document, variables] of [
        [LIST, {}],
        ['{ freeSchools { id } }', {}],
        [READ, { id }],
        [CREATE, { name: 'Mine' }],
        [RENAME, { id, name: 'Mine' }],
        [DELETE, { id }],
        [ADD, { id, school: await testSchool(pool, 'Fifth') }],
        [REMOVE, { id, school: trust.second }],
        [APPOINT, { id, email: trust.email }],
        [DISMISS, { id, user: trust.adminId }],
      ] as const)
        expect((await browser.call(document, variables)).code).toBe('FORBIDDEN');
  });
});
