import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealClientSecret } from '#server/access/sign-on/client-secret.ts';
import { type OidcServer, oidcServer } from '../../../support/access/oidc-server.ts';
import { ME, newSchool, openSignOn, startSignOn, storedProvider, visit } from '../../../support/access/test-sign-on.ts';
import { testTool } from '../../../support/lti/test-lti-platform.ts';
import { PASSWORD, signedInStudent, TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

/** As the test app has it. */
const SERVER_SECRET = Buffer.alloc(32, 7);

let database: TestDatabase;
let app: FastifyInstance;
let oidc: OidcServer;
let school: string;
let provider: string;

/** A real provider: a user's login is the part before the @; logins that begin with "t-" are of teachers. */
beforeAll(async () => {
  database = await openTestDatabase();
  school = await newSchool(database.pool, 'Riverside');
  app = await testApp(database.pool, { tool: testTool() });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  oidc = await oidcServer(
    async (issuer) => {
      const rule = { teacherClaim: 'groups', teacherValues: 'staff' };
      provider = await storedProvider(database.pool, { school, issuer, ...rule });
      const sealed = sealClientSecret(SERVER_SECRET, { id: provider, issuer, clientId: 'lectern' }, 'a secret');
      await database.pool.query('update sign_on_providers set sealed_secret = $2 where id = $1', [provider, sealed]);
      return {
        ...{ id: 'lectern', secret: 'a secret', returnUri: `http://localhost/sign-on/return/${provider}` },
        logoutUri: `http://127.0.0.1:${port}/sign-on/logout/${provider}`,
      };
    },
    (login) => ({
      ...{ name: `Ada ${login}`, email: `${login}@river.example`, email_verified: true },
      groups: login.startsWith('t-') ? ['staff', 'all'] : ['all'],
    }),
  );
});
afterAll(async () => {
  await app.close();
  await oidc.close();
  await database.close();
});

/** The whole way to the provider and back. */
async function arrive(browser: TestBrowser, login: string, id = provider) {
  const back = await oidc.signIn(await startSignOn(app, browser, id), login);
  return visit(app, browser, `${back.pathname}${back.search}`);
}
const signInAs = async (login: string): Promise<TestBrowser> => {
  const browser = new TestBrowser(app);
  await arrive(browser, login);
  await openSignOn(browser);
  return browser;
};
const newLogin = (): string => `u-${randomUUID().slice(0, 8)}`;

describe('single sign-on with a real provider', () => {
  it('sends the browser there with PKCE, state and nonce, and to an address of this provider alone', async () => {
    const url = await startSignOn(app, new TestBrowser(app), provider);
    expect(`${url.origin}${url.pathname}`).toBe(`${oidc.issuer}/auth`);
    const { state, nonce, code_challenge: challenge, ...rest } = Object.fromEntries(url.searchParams);
    expect(rest).toEqual({
      ...{ client_id: 'lectern', response_type: 'code', scope: 'openid profile email', code_challenge_method: 'S256' },
      redirect_uri: `http://localhost/sign-on/return/${provider}`,
    });
    for (const secret of [state, nonce, challenge]) expect(secret).toMatch(/^[\w-]{43}$/);
  });

  it('creates an account in the school once, whose profile has to be completed, and signs in to it again', async () => {
    const login = newLogin();
    const browser = new TestBrowser(app);
    expect(await arrive(browser, login)).toMatchObject({ statusCode: 303, headers: { location: '/sign-on' } });
    const PENDING = '{ pendingSignOn { provider name email role isKnown createsAccount } }';
    expect((await browser.call(PENDING)).data.pendingSignOn).toEqual({
      ...{ provider: 'Riverside Login', name: `Ada ${login}`, email: `${login}@river.example`, role: 'student' },
      ...{ isKnown: false, createsAccount: true },
    });
    await openSignOn(browser);
    const { session } = (await browser.call(ME)).data;
    expect(session).toMatchObject({ name: `Ada ${login}`, email: `${login}@river.example`, userRole: 'student' });
    expect(session.is_complete_profile).toBe(0);
    const again = await signInAs(login);
    expect((await again.call(ME)).data.session.id).toBe(session.id);
    const { rows } = await database.pool.query('select school_id from users where id = $1', [session.id]);
    expect(rows[0]).toEqual({ school_id: school });
  });

  it('creates a teacher where the claim says so', async () => {
    const browser = await signInAs(`t-${newLogin()}`);
    expect((await browser.call(ME)).data.session.userRole).toBe('teacher');
  });

  it('still asks for the PIN of an account', async () => {
    const login = newLogin();
    const browser = await signInAs(login);
    const { id } = (await browser.call(ME)).data.session;
    await database.pool.query(`update users set pin_digest = 'x' where id = $1`, [id]);
    const again = await signInAs(login);
    expect((await again.call(ME)).data.session.pin).toBe('pending');
    expect((await again.call('{ ownAccount { name } }')).code).toBe('PIN_REQUIRED');
  });

  it('completes a sign-in once', async () => {
    const browser = new TestBrowser(app);
    await arrive(browser, newLogin());
    const cookies = new Map(browser.cookies);
    await openSignOn(browser);
    const copy = new TestBrowser(app);
    for (const [name, value] of cookies) copy.cookies.set(name, value);
    expect((await openSignOn(copy)).code).toBe('SIGN_ON_ENDED');
  });

  it('shows that the user has cancelled', async () => {
    const browser = new TestBrowser(app);
    const { searchParams } = await startSignOn(app, browser, provider);
    const fields = new URLSearchParams({
      state: searchParams.get('state') ?? '',
      error: 'access_denied',
      iss: oidc.issuer,
    });
    const page = await visit(app, browser, `/sign-on/return/${provider}?${fields}`);
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('You cancelled the sign-in.');
  });

  describe('an account that a roster has created', () => {
    const rosterUser = async (login: string, ofSchool = school): Promise<string> => {
      const id = randomUUID();
      await database.pool.query(
        `insert into users (id, email, name, role, school_id) values ($1, $2, 'From roster', 'student', $3)`,
        [id, `${login}@river.example`, ofSchool],
      );
      await database.pool.query(
        `insert into roster_links (school_id, kind, sourced_id, user_id) values ($1, 'user', $2, $3)`,
        [ofSchool, login, id],
      );
      return id;
    };

    it('is opened by the provider of its school as long as nobody has used it', async () => {
      const login = newLogin();
      const id = await rosterUser(login);
      const browser = new TestBrowser(app);
      await arrive(browser, login);
      expect((await browser.call('{ pendingSignOn { isKnown } }')).data).toEqual({ pendingSignOn: { isKnown: true } });
      await openSignOn(browser);
      expect((await browser.call(ME)).data.session.id).toBe(id);
    });

    it('is opened in the same way if the identity system of the school has created it', async () => {
      const login = newLogin();
      const id = await rosterUser(login);
      await database.pool.query('delete from roster_links where user_id = $1', [id]);
      await database.pool.query(
        `insert into scim_users (user_id, school_id, user_name, attributes) values ($1, $2, $3, '{}')`,
        [id, school, login],
      );
      const browser = new TestBrowser(app);
      await arrive(browser, login);
      await openSignOn(browser);
      expect((await browser.call(ME)).data.session.id).toBe(id);
    });

    it.each([
      ['has a password', (id: string) => [`update users set password_digest = 'x' where id = $1`, id]],
      ['has another type', (id: string) => [`update users set role = 'schoolAdmin' where id = $1`, id]],
      ['has a profile', (id: string) => ['update users set profile_completed_at = now() where id = $1', id]],
      ['is not from a roster', (id: string) => ['delete from roster_links where user_id = $1', id]],
    ] as const)('is refused by name if it %s', async (_, change) => {
      const login = newLogin();
      const [text = '', id] = change(await rosterUser(login));
      await database.pool.query(text, [id]);
      const browser = new TestBrowser(app);
      await arrive(browser, login);
      expect((await openSignOn(browser)).code).toBe('SIGN_ON_ACCOUNT_EXISTS');
    });

    it('is refused by name if it is of another school', async () => {
      const login = newLogin();
      await rosterUser(login, await newSchool(database.pool, 'Other'));
      const browser = new TestBrowser(app);
      await arrive(browser, login);
      expect((await openSignOn(browser)).code).toBe('SIGN_ON_ACCOUNT_EXISTS');
    });
  });

  it('ends the session when the user signs out at the provider', async () => {
    const browser = await signInAs(newLogin());
    expect((await browser.call(ME)).status).toBe(200);
    await oidc.signOut();
    expect((await browser.call(ME)).status).toBe(401);
  });
});

describe('an existing account with the same email', () => {
  it('is never opened by its email, but connected with its password', async () => {
    const login = newLogin();
    const email = `${login}@river.example`;
    const owner = await signedInStudent(app, email);
    const { id } = (await owner.call(ME)).data.session;
    const browser = new TestBrowser(app);
    await arrive(browser, login);
    expect((await openSignOn(browser)).code).toBe('SIGN_ON_ACCOUNT_EXISTS');
    expect((await openSignOn(browser, { email, password: 'a wrong password' })).code).toBe('WRONG_CREDENTIALS');
    await openSignOn(browser, { email, password: PASSWORD });
    expect((await browser.call(ME)).data.session.id).toBe(id);
    const again = await signInAs(login);
    expect((await again.call(ME)).data.session.id).toBe(id);
  });

  it('stays reachable: its owner sees the connection and can remove it', async () => {
    const login = newLogin();
    const email = `${login}@river.example`;
    await signedInStudent(app, email);
    await database.pool.query('update users set school_id = $2 where email = $1', [email, school]);
    const browser = new TestBrowser(app);
    await arrive(browser, login);
    await openSignOn(browser, { email, password: PASSWORD });
    const OWN = '{ ownAccount { signOns { id name since canLeave } } }';
    expect((await browser.call(OWN)).data.ownAccount.signOns).toEqual([
      { id: provider, name: 'Riverside Login', since: expect.any(String), canLeave: true },
    ]);
    await browser.call('mutation ($id: ID!) { leaveSignOn(id: $id) }', { id: provider });
    expect((await browser.call(OWN)).data.ownAccount.signOns[0].since).toBeNull();
    const again = new TestBrowser(app);
    await arrive(again, login);
    expect((await openSignOn(again)).code).toBe('SIGN_ON_ACCOUNT_EXISTS');
  });

  it('loses the connection when its owner resets the password', async () => {
    const login = newLogin();
    const email = `${login}@river.example`;
    const owner = await signedInStudent(app, email);
    const { id } = (await owner.call(ME)).data.session;
    const intruder = new TestBrowser(app);
    const other = newLogin();
    await arrive(intruder, other);
    await openSignOn(intruder, { email, password: PASSWORD });
    const { disconnectLinkedPlatforms } = await import('#server/lti/lti-user.commands.ts');
    const client = await database.pool.connect();
    await disconnectLinkedPlatforms(client, id).finally(() => client.release());
    const again = await signInAs(other);
    expect((await again.call(ME)).data.session.id).not.toBe(id);
  });
});

describe('a school', () => {
  it('that invites its users creates no account', async () => {
    await database.pool.query(`update sign_on_providers set accounts = 'invited' where id = $1`, [provider]);
    const browser = new TestBrowser(app);
    await arrive(browser, newLogin());
    expect((await openSignOn(browser)).code).toBe('SIGN_ON_NO_ACCOUNT');
    await database.pool.query(`update sign_on_providers set accounts = 'automatic' where id = $1`, [provider]);
  });

  it('can refuse passwords: of students and teachers, and only after a correct one', async () => {
    const email = `${newLogin()}@river.example`;
    await signedInStudent(app, email);
    await database.pool.query('update users set school_id = $2 where email = $1', [email, school]);
    await database.pool.query('update sign_on_providers set refuses_passwords = true where id = $1', [provider]);
    expect((await new TestBrowser(app).signIn(email, PASSWORD)).code).toBe('SIGN_ON_REQUIRED');
    expect((await new TestBrowser(app).signIn(email, 'a wrong password')).code).toBe('WRONG_CREDENTIALS');
    await database.pool.query(`update users set role = 'schoolAdmin' where email = $1`, [email]);
    expect((await new TestBrowser(app).signIn(email, PASSWORD)).code).toBeUndefined();
    await database.pool.query('update sign_on_providers set refuses_passwords = false where id = $1', [provider]);
  });

  it('is found by the domain alone, whether or not an address has an account', async () => {
    const FIND = 'query ($domain: String!) { signOnProviders(domain: $domain) { id name } }';
    const find = async (domain: string) => (await new TestBrowser(app).call(FIND, { domain })).data.signOnProviders;
    expect(await find('River.example')).toEqual([{ id: provider, name: 'Riverside Login' }]);
    expect(await find('unknown.example')).toEqual([]);
    expect(await find('')).toEqual([]);
  });

  it('can’t lead users of a domain that it has not confirmed, nor give accounts its addresses', async () => {
    await database.pool.query(`update sign_on_providers set confirmed_domains = '{}' where id = $1`, [provider]);
    const FIND = '{ signOnProviders(domain: "river.example") { id } }';
    expect((await new TestBrowser(app).call(FIND)).data.signOnProviders).toEqual([]);
    const browser = await signInAs(newLogin());
    expect((await browser.call(ME)).data.session.email).not.toContain('river.example');
    await database.pool.query(`update sign_on_providers set confirmed_domains = '{river.example}' where id = $1`, [
      provider,
    ]);
  });
});
