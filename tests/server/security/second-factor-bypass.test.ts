import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveArrival } from '#server/access/sign-on/arrival.commands.ts';
import {
  allowCodesAgain,
  appCode,
  enterCode,
  turnOnFactor,
  wrongAppCode,
} from '../../support/access/test-second-factor.ts';
import { newSchool, storedProvider } from '../../support/access/test-sign-on.ts';
import { launch } from '../../support/lti/test-launch.ts';
import { type TestPlatform, testPlatform, testTool } from '../../support/lti/test-lti-platform.ts';
import { PASSWORD, signedInStudent, TestBrowser } from '../../support/servers/test-api.ts';
import { testMailbox } from '../../support/servers/test-mailbox.ts';
import { testServer } from '../../support/servers/test-server.ts';
import { signedInAs } from '../../support/users/test-users.ts';

/*
 * Ways into an account for somebody who has its password, its mailbox or a session of it, but neither the app nor a
 * recovery code. None of them may open a session without a code, or turn two-step verification off.
 */

const STRANGER = '198.51.100.1';
const SESSION = '{ session { id } }';
const NEW_PASSWORD = 'eight brown otters';
const LAUNCH = 'mutation ($account: SignInInput) { openLaunch(account: $account) { tokens { token } } }';
const SIGN_ON = 'mutation ($account: SignInInput) { openSignOn(account: $account) { token } }';

const tool = testTool();
const { mails, mailer, mailed } = testMailbox();
const { app, database } = await testServer({ tool, mailer });
let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(database.pool, tool);
});
afterAll(() => platform.close());
beforeEach(async () => {
  mails.length = 0;
  await database.pool.query('delete from attempt_counts');
});

async function victim() {
  const email = `${randomUUID()}@example.org`;
  const browser = await signedInStudent(app, email);
  const factor = await turnOnFactor(browser, PASSWORD);
  await allowCodesAgain(database.pool);
  const { rows } = await database.pool.query<{ id: string }>('select id from users where email = $1', [email]);
  return { email, browser, id: rows[0]?.id ?? '', ...factor };
}
/** What an attacker with the password gets, and that the second step still stands. */
async function expectNoWayIn(email: string, password: string): Promise<void> {
  const attacker = new TestBrowser(app, STRANGER);
  expect((await attacker.signIn(email, password)).code).toBe('SECOND_FACTOR_REQUIRED');
  expect((await attacker.call(SESSION)).status).toBe(401);
}

describe('somebody with the mailbox', () => {
  it('can reset the password, but needs a code to sign in, and is no known device', async () => {
    const { email, secret, browser: owner } = await victim();
    const thief = new TestBrowser(app, STRANGER);
    await thief.call('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
    const code = await mailed(email, /\b(\d{6})\b/);
    const exchanged = await thief.call(
      'mutation ($email: String!, $code: String!) { exchangeResetCode(email: $email, code: $code) }',
      { email, code },
    );
    const reset = await thief.call(
      'mutation ($permit: String!, $password: String!) { resetPassword(permit: $permit, password: $password) }',
      { permit: exchanged.data.exchangeResetCode, password: NEW_PASSWORD },
    );
    expect(reset.errors).toBeUndefined();
    expect((await owner.call(SESSION)).status).toBe(401);
    await expectNoWayIn(email, NEW_PASSWORD);
    // Wrong codes count for the account, not for a known device with attempts of its own.
    await thief.signIn(email, NEW_PASSWORD);
    await enterCode(thief, wrongAppCode(secret));
    const { rows } = await database.pool.query(
      `select key from attempt_counts where key like 'factor-%' and points > 0`,
    );
    expect(rows.map(({ key }) => String(key).split(':')[0]).sort()).toEqual(['factor-account', 'factor-address']);
  });

  it('who uses a link of the school to set a password, needs a code as well', async () => {
    const { email, id } = await victim();
    const admin = await signedInAs(app, database.pool, 'admin');
    await admin.call('mutation ($id: ID!) { mailPasswordLink(id: $id) }', { id });
    const token = await mailed(email, /\/invitation#([\w-]+)/);
    const thief = new TestBrowser(app, STRANGER);
    const accepted = await thief.call(
      'mutation ($token: String!, $password: String!) { acceptInvitation(token: $token, password: $password) }',
      { token, password: NEW_PASSWORD },
    );
    expect(accepted.errors).toBeUndefined();
    await expectNoWayIn(email, NEW_PASSWORD);
  });
});

describe('somebody with the password', () => {
  const connects = {
    'a learning platform': async (browser: TestBrowser, account: object) => browser.call(LAUNCH, { account }),
    'an identity provider': async (browser: TestBrowser, account: object) => browser.call(SIGN_ON, { account }),
  };
  /** A browser that has arrived from there, as a user who is not connected with an account. */
  async function arrived(kind: keyof typeof connects, victimId: string): Promise<TestBrowser> {
    const browser = new TestBrowser(app, STRANGER);
    if (kind === 'a learning platform') {
      await launch(app, browser, platform, { claims: { sub: randomUUID() } });
      return browser;
    }
    const issuer = `https://${randomUUID()}.example`;
    const school = await newSchool(database.pool, `School ${randomUUID()}`);
    await database.pool.query('update users set school_id = $2 where id = $1', [victimId, school]);
    const id = await storedProvider(database.pool, { school, issuer, domains: [`${randomUUID()}.example`] });
    const profile = { name: 'Thief', email: null, role: 'student' } as const;
    const code = await saveArrival(database.pool, id, { issuer, subject: randomUUID(), sid: null, profile });
    browser.cookies.set('sign-on', code);
    return browser;
  }

  it.each(['a learning platform', 'an identity provider'] as const)(
    'can’t connect the account with %s without a code, and the owner can',
    async (kind) => {
      const { email, secret, id } = await victim();
      const browser = await arrived(kind, id);
      const connect = (code?: string) => connects[kind](browser, { email, password: PASSWORD, ...(code && { code }) });
      expect((await connect()).code).toBe('SECOND_FACTOR_REQUIRED');
      expect((await connect(wrongAppCode(secret))).code).toBe('WRONG_CODE');
      expect((await connect('not a code')).code).toBe('INVALID_INPUT');
      expect((await browser.call(SESSION)).status).toBe(401);
      // The same browser is connected with a code, so the missing code was the only reason.
      expect((await connect(appCode(secret))).errors).toBeUndefined();
    },
  );

  it('can’t reuse a code that connected the account', async () => {
    const { email, secret, id } = await victim();
    const browser = await arrived('a learning platform', id);
    const code = appCode(secret);
    const connected = await connects['a learning platform'](browser, { email, password: PASSWORD, code });
    expect(connected.errors).toBeUndefined();
    const thief = new TestBrowser(app, STRANGER);
    await thief.signIn(email, PASSWORD);
    expect((await enterCode(thief, code)).code).toBe('WRONG_CODE');
  });

  it('who connects with a recovery code, is reported to the owner by email', async () => {
    const { email, recoveryCodes, id } = await victim();
    const browser = await arrived('a learning platform', id);
    const connected = await connects['a learning platform'](browser, {
      email,
      password: PASSWORD,
      code: recoveryCodes[0],
    });
    expect(connected.errors).toBeUndefined();
    await expect.poll(() => mails.some(({ to, subject }) => to === email && /recovery code/.test(subject))).toBe(true);
  });

  it('can’t sign up with the address instead', async () => {
    const { email } = await victim();
    await new TestBrowser(app, STRANGER).signUp(email, PASSWORD);
    await expectNoWayIn(email, PASSWORD);
  });

  it('can’t send the code along with the password', async () => {
    const { email, secret } = await victim();
    const browser = new TestBrowser(app, STRANGER);
    const answer = await browser.call('mutation ($input: SignInInput!) { signIn(input: $input) { token } }', {
      input: { email, password: PASSWORD, code: appCode(secret) },
    });
    expect(answer.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('can’t continue in the browser of somebody else’s sign-in', async () => {
    const [first, second] = [await victim(), await victim()];
    const browser = new TestBrowser(app, STRANGER);
    await browser.signIn(first.email, PASSWORD);
    await browser.signIn(second.email, PASSWORD);
    // Only the last password counts, and a code of the other account opens nothing.
    expect((await enterCode(browser, appCode(first.secret))).code).toBe('WRONG_CODE');
    expect((await browser.call(SESSION)).status).toBe(401);
  });
});

describe('somebody with a session', () => {
  it('can set a PIN, but that opens nothing and turns nothing off', async () => {
    const { email, browser } = await victim();
    const pin = await browser.call(
      'mutation ($pin: String!, $password: String!) { setPin(pin: $pin, password: $password) }',
      {
        pin: '805172',
        password: PASSWORD,
      },
    );
    expect(pin.errors).toBeUndefined();
    await expectNoWayIn(email, PASSWORD);
  });

  it('who has not entered the PIN yet, can’t change two-step verification', async () => {
    const { email, secret, browser, recoveryCodes } = await victim();
    await browser.call('mutation ($pin: String!, $password: String!) { setPin(pin: $pin, password: $password) }', {
      pin: '805172',
      password: PASSWORD,
    });
    const next = new TestBrowser(app);
    await next.signIn(email, PASSWORD);
    expect((await enterCode(next, appCode(secret))).errors).toBeUndefined();
    const change = 'mutation ($p: String!, $c: String!) { removeSecondFactor(password: $p, code: $c) }';
    expect((await next.call(change, { p: PASSWORD, c: recoveryCodes[0] })).code).toBe('PIN_REQUIRED');
  });

  it('as a support visitor can’t change two-step verification', async () => {
    const { id, recoveryCodes } = await victim();
    const admin = await signedInAs(app, database.pool, 'admin');
    const visit = await admin.call('mutation ($id: ID!) { startSupport(id: $id, reason: "They asked for help") }', {
      id,
    });
    expect(visit.errors).toBeUndefined();
    const change = 'mutation ($p: String!, $c: String!) { removeSecondFactor(password: $p, code: $c) }';
    expect((await admin.call(change, { p: PASSWORD, c: recoveryCodes[0] })).code).toBeDefined();
    const { rows } = await database.pool.query('select from second_factors where user_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });
});
