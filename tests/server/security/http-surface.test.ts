import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { newToken } from '#server/access/tokens.ts';
import { type Reading, readingFrom } from '#server/platform/db/reading.ts';
import { addSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { testPlatform, testTool } from '../../support/lti/test-lti-platform.ts';
import { PASSWORD, signedInStudent, TestBrowser, testApp } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';

const { app, database } = await testServer();

/** An address of every route that the server adds, and some that do not exist. */
const ADDRESSES = [
  ...[
    '/healthz',
    '/readyz',
    '/config.json',
    '/graphql',
    '/nowhere',
    '/%E0%A4%A',
    '/login',
    '/robots.txt',
    '/sitemap.xml',
  ],
  ...[
    '/media/figures/x',
    '/media/files/x',
    '/media/public/x',
    '/uploads/x',
    '/answers/front.json',
    '/payments/webhook',
  ],
  ...[
    '/exports/x',
    '/exports/questions/x',
    '/exports/decks/x',
    '/own-data.zip',
    '/payments/receipts/x',
    '/test-payment/x',
    '/first-run',
    '/scim/v2/Users',
    '/scim/v2/x',
    '/metrics',
    '/builds/latest.json',
    '/assets/x.js',
    '/../../etc/passwd',
  ],
];

describe('every response', () => {
  it.each(ADDRESSES)('of %s has the headers, can be read by no other origin, and names no program', async (url) => {
    for (const method of ['GET', 'POST'] as const) {
      const { headers } = await app.inject({ method, url, headers: { origin: 'https://evil.example' } });
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe(url === '/first-run' ? 'no-referrer' : 'same-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
    }
  });

  it('of a page requires https for a year and trusted types', async () => {
    const secured = Fastify();
    addSecurityHeaders(secured, { secure: true, opensWindows: false, pageScript: 'first()' });
    secured.get('/', async () => 'a page');
    const { headers } = await secured.inject('/');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'; object-src 'none'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
    await secured.close();
  });
});

describe('a method without a route', () => {
  it.each(['TRACE', 'OPTIONS', 'PUT', 'DELETE'] as const)(
    'such as %s is answered 404 and echoes nothing',
    async (method) => {
      for (const url of ['/graphql', '/login', '/healthz']) {
        const answer = await app.inject({ method, url, headers: { 'x-canary': 'sent-along' } });
        expect([url, answer.statusCode]).toEqual([url, 404]);
        expect(answer.body).not.toContain('sent-along');
      }
    },
  );
});

describe('a change', () => {
  it('needs more than a link or a form: GET and simple requests are refused', async () => {
    const browser = await signedInStudent(app, 'linked@example.org');
    const headers = {
      authorization: `Bearer ${browser.token}`,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    const query = 'mutation { signOut }';
    const byLink = await app.inject({ url: `/graphql?query=${encodeURIComponent(query)}`, headers });
    expect(byLink.statusCode).toBe(405);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const byForm = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...headers, 'content-type': type },
        payload: JSON.stringify({ query }),
      });
      expect([type, byForm.statusCode]).toEqual([type, 415]);
    }
    expect((await browser.call('{ session { email } }')).data.session.email).toBe('linked@example.org');
  });
});

describe('a token', () => {
  it('is 256 random bits, and never the same twice', () => {
    const tokens = new Set(Array.from({ length: 100_000 }, newToken));
    expect(tokens.size).toBe(100_000);
    expect(Buffer.from([...tokens][0] ?? '', 'base64url')).toHaveLength(32);
  });

  it('is new at each sign-in, and that of one browser cannot be used to sign in the next', async () => {
    await new TestBrowser(app).signUp('twice@example.org', PASSWORD);
    const browser = new TestBrowser(app);
    await browser.signIn('twice@example.org', PASSWORD);
    const { token } = browser;
    await browser.signIn('twice@example.org', PASSWORD);
    expect(browser.token).not.toBe(token);
    browser.token = token;
    // Bound to the browser's first secret, which the second sign-in has replaced.
    expect((await browser.call('{ session { id } }')).status).toBe(401);
  });
});

describe('a sign-in', () => {
  it('ends the previous session of the browser, and no other', async () => {
    const otherPage = await signedInStudent(app, 'again@example.org');
    const browser = new TestBrowser(app);
    await browser.signIn('again@example.org', PASSWORD);
    const copy = Object.assign(new TestBrowser(app), {
      token: browser.token,
      refreshToken: browser.refreshToken,
    });
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    expect((await copy.call('{ session { id } }')).status).toBe(200);
    await browser.signIn('again@example.org', PASSWORD);
    // Everything that a thief could have copied of the previous session.
    expect((await copy.call('{ session { id } }')).status).toBe(401);
    expect((await copy.refresh()).status).toBe(401);
    expect((await browser.call('{ session { id } }')).status).toBe(200);
    expect((await otherPage.call('{ session { id } }')).status).toBe(200);
  });
});

describe('a cookie', () => {
  it('has the prefix __Host- under https, and is Secure, HttpOnly and limited to its host', async () => {
    const queries = { query: database.pool.query.bind(database.pool) };
    const reading = { ...readingFrom(database.pool), queries } as unknown as Reading;
    const tool = testTool();
    const platform = await testPlatform(database.pool, tool);
    const site = { publicUrl: 'https://learn.example.org', localOnly: false };
    const secured = await testApp(database.pool, { secure: true, reading, tool, site });
    await new TestBrowser(app).signUp('prefixed@example.org', PASSWORD);
    const signIn = await secured.inject({
      method: 'POST',
      url: '/graphql',
      payload: {
        query: 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
        variables: { input: { email: 'prefixed@example.org', password: PASSWORD } },
      },
    });
    const login = await secured.inject(
      `/lti/login?${new URLSearchParams({ iss: platform.url, client_id: platform.clientId, login_hint: 'h' })}`,
    );
    const lines = [signIn, login].flatMap(({ headers }) => headers['set-cookie'] ?? []);
    const names = lines.map((line) => line.split('=', 1)[0]?.replace(/-[0-9a-f]{16}$/, '-*'));
    expect(names.toSorted()).toEqual(['__Host-bind', '__Host-device', '__Host-launch-*', '__Host-wrote']);
    for (const line of lines) {
      expect(line).toMatch(/; Path=\/(;|$)/);
      expect(line).toMatch(/; HttpOnly(;|$)/);
      expect(line).toMatch(/; Secure(;|$)/);
      expect(line).toMatch(/; SameSite=(Strict|None)(;|$)/);
      expect(line).not.toMatch(/; Domain=/);
    }
    await secured.close();
    await platform.close();
  });
});

describe('a hundred aliases in one request', () => {
  it('guess no PIN: five attempts at most are counted, however they are sent', async () => {
    const browser = await signedInStudent(app, 'guarded@example.org');
    const setPin = 'mutation ($pin: String!, $password: String!) { setPin(pin: $pin, password: $password) }';
    expect((await browser.call(setPin, { pin: '482913', password: PASSWORD })).data).toEqual({ setPin: true });
    const guesser = new TestBrowser(app);
    await guesser.signIn('guarded@example.org', PASSWORD);
    const guesses = Array.from({ length: 100 }, (_, n) => `a${n}: verifyPin(pin: "${100_100 + n}") { outcome }`);
    const refused = await guesser.call(`mutation { ${guesses.join(' ')} }`);
    expect(refused.code).toBe('DOCUMENT_REFUSED');
    const tries = async (): Promise<number> =>
      (await database.pool.query("select pin_tries from users where email = 'guarded@example.org'")).rows[0].pin_tries;
    expect(await tries()).toBe(0);
    for (let n = 0; n < 100; n += 10) await guesser.call(`mutation { ${guesses.slice(n, n + 10).join(' ')} }`);
    expect(await tries()).toBe(5);
  });
});

describe('the key that signs addresses', () => {
  it('can be changed, and signs no one out', async () => {
    const browser = await signedInStudent(app, 'stays@example.org');
    const otherServer = await testApp(database.pool, { mediaKey: Buffer.alloc(32, 9) });
    const there = Object.assign(new TestBrowser(otherServer), {
      token: browser.token,
      refreshToken: browser.refreshToken,
    });
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    expect((await there.call('{ session { email } }')).data.session.email).toBe('stays@example.org');
    expect((await there.refresh()).data?.refresh.token).toMatch(/^[\w-]{43}$/);
    await otherServer.close();
  });
});
