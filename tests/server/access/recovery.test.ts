import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONE_TIME_CODE_ATTEMPTS, PIN_ATTEMPTS } from '#domain/access/sign-in.limits.ts';
import { smtpMailer } from '#server/platform/mail/smtp.mailer.ts';
import { type ReceivedMail, startSmtpServer } from '../../support/servers/smtp-server.ts';
import { PASSWORD, signedInStudent, TestBrowser, testApp } from '../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';

let database: TestDatabase;
let pool: pg.Pool;
let app: FastifyInstance;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;

beforeAll(async () => {
  database = await openTestDatabase();
  pool = database.pool;
  smtp = await startSmtpServer();
  app = await testApp(pool, { mailer: smtpMailer(smtp.url, 'Lectern <no-reply@lectern.example>') });
});
afterAll(async () => {
  await app.close();
  await smtp.stop();
  await database.close();
});

const codeIn = ({ text }: ReceivedMail): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const incorrectCode = (code: string, n: number): string => String((Number(code) + n + 1) % 1_000_000).padStart(6, '0');
const visitor = () => new TestBrowser(app);

/** A code works in the browser that requested it. */
const browsers = new Map<string, TestBrowser>();
const browserOf = (email: string): TestBrowser => {
  const browser = browsers.get(email) ?? visitor();
  browsers.set(email, browser);
  return browser;
};

const requestReset = (email: string) =>
  browserOf(email).call('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
const exchange = (email: string, code: string) =>
  browserOf(email).call(
    'mutation ($email: String!, $code: String!) { exchangeResetCode(email: $email, code: $code) }',
    {
      email,
      code,
    },
  );
const reset = (permit: string, password: string) =>
  visitor().call(
    'mutation ($permit: String!, $password: String!) { resetPassword(permit: $permit, password: $password) }',
    { permit, password },
  );

describe('a forgotten password', () => {
  it('is replaced with an emailed code, once, and ends every session', async () => {
    const browser = await signedInStudent(app, 'forgetful@example.org');
    await requestReset('forgetful@example.org');
    const mail = await smtp.next('forgetful@example.org');
    const { data } = await exchange('forgetful@example.org', ` ${codeIn(mail).replace(/(...)/, '$1 ')}`);
    expect((await reset(data.exchangeResetCode, 'short')).errors?.[0]?.extensions?.fields).toHaveProperty('password');
    expect((await reset(data.exchangeResetCode, 'eight brown otters')).data).toEqual({ resetPassword: true });
    expect((await reset(data.exchangeResetCode, 'nine brown otters')).code).toBe('CODE_ENDED');
    expect((await browser.call('{ session { id } }')).status).toBe(401);
    expect((await visitor().signIn('forgetful@example.org', PASSWORD)).code).toBe('WRONG_CREDENTIALS');
    expect((await visitor().signIn('forgetful@example.org', 'eight brown otters')).code).toBeUndefined();
  });

  it('is handled in the language of the account, or otherwise of the requesting page', async () => {
    const email = 'reader@example.org';
    const browser = await signedInStudent(app, email);
    const ask = (language: string) =>
      visitor().call(
        'mutation ($email: String!) { requestPasswordReset(email: $email) }',
        { email },
        { headers: { 'accept-language': language } },
      );
    await ask('fr, de-CH;q=0.8');
    expect((await smtp.next(email)).text).toContain('mit diesem Code legst du');
    await ask('en');
    expect((await smtp.next(email)).text).toContain('Use this code to set a new password');
    await browser.call('mutation { setLanguage(language: de) }');
    await ask('en');
    expect((await smtp.next(email)).text).toContain('mit diesem Code');
  });

  it('has the same response for unknown accounts', async () => {
    await visitor().signUp('known@example.org', PASSWORD);
    const [known, unknown] = [await requestReset('known@example.org'), await requestReset('unknown@example.org')];
    expect(known.text).toBe(unknown.text);
    await smtp.next('known@example.org');
    const [wrong, nobody] = [
      await exchange('known@example.org', '000001'),
      await exchange('unknown@example.org', '000001'),
    ];
    expect(wrong.text).toBe(nobody.text);
    expect(smtp.received.some(({ to }) => to === 'unknown@example.org')).toBe(false);
  });

  it('allows five attempts, counting parallel ones, and not the correct code after them', async () => {
    await visitor().signUp('hunted@example.org', PASSWORD);
    await requestReset('hunted@example.org');
    const code = codeIn(await smtp.next('hunted@example.org'));
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => exchange('hunted@example.org', incorrectCode(code, n))),
    );
    expect(guesses.every((guess) => guess.code === 'WRONG_CODE')).toBe(true);
    const { rows } = await pool.query(
      `select tries from one_time_codes c join users u on u.id = c.user_id where u.email = 'hunted@example.org'`,
    );
    expect(rows[0]?.tries).toBe(ONE_TIME_CODE_ATTEMPTS);
    expect((await exchange('hunted@example.org', code)).code).toBe('WRONG_CODE');
  });

  it('issues one permit for parallel correct codes', async () => {
    await visitor().signUp('double@example.org', PASSWORD);
    await requestReset('double@example.org');
    const code = codeIn(await smtp.next('double@example.org'));
    const answers = await Promise.all([1, 2, 3].map(() => exchange('double@example.org', code)));
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
  });

  it('ends after ten minutes', async () => {
    await visitor().signUp('slow@example.org', PASSWORD);
    await requestReset('slow@example.org');
    const code = codeIn(await smtp.next('slow@example.org'));
    await pool.query(`update one_time_codes set expires_at = expires_at - interval '601 seconds'`);
    expect((await exchange('slow@example.org', code)).code).toBe('WRONG_CODE');
  });

  it('is not reset with an older code', async () => {
    await visitor().signUp('older@example.org', PASSWORD);
    await requestReset('older@example.org');
    const first = codeIn(await smtp.next('older@example.org'));
    await requestReset('older@example.org');
    const second = codeIn(await smtp.next('older@example.org'));
    if (first !== second) expect((await exchange('older@example.org', first)).code).toBe('WRONG_CODE');
    expect((await exchange('older@example.org', second)).code).toBeUndefined();
  });
});

const PIN = '805172';
const setPin = (browser: TestBrowser, pin: string, proof: { password?: string; permit?: string }) =>
  browser.call(
    'mutation ($pin: String!, $password: String, $permit: String) { setPin(pin: $pin, password: $password, permit: $permit) }',
    { pin, ...proof },
  );
const verify = (browser: TestBrowser, pin: string) =>
  browser.call('mutation ($pin: String!) { verifyPin(pin: $pin) { outcome attemptsLeft lockedForSeconds } }', { pin });

async function studentWithPin(email: string): Promise<TestBrowser> {
  const browser = await signedInStudent(app, email);
  await setPin(browser, PIN, { password: PASSWORD });
  const later = new TestBrowser(app);
  await later.signIn(email, PASSWORD);
  return later;
}

describe('the PIN', () => {
  it('is set with the password, never without, and never an easy one', async () => {
    const browser = await signedInStudent(app, 'careful@example.org');
    expect((await setPin(browser, PIN, {})).code).toBe('WRONG_CREDENTIALS');
    expect((await setPin(browser, PIN, { password: 'not my password' })).code).toBe('WRONG_CREDENTIALS');
    expect((await setPin(browser, '123456', { password: PASSWORD })).errors?.[0]?.extensions?.fields).toEqual({
      pin: 'pinTooGuessable',
    });
    expect((await setPin(browser, PIN, { password: PASSWORD })).data).toEqual({ setPin: true });
    expect((await browser.call('{ session { pin } }')).data.session.pin).toBe('verified');
    const { rows } = await pool.query(`select pin_digest from users where email = 'careful@example.org'`);
    expect(rows[0]?.pin_digest).toMatch(/^\$argon2id\$/);
  });

  it('is required by the next session, and opens it', async () => {
    const browser = await studentWithPin('next@example.org');
    expect((await browser.call('{ subjects { id } }')).code).toBe('PIN_REQUIRED');
    expect((await verify(browser, '111222')).data.verifyPin).toEqual({
      outcome: 'wrong',
      attemptsLeft: PIN_ATTEMPTS - 1,
      lockedForSeconds: 0,
    });
    expect((await verify(browser, PIN)).data.verifyPin.outcome).toBe('verified');
    expect((await browser.call('{ subjects { id } }')).code).toBeUndefined();
  });

  it('is locked after five failed attempts, counting parallel and aliased ones, for the correct PIN too, and unlocked after the time', async () => {
    const browser = await studentWithPin('locked@example.org');
    const aliases = `mutation { ${Array.from({ length: 10 }, (_, n) => `a${n}: verifyPin(pin: "${100_100 + n}") { outcome }`).join(' ')} }`;
    const outcomes = Object.values((await browser.call<Record<string, { outcome: string }>>(aliases)).data).map(
      ({ outcome }) => outcome,
    );
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(PIN_ATTEMPTS - 1);
    const locked = (await verify(browser, PIN)).data.verifyPin;
    expect(locked).toMatchObject({ outcome: 'locked', attemptsLeft: 0 });
    expect(locked.lockedForSeconds).toBeGreaterThan(14 * 60);
    const otherPage = new TestBrowser(app);
    await otherPage.signIn('locked@example.org', PASSWORD);
    const seconds = (await otherPage.call('{ pinLockedForSeconds }')).data.pinLockedForSeconds;
    expect(seconds).toBeGreaterThan(14 * 60);
    await pool.query(`update users set pin_locked_until = now() where email = 'locked@example.org'`);
    expect((await otherPage.call('{ pinLockedForSeconds }')).data.pinLockedForSeconds).toBe(0);
    expect((await verify(browser, PIN)).data.verifyPin.outcome).toBe('verified');
  });

  it('counts fifty parallel guesses as five', async () => {
    const browser = await studentWithPin('storm@example.org');
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => verify(browser, String(200_200 + n))));
    expect(answers.filter(({ data }) => data.verifyPin.outcome === 'wrong')).toHaveLength(PIN_ATTEMPTS - 1);
    const { rows } = await pool.query(`select pin_tries from users where email = 'storm@example.org'`);
    expect(rows[0]?.pin_tries).toBe(PIN_ATTEMPTS);
  });

  it('is replaced with an emailed code, and not with the password alone', async () => {
    const browser = await studentWithPin('lost@example.org');
    expect((await setPin(browser, '805173', { password: PASSWORD })).code).toBe('WRONG_CREDENTIALS');
    await browser.call('mutation { requestPinReset }');
    const code = codeIn(await smtp.next('lost@example.org'));
    const { data } = await browser.call('mutation ($code: String!) { exchangePinCode(code: $code) }', { code });
    expect((await setPin(browser, '805173', { permit: data.exchangePinCode })).data).toEqual({ setPin: true });
    expect((await browser.call('{ session { pin } }')).data.session.pin).toBe('verified');
    expect((await setPin(browser, '805174', { permit: data.exchangePinCode })).code).toBe('WRONG_CREDENTIALS');
  });

  it('survives a password reset', async () => {
    await studentWithPin('both@example.org');
    await requestReset('both@example.org');
    const { data } = await exchange('both@example.org', codeIn(await smtp.next('both@example.org')));
    await reset(data.exchangeResetCode, 'ten brown otters');
    const browser = visitor();
    await browser.signIn('both@example.org', 'ten brown otters');
    expect((await browser.call('{ subjects { id } }')).code).toBe('PIN_REQUIRED');
  });

  it('ends other sessions when it changes', async () => {
    const here = await signedInStudent(app, 'two@example.org');
    const there = new TestBrowser(app);
    await there.signIn('two@example.org', PASSWORD);
    await setPin(here, PIN, { password: PASSWORD });
    expect((await there.call('{ session { id } }')).status).toBe(401);
    expect((await here.call('{ session { id } }')).status).toBe(200);
  });
});
