import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CODES_PER_ACCOUNT, CODES_PER_ACCOUNT_AND_ADDRESS, CODES_PER_DEVICE } from '#domain/access/sign-in.limits.ts';
import { launch, openLaunch } from '../../support/lti/test-launch.ts';
import { type TestPlatform, testPlatform, testTool } from '../../support/lti/test-lti-platform.ts';
import { PASSWORD, signedInNewcomer, signedInStudent, TestBrowser } from '../../support/servers/test-api.ts';
import { testMailbox } from '../../support/servers/test-mailbox.ts';
import { testServer } from '../../support/servers/test-server.ts';
import { signedInAs } from '../../support/users/test-users.ts';

const STRANGER = '198.51.100.1';
const NEW_PASSWORD = 'eight brown otters';
const SESSION = '{ session { id } }';
const CHANGE = 'mutation ($id: ID!, $input: UserInput!) { updateUser(id: $id, input: $input) }';
const ACCEPT =
  'mutation ($token: String!, $password: String!) { acceptInvitation(token: $token, password: $password) }';
const ROLE = '00000000-0000-4000-8000-0000000000aa';

const tool = testTool();
const { mails, mailer, mailed } = testMailbox();
const { app, database } = await testServer({ tool, mailer });
let platform: TestPlatform;
let admin: TestBrowser;

beforeAll(async () => {
  platform = await testPlatform(database.pool, tool);
  admin = await signedInAs(app, database.pool, 'admin');
  await database.pool.query(
    `with made as (insert into roles (id, name, permissions) values ($1, 'Support', '{users.read,users.write}'))
     insert into user_roles (user_id, role_id) select id, $1 from users where role = 'admin'`,
    [ROLE],
  );
});
afterAll(() => platform.close());
beforeEach(async () => {
  mails.length = 0;
  await database.pool.query('delete from attempt_counts');
});

const codeMailedTo = (email: string) => mailed(email, /\b(\d{6})\b/);
const linkMailedTo = (email: string) => mailed(email, /\/invitation#([\w-]+)/);
const idOf = async (email: string): Promise<string> =>
  (await database.pool.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]?.id ?? '';

const codesTo = (email: string) => mails.filter(({ to, text }) => to === email && /\b\d{6}\b/.test(text)).length;
const accepted = new Map<string, number>();
/** Asks for a code and waits for its email, which is sent after the response; a refused request has none. */
async function ask(browser: TestBrowser, email: string) {
  const answer = await browser.call('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
  if (answer.code !== undefined) return answer;
  const count = (accepted.get(email) ?? 0) + 1;
  accepted.set(email, count);
  await expect.poll(() => codesTo(email)).toBeGreaterThanOrEqual(count);
  return answer;
}
const exchange = (browser: TestBrowser, email: string, code: string) =>
  browser.call('mutation ($email: String!, $code: String!) { exchangeResetCode(email: $email, code: $code) }', {
    email,
    code,
  });
async function reset(browser: TestBrowser, email: string) {
  await ask(browser, email);
  const { data } = await exchange(browser, email, await codeMailedTo(email));
  return browser.call(
    'mutation ($permit: String!, $password: String!) { resetPassword(permit: $permit, password: $password) }',
    { permit: data.exchangeResetCode, password: NEW_PASSWORD },
  );
}
const moveTo = async (from: string, to: string) =>
  admin.call(CHANGE, { id: await idOf(from), input: { name: 'Ned', email: to, role: 'student', roles: [] } });

describe('a code sent by email', () => {
  it('works only in the browser that requested it, and other users can neither replace it nor use it up', async () => {
    const email = 'two-askers@example.org';
    await signedInStudent(app, email);
    const [owner, stranger] = [new TestBrowser(app), new TestBrowser(app, STRANGER)];
    await ask(owner, email);
    const code = await codeMailedTo(email);
    await ask(stranger, email);
    for (let n = 0; n < 6; n += 1) expect((await exchange(stranger, email, code)).code).toBe('WRONG_CODE');
    expect((await exchange(new TestBrowser(app), email, code)).code).toBe('WRONG_CODE');
    expect((await exchange(owner, email, code)).data.exchangeResetCode).toMatch(/^[\w-]{43}$/);
  });

  it('is invalid once another one was used', async () => {
    const email = 'used-elsewhere@example.org';
    await signedInStudent(app, email);
    const stranger = new TestBrowser(app, STRANGER);
    await ask(stranger, email);
    const code = await codeMailedTo(email);
    expect((await reset(new TestBrowser(app), email)).data).toEqual({ resetPassword: true });
    expect((await exchange(stranger, email, code)).code).toBe('WRONG_CODE');
  });

  it('can be obtained by the owner, however many strangers ask for one', async () => {
    const email = 'flooded@example.org';
    const known = await signedInStudent(app, email);
    for (let n = 0; n <= CODES_PER_ACCOUNT_AND_ADDRESS; n += 1) {
      const { code } = await ask(new TestBrowser(app, STRANGER), email);
      expect(code).toBe(n < CODES_PER_ACCOUNT_AND_ADDRESS ? undefined : 'TOO_MANY_TRIES');
    }
    // From another network, also on an unknown device.
    expect((await ask(new TestBrowser(app), email)).code).toBeUndefined();
    const before = CODES_PER_ACCOUNT_AND_ADDRESS + 1;
    const requested = Array.from({ length: CODES_PER_ACCOUNT }, (_, n) =>
      ask(new TestBrowser(app, `203.0.113.${n}`), email).then(({ code }) => code),
    );
    const codes = await Promise.all(requested);
    expect(codes.filter((code) => code === undefined)).toHaveLength(CODES_PER_ACCOUNT - before);
    // The mailbox is not flooded, and a device that has signed in before still gets codes.
    for (let n = 0; n < CODES_PER_DEVICE; n += 1) expect((await ask(known, email)).code).toBeUndefined();
    const refused = await ask(known, email);
    expect([refused.code, (refused.errors?.[0]?.extensions?.retryAfterSeconds ?? 0) > 0]).toEqual([
      'TOO_MANY_TRIES',
      true,
    ]);
  });

  it('for a PIN works only in the session that requested it', async () => {
    const email = 'pin-askers@example.org';
    const owner = await signedInStudent(app, email);
    const thief = new TestBrowser(app, STRANGER);
    await thief.signIn(email, PASSWORD);
    const exchangePin = 'mutation ($code: String!) { exchangePinCode(code: $code) }';
    await owner.call('mutation { requestPinReset }');
    const code = await codeMailedTo(email);
    for (let n = 0; n < 6; n += 1) expect((await thief.call(exchangePin, { code })).code).toBe('WRONG_CODE');
    const requested = [];
    for (let n = 0; n < 8; n += 1) requested.push((await thief.call('mutation { requestPinReset }')).code);
    expect(requested).toContain('TOO_MANY_TRIES');
    expect((await owner.call(exchangePin, { code })).data.exchangePinCode).toMatch(/^[\w-]{43}$/);
    expect((await owner.call('mutation { requestPinReset }')).code).toBeUndefined();
  });
});

describe('a new address of an account', () => {
  it('invalidates codes that were sent to the old one', async () => {
    await signedInStudent(app, 'moved-from@example.org');
    const reader = new TestBrowser(app);
    await ask(reader, 'moved-from@example.org');
    const code = await codeMailedTo('moved-from@example.org');
    const { data } = await exchange(reader, 'moved-from@example.org', code);
    expect((await moveTo('moved-from@example.org', 'moved-to@example.org')).errors).toBeUndefined();
    const late = await reader.call(
      'mutation ($permit: String!, $password: String!) { resetPassword(permit: $permit, password: $password) }',
      { permit: data.exchangeResetCode, password: NEW_PASSWORD },
    );
    expect(late.code).toBe('CODE_ENDED');
    expect(mails.some(({ to, text }) => to === 'moved-from@example.org' && text.includes('moved-to@'))).toBe(true);
  });

  it('invalidates the invitation to the mistyped address, and sends one to the correct address', async () => {
    const input = { name: 'Ned', email: 'mistyped@example.org', role: 'student', roles: [] };
    await admin.call('mutation ($input: UserInput!) { inviteUser(input: $input) }', { input });
    const old = await linkMailedTo('mistyped@example.org');
    await moveTo('mistyped@example.org', 'right@example.org');
    const visitor = new TestBrowser(app);
    expect((await visitor.call(ACCEPT, { token: old, password: PASSWORD })).code).toBe('INVITATION_ENDED');
    const token = await linkMailedTo('right@example.org');
    expect((await visitor.call(ACCEPT, { token, password: PASSWORD })).data.acceptInvitation).toBe('right@example.org');
  });
});

describe('a user who signed up with another user’s address, or knew the password', () => {
  it('loses all access once the owner has reset it: no session, and no launch from a platform', async () => {
    const email = 'victim@example.org';
    const attacker = await signedInStudent(app, email);
    const claims = { sub: randomUUID() };
    await launch(app, attacker, platform, { claims });
    expect((await openLaunch(attacker, { email, password: PASSWORD })).errors).toBeUndefined();
    const owner = new TestBrowser(app);
    expect((await reset(owner, email)).data).toEqual({ resetPassword: true });
    await owner.signIn(email, NEW_PASSWORD);
    const { id } = (await owner.call(SESSION)).data.session;
    expect((await attacker.call(SESSION)).status).toBe(401);
    const back = new TestBrowser(app);
    await launch(app, back, platform, { claims });
    await openLaunch(back);
    expect((await back.call(SESSION)).data.session.id).not.toBe(id);
  });

  it('loses all access once the school has mailed the owner a link, too', async () => {
    const email = 'invited-back@example.org';
    const attacker = await signedInStudent(app, email);
    const claims = { sub: randomUUID() };
    await launch(app, attacker, platform, { claims });
    await openLaunch(attacker, { email, password: PASSWORD });
    const id = await idOf(email);
    await admin.call('mutation ($id: ID!) { mailPasswordLink(id: $id) }', { id });
    const token = await linkMailedTo(email);
    await new TestBrowser(app).call(ACCEPT, { token, password: NEW_PASSWORD });
    const back = new TestBrowser(app);
    await launch(app, back, platform, { claims });
    await openLaunch(back);
    expect((await back.call(SESSION)).data.session.id).not.toBe(id);
  });

  it('does not include the platform that created the account, which still opens it after a reset', async () => {
    const email = `${randomUUID()}@example.org`;
    const claims = { sub: randomUUID(), email };
    const first = new TestBrowser(app);
    await launch(app, first, platform, { claims });
    await openLaunch(first);
    const { id } = (await first.call(SESSION)).data.session;
    await reset(new TestBrowser(app), email);
    const again = new TestBrowser(app);
    await launch(app, again, platform, { claims });
    await openLaunch(again);
    expect((await again.call(SESSION)).data.session.id).toBe(id);
  });
});

describe('an invitation to teach a class', () => {
  it('never makes a student a teacher, and does not let a teacher without a school join a school’s class', async () => {
    const school = randomUUID();
    await database.pool.query("insert into schools (id, name) values ($1, 'School')", [school]);
    const teacher = await signedInAs(app, database.pool, 'teacher', 'teaches@example.org');
    await database.pool.query('update users set school_id = $1 where email = $2', [school, 'teaches@example.org']);
    const created = await teacher.call('mutation ($input: ClassroomInput!) { createClassroom(input: $input) }', {
      input: { name: 'Physics' },
    });
    await teacher.call(
      'mutation ($id: ID!, $email: String!) { inviteToClass(id: $id, email: $email, role: teacher) }',
      {
        ...{ id: created.data.createClassroom, email: 'colleague@example.org' },
      },
    );
    const code = await mailed('colleague@example.org', /^([\w-]{32})$/m);
    const join = 'mutation ($code: String!) { joinClassroom(code: $code) }';
    const student = await signedInStudent(app, 'wants-to-teach@example.org');
    expect((await student.call(join, { code })).code).toBe('FORBIDDEN');
    expect((await student.call('{ session { userRole } }')).data.session.userRole).toBe('student');
    const stranger = await signedInAs(app, database.pool, 'teacher', 'elsewhere@example.org');
    expect((await stranger.call(join, { code })).code).toBe('OTHER_SCHOOL');
  });
});

describe('a link of a guardian', () => {
  it('cannot be used to sign in, choose a password or join a class', async () => {
    await database.pool.query(`insert into app_settings (name, value) values ('consentAge', '16')`);
    const child = await signedInNewcomer(app, 'child@example.org');
    const born = `${new Date().getUTCFullYear() - 12}-01`;
    await child.call('mutation ($born: String!) { saveBirthDate(born: $born) { status } }', { born });
    await child.call('mutation { askGuardian(email: "mum@example.org") { status } }');
    const token = await mailed('mum@example.org', /^([\w-]{43})$/m);
    const guardian = new TestBrowser(app);
    expect((await guardian.call(ACCEPT, { token, password: PASSWORD })).code).toBe('INVITATION_ENDED');
    guardian.token = token;
    expect((await guardian.call(SESSION)).status).toBe(401);
    expect((await guardian.refresh(token)).status).toBe(401);
    guardian.token = null;
    const student = await signedInStudent(app, 'classmate@example.org');
    const join = 'mutation ($code: String!) { joinClassroom(code: $code) }';
    expect((await student.call(join, { code: token })).code).toBe('WRONG_JOIN_CODE');
    const answer = 'mutation ($token: String!) { answerGuardianRequest(token: $token, allows: true) { answer } }';
    expect((await guardian.call(answer, { token })).data.answerGuardianRequest.answer).toBe('allowed');
    expect(guardian.cookies.size).toBe(0);
    await database.pool.query(`delete from app_settings`);
  });
});
