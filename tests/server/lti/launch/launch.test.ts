import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLAIM } from '#server/lti/launch/claims.ts';
import { launch, openLaunch, postLaunch, startLaunch } from '../../../support/lti/test-launch.ts';
import { newSigningKey, type TestPlatform, testPlatform, testTool } from '../../../support/lti/test-lti-platform.ts';
import { PASSWORD, signedInStudent, TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

const SESSION = '{ session { id name email userRole is_complete_profile } }';
const TEACHER = { [CLAIM.roles]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'] };

let database: TestDatabase;
let app: FastifyInstance;
let platform: TestPlatform;
let school: string;

beforeAll(async () => {
  database = await openTestDatabase();
  school = randomUUID();
  await database.pool.query("insert into schools (id, name) values ($1, 'School')", [school]);
  const tool = testTool();
  app = await testApp(database.pool, { tool });
  platform = await testPlatform(database.pool, tool, { school });
});
afterAll(async () => {
  await platform.close();
  await app.close();
  await database.close();
});

const someone = <Claims extends object>(claims: Claims = {} as Claims) => ({
  sub: randomUUID(),
  name: 'Ada L.',
  ...claims,
});

describe('a launch', () => {
  it('redirects to the platform’s own address, with everything it needs to return', async () => {
    const { url, state, nonce } = await startLaunch(app, new TestBrowser(app), platform, { lti_message_hint: 'm' });
    expect(`${url.origin}${url.pathname}`).toBe(`${platform.url}/auth`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ scope: 'openid', response_type: 'id_token', response_mode: 'form_post', prompt: 'none' },
      ...{ client_id: platform.clientId, redirect_uri: 'http://localhost/lti/launch', login_hint: 'h' },
      ...{ lti_message_hint: 'm', state, nonce },
    });
  });

  it('creates a student’s account in the school once, and signs in to it again', async () => {
    const [claims, browser] = [someone({ email: `${randomUUID()}@example.org` }), new TestBrowser(app)];
    const arrived = await launch(app, browser, platform, { claims });
    expect([arrived.statusCode, arrived.headers.location]).toEqual([303, '/launch']);
    const pending = await browser.call('{ pendingLaunch { platform name role isKnown } }');
    expect(pending.data.pendingLaunch).toEqual({
      ...{ platform: 'Test Moodle', name: 'Ada L.', role: 'student', isKnown: false },
    });
    expect((await openLaunch(browser)).data.openLaunch.path).toBe('/home');
    const first = (await browser.call(SESSION)).data.session;
    expect(first).toMatchObject({ userRole: 'student', name: 'Ada L.', email: claims.email, is_complete_profile: 1 });

    const again = new TestBrowser(app);
    await launch(app, again, platform, { claims });
    expect((await again.call('{ pendingLaunch { isKnown } }')).data.pendingLaunch.isKnown).toBe(true);
    await openLaunch(again);
    expect((await again.call(SESSION)).data.session.id).toBe(first.id);
    const { rows } = await database.pool.query('select school_id from users where id = $1', [first.id]);
    expect(rows[0].school_id).toBe(school);
  });

  it('can be opened once, and only by the browser that started it', async () => {
    const browser = new TestBrowser(app);
    await launch(app, browser, platform, { claims: someone() });
    expect((await openLaunch(new TestBrowser(app))).code).toBe('INVITATION_ENDED');
    const copy = new TestBrowser(app);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    const outcomes = await Promise.all([openLaunch(browser), openLaunch(copy)]);
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['INVITATION_ENDED', undefined].sort());
  });

  it('ends at the quiz, the paper or the assignment that it names; for a teacher at the teacher’s page of it', async () => {
    const id = randomUUID();
    const paths = {
      [`/subject/physics/topic/forces/quiz/${id}`]: ['student', `/subject/physics/topic/forces/quiz/${id}`],
      [`/exam/exam-paper/${id}/detail`]: ['student', `/exam/exam-paper/${id}/detail`],
      [`/assignment/${id}/detail?x=1`]: ['teacher', `/teacher/assignment/${id}/detail`],
      '/admin/users': ['student', '/home'],
      '/lti/launch': ['student', '/home'],
    };
    for (const [path, [role, ends]] of Object.entries(paths)) {
      const browser = new TestBrowser(app);
      await launch(app, browser, platform, { claims: someone(role === 'teacher' ? TEACHER : {}), path });
      expect((await openLaunch(browser)).data.openLaunch.path, path).toBe(ends);
    }
  });

  it('creates a teacher account for a teacher of the course, and never an admin', async () => {
    const roles = { [CLAIM.roles]: ['http://purl.imsglobal.org/vocab/lis/v2/system/person#Administrator'] };
    for (const claims of [TEACHER, roles]) {
      const browser = new TestBrowser(app);
      await launch(app, browser, platform, { claims: someone(claims) });
      await openLaunch(browser);
      expect((await browser.call(SESSION)).data.session.userRole).toBe('teacher');
    }
  });

  it('keeps the session of a user who is already signed in', async () => {
    const [claims, browser] = [someone(), new TestBrowser(app)];
    await launch(app, browser, platform, { claims });
    await openLaunch(browser);
    const { token } = browser;
    await launch(app, browser, platform, { claims });
    expect((await openLaunch(browser)).data.openLaunch.tokens).toBeNull();
    expect((await browser.call(SESSION)).status).toBe(200);
    expect(browser.token).toBe(token);
  });

  it('in a frame shows a page that only this platform may frame, and continues in a new window', async () => {
    const browser = new TestBrowser(app);
    const page = await launch(app, browser, platform, { claims: someone(), headers: { 'sec-fetch-dest': 'iframe' } });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${platform.url}`);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).not.toContain('<script');
    const code = /name="code" value="([\w-]+)"/.exec(page.body)?.[1] ?? '';
    expect((await postLaunch(app, browser, { code }, { origin: 'https://evil.example' }, '/lti/open')).statusCode).toBe(
      400,
    );
    const opened = await postLaunch(app, browser, { code }, { origin: 'http://localhost' }, '/lti/open');
    expect(opened.headers.location).toBe('/launch');
    expect((await openLaunch(browser)).errors).toBeUndefined();
  });
});

describe('an existing account', () => {
  it('is not opened by the same email alone', async () => {
    const email = `${randomUUID()}@example.org`;
    const owner = await signedInStudent(app, email);
    const browser = new TestBrowser(app);
    await launch(app, browser, platform, { claims: someone({ email }) });
    await openLaunch(browser);
    const session = (await browser.call(SESSION)).data.session;
    expect(session.id).not.toBe((await owner.call(SESSION)).data.session.id);
    expect(session.email).toMatch(/@no-mail\.invalid$/);
  });

  it('is opened from then on after its password was entered', async () => {
    const [claims, email] = [someone(), `${randomUUID()}@example.org`];
    const owner = await signedInStudent(app, email);
    const browser = new TestBrowser(app);
    await launch(app, browser, platform, { claims });
    expect((await openLaunch(browser, { email, password: 'not the password' })).code).toBe('WRONG_CREDENTIALS');
    expect((await openLaunch(browser, { email, password: PASSWORD })).errors).toBeUndefined();
    const { id } = (await owner.call(SESSION)).data.session;
    const again = new TestBrowser(app);
    await launch(app, again, platform, { claims });
    await openLaunch(again);
    expect((await again.call(SESSION)).data.session.id).toBe(id);
  });

  it('is not opened if it is an admin’s, of another school or deactivated', async () => {
    const other = randomUUID();
    await database.pool.query("insert into schools (id, name) values ($1, 'Other')", [other]);
    const changes = [`role = 'admin'`, `role = 'schoolAdmin'`, `school_id = '${other}'`, 'disabled_at = now()'];
    for (const change of changes) {
      const [claims, email] = [someone(), `${randomUUID()}@example.org`];
      await signedInStudent(app, email);
      const linked = new TestBrowser(app);
      if (change.startsWith('disabled')) {
        await launch(app, linked, platform, { claims });
        await openLaunch(linked, { email, password: PASSWORD });
      }
      await database.pool.query(`update users set ${change} where email = $1`, [email]);
      const browser = new TestBrowser(app);
      await launch(app, browser, platform, { claims });
      const account = change.startsWith('disabled') ? null : { email, password: PASSWORD };
      expect((await openLaunch(browser, account)).code, change).toBe('FORBIDDEN');
    }
  });
});

describe('refuses', () => {
  const now = (): number => Math.floor(Date.now() / 1_000);
  const there = { [CLAIM.targetLinkUri]: 'http://localhost/home' };

  it.each<[string, object]>([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'somebody else' }],
    ['several audiences without azp', { aud: 'both' }],
    ['another azp', { azp: 'somebody else' }],
    ['another nonce', { nonce: 'another' }],
    ['another deployment', { [CLAIM.deploymentId]: '2' }],
    ['an expired message', { exp: now() - 120 }],
    ['an old message', { iat: now() - 900 }],
    ['another version of LTI', { [CLAIM.version]: '1.1' }],
    ['another message type', { [CLAIM.messageType]: 'Other' }],
    ['a link to another server', { [CLAIM.targetLinkUri]: 'https://evil.example/home' }],
    ['a link that only looks like ours', { [CLAIM.targetLinkUri]: 'http://localhost@evil.example/home' }],
    ['no subject', { sub: undefined }],
  ])('%s', async (_what, claims) => {
    const browser = new TestBrowser(app);
    const { state, nonce } = await startLaunch(app, browser, platform);
    const aud = 'aud' in claims && claims.aud === 'both' ? { aud: [platform.clientId, 'other'] } : {};
    const idToken = await platform.message({ sub: randomUUID(), nonce, ...there, ...claims, ...aud });
    const answer = await postLaunch(app, browser, { state, id_token: idToken });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('role="alert"');
    expect((await openLaunch(browser)).code).toBe('INVITATION_ENDED');
  });

  it('a signature by another key, by a shared secret, or none', async () => {
    const forged = [
      async (claims: object) => platform.message({ ...claims }, { key: await newSigningKey() }),
      async (claims: object) =>
        new SignJWT({ iss: platform.url, aud: platform.clientId, exp: now() + 60, iat: now(), ...claims })
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode('a secret that everybody knows, and long enough')),
      async (claims: object) =>
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ iss: platform.url, aud: platform.clientId, exp: now() + 60, iat: now(), ...claims })).toString('base64url')}.`,
    ];
    for (const forge of forged) {
      const browser = new TestBrowser(app);
      const { state, nonce } = await startLaunch(app, browser, platform);
      const idToken = await forge({ sub: 'u', nonce, ...there });
      expect((await postLaunch(app, browser, { state, id_token: idToken })).statusCode).toBe(400);
    }
  });

  it('the same message twice, and the message of another browser', async () => {
    const browser = new TestBrowser(app);
    const { state, nonce } = await startLaunch(app, browser, platform);
    const cookies = new Map(browser.cookies);
    const idToken = await platform.message({ sub: randomUUID(), nonce, ...there });
    expect((await postLaunch(app, browser, { state, id_token: idToken })).statusCode).toBe(303);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect((await postLaunch(app, browser, { state, id_token: idToken })).statusCode).toBe(400);

    const other = await startLaunch(app, new TestBrowser(app), platform);
    const stolen = await platform.message({ sub: randomUUID(), nonce: other.nonce, ...there });
    expect((await postLaunch(app, new TestBrowser(app), { state: other.state, id_token: stolen })).statusCode).toBe(
      400,
    );
  });

  it('a return that took too long', async () => {
    const browser = new TestBrowser(app);
    const { state, nonce } = await startLaunch(app, browser, platform);
    await database.pool.query("update platform_logins set expires_at = now() - interval '1 second'");
    const idToken = await platform.message({ sub: randomUUID(), nonce, ...there });
    expect((await postLaunch(app, browser, { state, id_token: idToken })).statusCode).toBe(400);
  });

  it('a platform that is not registered, or was deleted', async () => {
    const ask = (iss: string) => app.inject({ url: '/lti/login', query: { iss, login_hint: 'h' } });
    expect((await ask('https://nobody.example')).statusCode).toBe(400);
    expect((await ask(platform.url)).statusCode).toBe(302);
    await database.pool.query('update platforms set deleted_at = now() where id = $1', [platform.id]);
    expect((await ask(platform.url)).statusCode).toBe(400);
    await database.pool.query('update platforms set deleted_at = null where id = $1', [platform.id]);
  });
});

describe('keys', () => {
  it('of the platform may change: the next message is verified with the new ones', async () => {
    await launch(app, new TestBrowser(app), platform, { claims: someone() });
    await platform.changeKeys();
    expect((await launch(app, new TestBrowser(app), platform, { claims: someone() })).statusCode).toBe(303);
  });

  it('of Lectern are published without their private parts', async () => {
    const { keys } = (await app.inject({ url: '/lti/jwks' })).json();
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });
});
