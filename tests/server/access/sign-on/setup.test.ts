import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ForgedProvider, forgedProvider } from '../../../support/access/forged-provider.ts';
import { newSchool, startSignOn, storedProvider, visit } from '../../../support/access/test-sign-on.ts';
import { testTool } from '../../../support/lti/test-lti-platform.ts';
import { PASSWORD, signedInStudent, TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

const SECRET = 'a secret that nobody reads';
const SETUP =
  'query ($id: ID!) { signOnSetup(id: $id) { hasSecret returnPath confirmedDomains openDomains domainRecord } }';
const SAVE = 'mutation ($id: ID!, $secret: String!) { saveSignOnSecret(id: $id, secret: $secret) }';
const TEST = 'mutation ($id: ID!) { testSignOn(id: $id) { problem setup { confirmedDomains openDomains } } }';

let database: TestDatabase;
let app: FastifyInstance;
let provider: ForgedProvider;
let id: string;
let theirs: string;
let schoolAdmin: TestBrowser;
let admin: TestBrowser;
const records = new Map<string, readonly string[]>();

async function staff(role: 'schoolAdmin' | 'admin', school: string | null): Promise<TestBrowser> {
  const email = `${randomUUID()}@staff.example`;
  await signedInStudent(app, email);
  await database.pool.query('update users set role = $2, school_id = $3 where email = $1', [email, role, school]);
  const browser = new TestBrowser(app);
  await browser.signIn(email, PASSWORD);
  return browser;
}

beforeAll(async () => {
  database = await openTestDatabase();
  const txtRecords = async (domain: string) => records.get(domain) ?? [];
  app = await testApp(database.pool, { tool: testTool(), txtRecords });
  provider = await forgedProvider();
  const [own, other] = [await newSchool(database.pool, 'Own'), await newSchool(database.pool, 'Other')];
  const unconfirmed = { issuer: provider.issuer, domains: ['own.example', 'second.example'], confirmed: [] };
  id = await storedProvider(database.pool, { school: own, ...unconfirmed });
  theirs = await storedProvider(database.pool, { school: other, ...unconfirmed });
  schoolAdmin = await staff('schoolAdmin', own);
  admin = await staff('admin', null);
});
afterAll(async () => {
  await provider.close();
  await app.close();
  await database.close();
});

describe('the client secret', () => {
  it('is stored encrypted, sent to the provider and returned to nobody', async () => {
    expect((await schoolAdmin.call(SETUP, { id })).data.signOnSetup.hasSecret).toBe(false);
    await schoolAdmin.call(SAVE, { id, secret: SECRET });
    const answer = await schoolAdmin.call(SETUP, { id });
    expect(answer.data.signOnSetup).toMatchObject({ hasSecret: true, returnPath: `/sign-on/return/${id}` });
    const { rows } = await database.pool.query(
      `select sealed_secret, (select jsonb_agg(to_jsonb(a)) from audit_log a)::text as audit from sign_on_providers where id = $1`,
      [id],
    );
    expect(rows[0].sealed_secret.toString('latin1')).not.toContain(SECRET);
    expect(rows[0].audit).toContain('hasSecret');
    expect(rows[0].audit).not.toContain(SECRET);
    const RECORD = 'query ($id: ID!) { resourceRecord(resource: "sign-on", id: $id) { values } }';
    expect((await schoolAdmin.call(RECORD, { id })).text).not.toContain(SECRET);
  });

  it('is never sent to another issuer than the one for which it was entered', async () => {
    await schoolAdmin.call(SAVE, { id, secret: SECRET });
    await database.pool.query('update sign_on_providers set client_id = $2 where id = $1', [id, 'another']);
    const page = await visit(app, new TestBrowser(app), `/sign-on/start/${id}`);
    expect(page.body).toContain('client secret');
    expect((await schoolAdmin.call(TEST, { id })).data.testSignOn.problem).toBe('secret');
    await database.pool.query('update sign_on_providers set client_id = $2 where id = $1', [id, 'lectern']);
    expect((await startSignOn(app, new TestBrowser(app), id)).origin).toBe(provider.issuer);
  });
});

describe('a test of a provider', () => {
  it('confirms a domain by its TXT record, and keeps it afterwards', async () => {
    const { domainRecord } = (await schoolAdmin.call(SETUP, { id })).data.signOnSetup;
    expect((await schoolAdmin.call(TEST, { id })).data.testSignOn).toEqual({
      problem: null,
      setup: { confirmedDomains: [], openDomains: ['own.example', 'second.example'] },
    });
    records.set('own.example', ['v=spf1 -all', domainRecord]);
    const confirmed = { confirmedDomains: ['own.example'], openDomains: ['second.example'] };
    expect((await schoolAdmin.call(TEST, { id })).data.testSignOn.setup).toEqual(confirmed);
    records.clear();
    expect((await schoolAdmin.call(TEST, { id })).data.testSignOn.setup).toEqual(confirmed);
  });

  it('does not accept the record of another provider', async () => {
    records.set('own.example', [`lectern-sign-on=${id}`]);
    expect((await admin.call(SETUP, { id: theirs })).data.signOnSetup.confirmedDomains).toEqual([]);
    const other = await staff('schoolAdmin', await schoolOf(theirs));
    expect((await other.call(TEST, { id: theirs })).data.testSignOn.setup.confirmedDomains).toEqual([]);
  });

  it('by an admin of the installation confirms all domains', async () => {
    const { setup } = (await admin.call(TEST, { id: theirs })).data.testSignOn;
    expect(setup).toEqual({ confirmedDomains: ['own.example', 'second.example'], openDomains: [] });
  });

  it('says what is wrong', async () => {
    provider.broken.set('/.well-known/openid-configuration', 503);
    expect((await schoolAdmin.call(TEST, { id })).data.testSignOn.problem).toBe('down');
    provider.broken.set('/.well-known/openid-configuration', 404);
    expect((await schoolAdmin.call(TEST, { id })).data.testSignOn.problem).toBe('configuration');
    provider.broken.clear();
    provider.broken.set('/jwks', 404);
    expect((await schoolAdmin.call(TEST, { id })).data.testSignOn.problem).toBe('configuration');
    provider.broken.clear();
  });

  it('is limited', async () => {
    const eager = await staff('schoolAdmin', await schoolOf(id));
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 21; n++) codes.push((await eager.call(TEST, { id })).code);
    expect(codes.at(-2)).toBeUndefined();
    expect(codes.at(-1)).toBe('TOO_MANY_TRIES');
  });
});

describe('a school admin', () => {
  it.each([
    ['reads', SETUP, {}],
    ['replaces the secret of', SAVE, { secret: 'x' }],
    ['tests', TEST, {}],
  ])('never %s a provider of another school', async (_what, call, more) => {
    expect((await schoolAdmin.call(call, { id: theirs, ...more })).code).toBe('NOT_FOUND');
  });

  it.each([
    ['sign-on', { issuerUrl: 'https://new.example', clientId: 'c', scopes: 'openid', teacherClaim: '' }],
    ['saml', { entityId: 'https://new.example', metadata: 'https://new.example/metadata', teacherAttribute: '' }],
  ])('can require single sign-on (%s) only once somebody has signed in with the provider', async (resource, own) => {
    const CREATE =
      'mutation ($resource: ResourceName!, $values: JSON!) { createResource(resource: $resource, values: $values) { id revision } }';
    const SAVE_IT =
      'mutation ($resource: ResourceName!, $id: ID!, $revision: Int!, $values: JSON!) { saveResource(resource: $resource, id: $id, revision: $revision, values: $values) { revision } }';
    const values = {
      ...{ name: 'New', school: null, domains: '', accounts: 'invited', newRole: 'student', teacherValues: '' },
      ...{ refusesPasswords: false, ...own },
    };
    const only = { ...values, refusesPasswords: true };
    const refusal = { refusesPasswords: 'signOnUntried' };
    const early = await schoolAdmin.call(CREATE, { resource, values: only });
    expect(early.errors?.[0]?.extensions?.fields).toEqual(refusal);
    const { id: made, revision } = (await schoolAdmin.call(CREATE, { resource, values })).data.createResource;
    const save = (changed: object, at: number) =>
      schoolAdmin.call(SAVE_IT, { resource, id: made, revision: at, values: changed });
    expect((await save(only, revision)).errors?.[0]?.extensions?.fields).toEqual(refusal);
    await database.pool.query(
      `insert into sign_on_users (provider_id, issuer, subject, user_id)
       select $1, 'https://new.example', 'ada', id from users limit 1`,
      [made],
    );
    const saved = await save(only, revision);
    expect(saved.errors).toBeUndefined();
    // Another address is another provider, which nobody has tried.
    const moved = { ...only, ...(resource === 'saml' ? { entityId: 'https://x.example' } : { clientId: 'x' }) };
    expect((await save(moved, saved.data.saveResource.revision)).errors?.[0]?.extensions?.fields).toEqual(refusal);
  });

  it('creates a provider of the own school only, with valid values', async () => {
    const CREATE = 'mutation ($values: JSON!) { createResource(resource: "sign-on", values: $values) { id values } }';
    const values = {
      ...{
        name: 'Google',
        school: null,
        issuerUrl: 'https://accounts.google.com',
        clientId: 'c',
        scopes: 'openid email',
      },
      ...{ domains: ' Own.example \nown.example', accounts: 'automatic', newRole: 'student', teacherClaim: '' },
      ...{ teacherValues: '', refusesPasswords: false },
    };
    const created = await schoolAdmin.call(CREATE, { values: { ...values, school: await schoolOf(theirs) } });
    expect(created.errors ?? []).toEqual([]);
    expect(await schoolOf(created.data.createResource.id)).toBe(await schoolOf(id));
    expect(created.data.createResource.values.domains).toBe('own.example');
    for (const wrong of [
      { issuerUrl: 'http://accounts.google.com' },
      { scopes: 'email' },
      { domains: 'no domain' },
      { newRole: 'admin' },
      { accounts: 'everyone' },
      { confirmed_domains: ['x.example'] },
    ])
      expect((await schoolAdmin.call(CREATE, { values: { ...values, clientId: 'd', ...wrong } })).code).toBe(
        'INVALID_INPUT',
      );
  });
});

async function schoolOf(provider: string): Promise<string> {
  const { rows } = await database.pool.query('select school_id from sign_on_providers where id = $1', [provider]);
  return rows[0].school_id;
}
