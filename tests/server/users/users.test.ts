import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#domain/access/role.ts';
import { hashSecret } from '#server/access/password.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { PASSWORD, TestBrowser, testApp } from '../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';

const CHANGE = 'mutation ($id: ID!, $input: UserInput!) { updateUser(id: $id, input: $input) }';
const INVITE = 'mutation ($input: UserInput!) { inviteUser(input: $input) }';
const DISABLE = 'mutation ($id: ID!) { setUserDisabled(id: $id, disabled: true) }';
const USERS =
  'query ($filter: UserFilter!, $after: String) { users(filter: $filter, after: $after) { rows { id name email } next total } }';
const USER = 'query ($id: ID!) { user(id: $id) { name email mayManage } }';
const LINK = 'mutation ($id: ID!) { mailPasswordLink(id: $id) }';
const SUPPORT = 'mutation ($id: ID!) { startSupport(id: $id, reason: "Ticket 12") }';
const IMPORT = 'mutation ($csv: String!) { importUsers(csv: $csv) { added problems { line message } } }';
const CLASSES = 'query { schoolClasses { id name studentCount teachers { name } } }';
const TEACHER =
  'mutation ($classroom: ID!, $teacher: ID!, $teaches: Boolean!) { setClassTeacher(classroom: $classroom, teacher: $teacher, teaches: $teaches) }';
const ARCHIVE = 'mutation ($id: ID!) { archiveSchoolClass(id: $id, archived: true) }';
const ROLE = 'mutation ($id: ID, $name: String!, $p: [String!]!) { saveRole(id: $id, name: $name, permissions: $p) }';

let database: TestDatabase;
let pool: pg.Pool;
let app: FastifyInstance;
let digest: string;
const mails: Mail[] = [];
const north = randomUUID();
const south = randomUUID();
const ids: Record<string, string> = {};

async function createUser(name: string, role: Role, school: string | null): Promise<string> {
  const id = randomUUID();
  ids[name] = id;
  await pool.query(
    `insert into users (id, email, name, role, school_id, password_digest, profile_completed_at)
     values ($1, $2, $3, $4, $5, $6, now())`,
    [id, `${name}@example.org`, name, role, school, digest],
  );
  return id;
}
async function signedIn(name: string): Promise<TestBrowser> {
  const browser = new TestBrowser(app);
  await browser.signIn(`${name}@example.org`, PASSWORD);
  return browser;
}
const input = (email: string, facts: object = {}) => ({
  input: { name: 'Ned New', email, role: 'student', roles: [], ...facts },
});

beforeAll(async () => {
  database = await openTestDatabase();
  pool = database.pool;
  app = await testApp(pool, { mailer: { send: async (mail) => void mails.push(mail) } });
  digest = await hashSecret(PASSWORD);
  await pool.query("insert into schools (id, name) values ($1, 'North'), ($2, 'South')", [north, south]);
  await createUser('admin', 'admin', null);
  await createUser('north-head', 'schoolAdmin', north);
  await createUser('south-head', 'schoolAdmin', south);
  await createUser('north-teacher', 'teacher', north);
  await createUser('north-student', 'student', north);
  await createUser('south-student', 'student', south);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe('a school admin', () => {
  it('sees and changes users of the own school only, whatever is requested', async () => {
    const head = await signedIn('north-head');
    const { rows } = (await head.call(USERS, { filter: { school: south } })).data.users;
    expect(rows).toEqual([]);
    const all = (await head.call(USERS, { filter: {} })).data.users.rows.map(({ name }: { name: string }) => name);
    expect(all.sort()).toEqual(['north-head', 'north-student', 'north-teacher']);
    for (const name of ['south-student', 'south-head', 'admin']) {
      const id = ids[name];
      expect((await head.call(USER, { id })).code).toBe('NOT_FOUND');
      expect((await head.call(CHANGE, { id, ...input('x@example.org') })).code).toBe('NOT_FOUND');
      expect((await head.call(DISABLE, { id })).code).toBe('NOT_FOUND');
      expect((await head.call(LINK, { id })).code).toBe('NOT_FOUND');
    }
  });

  it('invites only to the own school, whatever school is requested, and creates no admin', async () => {
    const head = await signedIn('north-head');
    const created = await head.call(INVITE, input('fresh@example.org', { school: south }));
    const { rows } = await pool.query('select school_id from users where id = $1', [created.data.inviteUser]);
    expect(rows[0].school_id).toBe(north);
    expect((await head.call(INVITE, input('boss@example.org', { role: 'admin' }))).code).toBe('BEYOND_RIGHTS');
    expect((await pool.query("select from users where email = 'boss@example.org'")).rowCount).toBe(0);
  });

  it('assigns only a class of the own school to another teacher after its teacher has left', async () => {
    const classroom = randomUUID();
    await pool.query("insert into classrooms (id, school_id, name) values ($1, $2, 'Physics 9')", [classroom, north]);
    const [head, stranger] = [await signedIn('north-head'), await signedIn('south-head')];
    const put = { classroom, teacher: ids['north-teacher'], teaches: true };
    expect((await stranger.call(CLASSES)).data.schoolClasses).toEqual([]);
    expect((await stranger.call(TEACHER, put)).code).toBe('NOT_FOUND');
    expect((await head.call(TEACHER, { ...put, teacher: ids['south-student'] })).code).toBe('NOT_FOUND');
    const candidates = 'query ($classroom: ID!) { classCandidates(classroom: $classroom) { name } }';
    expect((await stranger.call(candidates, { classroom })).data.classCandidates).toEqual([]);
    expect((await head.call(candidates, { classroom })).data.classCandidates).toEqual([{ name: 'north-teacher' }]);
    expect((await head.call(TEACHER, put)).data.setClassTeacher).toBe(true);
    const line = { id: classroom, name: 'Physics 9', studentCount: 0, teachers: [{ name: 'north-teacher' }] };
    expect((await head.call(CLASSES)).data.schoolClasses).toEqual([line]);
    await head.call(TEACHER, { ...put, teaches: false });
    await head.call(ARCHIVE, { id: classroom });
    const { rows } = await pool.query("select after from audit_log where resource = 'classrooms' order by at, id");
    expect(rows.map(({ after }) => after)).toEqual([
      { teacher: 'north-teacher' },
      { teacher: null },
      { archived: true },
    ]);
  });
});

describe('an invitation', () => {
  it('is mailed, opens the account once, and is invalid before and after', async () => {
    const admin = await signedIn('admin');
    mails.length = 0;
    await admin.call(INVITE, input('guest@example.org', { role: 'teacher', school: north }));
    expect((await new TestBrowser(app).signIn('guest@example.org', PASSWORD)).code).toBe('WRONG_CREDENTIALS');
    const token = /\/invitation#([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    const accept = 'mutation ($token: String!) { acceptInvitation(token: $token, password: "seven quiet herons") }';
    expect((await new TestBrowser(app).call(accept, { token: `${token}x` })).code).toBe('INVITATION_ENDED');
    expect((await new TestBrowser(app).call(accept, { token })).data.acceptInvitation).toBe('guest@example.org');
    expect((await new TestBrowser(app).call(accept, { token })).code).toBe('INVITATION_ENDED');
    expect((await new TestBrowser(app).signIn('guest@example.org', PASSWORD)).code).toBeUndefined();
  });
});

describe('two concurrent changes', () => {
  it('conflict: of an account, and of a role', async () => {
    const admin = await signedIn('admin');
    const change =
      'mutation ($id: ID!, $base: String, $input: UserInput!) { updateUser(id: $id, base: $base, input: $input) }';
    await createUser('shared', 'student', north);
    const baseOf = async () =>
      (await admin.call('query ($id: ID!) { user(id: $id) { base } }', { id: ids.shared })).data.user.base;
    const base = await baseOf();
    const first = input('shared@example.org', { name: 'First', school: north });
    const { data } = await admin.call(change, { id: ids.shared, base, ...first });
    expect(data.updateUser).toBe(await baseOf());
    const second = input('shared@example.org', { name: 'Second', school: north });
    expect((await admin.call(change, { id: ids.shared, base, ...second })).code).toBe('CHANGED_MEANWHILE');
    expect((await admin.call(change, { id: ids.shared, base: await baseOf(), ...second })).code).toBeUndefined();

    const SAVE =
      'mutation ($id: ID, $base: String, $name: String!, $p: [String!]!) { saveRole(id: $id, base: $base, name: $name, permissions: $p) }';
    const id = (await admin.call(SAVE, { name: 'Shared', p: ['users.read'] })).data.saveRole;
    const roleBase = async () =>
      (await admin.call('{ roles { id base } }')).data.roles.find((role: { id: string }) => role.id === id).base;
    const was = await roleBase();
    expect((await admin.call(SAVE, { id, base: was, name: 'Shared', p: [] })).code).toBeUndefined();
    expect((await admin.call(SAVE, { id, base: was, name: 'Shared', p: ['roles.read'] })).code).toBe(
      'CHANGED_MEANWHILE',
    );
    expect(await roleBase()).not.toBe(was);
  });
});

describe('rights', () => {
  it('can be granted only by users who have them, and never removed from the last administrator', async () => {
    const admin = await signedIn('admin');
    const clerk = (await admin.call(ROLE, { name: 'Clerk', p: ['users.read', 'users.write', 'roles.write'] })).data
      .saveRole;
    await createUser('clerk', 'admin', null);
    await pool.query('insert into user_roles values ($1, $2)', [ids.clerk, clerk]);
    const browser = await signedIn('clerk');
    expect((await browser.call(ROLE, { name: 'Sneaky', p: ['payments.refund'] })).code).toBe('BEYOND_RIGHTS');
    expect((await browser.call(CHANGE, { id: ids.admin, ...input('own@example.org') })).code).toBe('BEYOND_RIGHTS');
    expect((await browser.call(INVITE, input('twin@example.org', { role: 'admin' }))).code).toBe('BEYOND_RIGHTS');
    // The clerk has full rights too: the admin may be deleted, and then the clerk may not.
    await admin.call(DISABLE, { id: ids.clerk });
    expect((await browser.call(USERS, { filter: {} })).status).toBe(401);
    const self = { id: ids.admin, ...input('admin@example.org', { role: 'teacher', name: 'admin' }) };
    expect((await admin.call(CHANGE, self)).code).toBe('LAST_ADMIN');
    expect((await admin.call(DISABLE, { id: ids.admin })).code).toBe('LAST_ADMIN');
    expect((await admin.call('mutation ($id: ID!) { removeRole(id: $id) }', { id: clerk })).code).toBe('ROLE_IN_USE');
  });
});

describe('support access', () => {
  it('shows what the user sees, changes nothing, is announced and logged, and ends', async () => {
    const admin = await signedIn('admin');
    mails.length = 0;
    expect((await admin.call(SUPPORT, { id: ids['north-student'] })).errors).toBeUndefined();
    expect(mails[0]?.to).toBe('north-student@example.org');
    const session = '{ session { email helped_until permissions } }';
    expect((await admin.call(session)).data.session).toMatchObject({
      email: 'north-student@example.org',
      permissions: [],
    });
    expect((await admin.call(USERS, { filter: {} })).code).toBe('FORBIDDEN');
    const password = `mutation { changePassword(current: "${PASSWORD}", password: "eight loud herons") }`;
    expect((await admin.call(password)).code).toBe('SUPPORT_READS_ONLY');
    expect((await admin.call('mutation { setLanguage(language: de) }')).code).toBe('SUPPORT_READS_ONLY');
    await admin.call('mutation { endSupport }');
    expect((await admin.call(session)).data.session).toMatchObject({ email: 'admin@example.org', helped_until: null });
    const student = await signedIn('north-student');
    expect((await student.call('{ session { visit { helper reason } } }')).data.session.visit).toEqual({
      helper: 'admin',
      reason: 'Ticket 12',
    });
    const log = await admin.call(
      '{ auditLog(filter: { person: "adm", resource: "users" }) { entries { action title reason } } }',
    );
    expect(log.data.auditLog.entries[0]).toEqual({ action: 'visited', title: 'north-student', reason: 'Ticket 12' });
  });

  it('is never possible for administrators, and ends by itself', async () => {
    const admin = await signedIn('admin');
    expect((await admin.call(SUPPORT, { id: ids['north-head'] })).code).toBe('BEYOND_RIGHTS');
    expect((await admin.call(SUPPORT, { id: ids.admin })).code).toBe('BEYOND_RIGHTS');
    expect((await (await signedIn('north-head')).call(SUPPORT, { id: ids['north-student'] })).code).toBe('FORBIDDEN');
    await admin.call(SUPPORT, { id: ids['north-teacher'] });
    await pool.query("update support_visits set ends_at = now() - interval '1 second'");
    expect((await admin.call('{ session { email } }')).data.session.email).toBe('admin@example.org');
  });
});

describe('a file of users', () => {
  it('imports valid lines and reports each invalid one', async () => {
    const head = await signedIn('north-head');
    const csv = [
      'email,name,role',
      'ida@example.org,Ida,student',
      'not an address,Otto,student',
      'ida@example.org,Ida again,student',
      'north-student@example.org,Taken,student',
      'boss@example.org,Boss,admin',
      'cmd@example.org,"=HYPERLINK(""x"")",teacher',
    ].join('\n');
    const { added, problems } = (await head.call(IMPORT, { csv })).data.importUsers;
    expect(added).toBe(2);
    expect(problems.map(({ line }: { line: number }) => line)).toEqual([3, 4, 5, 6]);
    const { rows } = await pool.query("select school_id, role from users where email = 'ida@example.org'");
    expect(rows).toEqual([{ school_id: north, role: 'student' }]);
    const exported = (await head.call('{ usersCsv(filter: {}) }')).data.usersCsv;
    expect(exported).toContain("'=HYPERLINK");
    expect(exported).not.toContain('south-student');
  });

  it('reports the line of an unclosed quote, and imports the rows before it', async () => {
    const head = await signedIn('north-head');
    const csv = 'name,email\nJo,jo@example.org\n"Kim,kim@example.org\nLee,lee@example.org\n';
    expect((await head.call(IMPORT, { csv })).data.importUsers).toEqual({
      added: 1,
      problems: [{ line: 3, message: 'quoteNeverCloses' }],
    });
    const heading = (await head.call(IMPORT, { csv: 'name,"email\nJo,jo@example.org' })).data.importUsers;
    expect([heading.added, heading.problems.map(({ line }: { line: number }) => line)]).toEqual([0, [1]]);
  });
});

it('lists page by page in the order of names, and finds by letters of name or email', async () => {
  await pool.query(
    `insert into users (id, email, name, role) select gen_random_uuid(), 'p' || n || '@many.example', 'Person ' || lpad(n::text, 3, '0'), 'student'
     from generate_series(1, 120) n`,
  );
  const admin = await signedIn('admin');
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: { rows: { name: string }[]; next: string | null } = (
      await admin.call(USERS, { filter: { search: 'person' }, after })
    ).data.users;
    seen.push(...page.rows.map(({ name }) => name));
    after = page.next;
  } while (after !== null);
  expect(seen).toHaveLength(120);
  expect(seen).toEqual([...seen].sort());
  expect((await admin.call(USERS, { filter: { search: 'p17@ma' } })).data.users.rows).toHaveLength(1);
  expect((await admin.call(USERS, { filter: { search: '%' } })).data.users.rows).toEqual([]);
  expect((await admin.call(USERS, { filter: {}, after: 'nonsense' })).code).toBe('INVALID_INPUT');
});

it('shows the dashboard everything, or the own school', async () => {
  const ask =
    '{ dashboard { students teachers revenue { amount } days { day } content { questions questionsInReview questionsUnexplained videosWithoutCaptions } } }';
  const all = (await (await signedIn('admin')).call(ask)).data.dashboard;
  const own = (await (await signedIn('north-head')).call(ask)).data.dashboard;
  expect(all.students).toBeGreaterThan(own.students);
  expect(all.days).toHaveLength(14);
  expect(all.content).not.toBeNull();
  expect(own.content).toBeNull();
  expect(all.revenue).toEqual([]);
  expect((await (await signedIn('north-teacher')).call(ask)).code).toBe('FORBIDDEN');
});

it('removes a forgotten PIN, ends the sessions, and notifies the user', async () => {
  const id = await createUser('forgetful', 'student', north);
  const theirs = await signedIn('forgetful');
  await pool.query(
    "update users set pin_digest = 'x', pin_tries = 5, pin_locked_until = now() + interval '1 hour' where id = $1",
    [id],
  );
  const reset = 'mutation ($id: ID!) { resetUserPin(id: $id) }';
  expect((await (await signedIn('south-head')).call(reset, { id })).code).toBe('NOT_FOUND');
  expect((await (await signedIn('north-head')).call(reset, { id })).data).toEqual({ resetUserPin: true });
  expect((await theirs.call('{ session { id } }')).code).toBe('UNAUTHENTICATED');
  const { rows } = await pool.query('select pin_digest, pin_tries, pin_locked_until from users where id = $1', [id]);
  expect(rows).toEqual([{ pin_digest: null, pin_tries: 0, pin_locked_until: null }]);
  const { rows: log } = await pool.query(
    "select school_id from audit_log where action = 'pinReset' and record_id = $1",
    [id],
  );
  expect(log).toEqual([{ school_id: north }]);
  expect(mails.some(({ to, subject }) => to === 'forgetful@example.org' && subject.includes('PIN'))).toBe(true);
  expect((await (await signedIn('north-head')).call(reset, { id })).code, 'there is none any more').toBe('NOT_FOUND');
});
