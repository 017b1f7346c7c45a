import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSKEY_REQUESTS_PER_ADDRESS, PASSKEYS_PER_USER } from '#domain/access/passkeys/passkey.limits.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import {
  addPasskey,
  answerWith,
  createPasskey,
  type Misbehaviour,
  newPasskey,
  sendAnswer,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '../../../support/access/test-passkey.ts';
import { allowCodesAgain, appCode, turnOnFactor } from '../../../support/access/test-second-factor.ts';
import { newSchool, storedProvider } from '../../../support/access/test-sign-on.ts';
import { PASSWORD, signedInStudent, TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { signedInAs } from '../../../support/users/test-users.ts';

const SESSION = '{ session { id pin } }';
const OWN =
  '{ ownAccount { passkeys { id name lastUsedAt isSynced } secondFactor { since } signInActivity { outcome count } } }';
const RENAME = 'mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) }';
const REMOVE = 'mutation ($id: ID!) { removePasskey(id: $id) }';
const RESET = 'mutation ($id: ID!) { resetSecondFactor(id: $id) }';
const COMPLETE = 'mutation ($code: String!) { completeSignIn(code: $code) { token } }';

let database: TestDatabase;
let app: FastifyInstance;
const mails: Mail[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  app = await testApp(database.pool, { mailer: { send: async (mail) => void mails.push(mail) } });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  mails.length = 0;
  await database.pool.query('delete from attempt_counts');
});

const newEmail = () => `${randomUUID()}@example.org`;
const mailed = (email: string, subject: RegExp) =>
  expect.poll(() => mails.some((mail) => mail.to === email && subject.test(mail.subject))).toBe(true);
const idOf = async (email: string): Promise<string> =>
  (await database.pool.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]?.id ?? '';
const audited = async (email: string) =>
  (
    await database.pool.query<{ action: string }>('select action from audit_log where record_id = $1 order by at', [
      await idOf(email),
    ])
  ).rows.map(({ action }) => action);
async function student() {
  const email = newEmail();
  return { email, browser: await signedInStudent(app, email) };
}
async function studentWithPasskey(options: { readonly isSynced?: boolean } = {}) {
  const { email, browser } = await student();
  return { email, browser, passkey: await newPasskey(browser, PASSWORD, options) };
}
const isSignedIn = async (browser: TestBrowser, email: string) =>
  expect((await browser.call(SESSION)).data.session.id).toBe(await idOf(email));

describe('adding a passkey', () => {
  it('needs the password, and is listed, emailed and audited', async () => {
    const { email, browser } = await student();
    expect((await startPasskey(browser, 'not my password')).code).toBe('WRONG_CREDENTIALS');
    await newPasskey(browser, PASSWORD, { isSynced: true, name: 'My phone' });
    expect((await browser.call(OWN)).data.ownAccount.passkeys).toEqual([
      { id: expect.any(String), name: 'My phone', lastUsedAt: null, isSynced: true },
    ]);
    await mailed(email, /A passkey was added/);
    expect(await audited(email)).toContain('passkeyAdded');
  });

  it('needs the code as well where two-step verification is on', async () => {
    const { browser } = await student();
    const { secret } = await turnOnFactor(browser, PASSWORD);
    expect((await startPasskey(browser, PASSWORD)).code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await startPasskey(browser, PASSWORD, appCode(secret))).code).toBe('WRONG_CODE');
    await allowCodesAgain(database.pool);
    await newPasskey(browser, PASSWORD, { code: appCode(secret) });
  });

  it('names the passkeys that exist, and accepts none twice, for whichever user', async () => {
    const { browser, passkey } = await studentWithPasskey();
    const { existing } = (await startPasskey(browser, PASSWORD)).data.startPasskey;
    expect(existing).toEqual([{ id: passkey.id.toString('base64url'), transports: ['internal'] }]);
    for (const user of [browser, (await student()).browser]) {
      const { data } = await startPasskey(user, PASSWORD);
      const { response } = createPasskey(data.startPasskey, { copyOf: passkey });
      expect((await addPasskey(user, response)).code).toBe('PASSKEY_EXISTS');
    }
  });

  it('accepts only a request of this user in this browser, once and in time', async () => {
    const { email, browser } = await student();
    const { data } = await startPasskey(browser, PASSWORD);
    const { response } = createPasskey(data.startPasskey);
    const other = await student();
    expect((await addPasskey(other.browser, response)).code).toBe('PASSKEY_ENDED');
    const elsewhere = new TestBrowser(app);
    await elsewhere.signIn(email, PASSWORD);
    expect((await addPasskey(elsewhere, response)).code).toBe('PASSKEY_ENDED');
    // What another user of the same browser has started.
    await database.pool.query('update passkey_challenges set user_id = $1', [await idOf(other.email)]);
    expect((await addPasskey(browser, response)).code).toBe('PASSKEY_ENDED');
    const again = await startPasskey(browser, PASSWORD);
    const late = createPasskey(again.data.startPasskey).response;
    await database.pool.query(`update passkey_challenges set expires_at = now() - interval '1 second'`);
    expect((await addPasskey(browser, late)).code).toBe('PASSKEY_ENDED');
    const third = createPasskey((await startPasskey(browser, PASSWORD)).data.startPasskey).response;
    expect((await addPasskey(browser, third)).errors).toBeUndefined();
    expect((await addPasskey(browser, third)).code).toBe('PASSKEY_ENDED');
  });

  it.each<[string, Misbehaviour, string]>([
    ['another origin', { origin: 'https://lectern.example' }, 'PASSKEY_REFUSED'],
    ['another website', { siteId: 'example.org' }, 'PASSKEY_REFUSED'],
    ['an unverified user', { isVerified: false }, 'PASSKEY_REFUSED'],
    ['a page inside another website', { crossOrigin: true }, 'PASSKEY_ENDED'],
    ['another challenge', { challenge: 'A'.repeat(43) }, 'PASSKEY_ENDED'],
    // The library would download lists of revoked certificates.
    ['certificates', { certificates: [Buffer.from('a certificate')] }, 'PASSKEY_REFUSED'],
  ])('refuses %s', async (_name, as, code) => {
    const { browser } = await student();
    const { data } = await startPasskey(browser, PASSWORD);
    expect((await addPasskey(browser, createPasskey(data.startPasskey, { as }).response)).code).toBe(code);
    expect((await browser.call(OWN)).data.ownAccount.passkeys).toEqual([]);
  });

  it('is limited in number', async () => {
    const { browser } = await student();
    for (let n = 0; n < PASSKEYS_PER_USER; n += 1) await newPasskey(browser, PASSWORD);
    expect((await startPasskey(browser, PASSWORD)).code).toBe('INVALID_INPUT');
  });
});

describe('signing in with a passkey', () => {
  it('opens a session without a password, marks the passkey as used, and records the sign-in', async () => {
    const { email, passkey } = await studentWithPasskey();
    const browser = new TestBrowser(app);
    expect((await signInWithPasskey(browser, passkey)).errors).toBeUndefined();
    await isSignedIn(browser, email);
    const { ownAccount } = (await browser.call(OWN)).data;
    expect(ownAccount.passkeys[0].lastUsedAt).not.toBeNull();
    await expect
      .poll(async () => (await browser.call(OWN)).data.ownAccount.signInActivity)
      .toContainEqual({ outcome: 'success', count: 2 });
  });

  it('counts as password and code', async () => {
    const { email, browser, passkey } = await studentWithPasskey();
    await turnOnFactor(browser, PASSWORD);
    const next = new TestBrowser(app);
    expect((await signInWithPasskey(next, passkey)).errors).toBeUndefined();
    await isSignedIn(next, email);
  });

  it('has the same options for everyone', async () => {
    const { data } = await startPasskeySignIn(new TestBrowser(app));
    expect(data.startPasskeySignIn).toMatchObject({ siteId: 'localhost', allowed: [] });
  });

  it('accepts no response twice, nor one to the challenge of another browser', async () => {
    const { passkey } = await studentWithPasskey();
    const browser = new TestBrowser(app);
    const { data } = await startPasskeySignIn(browser);
    const answer = answerWith(passkey, data.startPasskeySignIn);
    expect((await sendAnswer(new TestBrowser(app), answer)).code).toBe('PASSKEY_ENDED');
    const cookies = new Map(browser.cookies);
    expect((await sendAnswer(browser, answer)).errors).toBeUndefined();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect((await sendAnswer(browser, answer)).code).toBe('PASSKEY_ENDED');
  });

  it.each<[string, Misbehaviour, string]>([
    ['another origin', { origin: 'http://localhost:8080' }, 'PASSKEY_REFUSED'],
    ['another website', { siteId: 'example.org' }, 'PASSKEY_REFUSED'],
    ['an unverified user', { isVerified: false }, 'PASSKEY_REFUSED'],
    ['another challenge', { challenge: 'A'.repeat(43) }, 'PASSKEY_ENDED'],
  ])('refuses %s', async (_name, as, code) => {
    const { passkey } = await studentWithPasskey();
    const browser = new TestBrowser(app);
    expect((await signInWithPasskey(browser, passkey, { as })).code).toBe(code);
    expect((await browser.call(SESSION)).status).toBe(401);
  });

  it('refuses a passkey with the id of another user’s, and one with another user’s name', async () => {
    const [ada, eve] = [await studentWithPasskey(), await studentWithPasskey()];
    const browser = new TestBrowser(app);
    const forged = { ...eve.passkey, id: ada.passkey.id };
    expect((await signInWithPasskey(browser, forged)).code).toBe('PASSKEY_REFUSED');
    const renamed = { ...eve.passkey, userHandle: ada.passkey.userHandle };
    expect((await signInWithPasskey(browser, renamed)).code).toBe('PASSKEY_REFUSED');
  });

  it('refuses and records a copied passkey, whose counter has not grown', async () => {
    const { email, passkey } = await studentWithPasskey();
    passkey.signCount = 5;
    expect((await signInWithPasskey(new TestBrowser(app), passkey)).errors).toBeUndefined();
    expect((await signInWithPasskey(new TestBrowser(app), passkey)).code).toBe('PASSKEY_REFUSED');
    passkey.signCount = 0;
    expect((await signInWithPasskey(new TestBrowser(app), passkey)).code).toBe('PASSKEY_REFUSED');
    expect((await audited(email)).filter((action) => action === 'passkeyRefused')).toHaveLength(2);
    passkey.signCount = 6;
    expect((await signInWithPasskey(new TestBrowser(app), passkey)).errors).toBeUndefined();
  });

  it('refuses deactivated accounts and students of schools with single sign-on only', async () => {
    const [disabled, bound] = [await studentWithPasskey(), await studentWithPasskey()];
    await database.pool.query('update users set disabled_at = now() where email = $1', [disabled.email]);
    expect((await signInWithPasskey(new TestBrowser(app), disabled.passkey)).code).toBe('PASSKEY_REFUSED');
    const school = await newSchool(database.pool, `School ${randomUUID()}`);
    const provider = await storedProvider(database.pool, { school, issuer: `https://${randomUUID()}.example` });
    await database.pool.query('update sign_on_providers set refuses_passwords = true where id = $1', [provider]);
    await database.pool.query('update users set school_id = $2 where email = $1', [bound.email, school]);
    const browser = new TestBrowser(app);
    expect((await signInWithPasskey(browser, bound.passkey)).code).toBe('SIGN_ON_REQUIRED');
    expect((await browser.call(SESSION)).status).toBe(401);
  });

  it('still asks for the PIN', async () => {
    const { email, passkey } = await studentWithPasskey();
    await database.pool.query(`update users set pin_digest = 'a digest' where email = $1`, [email]);
    const browser = new TestBrowser(app);
    await signInWithPasskey(browser, passkey);
    expect((await browser.call(SESSION)).data.session.pin).toBe('pending');
  });

  it('limits requests that nobody completes, by network', async () => {
    const address = '198.51.100.77';
    await startPasskeySignIn(new TestBrowser(app, address));
    await database.pool.query(`update attempt_counts set points = $1 where key like 'passkey-address:%'`, [
      PASSKEY_REQUESTS_PER_ADDRESS,
    ]);
    expect((await startPasskeySignIn(new TestBrowser(app, address))).code).toBe('TOO_MANY_TRIES');
    expect((await startPasskeySignIn(new TestBrowser(app, '203.0.113.9'))).errors).toBeUndefined();
  });

  it('needs to know its own address', async () => {
    const hidden = await testApp(database.pool, { site: { publicUrl: null, localOnly: false } });
    expect((await startPasskeySignIn(new TestBrowser(hidden))).code).toBe('NO_PUBLIC_ADDRESS');
    await hidden.close();
    const named = await testApp(database.pool, { site: { publicUrl: 'https://learn.example.org', localOnly: false } });
    const { data } = await startPasskeySignIn(new TestBrowser(named));
    expect(data.startPasskeySignIn.siteId).toBe('learn.example.org');
    await named.close();
  });
});

describe('the second step after a password', () => {
  async function afterPassword(email: string) {
    const browser = new TestBrowser(app);
    expect((await browser.signIn(email, PASSWORD)).code).toBe('SECOND_FACTOR_REQUIRED');
    return browser;
  }

  it('can be a passkey of the account, and of no other', async () => {
    const { email, browser, passkey } = await studentWithPasskey();
    const { secret } = await turnOnFactor(browser, PASSWORD);
    const stranger = await studentWithPasskey();
    const next = await afterPassword(email);
    expect((await signInWithPasskey(next, stranger.passkey, { afterPassword: true })).code).toBe('PASSKEY_REFUSED');
    expect((await signInWithPasskey(next, passkey, { afterPassword: true })).errors).toBeUndefined();
    await isSignedIn(next, email);
    // The sign-in is complete: it takes neither another passkey nor a code.
    expect((await startPasskeySignIn(next, true)).code).toBe('SIGN_IN_ENDED');
    await allowCodesAgain(database.pool);
    expect((await next.call(COMPLETE, { code: appCode(secret) })).code).toBe('SIGN_IN_ENDED');
  });

  it('cannot be one if there is none, nor without the password', async () => {
    const { email, browser } = await student();
    await turnOnFactor(browser, PASSWORD);
    expect((await startPasskeySignIn(await afterPassword(email), true)).code).toBe('PASSKEY_REFUSED');
    expect((await startPasskeySignIn(new TestBrowser(app), true)).code).toBe('SIGN_IN_ENDED');
  });

  it('ends with the password', async () => {
    const { email, browser, passkey } = await studentWithPasskey();
    await turnOnFactor(browser, PASSWORD);
    const next = await afterPassword(email);
    const { data } = await startPasskeySignIn(next, true);
    await database.pool.query(`update users set password_digest = password_digest || ' ' where email = $1`, [email]);
    const answer = answerWith(passkey, data.startPasskeySignIn);
    expect((await sendAnswer(next, answer)).code).toBe('SIGN_IN_ENDED');
    expect((await next.call(SESSION)).status).toBe(401);
  });
});

describe('a user’s own passkeys', () => {
  const idOfPasskey = async (browser: TestBrowser): Promise<string> =>
    (await browser.call(OWN)).data.ownAccount.passkeys[0].id;

  it('can be renamed and removed, and then open nothing', async () => {
    const { email, browser, passkey } = await studentWithPasskey();
    const id = await idOfPasskey(browser);
    expect((await browser.call(RENAME, { id, name: ' ' })).code).toBe('INVALID_INPUT');
    expect((await browser.call(RENAME, { id, name: 'Old laptop' })).errors).toBeUndefined();
    expect((await browser.call(OWN)).data.ownAccount.passkeys[0].name).toBe('Old laptop');
    expect((await browser.call(REMOVE, { id })).errors).toBeUndefined();
    expect((await browser.call(REMOVE, { id })).code).toBe('NOT_FOUND');
    await mailed(email, /A passkey was removed/);
    expect(await audited(email)).toContain('passkeyRemoved');
    expect((await signInWithPasskey(new TestBrowser(app), passkey)).code).toBe('PASSKEY_REFUSED');
  });

  it('are nobody else’s', async () => {
    const { browser } = await studentWithPasskey();
    const id = await idOfPasskey(browser);
    const other = await student();
    expect((await other.browser.call(RENAME, { id, name: 'Mine' })).code).toBe('NOT_FOUND');
    expect((await other.browser.call(REMOVE, { id })).code).toBe('NOT_FOUND');
    expect(await idOfPasskey(browser)).toBe(id);
  });

  it('are removed when an admin resets two-step verification', async () => {
    const { email, browser, passkey } = await studentWithPasskey();
    const admin = await signedInAs(app, database.pool, 'admin');
    const id = await idOf(email);
    const { data } = await admin.call('query ($id: ID!) { user(id: $id) { hasSecondFactor } }', { id });
    expect(data.user.hasSecondFactor).toBe(true);
    expect((await admin.call(RESET, { id })).errors).toBeUndefined();
    expect((await browser.call(SESSION)).status).toBe(401);
    expect((await signInWithPasskey(new TestBrowser(app), passkey)).code).toBe('PASSKEY_REFUSED');
  });
});
