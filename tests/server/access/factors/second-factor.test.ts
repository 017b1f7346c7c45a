import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  FACTOR_PROOF_FAILURES_PER_SESSION,
  PENDING_SIGN_IN_ATTEMPTS,
  RECOVERY_CODES,
} from '#domain/access/factors/second-factor.limits.ts';
import { SIGN_IN_FREE_FAILURES } from '#domain/access/sign-in-delay.rule.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import {
  allowCodesAgain,
  appCode,
  confirmFactor,
  enterCode,
  startFactor,
  turnOnFactor,
  wrongAppCode,
} from '../../../support/access/test-second-factor.ts';
import { newSchool, storedProvider } from '../../../support/access/test-sign-on.ts';
import { PASSWORD, signedInStudent, TestBrowser } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { signedInStaff } from '../../../support/users/test-staff.ts';
import { signedInAs } from '../../../support/users/test-users.ts';

const STRANGER = '198.51.100.1';
const SESSION = '{ session { id } }';
const OWN = '{ ownAccount { hasPassword secondFactor { recoveryCodesLeft } signInActivity { outcome count } } }';
const REMOVE = 'mutation ($password: String!, $code: String!) { removeSecondFactor(password: $password, code: $code) }';
const RENEW = 'mutation ($password: String!, $code: String!) { renewRecoveryCodes(password: $password, code: $code) }';
const RESET = 'mutation ($id: ID!) { resetSecondFactor(id: $id) }';
const CHANGE =
  'mutation ($current: String!, $password: String!) { changePassword(current: $current, password: $password) }';

const mails: Mail[] = [];

const { database, app } = await testServer({ mailer: { send: async (mail) => void mails.push(mail) } });
beforeEach(async () => {
  mails.length = 0;
  await database.pool.query('delete from attempt_counts');
});

const newEmail = () => `${randomUUID()}@example.org`;
const subjects = (email: string) => mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const mailed = (email: string, subject: RegExp) =>
  expect.poll(() => subjects(email).some((each) => subject.test(each))).toBe(true);
const idOf = async (email: string): Promise<string> =>
  (await database.pool.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]?.id ?? '';
const audited = async (email: string) =>
  (
    await database.pool.query<{ action: string }>('select action from audit_log where record_id = $1 order by at', [
      await idOf(email),
    ])
  ).rows.map(({ action }) => action);
/** A student with two-step verification, whose app has unused codes. */
async function protectedStudent() {
  const email = newEmail();
  const browser = await signedInStudent(app, email);
  const factor = await turnOnFactor(browser, PASSWORD);
  await allowCodesAgain(database.pool);
  return { email, browser, ...factor };
}
/** A new browser after the right password. */
async function afterPassword(email: string, address = STRANGER, password = PASSWORD) {
  const browser = new TestBrowser(app, address);
  const { code } = await browser.signIn(email, password);
  return { browser, code };
}
const activity = async (browser: TestBrowser) =>
  Object.fromEntries(
    (await browser.call(OWN)).data.ownAccount.signInActivity.map(
      ({ outcome, count }: { outcome: string; count: number }) => [outcome, count],
    ),
  );

describe('turning on two-step verification', () => {
  it('needs the password and the first code, returns ten codes, ends other sessions, and is emailed and audited', async () => {
    const email = newEmail();
    const browser = await signedInStudent(app, email);
    const other = new TestBrowser(app);
    await other.signIn(email, PASSWORD);
    expect((await startFactor(browser, 'not my password')).code).toBe('WRONG_CREDENTIALS');
    const { secret, ticket, email: name } = (await startFactor(browser, PASSWORD)).data.startSecondFactor;
    expect(name).toBe(email);
    expect((await confirmFactor(browser, ticket, wrongAppCode(secret))).code).toBe('WRONG_CODE');
    // Nothing is stored before the first code.
    expect((await browser.call(OWN)).data.ownAccount.secondFactor).toBeNull();
    const codes: string[] = (await confirmFactor(browser, ticket, appCode(secret))).data.confirmSecondFactor;
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
    expect((await browser.call(OWN)).data.ownAccount.secondFactor).toEqual({ recoveryCodesLeft: RECOVERY_CODES });
    expect((await other.call(SESSION)).status).toBe(401);
    await mailed(email, /Two-step verification is on/);
    expect(await audited(email)).toContain('factorAdded');
    // Not twice: neither from the start nor with the same ticket.
    expect((await startFactor(browser, PASSWORD)).code).toBe('CHANGED_MEANWHILE');
    expect((await confirmFactor(browser, ticket, appCode(secret))).code).toBe('CHANGED_MEANWHILE');
  });

  it('stores neither the secret nor a recovery code as text', async () => {
    const { email, secret, recoveryCodes } = await protectedStudent();
    const id = await idOf(email);
    const { rows } = await database.pool.query(
      `select encode(sealed_secret, 'escape') || (select string_agg(encode(digest, 'escape'), '') from recovery_codes
         where user_id = $1) as text from second_factors where user_id = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
    for (const hidden of [secret, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(rows[0].text).not.toContain(hidden);
  });

  it('accepts no ticket of another session', async () => {
    const email = newEmail();
    const thief = await signedInStudent(app, email);
    const owner = new TestBrowser(app);
    await owner.signIn(email, PASSWORD);
    const { secret, ticket } = (await startFactor(thief, PASSWORD)).data.startSecondFactor;
    expect((await confirmFactor(owner, ticket, appCode(secret))).code).toBe('CODE_ENDED');
  });

  it('needs a session', async () => {
    expect((await startFactor(new TestBrowser(app), PASSWORD)).status).toBe(401);
  });

  it('counts wrong proofs for the session alone, and nothing that is right', async () => {
    const email = newEmail();
    const thief = await signedInStudent(app, email);
    for (let n = 0; n < 3; n += 1) expect((await startFactor(thief, PASSWORD)).errors).toBeUndefined();
    for (let n = 0; n < FACTOR_PROOF_FAILURES_PER_SESSION; n += 1)
      expect((await startFactor(thief, `guess ${n} of a thief`)).code).toBe('WRONG_CREDENTIALS');
    const refused = await startFactor(thief, PASSWORD);
    expect([refused.code, (refused.errors?.[0]?.extensions?.retryAfterSeconds ?? 0) > 0]).toEqual([
      'TOO_MANY_TRIES',
      true,
    ]);
    const owner = new TestBrowser(app);
    expect((await owner.signIn(email, PASSWORD)).errors).toBeUndefined();
    expect((await startFactor(owner, PASSWORD)).errors).toBeUndefined();
  });
});

describe('signing in', () => {
  it('opens no session with the password alone', async () => {
    const { email } = await protectedStudent();
    const { browser, code } = await afterPassword(email);
    expect(code).toBe('SECOND_FACTOR_REQUIRED');
    expect(browser.token).toBeNull();
    expect((await browser.call(SESSION)).status).toBe(401);
    expect((await browser.refresh('')).code).toBe('UNAUTHENTICATED');
  });

  it('opens one with the code of the app, however it is typed', async () => {
    const { email, secret } = await protectedStudent();
    const { browser } = await afterPassword(email);
    const code = appCode(secret);
    expect((await enterCode(browser, ` ${code.slice(0, 3)} ${code.slice(3)}`)).errors).toBeUndefined();
    expect((await browser.call(SESSION)).data.session.id).toBe(await idOf(email));
  });

  it('accepts no code twice, nor an older one', async () => {
    const { email, secret } = await protectedStudent();
    const code = appCode(secret);
    const { browser } = await afterPassword(email);
    expect((await enterCode(browser, code)).errors).toBeUndefined();
    const { browser: next } = await afterPassword(email);
    expect((await enterCode(next, code)).code).toBe('WRONG_CODE');
    expect((await enterCode(next, appCode(secret, -1))).code).toBe('WRONG_CODE');
    expect((await enterCode(next, appCode(secret, 1))).errors).toBeUndefined();
  });

  it('accepts each recovery code once, and emails that it was used', async () => {
    const { email, recoveryCodes } = await protectedStudent();
    const [code = ''] = recoveryCodes;
    const { browser } = await afterPassword(email);
    expect((await enterCode(browser, code.toLowerCase().replace('-', ' '))).errors).toBeUndefined();
    expect((await browser.call(OWN)).data.ownAccount.secondFactor).toEqual({ recoveryCodesLeft: RECOVERY_CODES - 1 });
    await mailed(email, /recovery code was used/);
    const { browser: next } = await afterPassword(email);
    expect((await enterCode(next, code)).code).toBe('WRONG_CODE');
  });

  it('accepts no recovery code of another account', async () => {
    const [{ email }, other] = [await protectedStudent(), await protectedStudent()];
    const { browser } = await afterPassword(email);
    expect((await enterCode(browser, other.recoveryCodes[0] ?? '')).code).toBe('WRONG_CODE');
  });

  it('belongs to the browser that entered the password', async () => {
    const { email, secret } = await protectedStudent();
    await afterPassword(email);
    expect((await enterCode(new TestBrowser(app), appCode(secret))).code).toBe('SIGN_IN_ENDED');
  });

  it('ends after too many codes, after ten minutes, and once it is complete', async () => {
    const { email, secret } = await protectedStudent();
    const { browser } = await afterPassword(email);
    for (let n = 0; n < PENDING_SIGN_IN_ATTEMPTS; n += 1)
      expect((await enterCode(browser, wrongAppCode(secret))).code).toBe('WRONG_CODE');
    expect((await enterCode(browser, appCode(secret))).code).toBe('SIGN_IN_ENDED');
    const { browser: slow } = await afterPassword(email);
    await database.pool.query(`update pending_sign_ins set expires_at = now() - interval '1 second'`);
    expect((await enterCode(slow, appCode(secret))).code).toBe('SIGN_IN_ENDED');
    const { browser: done } = await afterPassword(email);
    const before = new Map(done.cookies);
    expect((await enterCode(done, appCode(secret))).errors).toBeUndefined();
    for (const [name, value] of before) done.cookies.set(name, value);
    await allowCodesAgain(database.pool);
    expect((await enterCode(done, appCode(secret))).code).toBe('SIGN_IN_ENDED');
  });

  it('ends when the password changes, and when the account is deactivated', async () => {
    const { email, secret, browser: owner } = await protectedStudent();
    const { browser } = await afterPassword(email);
    expect((await owner.call(CHANGE, { current: PASSWORD, password: 'eight brown otters' })).errors).toBeUndefined();
    expect((await enterCode(browser, appCode(secret))).code).toBe('SIGN_IN_ENDED');
    const { browser: disabled } = await afterPassword(email, STRANGER, 'eight brown otters');
    await database.pool.query('update users set disabled_at = now() where email = $1', [email]);
    expect((await enterCode(disabled, appCode(secret))).code).toBe('SIGN_IN_ENDED');
  });

  it('asks again whether the school requires single sign-on', async () => {
    const { email, secret } = await protectedStudent();
    const { browser } = await afterPassword(email);
    const school = await newSchool(database.pool, 'Sign-on school');
    const provider = await storedProvider(database.pool, { school, issuer: `https://${randomUUID()}.example` });
    await database.pool.query('update sign_on_providers set refuses_passwords = true where id = $1', [provider]);
    await database.pool.query('update users set school_id = $2 where email = $1', [email, school]);
    expect((await enterCode(browser, appCode(secret))).code).toBe('SIGN_ON_REQUIRED');
    expect((await browser.call(SESSION)).status).toBe(401);
  });

  it('delays guesses of somebody who has the password, and the owner’s own device waits for none of them', async () => {
    const { email, secret, browser: owner } = await protectedStudent();
    const codes: (string | undefined)[] = [];
    while (codes.length <= SIGN_IN_FREE_FAILURES) {
      const { browser } = await afterPassword(email);
      codes.push((await enterCode(browser, wrongAppCode(secret))).code);
    }
    expect(codes.at(-1)).toBe('TOO_MANY_TRIES');
    expect(codes.slice(0, -1).every((code) => code === 'WRONG_CODE')).toBe(true);
    await owner.call('mutation { signOut }');
    expect((await owner.signIn(email, PASSWORD)).code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await enterCode(owner, appCode(secret))).errors).toBeUndefined();
  });

  it('counts nothing that is right', async () => {
    const { email, recoveryCodes } = await protectedStudent();
    for (const code of recoveryCodes) {
      const { browser } = await afterPassword(email);
      expect((await enterCode(browser, code)).errors).toBeUndefined();
    }
    const { rows } = await database.pool.query(
      `select key from attempt_counts where points <> 0 and key not like 'sign-up%'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('the sign-in activity of the owner', () => {
  it('has a right password without a code, and wrong codes', async () => {
    const { email, secret, browser } = await protectedStudent();
    const { browser: thief } = await afterPassword(email);
    await expect.poll(() => activity(browser)).toMatchObject({ codeRequired: 1 });
    await enterCode(thief, wrongAppCode(secret));
    await expect.poll(() => activity(browser)).toMatchObject({ codeRequired: 1, wrongCode: 1 });
  });

  it('does not have the password of a sign-in that was completed', async () => {
    const { email, secret, browser } = await protectedStudent();
    const { browser: first } = await afterPassword(email);
    await expect.poll(() => activity(browser)).toMatchObject({ codeRequired: 1 });
    await enterCode(first, appCode(secret));
    await expect.poll(() => activity(browser)).not.toHaveProperty('codeRequired');
    expect(await activity(browser)).toMatchObject({ success: 2 });
  });
});

describe('turning off two-step verification, and new recovery codes', () => {
  it('need password and code, and are emailed and audited', async () => {
    const { email, secret, browser, recoveryCodes } = await protectedStudent();
    for (const change of [REMOVE, RENEW]) {
      const refusedPassword = await browser.call(change, { password: 'not my password', code: appCode(secret) });
      expect(refusedPassword.code).toBe('WRONG_CREDENTIALS');
      const refusedCode = await browser.call(change, { password: PASSWORD, code: wrongAppCode(secret) });
      expect(refusedCode.code).toBe('WRONG_CODE');
    }
    const renewed: string[] = (await browser.call(RENEW, { password: PASSWORD, code: appCode(secret) })).data
      .renewRecoveryCodes;
    expect(renewed).toHaveLength(RECOVERY_CODES);
    await mailed(email, /recovery codes were replaced/);
    const { browser: next } = await afterPassword(email);
    expect((await enterCode(next, recoveryCodes[0] ?? '')).code).toBe('WRONG_CODE');
    // The code that was used for the change can't be used again.
    expect((await browser.call(REMOVE, { password: PASSWORD, code: appCode(secret) })).code).toBe('WRONG_CODE');
    expect((await browser.call(REMOVE, { password: PASSWORD, code: renewed[0] })).errors).toBeUndefined();
    await mailed(email, /Two-step verification is off/);
    expect(await audited(email)).toEqual(
      expect.arrayContaining(['factorAdded', 'recoveryCodesReplaced', 'factorRemoved']),
    );
    expect((await new TestBrowser(app).signIn(email, PASSWORD)).errors).toBeUndefined();
  });

  it('are refused to others who have the session but not the app, and delay no sign-in', async () => {
    const { email, secret, browser: thief } = await protectedStudent();
    for (let n = 0; n < FACTOR_PROOF_FAILURES_PER_SESSION; n += 1)
      await thief.call(REMOVE, { password: PASSWORD, code: wrongAppCode(secret) });
    expect((await thief.call(REMOVE, { password: PASSWORD, code: appCode(secret) })).code).toBe('TOO_MANY_TRIES');
    const { browser } = await afterPassword(email);
    expect((await enterCode(browser, appCode(secret))).errors).toBeUndefined();
  });
});

describe('a reset by an admin', () => {
  it('turns it off, ends every session, and is emailed and audited', async () => {
    const { email, browser } = await protectedStudent();
    const admin = await signedInAs(app, database.pool, 'admin');
    const id = await idOf(email);
    const { data } = await admin.call('query ($id: ID!) { user(id: $id) { hasSecondFactor } }', { id });
    expect(data.user.hasSecondFactor).toBe(true);
    expect((await admin.call(RESET, { id })).errors).toBeUndefined();
    expect((await browser.call(SESSION)).status).toBe(401);
    await mailed(email, /was reset/);
    expect(await audited(email)).toContain('factorReset');
    expect((await new TestBrowser(app).signIn(email, PASSWORD)).errors).toBeUndefined();
    expect((await admin.call(RESET, { id })).code).toBe('NOT_FOUND');
  });

  it('is refused to everyone else', async () => {
    const { email, browser } = await protectedStudent();
    const id = await idOf(email);
    expect((await browser.call(RESET, { id })).code).toBe('FORBIDDEN');
    const teacher = await signedInStaff(app, database.pool, 'teacher', null);
    expect((await teacher.call(RESET, { id })).code).toBe('FORBIDDEN');
    const school = await newSchool(database.pool, `School ${randomUUID()}`);
    const stranger = await signedInStaff(app, database.pool, 'schoolAdmin', school);
    expect((await stranger.call(RESET, { id })).code).toBe('NOT_FOUND');
    expect((await browser.call(OWN)).data.ownAccount.secondFactor).not.toBeNull();
  });
});
