import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer } from '../../../support/servers/test-server.ts';
import { newUser, patch, SCIM_USER, type ScimSchool, scimSchool } from '../../../support/users/scim-school.ts';
import { testUser } from '../../../support/users/test-school.ts';

let school: ScimSchool;
let other: ScimSchool;

const { database, app } = await testServer();

beforeAll(async () => {
  school = await scimSchool(app, database.pool);
  other = await scimSchool(app, database.pool);
});

const accountOf = async (id: string) =>
  (
    await database.pool.query(
      'select name, email, role, school_id as "schoolId", disabled_at as "disabledAt", password_digest as password from users where id = $1',
      [id],
    )
  ).rows[0];
async function created(
  changes: object = {},
  at = school,
): Promise<{ id: string; userName: string; etag: string; body: ReturnType<typeof newUser> }> {
  const body = newUser(changes);
  const answer = await at.call('POST', '/Users', body);
  expect(answer.status).toBe(201);
  return { id: answer.body.id, userName: body.userName, etag: String(answer.headers.etag), body };
}
const logged = async (id: string) =>
  (
    await database.pool.query(
      'select action, reason, actor_id as actor from audit_log where record_id = $1 order by id',
      [id],
    )
  ).rows;

describe('creating', () => {
  test('a user gets an account of the school that nobody has used', async () => {
    const body = newUser({ userType: 'Teacher' });
    const answer = await school.call('POST', '/Users', body);
    expect(answer.status).toBe(201);
    expect(answer.headers['content-type']).toBe('application/scim+json; charset=utf-8');
    expect(answer.headers.location).toBe(answer.body.meta.location);
    expect(answer.headers.etag).toBe(answer.body.meta.version);
    expect(answer.body).toMatchObject({
      ...{ schemas: [SCIM_USER], userName: body.userName, externalId: body.externalId, active: true },
      ...{ emails: body.emails, name: body.name, meta: { resourceType: 'User' } },
    });
    expect(answer.body.title).toBeUndefined();
    expect(await accountOf(answer.body.id)).toEqual({
      ...{ name: body.displayName, email: body.userName, role: 'teacher', schoolId: school.schoolId },
      ...{ disabledAt: null, password: null },
    });
    expect(await logged(answer.body.id)).toEqual([
      { action: 'created', reason: 'SCIM: Entra ID', actor: school.admin.userId },
    ]);
  });

  test.each(['admin', 'schoolAdmin', 'Administrator', 'Member'])('“%s” creates a student', async (word) => {
    const { id } = await created({ userType: word, roles: [{ value: word, primary: true }] });
    expect((await accountOf(id)).role).toBe('student');
  });

  test('an inactive user gets a deactivated account', async () => {
    const { id } = await created({ active: 'False' });
    expect((await accountOf(id)).disabledAt).not.toBeNull();
    expect(
      (await school.call('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: true }))).body.active,
    ).toBe(true);
  });

  test.each(['own', 'other'])('an email that has an account at the %s school is never merged', async (whose) => {
    const user = await testUser(database.pool, {
      role: 'student',
      schoolId: (whose === 'own' ? school : other).schoolId,
    });
    const before = await accountOf(user.userId);
    const answer = await school.call('POST', '/Users', newUser({ emails: [{ value: user.email, type: 'work' }] }));
    expect([answer.status, answer.body.scimType]).toEqual([409, 'uniqueness']);
    expect(JSON.stringify(answer.body)).not.toContain(user.userId);
    expect(await accountOf(user.userId)).toEqual(before);
    expect((await school.call('GET', `/Users/${user.userId}`)).status).toBe(404);
    expect((await school.call('GET', `/Users?filter=emails eq "${user.email}"`)).body.totalResults).toBe(0);
  });

  test.each(['userName', 'externalId'] as const)(
    'the same %s is refused, and is free at another school',
    async (name) => {
      const { body } = await created();
      const repeated = newUser({ [name]: body[name].toUpperCase() });
      const answer = await school.call(
        'POST',
        '/Users',
        name === 'userName' ? repeated : { ...repeated, externalId: body.externalId },
      );
      expect([answer.status, answer.body.scimType]).toEqual([409, 'uniqueness']);
      expect((await other.call('POST', '/Users', newUser({ [name]: body[name] }))).status).toBe(201);
    },
  );

  test('of two requests at once with the same user name, one is refused', async () => {
    for (const changes of [{}, { emails: [{ value: 'x', type: 'work' }] }]) {
      const name = randomUUID();
      const body = () =>
        newUser(
          { ...changes, emails: [{ value: `${randomUUID()}@x.example`, type: 'work' }], externalId: randomUUID() },
          name,
        );
      const answers = await Promise.all([0, 1, 2, 3].map(() => school.call('POST', '/Users', body())));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    }
  });

  test.each([
    ['without a user name', { userName: '' }, 'invalidValue'],
    ['without an email', { userName: 'ada', emails: [] }, 'invalidValue'],
    ['with a broken email', { emails: [{ value: 'ada' }] }, 'invalidValue'],
    ['with a broken boolean', { active: 'perhaps' }, 'invalidValue'],
    ['without its schema', { schemas: ['urn:x'] }, 'invalidSyntax'],
    ['with a list as its body', [], 'invalidSyntax'],
  ])('a user %s is refused', async (_, changes, scimType) => {
    const answer = await school.call('POST', '/Users', Array.isArray(changes) ? changes : newUser(changes));
    expect(answer).toMatchObject({ status: 400, body: { status: '400', scimType } });
    expect(answer.body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error']);
  });

  test.each(['application/scim+json', 'application/json'])(
    '%s may be the type of a body, and of none',
    async (type) => {
      const headers = { authorization: `Bearer ${school.token}`, 'content-type': type };
      const payload = JSON.stringify(newUser());
      const answer = await app.inject({ method: 'POST', url: '/scim/v2/Users', headers, payload });
      expect(answer.statusCode).toBe(201);
      const gone = { method: 'DELETE', url: `/scim/v2/Users/${answer.json().id}`, headers } as const;
      expect((await app.inject(gone)).statusCode).toBe(204);
      expect((await app.inject({ method: 'POST', url: '/scim/v2/Users', headers })).statusCode).toBe(400);
    },
  );

  test('a body that is no JSON is refused', async () => {
    const response = await app.inject({
      ...{ method: 'POST', url: '/scim/v2/Users', payload: '{' },
      headers: { authorization: `Bearer ${school.token}`, 'content-type': 'application/scim+json' },
    });
    expect([response.statusCode, response.json().scimType]).toEqual([400, 'invalidSyntax']);
  });
});

describe('reading', () => {
  test('lists have pages, filters and selected attributes', async () => {
    const own = await scimSchool(app, database.pool);
    const users = [];
    for (const userType of ['teacher', 'student', 'student']) users.push(await created({ userType }, own));
    await created({}, other);
    const ids = users.map(({ id }) => id).sort();
    const list = async (query: string) => (await own.call('GET', `/Users?${query}`)).body;
    const all = await list('');
    expect(all).toMatchObject({ totalResults: 3, startIndex: 1, itemsPerPage: 3 });
    expect(all.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:ListResponse']);
    const pages = [await list('startIndex=1&count=2'), await list('startIndex=3&count=2')];
    expect(pages.map(({ Resources }) => Resources.map(({ id }: { id: string }) => id))).toEqual([
      ids.slice(0, 2),
      ids.slice(2),
    ]);
    expect(await list('startIndex=9&count=0')).toMatchObject({ totalResults: 3, itemsPerPage: 0, Resources: [] });
    expect(await list('startIndex=-5&count=-1')).toMatchObject({ startIndex: 1, itemsPerPage: 0 });
    expect(await list('filter=userType eq "student"&startIndex=2&count=5')).toMatchObject({
      totalResults: 2,
      itemsPerPage: 1,
    });
    const first = users[0];
    for (const filter of [
      `userName eq "${first?.userName.toUpperCase()}"`,
      `externalId eq "${first?.body.externalId}"`,
      `emails.value eq "${first?.userName}"`,
      `emails[type eq "work"].value eq "x" or id eq "${first?.id}"`,
      `userName sw "${first?.userName.slice(0, 20)}" and active eq true`,
      'userType eq "teacher"',
    ].filter((each) => !each.includes('].value')))
      expect(
        (await list(`filter=${encodeURIComponent(filter)}`)).Resources.map(({ id }: { id: string }) => id),
      ).toEqual([first?.id]);
    expect((await list('filter=active eq false')).totalResults).toBe(0);
    const [slim] = (await list('attributes=userName&count=1')).Resources;
    expect(Object.keys(slim).sort()).toEqual(['id', 'meta', 'schemas', 'userName']);
    expect((await own.call('GET', `/Users/${first?.id}?excludedAttributes=emails`)).body.emails).toBeUndefined();
  });

  test.each([
    ['filter=userName', 'invalidFilter'],
    ['filter=active gt true', 'invalidFilter'],
    ['sortBy=userName', 'invalidValue'],
    ['count=many', 'invalidValue'],
    ['filter=a&filter=b', 'invalidSyntax'],
  ])('%s is refused', async (query, scimType) => {
    expect(await school.call('GET', `/Users?${query}`)).toMatchObject({ status: 400, body: { scimType } });
  });

  test('the server describes itself', async () => {
    const config = (await school.call('GET', '/ServiceProviderConfig')).body;
    expect(config).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      sort: { supported: false },
    });
    for (const path of ['/ResourceTypes', '/Schemas']) {
      const list = (await school.call('GET', path)).body;
      expect(list.totalResults).toBe(2);
      for (const { id, meta } of list.Resources) {
        expect(meta.location.endsWith(`/scim/v2${path}/${id}`)).toBe(true);
        expect((await school.call('GET', `${path}/${id}`)).body.id).toBe(id);
      }
    }
    for (const path of ['/Schemas/x', '/Nothing', '/Users/x', `/Users/${randomUUID()}`, '/Users/__proto__'])
      expect(await school.call('GET', path)).toMatchObject({ status: 404, body: { status: '404' } });
    expect((await school.call('POST', '/Bulk', {})).status).toBe(501);
    expect((await school.call('GET', '/Me')).status).toBe(501);
  });

  test('a version that is known is not sent again, and changes when a person changes the account', async () => {
    const { id, etag } = await created();
    const known = () => school.call('GET', `/Users/${id}`, null, { 'if-none-match': etag });
    expect(await known()).toMatchObject({ status: 304, body: null });
    await database.pool.query(`update users set name = 'Somebody' where id = $1`, [id]);
    expect(await known()).toMatchObject({ status: 200, body: { displayName: 'Somebody' } });
  });
});

describe('changing', () => {
  test('a patch with an old version is refused, with the current one it is done', async () => {
    const { id, etag } = await created();
    const rename = (name: string, ifMatch: string) =>
      school.call('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'displayName', value: name }), {
        'if-match': ifMatch,
      });
    const first = await rename('One', etag);
    expect([first.status, first.body.displayName]).toEqual([200, 'One']);
    expect(await rename('Two', etag)).toMatchObject({ status: 412, body: { status: '412' } });
    expect((await school.call('DELETE', `/Users/${id}`, null, { 'if-match': etag })).status).toBe(412);
    expect((await rename('Three', String(first.headers.etag))).status).toBe(200);
    expect((await rename('Four', '*')).status).toBe(200);
    expect((await accountOf(id)).name).toBe('Four');
  });

  test('of two patches at once with the same version, one is refused', async () => {
    const { id, etag } = await created();
    const answers = await Promise.all(
      ['A', 'B'].map((value) =>
        school.call('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'displayName', value }), {
          'if-match': etag,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  test('names and emails follow, and links that were sent to the old address end', async () => {
    const { id } = await created();
    await database.pool.query(
      `insert into one_time_codes (user_id, purpose, digest, expires_at) values ($1, 'invitation', 'x', now() + interval '1 hour')`,
      [id],
    );
    const email = `${randomUUID()}@school.example`;
    const answer = await school.call(
      'PATCH',
      `/Users/${id}`,
      patch(
        { op: 'Replace', path: 'emails[type eq "work"].value', value: email },
        { op: 'Replace', path: 'displayName', value: 'New name' },
      ),
    );
    expect([answer.status, answer.body.emails[0].value]).toEqual([200, email]);
    expect(await accountOf(id)).toMatchObject({ name: 'New name', email });
    expect((await database.pool.query('select from one_time_codes where user_id = $1', [id])).rowCount).toBe(0);
    expect((await logged(id)).map(({ action }) => action)).toEqual(['created', 'changed']);
  });

  test('an email or user name that is in use is refused, and nothing is changed', async () => {
    const [{ id }, second] = [await created(), await created()];
    const before = await accountOf(id);
    for (const operation of [
      { op: 'replace', path: 'emails', value: [{ value: second.userName, type: 'work' }] },
      { op: 'replace', path: 'emails', value: [{ value: school.admin.email, type: 'work' }] },
      { op: 'replace', path: 'userName', value: second.userName },
    ])
      expect(
        await school.call(
          'PATCH',
          `/Users/${id}`,
          patch({ op: 'replace', path: 'displayName', value: 'X' }, operation),
        ),
      ).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
    expect(await accountOf(id)).toEqual(before);
  });

  test('PUT replaces a user, and leaves their state and type', async () => {
    const { id, body } = await created({ userType: 'teacher', active: false });
    const { active: _, ...rest } = body;
    const answer = await school.call('PUT', `/Users/${id}`, {
      ...rest,
      id: randomUUID(),
      displayName: 'Put',
      userType: undefined,
      name: undefined,
    });
    expect(answer).toMatchObject({ status: 200, body: { id, displayName: 'Put', active: false } });
    expect((await accountOf(id)).role).toBe('teacher');
    expect(answer.body.name).toBeUndefined();
  });

  test('a role that is assigned later counts, if the identity system named no type before', async () => {
    const { id } = await created();
    await school.call('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'displayName', value: 'First' }));
    const assign = patch({ op: 'Add', path: 'roles', value: [{ primary: 'True', value: 'Teacher' }] });
    expect((await school.call('PATCH', `/Users/${id}`, assign)).status).toBe(200);
    expect((await accountOf(id)).role).toBe('teacher');
  });

  test('an email that is the user name follows it', async () => {
    const { id, body } = await created({ emails: undefined });
    expect((await accountOf(id)).email).toBe(body.userName);
    const userName = `${randomUUID()}@school.example`;
    await school.call('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'userName', value: userName }));
    expect((await accountOf(id)).email).toBe(userName);
  });

  test('the type changes only while nobody has used the account', async () => {
    const { id } = await created();
    const become = (userType: string) =>
      school.call('PATCH', `/Users/${id}`, patch({ op: 'add', path: 'userType', value: userType }));
    expect((await become('teacher')).status).toBe(200);
    expect((await accountOf(id)).role).toBe('teacher');
    expect((await become('schoolAdmin')).status).toBe(200);
    expect((await accountOf(id)).role).toBe('teacher');
    await database.pool.query('update users set profile_completed_at = now() where id = $1', [id]);
    expect(await become('student')).toMatchObject({ status: 400, body: { scimType: 'mutability' } });
    expect((await accountOf(id)).role).toBe('teacher');
  });
});

describe('deactivating', () => {
  test.each([
    ['Entra ID', patch({ op: 'Replace', path: 'active', value: 'False' })],
    ['Okta', patch({ op: 'replace', value: { active: false } })],
  ])('%s ends sessions, and reactivates', async (_, body) => {
    const { id } = await created();
    await database.pool.query(
      `insert into sessions (id, user_id, binding_digest, user_agent) values ($1, $2, 'x', '')`,
      [randomUUID(), id],
    );
    expect((await school.call('PATCH', `/Users/${id}`, body)).body.active).toBe(false);
    const { rows } = await database.pool.query('select revoked_at as at from sessions where user_id = $1', [id]);
    expect(rows[0].at).not.toBeNull();
    expect((await accountOf(id)).disabledAt).not.toBeNull();
    const back = await school.call('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: 'True' }));
    expect(back.body.active).toBe(true);
    expect((await accountOf(id)).disabledAt).toBeNull();
    expect((await logged(id)).map(({ action }) => action)).toEqual(['created', 'disabled', 'enabled']);
  });

  test('an account that a person has deactivated stays so', async () => {
    const { id } = await created();
    const activate = () => school.call('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: true }));
    await database.pool.query('update users set disabled_at = now() where id = $1', [id]);
    expect(await activate()).toMatchObject({ status: 200, body: { active: false } });
    await school.call('DELETE', `/Users/${id}`);
    expect((await accountOf(id)).disabledAt).not.toBeNull();
    const { id: second } = await created();
    await school.call('PATCH', `/Users/${second}`, patch({ op: 'replace', path: 'active', value: false }));
    await database.pool.query(`update users set disabled_at = now() + interval '1 second' where id = $1`, [second]);
    expect(
      (await school.call('PATCH', `/Users/${second}`, patch({ op: 'replace', path: 'active', value: true }))).body
        .active,
    ).toBe(false);
  });

  test('DELETE deactivates; the same external id brings the account back, another one does not', async () => {
    const { id, body } = await created();
    expect((await school.call('DELETE', `/Users/${id}`)).status).toBe(204);
    expect((await accountOf(id)).disabledAt).not.toBeNull();
    for (const method of ['GET', 'DELETE'] as const)
      expect((await school.call(method, `/Users/${id}`)).status).toBe(404);
    expect(
      (await school.call('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: true }))).status,
    ).toBe(404);
    expect((await school.call('POST', '/Users', { ...body, externalId: randomUUID() })).status).toBe(409);
    const { active: _, ...without } = body;
    const again = await school.call('POST', '/Users', { ...without, displayName: 'Back' });
    expect(again).toMatchObject({ status: 201, body: { id, active: true, displayName: 'Back' } });
    expect((await accountOf(id)).disabledAt).toBeNull();
  });
});

describe('what is not the identity system’s', () => {
  test('an account that became an admin, or left the school, is unknown and never changed', async () => {
    for (const statement of [
      `update users set role = 'schoolAdmin' where id = $1`,
      'update users set school_id = null where id = $1',
    ]) {
      const { id, body } = await created();
      await database.pool.query(statement, [id]);
      const before = await accountOf(id);
      const deactivate = patch({ op: 'replace', path: 'active', value: false });
      expect((await school.call('GET', `/Users/${id}`)).status).toBe(404);
      expect((await school.call('PATCH', `/Users/${id}`, deactivate)).status).toBe(404);
      expect((await school.call('PUT', `/Users/${id}`, newUser({ active: false }))).status).toBe(404);
      expect((await school.call('DELETE', `/Users/${id}`)).status).toBe(404);
      expect((await school.call('POST', '/Users', body)).status).toBe(409);
      expect((await school.call('GET', `/Users?filter=userName eq "${body.userName}"`)).body.totalResults).toBe(0);
      expect(await accountOf(id)).toEqual(before);
    }
  });

  test('users of another school are unknown', async () => {
    const { id, userName } = await created({}, other);
    const before = await accountOf(id);
    const missing = await school.call('GET', `/Users/${randomUUID()}`);
    for (const answer of [
      await school.call('GET', `/Users/${id}`),
      await school.call('PUT', `/Users/${id}`, newUser()),
      await school.call('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: false })),
      await school.call('DELETE', `/Users/${id}`),
    ])
      expect([answer.status, answer.body]).toEqual([404, missing.body]);
    for (const filter of [`id eq "${id}"`, `userName eq "${userName}"`, `emails eq "${userName}"`])
      expect((await school.call('GET', `/Users?filter=${filter}`)).body.totalResults).toBe(0);
    expect(await accountOf(id)).toEqual(before);
  });
});
