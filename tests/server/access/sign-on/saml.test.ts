import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAML_RESPONSE_MAX_CHARS } from '#domain/access/sign-on/sign-on.limits.ts';
import { xmlRoot } from '#server/interchange/xml/xml-elements.ts';
import {
  encodedSaml,
  newSamlKey,
  readSamlRequest,
  type SamlKey,
  type SamlRequest,
  type SamlResponse,
  samlMetadata,
  samlResponse,
} from '../../../support/access/saml-provider.ts';
import {
  ME,
  newSchool,
  openSignOn,
  startSignOn,
  storedSamlProvider,
  visit,
} from '../../../support/access/test-sign-on.ts';
import { testTool } from '../../../support/lti/test-lti-platform.ts';
import { PASSWORD, signedInStudent, TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

const ISSUER = 'https://idp.river.example/metadata';

let database: TestDatabase;
let app: FastifyInstance;
let key: SamlKey;
let provider: string;
let school: string;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await testApp(database.pool, { tool: testTool() });
  key = newSamlKey();
  school = await newSchool(database.pool, 'Riverside');
  provider = await storedSamlProvider(database.pool, {
    ...{ school, entityId: ISSUER, metadata: samlMetadata(ISSUER, [key]) },
    ...{ teacherAttribute: 'affiliation', teacherValues: 'faculty' },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

type Login = SamlRequest & { readonly browser: TestBrowser };

async function start(id = provider, browser = new TestBrowser(app)): Promise<Login> {
  return { browser, ...readSamlRequest(await startSignOn(app, browser, id)) };
}
const post = ({ browser, relayState }: Pick<Login, 'browser' | 'relayState'>, xml: string, id = provider) =>
  visit(app, browser, `/sign-on/return/${id}`, { SAMLResponse: encodedSaml(xml), RelayState: relayState });

type Parts = Partial<SamlResponse>;
const responseTo = (login: SamlRequest, parts: Parts = {}): string =>
  samlResponse({ request: login, issuer: ISSUER, key, ...parts });

/** A whole sign-in, with a response that is made from a valid one. */
async function arrive(parts: Parts = {}, change = (xml: string, _login: Login): string => xml) {
  const login = await start();
  return { login, page: await post(login, change(responseTo(login, parts), login)) };
}
async function signedIn(parts: Parts = {}) {
  const { login, page } = await arrive(parts);
  expect(page.headers.location, page.body).toBe('/sign-on');
  await openSignOn(login.browser);
  return (await login.browser.call(ME)).data.session;
}

describe('a sign-in with SAML', () => {
  it('sends the browser to the provider with a request for this provider alone', async () => {
    const login = await start();
    expect(login.returnUrl).toBe(`http://localhost/sign-on/return/${provider}`);
    expect(login.audience).toBe(`http://localhost/sign-on/metadata/${provider}`);
    expect(login.relayState).toMatch(/^[\w-]{43}$/);
    expect(login.id).toMatch(/^_[\w-]{43}$/);
  });

  it.each(['assertion', 'response', 'both'] as const)(
    'creates an account once, with a signature of the %s',
    async (signedPart) => {
      const nameId = `user ${randomUUID()}`;
      const attributes = { mail: `${nameId.slice(5)}@river.example`, displayName: 'Ada Byron' };
      const session = await signedIn({ nameId, attributes, signedPart });
      expect(session).toMatchObject({ name: 'Ada Byron', email: attributes.mail, userRole: 'student' });
      expect((await signedIn({ nameId, attributes, signedPart })).id).toBe(session.id);
      const { rows } = await database.pool.query(
        'select s.issuer, s.subject, u.school_id from sign_on_users s join users u on u.id = s.user_id where u.id = $1',
        [session.id],
      );
      expect(rows).toEqual([{ issuer: ISSUER, subject: nameId, school_id: school }]);
    },
  );

  it('creates a teacher where the attribute says so, and never an admin', async () => {
    const attributes = { affiliation: ['member', 'faculty'], role: 'admin' };
    expect((await signedIn({ attributes })).userRole).toBe('teacher');
  });

  it('does not use an email outside the confirmed domains', async () => {
    const session = await signedIn({ attributes: { mail: 'someone@else.example' } });
    expect(session.email).not.toContain('else.example');
  });

  it('never opens an account by its email', async () => {
    const email = `${randomUUID()}@river.example`;
    const owner = await signedInStudent(app, email);
    const { id } = (await owner.call(ME)).data.session;
    const parts = { nameId: email, attributes: { mail: email } };
    const { login } = await arrive(parts);
    expect((await openSignOn(login.browser)).code).toBe('SIGN_ON_ACCOUNT_EXISTS');
    await openSignOn(login.browser, { email, password: PASSWORD });
    expect((await signedIn(parts)).id).toBe(id);
  });

  it('follows no address in RelayState, and returns to this server only', async () => {
    const login = await start();
    const page = await post({ ...login, relayState: 'https://evil.example/' }, responseTo(login));
    expect(page.statusCode).toBe(400);
    expect(page.headers.location).toBeUndefined();
  });

  it('shows that the provider has refused', async () => {
    const { page } = await arrive({ status: 'Responder', signedPart: 'nothing' });
    expect(page.body).toContain('refused the request');
  });

  it('refuses an id that is another one each time', async () => {
    const { page } = await arrive({ format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' });
    expect(page.body).toContain('doesn’t tell us who you are');
  });
});

const UNVERIFIED = 'We couldn’t verify the message';

/** Nobody gets in, and the page says why. */
async function expectRefused({ login, page }: Awaited<ReturnType<typeof arrive>>, words = UNVERIFIED): Promise<void> {
  expect(page.statusCode).toBe(400);
  expect(page.body).toContain(words);
  expect((await openSignOn(login.browser)).code).toBe('SIGN_ON_ENDED');
}

/** The signed assertion of a response, and its signature. */
const assertionIn = (xml: string): string => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '';
const signatureIn = (xml: string): string => /<Signature[\s\S]*<\/Signature>/.exec(xml)?.[0] ?? '';
/** An assertion of the attacker, without a signature. */
const forgedFrom = (assertion: string, id = '_evil'): string =>
  assertion
    .replace(signatureIn(assertion), '')
    .replace(/ ID="[^"]*"/, ` ID="${id}"`)
    .replace(/(<saml:NameID[^>]*>)[^<]*/, '$1the victim');

describe('a forged response', () => {
  it('without a signature is refused', async () => {
    await expectRefused(await arrive({ signedPart: 'nothing' }));
  });

  it('that is signed with another key, whose certificate it brings, is refused', async () => {
    await expectRefused(await arrive({ key: newSamlKey() }));
  });

  it('that is signed with SHA-1 is refused', async () => {
    await expectRefused(await arrive({ sha1: true }));
  });

  it('whose user was changed after signing is refused', async () => {
    await expectRefused(await arrive({ nameId: 'mallory' }, (xml) => xml.replace('>mallory<', '>victim<')));
  });

  it('of another issuer is refused', async () => {
    await expectRefused(await arrive({ issuer: 'https://evil.example' }));
  });

  it.each([
    ['for another audience', { audience: 'https://other.example' }],
    ['for another recipient', { recipient: 'https://other.example/return' }],
  ])('%s is refused', async (_what, parts) => {
    await expectRefused(await arrive(parts));
  });

  it('to another address is refused', async () => {
    await expectRefused(
      await arrive({}, (xml) => xml.replace(/ Destination="[^"]*"/, ' Destination="https://other.example"')),
    );
  });

  it.each([
    ['to another request', { inResponseTo: '_another' }],
    ['to no request', { inResponseTo: null }],
  ])('%s is refused', async (_what, parts) => {
    await expectRefused(await arrive(parts), 'expired or was opened twice');
  });

  it('to no request is refused also where only the assertion says so', async () => {
    const edit = (xml: string): string => xml.replace(/ InResponseTo="[^"]*"/, '');
    await expectRefused(await arrive({ edit }), 'expired or was opened twice');
  });

  it.each([
    ['has expired', { validFor: -300, issuedAgo: 400 }],
    ['is too old', { validFor: 3_600, issuedAgo: 1_200 }],
    ['is of the future', { issuedAgo: -600, validFor: 900 }],
  ])('that %s is refused, and the page names the clock', async (_what, parts) => {
    await expectRefused(await arrive(parts), 'sent an expired message');
  });

  it.each([
    ['without an audience', /<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/],
    ['without conditions', /<saml:Conditions.*<\/saml:Conditions>/],
    ['without a subject', /<saml:Subject>.*<\/saml:Subject>/],
    ['without a sign-in', /<saml:AuthnStatement.*<\/saml:AuthnStatement>/],
  ])('%s is refused, although it is signed', async (_what, part) => {
    const { page } = await arrive({ edit: (xml) => xml.replace(part, '') });
    expect(page.statusCode).toBe(400);
  });

  it('with a comment in the id is refused', async () => {
    const edit = (xml: string): string =>
      xml.replace(/(<saml:NameID[^>]*>)[^<]*/, '$1admin@river.example<!-- -->.evil');
    await expectRefused(await arrive({ edit }));
    await expectRefused(
      await arrive({ nameId: 'admin@river.example.evil' }, (xml) => xml.replace('.evil', '<!-- -->.evil')),
    );
  });

  it.each([
    ['a DTD', '<!DOCTYPE samlp:Response>'],
    ['entities', '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'],
    ['an external entity', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    ['a processing instruction', '<?xml-stylesheet href="https://evil.example/x.xsl"?>'],
  ])('with %s is refused', async (_what, head) => {
    await expectRefused(await arrive({}, (xml) => head + xml));
  });

  it('that is not XML, or too large, is refused', async () => {
    await expectRefused(await arrive({}, () => 'no XML <'));
    await expectRefused(await arrive({}, (xml) => xml + ' '.repeat(SAML_RESPONSE_MAX_CHARS)));
  });
});

describe('a wrapped assertion', () => {
  it.each<[string, (xml: string) => string]>([
    [
      'next to a forged one that comes first',
      (xml) => xml.replace('<saml:Assertion', `${forgedFrom(assertionIn(xml))}<saml:Assertion`),
    ],
    [
      'next to a forged one that comes last',
      (xml) => xml.replace('</samlp:Response>', `${forgedFrom(assertionIn(xml))}</samlp:Response>`),
    ],
    [
      'within a forged one',
      (xml) =>
        xml.replace(
          assertionIn(xml),
          forgedFrom(assertionIn(xml)).replace('</saml:Assertion>', `${assertionIn(xml)}</saml:Assertion>`),
        ),
    ],
    [
      'within the signature of a forged one',
      (xml) => {
        const assertion = assertionIn(xml);
        const signature = signatureIn(assertion).replace(
          '</Signature>',
          `<Object>${assertion.replace(signatureIn(assertion), '')}</Object></Signature>`,
        );
        return xml.replace(assertion, forgedFrom(assertion).replace('</saml:Issuer>', `</saml:Issuer>${signature}`));
      },
    ],
    [
      'with the id of a forged one',
      (xml) => {
        const assertion = assertionIn(xml);
        const id = / ID="([^"]*)"/.exec(assertion)?.[1] ?? '';
        return xml.replace(assertion, `${forgedFrom(assertion, id)}${assertion}`);
      },
    ],
    [
      'in an extension of the response',
      (xml) => {
        const assertion = assertionIn(xml);
        return xml
          .replace(assertion, forgedFrom(assertion))
          .replace('<samlp:Status>', `<samlp:Extensions>${assertion}</samlp:Extensions><samlp:Status>`);
      },
    ],
    [
      'whose signature was moved to a forged one',
      (xml) => {
        const assertion = assertionIn(xml);
        return xml.replace(
          assertion,
          forgedFrom(assertion).replace('</saml:Issuer>', `</saml:Issuer>${signatureIn(assertion)}`),
        );
      },
    ],
  ])('%s is refused', async (_where, wrap) => {
    await expectRefused(await arrive({}, wrap));
  });

  it('within a response around the signed response is refused', async () => {
    await expectRefused(
      await arrive({ signedPart: 'response' }, (xml) => {
        const outer = /<samlp:Response[^>]*>/.exec(xml)?.[0].replace(/ ID="[^"]*"/, ' ID="_outer"') ?? '';
        return `${outer}<samlp:Extensions>${xml}</samlp:Extensions>${forgedFrom(assertionIn(xml))}</samlp:Response>`;
      }),
    );
  });
});

describe('a replay', () => {
  it('of a response finds its state used up', async () => {
    const login = await start();
    const xml = responseTo(login);
    await post(login, xml);
    expect((await post(login, xml)).body).toContain('opened twice');
  });

  it('of an assertion is refused, also in another process and for a new request', async () => {
    const first = await start();
    const assertionId = `_a${randomUUID()}`;
    expect((await post(first, responseTo(first, { assertionId }))).headers.location).toBe('/sign-on');
    const other = await testApp(database.pool, { tool: testTool() });
    const browser = new TestBrowser(other);
    const second = readSamlRequest(
      new URL((await visit(other, browser, `/sign-on/start/${provider}`)).headers.location ?? ''),
    );
    const page = await visit(other, browser, `/sign-on/return/${provider}`, {
      SAMLResponse: encodedSaml(responseTo(second, { assertionId })),
      RelayState: second.relayState,
    });
    expect(page.body).toContain('opened twice');
    await other.close();
  });

  it('in another browser is refused, so that nobody is signed in as an attacker', async () => {
    const login = await start();
    const page = await post({ ...login, browser: new TestBrowser(app) }, responseTo(login));
    expect(page.body).toContain('another browser');
  });

  it('at another provider of the same school is refused', async () => {
    const other = await storedSamlProvider(database.pool, {
      ...{ school, entityId: 'https://second.example', metadata: samlMetadata('https://second.example', [key]) },
    });
    const login = await start();
    expect((await post(login, responseTo(login), other)).body).toContain(UNVERIFIED);
  });

  it('as a response of OpenID Connect is refused', async () => {
    const login = await start();
    const page = await visit(
      app,
      login.browser,
      `/sign-on/return/${provider}?${new URLSearchParams({ state: login.relayState, code: 'x' })}`,
    );
    expect(page.body).toContain(UNVERIFIED);
  });
});

describe('the metadata', () => {
  it('of this server names its addresses', async () => {
    const { headers, body } = await visit(app, new TestBrowser(app), `/sign-on/metadata/${provider}`);
    expect(headers['content-type']).toContain('application/samlmetadata+xml');
    const root = xmlRoot(body);
    expect(root.attributes.entityID).toBe(`http://localhost/sign-on/metadata/${provider}`);
    expect(body).toContain(`Location="http://localhost/sign-on/return/${provider}"`);
    expect((await visit(app, new TestBrowser(app), `/sign-on/metadata/${randomUUID()}`)).statusCode).toBe(400);
  });

  /** A provider that publishes its metadata at an address. */
  async function published(document: () => string): Promise<{ server: Server; url: string }> {
    const server = createServer((_request, response) => response.end(document()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/metadata` };
  }

  it('of a provider can have two certificates while the key is changed, and the old one ends with it', async () => {
    const [former, next] = [newSamlKey(), newSamlKey()];
    let keys = [former, next];
    const entityId = 'https://rollover.example';
    const { server, url } = await published(() => samlMetadata(entityId, keys));
    const id = await storedSamlProvider(database.pool, { school, entityId, metadata: url });
    const signInWith = async (by: SamlKey) => {
      const login = await start(id);
      return post(login, samlResponse({ request: login, issuer: entityId, key: by }), id);
    };
    for (const by of [former, next]) expect((await signInWith(by)).headers.location).toBe('/sign-on');
    keys = [next];
    const admin = await staff();
    const TEST = 'mutation ($id: ID!) { testSaml(id: $id) { problem certificateDays } }';
    expect((await admin.call(TEST, { id })).data.testSaml).toEqual({ problem: null, certificateDays: ['2045-01-01'] });
    expect((await signInWith(next)).headers.location).toBe('/sign-on');
    expect((await signInWith(former)).body).toContain(UNVERIFIED);
    server.close();
    server.closeAllConnections();
    expect((await admin.call(TEST, { id })).data.testSaml.problem).toBe('down');
  });

  async function staff(): Promise<TestBrowser> {
    const email = `${randomUUID()}@staff.example`;
    await signedInStudent(app, email);
    await database.pool.query(`update users set role = 'admin', school_id = null where email = $1`, [email]);
    const browser = new TestBrowser(app);
    await browser.signIn(email, PASSWORD);
    return browser;
  }

  it.each([
    ['another entity', samlMetadata('https://other.example', [newSamlKey()])],
    ['no certificate', samlMetadata('https://broken.example', [])],
    ['a weak key', samlMetadata('https://broken.example', [newSamlKey(1_024)])],
    ['no https address', samlMetadata('https://broken.example', [newSamlKey()], { signIn: 'http://idp.example' })],
    [
      'an end that has passed',
      samlMetadata('https://broken.example', [newSamlKey()], { more: ' validUntil="2020-01-01T00:00:00Z"' }),
    ],
    ['a DTD with entities', `<!DOCTYPE x [<!ENTITY a "b">]>${samlMetadata('https://broken.example', [newSamlKey()])}`],
    ['an address within the network', 'https://10.0.0.1/metadata'],
  ])('with %s is refused', async (what, metadata) => {
    const id = await storedSamlProvider(database.pool, {
      ...{ school: await newSchool(database.pool, what), entityId: 'https://broken.example', metadata },
    });
    const page = await visit(app, new TestBrowser(app), `/sign-on/start/${id}`);
    expect(page.body).toContain('isn’t set up correctly');
    const admin = await staff();
    const { data } = await admin.call('mutation ($id: ID!) { testSaml(id: $id) { problem } }', { id });
    expect(data.testSaml.problem).toBe('configuration');
  });

  it('of a federation contains the provider among others', async () => {
    const entityId = 'https://one.example';
    const inner = [samlMetadata('https://two.example', [newSamlKey()]), samlMetadata(entityId, [key])]
      .map((xml) => xml.replace(/<\?xml.*?\?>/, ''))
      .join('');
    const metadata = `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">${inner}</md:EntitiesDescriptor>`;
    const id = await storedSamlProvider(database.pool, { school, entityId, metadata });
    const login = await start(id);
    const page = await post(login, samlResponse({ request: login, issuer: entityId, key }), id);
    expect(page.headers.location).toBe('/sign-on');
  });
});
