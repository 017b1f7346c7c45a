import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  SIGN_IN_ACTIVITY_LIFE_S,
  SIGN_IN_FAILURES_PER_ADDRESS,
  SIGN_IN_FAILURES_PER_DEVICE,
} from '#domain/access/sign-in.limits.ts';
import { SIGN_IN_FREE_FAILURES } from '#domain/access/sign-in-delay.rule.ts';
import { hashSecret } from '#server/access/password.ts';
import { deleteOldSignInActivity } from '#server/access/sign-in-activity.commands.ts';
import { PASSWORD, signedInStudent, TestBrowser, testApp } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';

const SCHOOL = '192.0.2.1';
const STRANGER = '198.51.100.1';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

const { app, database } = await testServer();
beforeEach(async () => {
  await database.pool.query('delete from attempt_counts');
});

const codes = async (calls: readonly Promise<{ code: string | undefined }>[]) =>
  (await Promise.all(calls)).map(({ code }) => code);
/** Guesses by strangers who share neither a device nor a network with the owner. */
const guess = (email: string, n: number, address = `198.51.100.${n % 250}`) =>
  new TestBrowser(app, address).signIn(email, `guess number ${n}`);
const guessUntilRefused = (email: string) =>
  codes(Array.from({ length: SIGN_IN_FREE_FAILURES + 1 }, (_, n) => guess(email, n)));
/** As if this much time had passed since the last failures at all accounts. */
const wait = (seconds: number) =>
  database.pool.query('update attempt_counts set expire = expire - $1', [seconds * 1_000]);

describe('a school behind one network', () => {
  it('can sign in at the same time, however large it is', async () => {
    const digest = await hashSecret(PASSWORD);
    const emails = Array.from({ length: SIGN_IN_FAILURES_PER_ADDRESS + 20 }, (_, n) => `nine-${n}@example.org`);
    await database.pool.query(
      `insert into users (id, email, name, role, password_digest)
       select gen_random_uuid(), email, 'Pupil', 'student', $2 from unnest($1::text[]) as email`,
      [emails, digest],
    );
    const outcomes = await codes(emails.map((email) => new TestBrowser(app, SCHOOL).signIn(email, PASSWORD)));
    expect(outcomes.filter((code) => code !== undefined)).toEqual([]);
    // Nothing is counted against the network afterwards.
    const { rows } = await database.pool.query('select points from attempt_counts where points <> 0');
    expect(rows).toEqual([]);
  });

  it('is limited by failures, including parallel ones, and known devices are not delayed by them', async () => {
    const owner = await signedInStudent(app, 'at-school@example.org');
    const failures = Array.from({ length: SIGN_IN_FAILURES_PER_ADDRESS + 5 }, () =>
      new TestBrowser(app, SCHOOL).signIn(`${randomUUID()}@example.org`, 'wrong password'),
    );
    const outcomes = await codes(failures);
    expect(outcomes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(SIGN_IN_FAILURES_PER_ADDRESS);
    expect(outcomes.filter((code) => code === 'TOO_MANY_TRIES')).toHaveLength(5);
    expect((await new TestBrowser(app, SCHOOL).signIn('at-school@example.org', PASSWORD)).code).toBe('TOO_MANY_TRIES');
    const known = new TestBrowser(app, SCHOOL);
    for (const [name, value] of owner.cookies) known.cookies.set(name, value);
    expect((await known.signIn('at-school@example.org', PASSWORD)).code).toBeUndefined();
  });

  it('counts a /64 of IPv6 as one network', async () => {
    const failures = Array.from({ length: SIGN_IN_FAILURES_PER_ADDRESS + 1 }, (_, n) =>
      new TestBrowser(app, `2001:db8:1:2::${n.toString(16)}`).signIn(`${randomUUID()}@example.org`, 'wrong password'),
    );
    const outcomes = await codes(failures);
    expect(outcomes.filter((code) => code === 'TOO_MANY_TRIES')).toHaveLength(1);
    expect((await guess('nobody@example.org', 1, '2001:db8:1:3::1')).code).toBe('WRONG_CREDENTIALS');
  });
});

describe('a stranger who guesses at an account', () => {
  it('waits longer after each failure, and does not lock the account', async () => {
    await signedInStudent(app, 'guessed@example.org');
    const first = await guessUntilRefused('guessed@example.org');
    expect(first.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(SIGN_IN_FREE_FAILURES);
    const waits: number[] = [];
    for (const passed of [15, 30, 60, 120, 240, 300, 300]) {
      const refused = await guess('guessed@example.org', 0);
      expect(refused.code).toBe('TOO_MANY_TRIES');
      waits.push(refused.errors?.[0]?.extensions?.retryAfterSeconds ?? 0);
      await wait(passed);
      // Parallel guesses share the one attempt that the wait allows.
      const again = await codes([1, 2, 3].map((n) => guess('guessed@example.org', n)));
      expect(again.sort()).toEqual(['TOO_MANY_TRIES', 'TOO_MANY_TRIES', 'WRONG_CREDENTIALS']);
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 300, 300]);
    await wait(300);
    expect((await new TestBrowser(app).signIn('guessed@example.org', PASSWORD)).code).toBeUndefined();
    expect((await guess('guessed@example.org', 0)).code).toBe('WRONG_CREDENTIALS');
  });

  it('does not lock the owner out of a device that has signed in before', async () => {
    const owner = await signedInStudent(app, 'owner@example.org');
    await owner.call('mutation { signOut }');
    for (let round = 0; round < 3; round += 1) {
      await guessUntilRefused('owner@example.org');
      expect((await owner.signIn('owner@example.org', PASSWORD)).code).toBeUndefined();
    }
    // A sign-in by the owner there does not help a stranger.
    expect((await guess('owner@example.org', 0)).code).toBe('TOO_MANY_TRIES');
  });

  it('gains nothing with a cookie of another account, or an old one', async () => {
    const thief = await signedInStudent(app, 'thief@example.org');
    const owner = await signedInStudent(app, 'robbed@example.org');
    await guessUntilRefused('robbed@example.org');
    expect((await thief.signIn('robbed@example.org', PASSWORD)).code).toBe('TOO_MANY_TRIES');
    const stolen = new TestBrowser(app, STRANGER);
    stolen.cookies.set('device', owner.cookies.get('device') ?? '');
    const guesses = await codes(
      Array.from({ length: SIGN_IN_FAILURES_PER_DEVICE + 3 }, (_, n) => stolen.signIn('robbed@example.org', `no ${n}`)),
    );
    expect(guesses.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(SIGN_IN_FAILURES_PER_DEVICE);
    expect(guesses.filter((code) => code === 'TOO_MANY_TRIES')).toHaveLength(3);
  });

  it('cannot lock out an owner who resets the password by email, on any device', async () => {
    const mails: { to: string; text: string }[] = [];
    const mailing = await testApp(database.pool, { mailer: { send: async (mail) => void mails.push(mail) } });
    await signedInStudent(app, 'resetting@example.org');
    await guessUntilRefused('resetting@example.org');
    const fresh = new TestBrowser(mailing);
    const email = 'resetting@example.org';
    await fresh.call('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
    const mailed = () => /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0];
    await expect.poll(mailed).toBeDefined();
    const code = mailed();
    const exchange = 'mutation ($email: String!, $code: String!) { exchangeResetCode(email: $email, code: $code) }';
    const permit = (await fresh.call(exchange, { email, code })).data.exchangeResetCode;
    const reset =
      'mutation ($permit: String!, $password: String!) { resetPassword(permit: $permit, password: $password) }';
    await fresh.call(reset, { permit, password: 'eight brown otters' });
    await guessUntilRefused(email);
    expect((await fresh.signIn(email, 'eight brown otters')).code).toBeUndefined();
    await mailing.close();
  });
});

describe('a refusal', () => {
  it('returns the time to try again in a header, as a number and in the message', async () => {
    await guessUntilRefused('when@example.org');
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: {
        query: 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
        variables: { input: { email: 'when@example.org', password: 'wrong password' } },
      },
    });
    const [error] = response.json().errors;
    expect(error.extensions.retryAfterSeconds).toBeGreaterThan(0);
    expect(response.headers['retry-after']).toBe(String(error.extensions.retryAfterSeconds));
    expect(error.extensions.problem).toEqual({ code: 'retryIn', parameters: { unit: 'second', count: 15 } });
  });
});

describe('the owner', () => {
  const ACTIVITY = '{ ownAccount { signInActivity { outcome device isKnown count lastAt } } }';

  it('sees sign-ins and attempts of strangers for this account only', async () => {
    const owner = await signedInStudent(app, 'sees@example.org');
    await signedInStudent(app, 'other@example.org');
    const stranger = new TestBrowser(app, STRANGER);
    const input = { email: 'sees@example.org', password: 'wrong password' };
    for (let n = 0; n < SIGN_IN_FREE_FAILURES + 2; n += 1)
      await stranger.call(
        'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
        { input },
        { headers: { 'user-agent': FIREFOX } },
      );
    const activity = async () => (await owner.call(ACTIVITY)).data.ownAccount.signInActivity;
    await expect.poll(async () => (await activity()).length).toBe(3);
    expect(await activity()).toMatchObject([
      { outcome: 'refused', device: 'Firefox, Windows', isKnown: false, count: 2 },
      { outcome: 'failure', device: 'Firefox, Windows', isKnown: false, count: SIGN_IN_FREE_FAILURES },
      { outcome: 'success', isKnown: false, count: 1 },
    ]);
  });

  it('sees them for 30 days', async () => {
    const owner = await signedInStudent(app, 'forgotten@example.org');
    const length = async () => (await owner.call(ACTIVITY)).data.ownAccount.signInActivity.length;
    await expect.poll(length).toBe(1);
    await deleteOldSignInActivity(database.pool);
    expect(await length()).toBe(1);
    await database.pool.query('update sign_in_activity set last_at = last_at - make_interval(secs => $1)', [
      SIGN_IN_ACTIVITY_LIFE_S,
    ]);
    await deleteOldSignInActivity(database.pool);
    expect(await length()).toBe(0);
  });
});
