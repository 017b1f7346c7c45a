import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CLAIM, COLUMN_SCOPE, MEMBERS_SCOPE, SCORE_SCOPE } from '#server/lti/launch/claims.ts';
import { postLaunch, startLaunch } from '../../../support/lti/test-launch.ts';
import { type TestPlatform, testTool } from '../../../support/lti/test-lti-platform.ts';
import { TestBrowser } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { type TestUser, testUser } from '../../../support/users/test-class.ts';

const TOOL = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const CREATE_LINK = 'mutation { createPlatformLink { path expiresAt } }';

const { app, database } = await testServer({ tool: testTool() });
let schoolAdmin: TestUser;
const school = randomUUID();

/** A platform that lets tools register themselves with its token. */
let server: Server;
let url: string;
let token: string;
let messages: { authorization: string; body: Record<string, unknown> }[];
let answers: { configuration: object; status: number; registered: object };
const key = await generateKeyPair('RS256');

beforeAll(async () => {
  await database.pool.query("insert into schools (id, name) values ($1, 'Hill School')", [school]);
  schoolAdmin = await testUser({ app, pool: database.pool }, { role: 'schoolAdmin', school, name: 'Admin' });
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const send = (status: number, value: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const path = request.url?.split('?', 1)[0];
    if (path === '/configuration') return send(200, answers.configuration);
    if (path === '/jwks') return send(200, { keys: [{ ...(await exportJWK(key.publicKey)), kid: 'k', alg: 'RS256' }] });
    if (path !== '/registration') return send(404, {});
    messages.push({ authorization: request.headers.authorization ?? '', body: JSON.parse(body) });
    return send(answers.status, answers.registered);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
});
beforeEach(async () => {
  messages = [];
  token = await new SignJWT({}).setProtectedHeader({ alg: 'RS256' }).setIssuedAt().sign(key.privateKey);
  answers = {
    configuration: {
      ...{
        issuer: url,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
      },
      registration_endpoint: `${url}/registration`,
      scopes_supported: ['openid', MEMBERS_SCOPE, SCORE_SCOPE],
      'https://purl.imsglobal.org/spec/lti-platform-configuration': { product_family_code: 'moodle', version: '5' },
    },
    status: 200,
    registered: { client_id: randomUUID(), [TOOL]: { deployment_id: '7' } },
  };
});
afterEach(() => database.pool.query('delete from platforms'));

async function link(user: TestUser = schoolAdmin): Promise<string> {
  const { data } = await user.browser.call(CREATE_LINK);
  return new URL(data.createPlatformLink.path, 'http://localhost').searchParams.get('link') ?? '';
}

const fields = (secret: string, more: Record<string, string> = {}) => ({
  ...{ link: secret, openid_configuration: `${url}/configuration?x=1`, registration_token: token },
  ...more,
});
const ask = (secret: string, more: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: `/lti/register?${new URLSearchParams(fields(secret, more)).toString()}` });
const press = (secret: string, { more = {} as Record<string, string>, origin = 'http://localhost' } = {}) =>
  postLaunch(app, new TestBrowser(app), fields(secret, more), { origin }, '/lti/register');
const registered = async () => (await database.pool.query('select * from platforms')).rows;

it('a platform is shown, and registered once by a button', async () => {
  const secret = await link();
  const page = await ask(secret);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Hill School');
  expect(page.body).toContain(url);
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${url}`);
  expect([await registered(), messages]).toEqual([[], []]);

  const done = await press(secret);
  expect(done.statusCode).toBe(200);
  expect(done.body).toContain('org.imsglobal.lti.close');
  expect(done.headers['content-security-policy']).toMatch(/script-src 'sha256-/);
  const [row] = await registered();
  expect(row).toMatchObject({
    ...{ school_id: school, name: `Moodle (${new URL(url).host})`, issuer: url, deployments: '7' },
    ...{ authorization_url: `${url}/auth`, token_url: `${url}/token`, keys_url: `${url}/jwks`, audience: '' },
  });
  const { rows: steps } = await database.pool.query("select * from audit_log where resource = 'platform'");
  expect(steps).toMatchObject([{ action: 'created', record_id: row.id, actor_id: schoolAdmin.id }]);

  const again = await press(secret);
  expect([again.statusCode, (await registered()).length]).toEqual([400, 1]);
  expect(again.body).toContain('already been used');
  expect((await ask(secret)).statusCode).toBe(400);
});

it('the platform receives the configuration with its own token, with only the scopes it offers', async () => {
  await press(await link());
  const [{ authorization, body } = { authorization: '', body: {} }] = messages;
  await expect(jwtVerify(authorization.replace('Bearer ', ''), key.publicKey)).resolves.toBeDefined();
  expect(body).toMatchObject({
    ...{ application_type: 'web', token_endpoint_auth_method: 'private_key_jwt', response_types: ['id_token'] },
    ...{ initiate_login_uri: 'http://localhost/lti/login', redirect_uris: ['http://localhost/lti/launch'] },
    jwks_uri: 'http://localhost/lti/jwks',
    scope: `${MEMBERS_SCOPE} ${SCORE_SCOPE}`,
  });
  expect(body.grant_types).toEqual(['implicit', 'client_credentials']);
  expect(body[TOOL]).toMatchObject({
    domain: 'localhost',
    messages: [{ type: 'LtiResourceLinkRequest' }, { type: 'LtiDeepLinkingRequest' }],
  });

  answers.configuration = { ...answers.configuration, scopes_supported: undefined };
  answers.registered = { client_id: 'other' };
  const done = await press(await link());
  expect(messages[1]?.body.scope).toBe(`${MEMBERS_SCOPE} ${COLUMN_SCOPE} ${SCORE_SCOPE}`);
  // Without a deployment no launch is possible yet, and a message says so.
  expect(done.body).toContain('Add it to the registration');
});

it('launches work after the registration', async () => {
  await press(await link());
  const [{ id, client_id: clientId }] = await registered();
  const browser = new TestBrowser(app);
  const platform = { id, url, clientId, deployment: '7' } as TestPlatform;
  const { state, nonce } = await startLaunch(app, browser, platform);
  const idToken = await new SignJWT({
    ...{ sub: 'u1', nonce, name: 'Ada L.', [CLAIM.version]: '1.3.0', [CLAIM.deploymentId]: '7' },
    [CLAIM.messageType]: 'LtiResourceLinkRequest',
    [CLAIM.targetLinkUri]: 'http://localhost/',
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .setIssuer(url)
    .setAudience(clientId)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key.privateKey);
  const arrived = await postLaunch(app, browser, { state, id_token: idToken });
  expect([arrived.statusCode, arrived.headers.location]).toEqual([303, '/launch']);
});

it('two concurrent submissions are one registration', async () => {
  const secret = await link();
  const both = await Promise.all([press(secret), press(secret)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  expect([(await registered()).length, messages.length]).toEqual([1, 1]);
});

it('a platform that refuses, or gives an invalid answer, leaves the link unchanged', async () => {
  const secret = await link();
  answers.status = 403;
  expect((await press(secret)).body).toContain('status 403');
  answers = { ...answers, status: 200, registered: { nothing: true } };
  expect((await press(secret)).statusCode).toBe(400);
  const { configuration } = answers;
  answers.configuration = { ...configuration, jwks_uri: 'http://10.0.0.1/k' };
  const inner = await press(secret);
  expect([inner.statusCode, inner.headers['content-security-policy']]).toEqual([
    400,
    expect.stringContaining(`frame-ancestors ${url}`),
  ]);
  expect(inner.body).toContain('jwks_uri');
  answers = { ...answers, configuration, registered: { client_id: 'c', deployment_id: '1' } };
  expect((await press(secret)).statusCode).toBe(200);
  expect(await registered()).toMatchObject([{ client_id: 'c', deployments: '1' }]);
});

it('one that is already registered is not registered twice', async () => {
  await press(await link());
  const answer = await press(await link());
  expect([answer.statusCode, (await registered()).length]).toEqual([400, 1]);
  expect(answer.body).toContain('already registered');
});

it('no request is sent without a valid link, or to addresses in the network', async () => {
  for (const secret of ['', 'x'.repeat(43)]) expect((await ask(secret)).statusCode).toBe(400);
  const secret = await link();
  for (const where of ['http://169.254.169.254/x', 'https://10.0.0.1/x', 'file:///etc/passwd', '', 'https://a@b.c/'])
    expect((await ask(secret, { openid_configuration: where })).statusCode).toBe(400);
  expect(messages).toEqual([]);
});

it('a page of another site cannot submit the form', async () => {
  const answer = await press(await link(), { origin: 'https://evil.example' });
  expect([answer.statusCode, messages]).toEqual([400, []]);
});

it('a platform whose requests go to another host than its issuer is shown with both', async () => {
  answers.configuration = { ...answers.configuration, issuer: 'https://canvas.example.com' };
  const page = await ask(await link());
  expect(page.body).toContain('canvas.example.com');
  expect(page.body).toContain(`<dd>${new URL(url).host}</dd>`);
});

it('a link expires, and ends when its creator loses the admin role', async () => {
  const late = await link();
  await database.pool.query("update platform_registrations set expires_at = now() - interval '1 second'");
  expect((await press(late)).statusCode).toBe(400);
  const formerAdmin = await testUser({ app, pool: database.pool }, { role: 'schoolAdmin', school, name: 'Leaver' });
  const theirs = await link(formerAdmin);
  await database.pool.query("update users set role = 'teacher' where id = $1", [formerAdmin.id]);
  expect((await press(theirs)).statusCode).toBe(400);
  const teacher = await testUser({ app, pool: database.pool }, { role: 'teacher', school, name: 'Teacher' });
  expect((await teacher.browser.call(CREATE_LINK)).code).toBe('FORBIDDEN');
  expect(messages).toEqual([]);
});
