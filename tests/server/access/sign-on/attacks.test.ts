import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { exportSPKI, importJWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ForgedProvider, forgedProvider } from '../../../support/access/forged-provider.ts';
import { ME, newSchool, openSignOn, startSignOn, storedProvider, visit } from '../../../support/access/test-sign-on.ts';
import { newSigningKey, testTool } from '../../../support/lti/test-lti-platform.ts';
import { PASSWORD, signedInStudent, TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;
/** Two providers of two schools. */
let one: ForgedProvider;
let other: ForgedProvider;
let oneId: string;
let otherId: string;
let school: string;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await testApp(database.pool, { tool: testTool() });
  [one, other] = [await forgedProvider(), await forgedProvider()];
  school = await newSchool(database.pool, 'One');
  const rule = { teacherClaim: 'role', teacherValues: 'teacher' };
  oneId = await storedProvider(database.pool, { school, issuer: one.issuer, ...rule });
  const second = await newSchool(database.pool, 'Other');
  otherId = await storedProvider(database.pool, { school: second, issuer: other.issuer, domains: ['other.example'] });
});
afterEach(() => one.broken.clear());
afterAll(async () => {
  await one.close();
  await other.close();
  await app.close();
  await database.close();
});

type Login = { readonly browser: TestBrowser; readonly state: string; readonly nonce: string };

async function start(provider = oneId): Promise<Login> {
  const browser = new TestBrowser(app);
  const { searchParams } = await startSignOn(app, browser, provider);
  return { browser, state: searchParams.get('state') ?? '', nonce: searchParams.get('nonce') ?? '' };
}
const back = ({ browser, state }: Login, provider = oneId, more: Readonly<Record<string, string>> = {}) =>
  visit(app, browser, `/sign-on/return/${provider}?${new URLSearchParams({ code: 'a code', state, ...more })}`);

/** A sign-in whose token has these claims. */
async function arriveWith(more: JWTPayload = {}, login?: Login) {
  const started = login ?? (await start());
  one.answer = await one.signed(one.claims({ nonce: started.nonce, ...more }));
  return { ...started, page: await back(started) };
}
/** A sign-in whose token is this text. */
async function arriveWithToken(token: (nonce: string) => Promise<string> | string) {
  const started = await start();
  one.answer = await token(started.nonce);
  return { ...started, page: await back(started) };
}
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = (): number => Math.floor(Date.now() / 1_000);
/** Nobody gets in, and the page says why. */
async function expectRefused({ browser, page }: Awaited<ReturnType<typeof arriveWith>>, words: string): Promise<void> {
  expect(page.statusCode).toBe(400);
  expect(page.body).toContain(words);
  expect((await openSignOn(browser)).code).toBe('SIGN_ON_ENDED');
}
const UNVERIFIED = 'We couldn’t verify the message';

describe('a forged token', () => {
  it('is the reason, since the same without a change signs in', async () => {
    const { browser, page } = await arriveWith();
    expect(page.headers.location).toBe('/sign-on');
    await openSignOn(browser);
    expect((await browser.call(ME)).data.session.userRole).toBe('student');
  });

  it('without a signature is refused', async () => {
    const unsigned = (nonce: string) => `${encoded({ alg: 'none' })}.${encoded(one.claims({ nonce }))}.`;
    await expectRefused(await arriveWithToken(unsigned), UNVERIFIED);
    await expectRefused(
      await arriveWithToken(async (nonce) => (await one.signed(one.claims({ nonce }))).replace(/[^.]+$/, '')),
      UNVERIFIED,
    );
  });

  it('that is signed by another key, or by the public key as a secret, is refused', async () => {
    const stranger = await newSigningKey();
    const by = (alg: string, key: CryptoKey | Uint8Array) => (nonce: string) =>
      new SignJWT(one.claims({ nonce })).setProtectedHeader({ alg, kid: stranger.kid }).sign(key);
    await expectRefused(await arriveWithToken(by('RS256', stranger.privateKey)), UNVERIFIED);
    const key = await importJWK(one.publicJwk(), 'RS256', { extractable: true });
    if (key instanceof Uint8Array) throw new Error('The key is not a public key.');
    const pem = new TextEncoder().encode(await exportSPKI(key));
    await expectRefused(await arriveWithToken(by('HS256', pem)), UNVERIFIED);
  });

  it('whose content was changed after signing is refused', async () => {
    await expectRefused(
      await arriveWithToken(async (nonce) => {
        const [header, , signature] = (await one.signed(one.claims({ nonce }))).split('.');
        return [header, encoded(one.claims({ nonce, role: 'teacher' })), signature].join('.');
      }),
      UNVERIFIED,
    );
  });

  it.each([
    ['for another audience', { aud: 'another client' }],
    ['for several audiences without this client as the authorised party', { aud: ['lectern', 'x'], azp: 'x' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['with another nonce', { nonce: 'another nonce' }],
    ['without a subject', { sub: '' }],
  ])('%s is refused', async (_what, claims) => {
    await expectRefused(await arriveWith(claims), UNVERIFIED);
  });

  it.each([
    ['has expired', { exp: now() - 3_600, iat: now() - 3_900 }],
    ['is too old', { exp: now() + 3_600, iat: now() - 3_600 }],
    ['is of the future', { iat: now() + 3_600, exp: now() + 7_200 }],
  ])('that %s is refused, and the page names the clock', async (_what, claims) => {
    await expectRefused(await arriveWith(claims), 'sent an expired message');
  });
});

describe('a replay', () => {
  it('of a response finds its state used up', async () => {
    const login = await start();
    await arriveWith({}, login);
    expect((await back(login)).body).toContain('opened twice');
  });

  it('of a token in another sign-in is refused, since its nonce is another', async () => {
    const first = await start();
    const token = await one.signed(one.claims({ nonce: first.nonce }));
    await expectRefused(await arriveWithToken(() => token), UNVERIFIED);
  });

  it('of an expired state is refused', async () => {
    const login = await start();
    await database.pool.query('update sign_on_logins set expires_at = now()');
    const { page } = await arriveWith({}, login);
    expect(page.body).toContain('has expired');
  });
});

describe('a response that belongs to something else', () => {
  it('is refused in another browser, so that nobody is signed in as an attacker', async () => {
    const attacker = await start();
    const victim = { ...attacker, browser: new TestBrowser(app) };
    one.answer = await one.signed(one.claims({ nonce: attacker.nonce }));
    await expectRefused({ ...victim, page: await back(victim) }, 'started in another browser');
  });

  it('is refused at the address of another provider (mix-up)', async () => {
    const login = await start(oneId);
    other.answer = await other.signed(other.claims({ nonce: login.nonce }));
    const before = other.exchanged.length;
    await expectRefused({ ...login, page: await back(login, otherId) }, UNVERIFIED);
    expect(other.exchanged.length).toBe(before);
  });

  it('is refused if it names another issuer (RFC 9207)', async () => {
    const login = await start();
    one.answer = await one.signed(one.claims({ nonce: login.nonce }));
    await expectRefused({ ...login, page: await back(login, oneId, { iss: other.issuer }) }, UNVERIFIED);
  });

  it('is refused if its token is of another provider', async () => {
    await expectRefused(await arriveWithToken((nonce) => other.signed(other.claims({ nonce }))), UNVERIFIED);
  });

  it('sends the verifier of this sign-in, without which the code is worth nothing', async () => {
    await arriveWith();
    const { code_verifier: verifier, redirect_uri: uri } = Object.fromEntries(one.exchanged.at(-1) ?? []);
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(uri).toBe(`http://localhost/sign-on/return/${oneId}`);
  });

  it('is refused with a repeated field, which is ambiguous', async () => {
    const { browser, state } = await start();
    const page = await visit(app, browser, `/sign-on/return/${oneId}?code=a&code=b&state=${state}`);
    expect(page.statusCode).toBe(400);
  });
});

describe('a provider', () => {
  it.each([{ role: 'admin' }, { role: ['admin', 'schoolAdmin'] }, { roles: ['admin'], userRole: 'admin' }])(
    'never creates an admin: %j',
    async (claims) => {
      const { browser } = await arriveWith(claims);
      await openSignOn(browser);
      const { session } = (await browser.call('{ session { userRole permissions } }')).data;
      expect(session).toEqual({ userRole: 'student', permissions: [] });
    },
  );

  it('does not change the role of an existing account', async () => {
    const sub = randomUUID();
    const first = await arriveWith({ sub });
    await openSignOn(first.browser);
    const again = await arriveWith({ sub, role: 'teacher' });
    await openSignOn(again.browser);
    expect((await again.browser.call(ME)).data.session.userRole).toBe('student');
  });

  it.each([
    ['an admin of the installation', `role = 'admin'`],
    ['a disabled account', 'disabled_at = now()'],
  ])('can’t be connected to %s, even with the password', async (_what, change) => {
    const email = `${randomUUID()}@river.example`;
    await signedInStudent(app, email);
    const { browser } = await arriveWith();
    await database.pool.query(`update users set ${change} where email = $1`, [email]);
    expect((await openSignOn(browser, { email, password: PASSWORD })).code).toMatch(/FORBIDDEN|WRONG_CREDENTIALS/);
  });

  it('can’t open an account of another school, nor one that has moved there', async () => {
    const email = `${randomUUID()}@river.example`;
    await signedInStudent(app, email);
    const sub = randomUUID();
    const { browser } = await arriveWith({ sub });
    await openSignOn(browser, { email, password: PASSWORD });
    expect((await browser.call(ME)).data.session.email).toBe(email);
    const { rows } = await database.pool.query("select id from schools where name = 'Other'");
    await database.pool.query('update users set school_id = $2 where email = $1', [email, rows[0].id]);
    const again = await arriveWith({ sub });
    expect((await openSignOn(again.browser)).code).toBe('FORBIDDEN');
    const third = await arriveWith();
    expect((await openSignOn(third.browser, { email, password: PASSWORD })).code).toBe('FORBIDDEN');
  });

  it('means another user by the same subject after its issuer was changed', async () => {
    const sub = randomUUID();
    const first = await arriveWith({ sub });
    await openSignOn(first.browser);
    const { id } = (await first.browser.call(ME)).data.session;
    await database.pool.query('update sign_on_providers set issuer = $2 where id = $1', [oneId, other.issuer]);
    const login = await start(oneId);
    other.answer = await other.signed(other.claims({ nonce: login.nonce, sub }));
    await back(login, oneId);
    await openSignOn(login.browser);
    expect((await login.browser.call(ME)).data.session.id).not.toBe(id);
    await database.pool.query('update sign_on_providers set issuer = $2 where id = $1', [oneId, one.issuer]);
  });

  it('does not give an account an address outside its domains', async () => {
    const { browser } = await arriveWith({ email: 'victim@other.example' });
    await openSignOn(browser);
    expect((await browser.call(ME)).data.session.email).not.toContain('other.example');
  });

  it('can’t sign in with a subject that belongs to another provider', async () => {
    const sub = randomUUID();
    const first = await arriveWith({ sub });
    await openSignOn(first.browser);
    const { id } = (await first.browser.call(ME)).data.session;
    const login = await start(otherId);
    other.answer = await other.signed(other.claims({ nonce: login.nonce, sub }));
    await back(login, otherId);
    await openSignOn(login.browser);
    expect((await login.browser.call(ME)).data.session.id).not.toBe(id);
  });

  it('that changes its keys is still understood', async () => {
    await arriveWith();
    await one.changeKeys();
    expect((await arriveWith()).page.headers.location).toBe('/sign-on');
  });

  it('that is down or gone is named as such, and nothing is lost', async () => {
    one.broken.set('/token', 503);
    await expectRefused(await arriveWith(), 'isn’t responding');
    one.broken.clear();
    expect((await arriveWith()).page.headers.location).toBe('/sign-on');
  });

  it('within the network of the server is not asked', async () => {
    const inside = await storedProvider(database.pool, { school, issuer: 'https://10.0.0.1' });
    const page = await visit(app, new TestBrowser(app), `/sign-on/start/${inside}`);
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('isn’t set up correctly');
  });

  it('that is deleted or unknown signs nobody in', async () => {
    for (const id of [randomUUID(), 'x', "' or 1=1"])
      expect((await visit(app, new TestBrowser(app), `/sign-on/start/${encodeURIComponent(id)}`)).statusCode).toBe(400);
    const gone = await storedProvider(database.pool, { school, issuer: one.issuer, clientId: 'gone' });
    const login = await start(gone);
    await database.pool.query('update sign_on_providers set deleted_at = now() where id = $1', [gone]);
    expect((await back(login, gone)).statusCode).toBe(400);
  });
});

describe('a logout token', () => {
  const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
  const send = (token: string, provider = oneId) =>
    visit(app, new TestBrowser(app), `/sign-on/logout/${provider}`, { logout_token: token });
  const logout = (more: JWTPayload) => one.signed(one.claims({ jti: randomUUID(), events: { [EVENT]: {} }, ...more }));

  async function signedIn(claims: JWTPayload): Promise<TestBrowser> {
    const { browser } = await arriveWith(claims);
    await openSignOn(browser);
    return browser;
  }
  const isIn = async (browser: TestBrowser): Promise<boolean> => (await browser.call(ME)).status === 200;

  it('ends the sessions of one user, and only those', async () => {
    const [sub, another] = [randomUUID(), randomUUID()];
    const [first, second] = [await signedIn({ sub }), await signedIn({ sub: another })];
    expect((await send(await logout({ sub }))).statusCode).toBe(200);
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  });

  it('ends one session by its id', async () => {
    const sub = randomUUID();
    const [first, second] = [await signedIn({ sub, sid: 'a' }), await signedIn({ sub, sid: 'b' })];
    expect((await send(await logout({ sub, sid: 'a' }))).statusCode).toBe(200);
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  });

  it('is refused if it is forged, expired, for someone else or not a logout', async () => {
    const sub = randomUUID();
    const browser = await signedIn({ sub });
    const refused = [
      await logout({ sub, aud: 'another client' }),
      await logout({ sub, iss: other.issuer }),
      await logout({ sub, iat: now() - 3_600, exp: now() - 3_000 }),
      await logout({ sub, nonce: 'n' }),
      await logout({ sub, events: {} }),
      await one.signed(one.claims({ sub })),
      await other.signed(one.claims({ sub, jti: 'x', events: { [EVENT]: {} } })),
      `${encoded({ alg: 'none' })}.${encoded(one.claims({ sub, jti: 'x', events: { [EVENT]: {} } }))}.`,
      'x',
      '',
    ];
    for (const token of refused) expect((await send(token)).statusCode).toBe(400);
    // The other school's provider says nothing about users of this one.
    const theirs = await other.signed(other.claims({ sub, jti: 'x', events: { [EVENT]: {} } }));
    expect((await send(theirs, otherId)).statusCode).toBe(200);
    expect(await isIn(browser)).toBe(true);
  });
});

describe('a logout in a frame', () => {
  const logOut = (fields: Readonly<Record<string, string>>, provider = oneId) =>
    visit(app, new TestBrowser(app), `/sign-on/logout/${provider}?${new URLSearchParams(fields)}`);
  const isIn = async (browser: TestBrowser): Promise<boolean> => (await browser.call(ME)).status === 200;
  async function signedIn(claims: JWTPayload): Promise<TestBrowser> {
    const { browser } = await arriveWith(claims);
    await openSignOn(browser);
    return browser;
  }

  it('ends the session that it names, and no other', async () => {
    const sub = randomUUID();
    const [sid, another] = [randomUUID(), randomUUID()];
    const [first, second] = [await signedIn({ sub, sid }), await signedIn({ sub, sid: another })];
    expect((await logOut({ iss: one.issuer, sid })).statusCode).toBe(200);
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  });

  it('is refused without the provider’s own issuer and the id of a session', async () => {
    const [sub, sid] = [randomUUID(), randomUUID()];
    const browser = await signedIn({ sub, sid });
    for (const fields of [{}, { iss: one.issuer }, { sid }, { iss: other.issuer, sid }, { iss: one.issuer, sid: '' }])
      expect((await logOut(fields)).statusCode).toBe(400);
    const repeated = `/sign-on/logout/${oneId}?iss=${encodeURIComponent(one.issuer)}&sid=${sid}&sid=${sid}`;
    expect((await visit(app, new TestBrowser(app), repeated)).statusCode).toBe(400);
    // Another school's provider ends only its own sessions.
    expect((await logOut({ iss: other.issuer, sid }, otherId)).statusCode).toBe(200);
    expect(await isIn(browser)).toBe(true);
  });
});
