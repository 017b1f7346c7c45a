import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#domain/access/role.ts';
import type { SignInRequirement } from '#domain/access/sign-in-policy/sign-in-requirement.ts';
import { openSession } from '#server/access/session.commands.ts';
import { graphSchema } from '#server/graph/schema.ts';
import {
  answerWith,
  newPasskey,
  sendAnswer,
  signInWithPasskey,
  startPasskeySignIn,
} from '../../../support/access/test-passkey.ts';
import {
  allowCodesAgain,
  appCode,
  enterCode,
  startFactor,
  turnOnFactor,
} from '../../../support/access/test-second-factor.ts';
import { newSchool } from '../../../support/access/test-sign-on.ts';
import { testBank } from '../../../support/questions/test-bank.ts';
import { PASSWORD, TestBrowser } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { signedInAs } from '../../../support/users/test-users.ts';

const { app, database } = await testServer();
const { pool } = database;

const SESSION = '{ session { factor_missing factor_due } }';
const MEMBER = '{ ownAccount { email } }';
const POLICIES =
  'query ($school: ID) { signInPolicies(school: $school) { signOnOnly hasApp hasPasskey policies { role base userCount factorCount passkeyCount rule { requirement requiredFrom graceDays } floor { requirement } } } }';
const SAVE =
  'mutation ($school: ID, $role: AccountType!, $requirement: SignInRequirement!, $from: CalendarDay!, $days: Int!, $base: String!) { saveSignInPolicy(school: $school, role: $role, requirement: $requirement, requiredFrom: $from, graceDays: $days, base: $base) }';

beforeEach(async () => {
  await pool.query('delete from sign_in_policies');
  await pool.query('delete from attempt_counts');
});

const daysFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const newEmail = (): string => `${randomUUID()}@example.org`;

/** A policy as stored; users are in time until their accounts have existed for its days of grace. */
const store = (
  role: Role,
  requirement: SignInRequirement,
  { school = null as string | null, from = '2020-01-01', graceDays = 0 } = {},
) =>
  pool.query(
    `insert into sign_in_policies (id, school_id, role, requirement, required_from, grace_days)
     values ($1, $2, $3, $4, $5, $6)`,
    [randomUUID(), school, role, requirement, from, graceDays],
  );

/** A signed-in user, whose account is a year old. */
async function userOf(role: Role, school: string | null = null) {
  const email = newEmail();
  const browser = await signedInAs(app, pool, role, email);
  await pool.query(`update users set school_id = $2, created_at = now() - interval '1 year' where email = $1`, [
    email,
    school,
  ]);
  return { email, browser };
}

async function rulesOf(browser: TestBrowser, school: string | null) {
  return (await browser.call(POLICIES, { school })).data.signInPolicies;
}
async function save(
  browser: TestBrowser,
  {
    school = null as string | null,
    role = 'teacher' as Role,
    requirement = 'secondFactor' as SignInRequirement,
    base = undefined as string | undefined,
    from = daysFromNow(0),
    days = 0,
  } = {},
) {
  const known =
    base ?? (await rulesOf(browser, school))?.policies.find((each: { role: Role }) => each.role === role)?.base;
  return browser.call(SAVE, { school, role, requirement, from, days, base: known ?? '' });
}

describe('a user without a factor that is required', () => {
  it('can do nothing but set one up, also in a session of before', async () => {
    const { browser } = await userOf('teacher');
    expect((await browser.call(MEMBER)).errors).toBeUndefined();
    await store('teacher', 'secondFactor');
    expect((await browser.call(SESSION)).data.session).toEqual({ factor_missing: true, factor_due: null });
    expect((await browser.call(MEMBER)).code).toBe('FACTOR_SETUP_REQUIRED');
    await turnOnFactor(browser, PASSWORD);
    expect((await browser.call(SESSION)).data.session).toEqual({ factor_missing: false, factor_due: null });
    expect((await browser.call(MEMBER)).errors).toBeUndefined();
  });

  it('finishes an exam with a time limit first, if it began before the factor was required', async () => {
    const { email, browser } = await userOf('student');
    const { quiz } = await testBank(pool, { free: true });
    const begin = (started: string, deadline: string) =>
      pool.query(
        `insert into attempts (id, user_id, quiz_id, started_at, seconds, deadline_at)
         select $1, id, $2, now() + $4::interval, 2400, now() + $5::interval from users where email = $3`,
        [randomUUID(), quiz, email, started, deadline],
      );
    await begin('-10 minutes', '30 minutes');
    await store('student', 'secondFactor');
    expect((await browser.call(MEMBER)).errors).toBeUndefined();
    expect((await browser.call(SESSION)).data.session).toMatchObject({ factor_missing: false });

    await pool.query("update attempts set deadline_at = now() - interval '1 second'");
    expect((await browser.call(MEMBER)).code).toBe('FACTOR_SETUP_REQUIRED');

    await pool.query("update attempts set handed_in_at = now(), handed_in_by = 'deadline'");
    await pool.query("update sign_in_policies set updated_at = now() - interval '1 hour'");
    await begin('-10 minutes', '30 minutes');
    expect((await browser.call(MEMBER)).code).toBe('FACTOR_SETUP_REQUIRED');
  });

  it('needs the password to set one up', async () => {
    const { browser } = await userOf('teacher');
    await store('teacher', 'secondFactor');
    expect((await startFactor(browser, 'a wrong password')).code).toBe('WRONG_CREDENTIALS');
  });

  it('is let in by a passkey instead', async () => {
    const { browser } = await userOf('teacher');
    await store('teacher', 'passkey');
    await newPasskey(browser, PASSWORD);
    expect((await browser.call(MEMBER)).errors).toBeUndefined();
  });

  it('needs a passkey where an app is not enough', async () => {
    const { browser } = await userOf('teacher');
    const { secret } = await turnOnFactor(browser, PASSWORD);
    await allowCodesAgain(pool);
    await store('teacher', 'passkey');
    expect((await browser.call(MEMBER)).code).toBe('FACTOR_SETUP_REQUIRED');
    await newPasskey(browser, PASSWORD, { code: appCode(secret) });
    expect((await browser.call(MEMBER)).errors).toBeUndefined();
  });

  it('can call these operations only', () => {
    const schema = graphSchema();
    const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    const named = (rule: string) => fields.filter(({ extensions }) => extensions.rule === rule).map(({ name }) => name);
    expect(named('enrolling').sort()).toEqual([
      'addPasskey',
      'confirmSecondFactor',
      'factorSetup',
      'startPasskey',
      'startSecondFactor',
    ]);
  });

  it('is refused by uploads and by tokens of the REST API', async () => {
    const { browser } = await userOf('teacher');
    const created = await browser.call(
      'mutation { createApiToken(name: "Sheet", scopes: [classes], days: 30, isForSchool: false) }',
    );
    expect(created.errors).toBeUndefined();
    const token = created.data.createApiToken;
    const classes = () =>
      app.inject({ method: 'GET', url: '/api/v1/classes', headers: { authorization: `Bearer ${token}` } });
    expect((await classes()).statusCode).toBe(200);
    await store('teacher', 'secondFactor');
    expect((await classes()).statusCode).toBe(401);
    const upload = await app.inject({
      method: 'POST',
      url: '/uploads',
      headers: {
        authorization: `Bearer ${browser.token}`,
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'tus-resumable': '1.0.0',
      },
    });
    expect([upload.statusCode, upload.json().errors?.[0]?.extensions?.code]).toEqual([403, 'FACTOR_SETUP_REQUIRED']);
  });

  it('is refused as the support user too', async () => {
    const { browser } = await userOf('admin');
    const student = await userOf('student');
    const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [student.email]);
    await browser.call('mutation ($id: ID!) { startSupport(id: $id, reason: "They asked for help") }', rows[0]);
    expect((await browser.call(MEMBER)).data.ownAccount.email).toBe(student.email);
    await store('admin', 'secondFactor');
    expect((await browser.call(MEMBER)).code).toBe('FACTOR_SETUP_REQUIRED');
    // What is required of students says nothing about the one who helps them.
    await pool.query('delete from sign_in_policies');
    await store('student', 'secondFactor');
    expect((await browser.call(MEMBER)).errors).toBeUndefined();
  });
});

describe('before a factor is required', () => {
  it('users learn when it will be, and can do everything', async () => {
    const { browser } = await userOf('teacher');
    await store('teacher', 'secondFactor', { from: daysFromNow(3), graceDays: 4 });
    const { session } = (await browser.call(SESSION)).data;
    expect(session).toEqual({ factor_missing: false, factor_due: `${daysFromNow(7)}T00:00:00.000Z` });
    expect((await browser.call(MEMBER)).errors).toBeUndefined();
  });

  it('new accounts have the days of grace from their creation', async () => {
    const { browser, email } = await userOf('teacher');
    await store('teacher', 'secondFactor', { graceDays: 5 });
    expect((await browser.call(MEMBER)).code).toBe('FACTOR_SETUP_REQUIRED');
    await pool.query(`update users set created_at = now() - interval '4 days' where email = $1`, [email]);
    expect((await browser.call(SESSION)).data.session.factor_missing).toBe(false);
  });

  it('other roles and other schools are not affected', async () => {
    const [school, other] = [await newSchool(pool, newEmail()), await newSchool(pool, newEmail())];
    await store('teacher', 'secondFactor', { school });
    for (const { browser } of [
      await userOf('student', school),
      await userOf('teacher', other),
      await userOf('teacher'),
    ])
      expect((await browser.call(MEMBER)).errors).toBeUndefined();
    const { browser } = await userOf('teacher', school);
    expect((await browser.call(MEMBER)).code).toBe('FACTOR_SETUP_REQUIRED');
  });
});

describe('a sign-in with the password', () => {
  it('of an account that only has a passkey needs it as the second step', async () => {
    const { email, browser } = await userOf('teacher');
    const passkey = await newPasskey(browser, PASSWORD);
    expect((await new TestBrowser(app).signIn(email, PASSWORD)).errors).toBeUndefined();
    await store('teacher', 'secondFactor');
    const next = new TestBrowser(app);
    expect((await next.signIn(email, PASSWORD)).code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await enterCode(next, '123456')).code).toBe('WRONG_CODE');
    expect((await signInWithPasskey(next, passkey, { afterPassword: true })).errors).toBeUndefined();
    expect((await next.call(MEMBER)).errors).toBeUndefined();
  });

  it('is refused where only passkeys are accepted, and opens an account that has none yet', async () => {
    const { email, browser } = await userOf('teacher');
    await store('teacher', 'passkey');
    const first = new TestBrowser(app);
    expect((await first.signIn(email, PASSWORD)).errors).toBeUndefined();
    expect((await first.call(MEMBER)).code).toBe('FACTOR_SETUP_REQUIRED');
    const passkey = await newPasskey(browser, PASSWORD);
    const next = new TestBrowser(app);
    expect((await next.signIn(email, PASSWORD)).code).toBe('PASSKEY_REQUIRED');
    expect((await next.call(SESSION)).status).toBe(401);
    expect((await signInWithPasskey(next, passkey)).errors).toBeUndefined();
    expect((await next.call(MEMBER)).errors).toBeUndefined();
  });

  it('that waits for its code is refused if a passkey was required meanwhile', async () => {
    const { email, browser } = await userOf('teacher');
    const { secret } = await turnOnFactor(browser, PASSWORD);
    await allowCodesAgain(pool);
    await newPasskey(browser, PASSWORD, { code: appCode(secret) });
    await allowCodesAgain(pool);
    const next = new TestBrowser(app);
    expect((await next.signIn(email, PASSWORD)).code).toBe('SECOND_FACTOR_REQUIRED');
    await store('teacher', 'passkey');
    expect((await enterCode(next, appCode(secret))).code).toBe('PASSKEY_REQUIRED');
    expect((await next.call(SESSION)).status).toBe(401);
  });

  it('can’t connect another service to an account that only has a passkey', async () => {
    const { email, browser } = await userOf('teacher');
    await newPasskey(browser, PASSWORD);
    await store('teacher', 'secondFactor');
    const connect = await new TestBrowser(app).call(
      'mutation ($account: SignInInput) { openSignOn(account: $account) { token } }',
      { account: { email, password: PASSWORD } },
    );
    expect(connect.code).toBe('PASSKEY_REQUIRED');
  });
});

describe('a session', () => {
  it('that a password alone has opened ends once the factor of its user is required', async () => {
    const { email, browser } = await userOf('teacher');
    const passkey = await newPasskey(browser, PASSWORD);
    const thief = new TestBrowser(app);
    await thief.signIn(email, PASSWORD);
    expect((await thief.call(MEMBER)).errors).toBeUndefined();
    await store('teacher', 'secondFactor');
    expect((await thief.call(SESSION)).status).toBe(401);
    expect((await thief.refresh()).status).toBe(401);
    // It does not come back when the policy is withdrawn.
    await pool.query('delete from sign_in_policies');
    expect((await thief.call(SESSION)).status).toBe(401);
    // The session in which the passkey was added has proved it.
    expect((await browser.call(MEMBER)).errors).toBeUndefined();
    expect(passkey.signCount).toBe(0);
  });

  it('stays if its user has proved the passkey since', async () => {
    const { email, browser } = await userOf('teacher');
    const passkey = await newPasskey(browser, PASSWORD);
    const next = new TestBrowser(app);
    await next.signIn(email, PASSWORD);
    const started = await next.call('mutation { startPasskeyVerification { challenge siteId } }');
    const answer = answerWith(passkey, started.data.startPasskeyVerification);
    const verify = 'mutation ($answer: PasskeyAnswerInput!) { verifySessionByPasskey(answer: $answer) }';
    expect((await next.call(verify, { answer })).errors).toBeUndefined();
    await store('teacher', 'passkey');
    expect((await next.call(MEMBER)).errors).toBeUndefined();
  });

  it('that a service has opened, and one of an account without a password, need nothing more', async () => {
    const { email, browser } = await userOf('teacher');
    await store('teacher', 'passkey');
    const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [email]);
    const binding = randomUUID();
    const { token } = await openSession(pool, { userId: rows[0]?.id ?? '', factor: 'service', binding, userAgent: '' });
    const arrived = new TestBrowser(app);
    for (const name of browser.cookies.keys()) arrived.cookies.set(name, binding);
    arrived.token = token;
    expect((await arrived.call(MEMBER)).errors).toBeUndefined();
    expect((await browser.call(MEMBER)).code).toBe('FACTOR_SETUP_REQUIRED');
    await pool.query('update users set password_digest = null where email = $1', [email]);
    expect((await browser.call(MEMBER)).errors).toBeUndefined();
  });

  it('of a copied challenge opens nothing', async () => {
    const { email, browser } = await userOf('teacher');
    const passkey = await newPasskey(browser, PASSWORD);
    await store('teacher', 'passkey');
    const started = await startPasskeySignIn(new TestBrowser(app));
    const thief = new TestBrowser(app);
    await thief.signIn(email, PASSWORD);
    const answer = answerWith(passkey, started.data.startPasskeySignIn);
    expect((await sendAnswer(thief, answer)).code).toBe('PASSKEY_ENDED');
  });
});

describe('a school admin', () => {
  async function schoolAdmin(withFactor = true) {
    const school = await newSchool(pool, `School ${randomUUID()}`);
    const admin = await userOf('schoolAdmin', school);
    if (withFactor) await turnOnFactor(admin.browser, PASSWORD);
    return { school, ...admin };
  }

  it('decides for each role of the school, and sees who is ready', async () => {
    const { school, browser } = await schoolAdmin();
    await userOf('teacher', school);
    const ready = await userOf('teacher', school);
    await turnOnFactor(ready.browser, PASSWORD);
    expect((await save(browser, { school, from: daysFromNow(9), days: 7 })).errors).toBeUndefined();
    const { policies, hasApp, hasPasskey, signOnOnly } = await rulesOf(browser, school);
    expect({ hasApp, hasPasskey, signOnOnly }).toEqual({ hasApp: true, hasPasskey: false, signOnOnly: null });
    expect(policies.map(({ role }: { role: Role }) => role)).toEqual(['student', 'teacher', 'schoolAdmin']);
    expect(policies[1]).toMatchObject({
      ...{ userCount: 2, factorCount: 1, passkeyCount: 0, floor: null },
      rule: { requirement: 'secondFactor', requiredFrom: daysFromNow(9), graceDays: 7 },
    });
    expect((await save(browser, { school, requirement: 'password' })).errors).toBeUndefined();
    expect((await rulesOf(browser, school)).policies[1].rule).toBeNull();
    const { rows } = await pool.query(
      `select school_id from audit_log where resource = 'sign-in-policy' and record_id = $1`,
      [school],
    );
    expect(rows).toHaveLength(2);
  });

  it('can’t require a factor that they lack, and so can’t lock themselves out', async () => {
    const { school, browser } = await schoolAdmin(false);
    expect((await save(browser, { school, role: 'schoolAdmin' })).code).toBe('OWN_FACTOR_MISSING');
    expect((await save(browser, { school, role: 'student' })).code).toBe('OWN_FACTOR_MISSING');
    await turnOnFactor(browser, PASSWORD);
    expect((await save(browser, { school, requirement: 'passkey' })).code).toBe('OWN_FACTOR_MISSING');
    expect((await save(browser, { school, role: 'schoolAdmin' })).errors).toBeUndefined();
    expect((await browser.call(MEMBER)).errors).toBeUndefined();
  });

  it('who removes the own factor afterwards, can set up another', async () => {
    const { school, browser, email } = await schoolAdmin();
    await save(browser, { school, role: 'schoolAdmin' });
    await pool.query('delete from second_factors where user_id = (select id from users where email = $1)', [email]);
    const next = new TestBrowser(app);
    expect((await next.signIn(email, PASSWORD)).errors).toBeUndefined();
    expect((await next.call(MEMBER)).code).toBe('FACTOR_SETUP_REQUIRED');
    await turnOnFactor(next, PASSWORD);
    expect((await next.call(MEMBER)).errors).toBeUndefined();
  });

  it('has no say in other schools, in all schools, and about admins', async () => {
    const { school, browser } = await schoolAdmin();
    const other = await newSchool(pool, `School ${randomUUID()}`);
    for (const foreign of [other, null, 'no id', randomUUID()]) {
      expect((await browser.call(POLICIES, { school: foreign })).code).toBe('NOT_FOUND');
      expect((await save(browser, { school: foreign, base: 'x' })).code).toBe('NOT_FOUND');
    }
    expect((await save(browser, { school, role: 'admin', base: 'x' })).code).toBe('NOT_FOUND');
    expect((await pool.query('select from sign_in_policies')).rowCount).toBe(0);
  });

  it('can only add to what all schools require', async () => {
    const { school, browser } = await schoolAdmin();
    const teacher = await userOf('teacher', school);
    await store('teacher', 'secondFactor');
    expect((await save(browser, { school, requirement: 'password' })).errors).toBeUndefined();
    expect((await teacher.browser.call(MEMBER)).code).toBe('FACTOR_SETUP_REQUIRED');
    expect((await rulesOf(browser, school)).policies[1].floor).toEqual({ requirement: 'secondFactor' });
  });

  it.each([{ days: -1 }, { days: 61 }, { from: '2026-02-30' }, { requirement: 'nothing' as SignInRequirement }])(
    'can’t save %j',
    async (wrong) => {
      const { school, browser } = await schoolAdmin();
      const answer = await save(browser, { school, ...wrong });
      expect(answer.errors).toBeDefined();
      expect((await pool.query('select from sign_in_policies')).rowCount).toBe(0);
    },
  );

  it('learns that another has changed it meanwhile, also if both save at once', async () => {
    const { school, browser } = await schoolAdmin();
    const base = (await rulesOf(browser, school)).policies[1].base;
    const answers = await Promise.all([
      save(browser, { school, base, days: 1 }),
      save(browser, { school, base, days: 2 }),
      save(browser, { school, base, days: 3 }),
    ]);
    expect(answers.map(({ code }) => code ?? 'saved').sort()).toEqual([
      'CHANGED_MEANWHILE',
      'CHANGED_MEANWHILE',
      'saved',
    ]);
  });

  it('needs a recent proof', async () => {
    const { school, browser } = await schoolAdmin();
    await pool.query(`update sessions set verified_at = now() - interval '1 hour'`);
    expect((await save(browser, { school })).code).toBe('STEP_UP_REQUIRED');
  });

  it.each(['student', 'teacher'] as const)('is no %s', async (role) => {
    const { browser } = await userOf(role);
    expect((await browser.call(POLICIES)).code).toBe('FORBIDDEN');
    expect((await save(browser, { base: 'x' })).code).toBe('FORBIDDEN');
  });
});

describe('an admin', () => {
  it('decides for all schools, for admins, and for a school', async () => {
    const { browser } = await userOf('admin');
    await turnOnFactor(browser, PASSWORD);
    const school = await newSchool(pool, `School ${randomUUID()}`);
    expect((await save(browser, { role: 'admin' })).errors).toBeUndefined();
    expect((await save(browser, { school, role: 'student' })).errors).toBeUndefined();
    const { policies } = await rulesOf(browser, null);
    expect(policies.map(({ role, userCount }: { role: Role; userCount: number | null }) => [role, userCount])).toEqual([
      ['student', null],
      ['teacher', null],
      ['schoolAdmin', null],
      ['admin', null],
    ]);
    const other = await userOf('admin');
    expect((await other.browser.call(MEMBER)).code).toBe('FACTOR_SETUP_REQUIRED');
  });
});
