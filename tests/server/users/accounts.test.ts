import { describe, expect, it } from 'vitest';
import { SIGN_IN_FREE_FAILURES } from '#domain/access/sign-in-delay.rule.ts';
import { hashSecret } from '#server/access/password.ts';
import { PASSWORD, signedInNewcomer, signedInStudent, TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';

const SESSION =
  '{ session { email userRole is_complete_profile free_topics standard_plan_purchased permissions pin } }';

const { app, pool } = await testServer();

describe('sign-up and sign-in', () => {
  it('create a student who can sign in and read the session', async () => {
    const browser = await signedInNewcomer(app, 'first@example.org');
    const { status, data } = await browser.call(SESSION);
    expect(status).toBe(200);
    expect(data.session).toMatchObject({
      email: 'first@example.org',
      userRole: 'student',
      is_complete_profile: 0,
      pin: 'none',
      permissions: [],
    });
  });

  it('report errors for each field', async () => {
    const { data, code, errors } = await new TestBrowser(app).signUp('no address', 'short', ' ');
    expect(data).toBeNull();
    expect(code).toBe('INVALID_INPUT');
    expect(Object.keys(errors?.[0]?.extensions?.fields ?? {}).sort()).toEqual(['email', 'name', 'password']);
  });

  it('refuses common passwords', async () => {
    const { errors } = await new TestBrowser(app).signUp('common@example.org', 'Password123!');
    expect(errors?.[0]?.extensions?.fields?.password).toBe('passwordTooGuessable');
  });

  it('return the same response for an email that already has an account, and change nothing', async () => {
    await new TestBrowser(app).signUp('taken@example.org', PASSWORD);
    const again = await new TestBrowser(app).signUp('taken@example.org', 'another fine password');
    expect(again).toMatchObject({ status: 200, data: { signUp: true }, errors: undefined });
    expect((await new TestBrowser(app).signIn('taken@example.org', 'another fine password')).code).toBe(
      'WRONG_CREDENTIALS',
    );
    expect((await new TestBrowser(app).signIn('taken@example.org', PASSWORD)).code).toBeUndefined();
  });

  it('give the same message for a wrong password and an unknown account', async () => {
    const wrong = await new TestBrowser(app).signIn('taken@example.org', 'not the password');
    const unknown = await new TestBrowser(app).signIn('nobody@example.org', 'not the password');
    expect(wrong.text).toBe(unknown.text);
    expect(wrong.status).toBe(unknown.status);
  });

  it('ignore roles and plans in the request', async () => {
    const { errors } = await new TestBrowser(app).call('mutation ($input: SignUpInput!) { signUp(input: $input) }', {
      input: { name: 'Eve', email: 'eve@example.org', password: PASSWORD, role: 'admin' },
    });
    expect(errors).toBeDefined();
    expect((await pool.query('select from users where email = $1', ['eve@example.org'])).rowCount).toBe(0);
  });

  it('limit guesses by account, including parallel ones, and admit the owner again after the window', async () => {
    await new TestBrowser(app).signUp('guessed@example.org', PASSWORD);
    const guesses = await Promise.all(
      Array.from({ length: SIGN_IN_FREE_FAILURES + 5 }, (_, n) =>
        new TestBrowser(app, `10.0.0.${n}`).signIn('guessed@example.org', `guess number ${n}`),
      ),
    );
    const codes = guesses.map(({ code }) => code);
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(SIGN_IN_FREE_FAILURES);
    expect(codes.filter((code) => code === 'TOO_MANY_TRIES')).toHaveLength(5);
    const locked = await new TestBrowser(app).signIn('guessed@example.org', PASSWORD);
    expect(locked.code).toBe('TOO_MANY_TRIES');
    expect(locked.errors?.[0]?.extensions?.retryAfterSeconds).toBeGreaterThan(0);
    await pool.query('update attempt_counts set expire = 1');
    expect((await new TestBrowser(app).signIn('guessed@example.org', PASSWORD)).code).toBeUndefined();
  });
});

describe('the access token', () => {
  it('is stored as a digest only', async () => {
    const { token, refreshToken } = await signedInStudent(app, 'digest@example.org');
    const rows = await pool.query(
      `select encode(digest, 'escape') as digest from access_tokens union all select encode(digest, 'escape') from refresh_tokens`,
    );
    const stored = JSON.stringify(rows.rows);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(refreshToken);
  });

  it('is not accepted from the cookie', async () => {
    const browser = await signedInStudent(app, 'cookie@example.org');
    browser.cookies.set('auth.token', browser.token ?? '');
    browser.token = null;
    expect(await browser.call(SESSION)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('is invalid in another browser', async () => {
    const browser = await signedInStudent(app, 'stolen@example.org');
    const thief = new TestBrowser(app);
    thief.token = browser.token;
    expect((await thief.call(SESSION)).status).toBe(401);
    await new TestBrowser(app).signUp('thief@example.org', PASSWORD);
    await thief.signIn('thief@example.org', PASSWORD);
    thief.token = browser.token;
    expect((await thief.call(SESSION)).status).toBe(401);
  });

  it('expires', async () => {
    const browser = await signedInStudent(app, 'ended@example.org');
    await pool.query(`update access_tokens set expires_at = now() - interval '1 second'`);
    expect((await browser.call(SESSION)).status).toBe(401);
    await browser.refresh();
    expect((await browser.call(SESSION)).status).toBe(200);
  });

  it('ends when the account is deactivated', async () => {
    const browser = await signedInStudent(app, 'disabled@example.org');
    await pool.query(`update users set disabled_at = now() where email = 'disabled@example.org'`);
    expect((await browser.call(SESSION)).status).toBe(401);
    expect((await browser.refresh()).status).toBe(401);
  });
});

describe('refresh', () => {
  it('returns the same new token to ten parallel callers', async () => {
    const browser = await signedInStudent(app, 'parallel@example.org');
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.refresh(browser.refreshToken)));
    expect(new Set(answers.map(({ data }) => data?.refresh.token)).size).toBe(1);
    const { rows } = await pool.query<{ live: number }>(
      `select count(*)::int as live from refresh_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
       where u.email = 'parallel@example.org' and t.consumed_at is null`,
    );
    expect(rows[0]?.live).toBe(1);
    expect((await browser.call(SESSION)).status).toBe(200);
  });

  it('ends the session when an old token is used again', async () => {
    const browser = await signedInStudent(app, 'reuse@example.org');
    const grandparent = browser.refreshToken;
    await browser.refresh();
    await browser.refresh();
    expect((await browser.refresh(grandparent)).status).toBe(401);
    expect((await browser.call(SESSION)).status).toBe(401);
    expect((await browser.refresh()).status).toBe(401);
  });

  it('repeats a lost response for ten seconds only', async () => {
    const browser = await signedInStudent(app, 'late@example.org');
    const parent = browser.refreshToken;
    await browser.refresh();
    await pool.query(
      `update refresh_tokens set consumed_at = consumed_at - interval '11 seconds' where consumed_at is not null`,
    );
    expect((await browser.refresh(parent)).status).toBe(401);
    expect((await browser.call(SESSION)).status).toBe(401);
  });

  it('needs the same browser', async () => {
    const browser = await signedInStudent(app, 'other-browser@example.org');
    const thief = new TestBrowser(app);
    expect((await thief.refresh(browser.refreshToken)).status).toBe(401);
    expect((await browser.refresh()).status).toBe(200);
  });

  it('does not accept an access token', async () => {
    const browser = await signedInStudent(app, 'confused@example.org');
    expect((await browser.refresh(browser.token ?? '')).status).toBe(401);
  });
});

describe('sign-out', () => {
  it('ends access and refresh at once', async () => {
    const browser = await signedInStudent(app, 'leaving@example.org');
    const binding = new Map(browser.cookies);
    expect((await browser.call('mutation { signOut }')).data).toEqual({ signOut: true });
    for (const [name, value] of binding) browser.cookies.set(name, value);
    expect((await browser.call(SESSION)).status).toBe(401);
    expect((await browser.refresh()).status).toBe(401);
  });
});

describe('the PIN', () => {
  it('locks everything but the session until it has been entered', async () => {
    const browser = await signedInStudent(app, 'pin@example.org');
    await pool.query(`update users set pin_digest = $1 where email = 'pin@example.org'`, [await hashSecret('246810')]);
    expect((await browser.call(SESSION)).data.session.pin).toBe('pending');
    expect(await browser.call('{ subjects { id } }')).toMatchObject({ status: 200, code: 'PIN_REQUIRED', data: null });
    await pool.query('update sessions set pin_verified_at = now()');
    expect((await browser.call('{ subjects { id } }')).code).toBeUndefined();
  });
});

describe('the profile', () => {
  it('is complete once name, level and subjects are given', async () => {
    const browser = await signedInNewcomer(app, 'profile@example.org');
    await pool.query(
      `insert into subjects (id, slug, title, position) values ('00000000-0000-4000-8000-000000000001', 'p', 'P', 1)`,
    );
    const complete = (subjects: string[]) =>
      browser.call('mutation ($input: ProfileInput!) { completeProfile(input: $input) { name is_complete_profile } }', {
        input: { name: 'New Name', level: 'university', subjects },
      });
    expect((await complete([])).errors?.[0]?.extensions?.fields).toEqual({
      subjects: 'subjectsMissing',
    });
    expect((await complete(['00000000-0000-4000-8000-00000000dead'])).code).toBe('INVALID_INPUT');
    // Requests that skip the screens are refused, too.
    expect((await browser.call('{ recentAttempts { id } }')).code).toBe('PROFILE_REQUIRED');
    expect((await complete(['00000000-0000-4000-8000-000000000001'])).data.completeProfile).toEqual({
      name: 'New Name',
      is_complete_profile: 1,
    });
    expect((await browser.call('{ recentAttempts { id } }')).code).toBeUndefined();
  });
});

describe('an incomplete profile', () => {
  const SAVE =
    'mutation ($name: String, $level: String, $subjects: [ID!]) { saveProfile(name: $name, level: $level, subjects: $subjects) }';
  const GIVEN = '{ ownAccount { name level subjects } session { is_complete_profile } }';

  it('is saved part by part, opens nothing before its end, and cannot be repeated after it', async () => {
    const browser = await signedInNewcomer(app, 'slowly@example.org');
    await pool.query(
      `insert into subjects (id, slug, title, position) values ('00000000-0000-4000-8000-000000000002', 'q', 'Q', 2)`,
    );
    const subjects = ['00000000-0000-4000-8000-000000000002'];
    expect((await browser.call(SAVE, { level: 'university' })).data.saveProfile).toBe(true);
    expect((await browser.call(SAVE, { subjects })).data.saveProfile).toBe(true);
    expect((await browser.call(SAVE, { name: ' ' })).code).toBe('INVALID_INPUT');
    expect((await browser.call(SAVE, { level: 'kindergarten' })).code).toBe('INVALID_INPUT');
    expect((await browser.call(GIVEN)).data).toEqual({
      ownAccount: { name: expect.any(String), level: 'university', subjects },
      session: { is_complete_profile: 0 },
    });
    expect((await browser.call(SAVE, { subjects: [] })).data.saveProfile).toBe(true);
    await browser.call('mutation ($input: ProfileInput!) { completeProfile(input: $input) { id } }', {
      input: { name: 'Slow', level: 'university', subjects },
    });
    expect((await browser.call(SAVE, { subjects: [] })).code).toBe('FORBIDDEN');
    expect((await browser.call(GIVEN)).data.session).toEqual({ is_complete_profile: 1 });
  });

  it('is completed while its last part is still being saved', async () => {
    const subjects = ['00000000-0000-4000-8000-000000000002'];
    for (let round = 0; round < 10; round += 1) {
      const browser = await signedInNewcomer(app, `hasty-${round}@example.org`);
      const [stored, completed] = await Promise.all([
        browser.call(SAVE, { subjects }),
        browser.call('mutation ($input: ProfileInput!) { completeProfile(input: $input) { is_complete_profile } }', {
          input: { name: 'Hasty', level: 'university', subjects },
        }),
      ]);
      expect([undefined, 'FORBIDDEN']).toContain(stored.code);
      expect(completed.data?.completeProfile).toEqual({ is_complete_profile: 1 });
      expect((await browser.call(GIVEN)).data.ownAccount.subjects).toEqual(subjects);
    }
  });
});

describe('the language of an account', () => {
  const SET = 'mutation ($language: String!) { setLanguage(language: $language) }';
  const ASK = '{ session { language } }';

  it('is not set until it is chosen, and then applies to the session', async () => {
    const browser = await signedInStudent(app, 'polyglot@example.org');
    expect((await browser.call(ASK)).data).toEqual({ session: { language: null } });
    expect((await browser.call(SET, { language: 'de' })).data).toEqual({ setLanguage: true });
    expect((await browser.call(ASK)).data).toEqual({ session: { language: 'de' } });
  });

  it('is a supported one, and is chosen by its owner', async () => {
    const browser = await signedInStudent(app, 'klingon@example.org');
    expect((await browser.call(SET, { language: 'tlh' })).code).toBe('INVALID_INPUT');
    expect((await new TestBrowser(app).call(SET, { language: 'de' })).status).toBe(401);
  });
});
