import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail } from '#server/platform/mail/mail.ts';
import { testApp } from '../../../support/servers/test-api.ts';
import { testDatabase } from '../../../support/servers/test-server.ts';
import { signedInStaff } from '../../../support/users/test-staff.ts';

const PUBLIC_URL = 'https://learn.example.org';
const database = await testDatabase();
let local: FastifyInstance;
let unnamed: FastifyInstance;
let named: FastifyInstance;
const posted: Mail[] = [];
const mailer = { send: async (mail: Mail) => void posted.push(mail) };

beforeAll(async () => {
  local = await testApp(database.pool, { mailer });
  unnamed = await testApp(database.pool, { mailer, site: { publicUrl: null, localOnly: false } });
  named = await testApp(database.pool, { mailer, site: { publicUrl: PUBLIC_URL, localOnly: false } });
});
afterAll(async () => {
  for (const app of [local, unnamed, named]) await app.close();
});

const FILES = ['/robots.txt', '/sitemap.xml', '/blog/feed.xml'];
const FORGED = [
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '10.0.0.1',
  'evil.example:3000',
  '[2001:db8::1]',
];

describe('a forged Host header', () => {
  test.each(FORGED)('%s appears in no file of a server, with or without a configured address', async (host) => {
    for (const url of FILES) {
      for (const app of [named, unnamed]) {
        const { body } = await app.inject({ url, headers: { host } });
        expect(body, url).not.toContain(host);
      }
      expect((await named.inject({ url, headers: { host } })).body, url).toContain(PUBLIC_URL);
    }
  });

  test.each(FORGED)('%s cannot reach a server for its own machine only', async (host) => {
    for (const url of [...FILES, '/config.json', '/'])
      expect((await local.inject({ url, headers: { host } })).statusCode, url).toBe(421);
    const signIn = await local.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host },
      payload: { query: '{ __typename }' },
    });
    expect(signIn.statusCode).toBe(421);
    expect((await local.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(200);
  });

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'lectern.localhost'])(
    '%s is this machine',
    async (host) => {
      const { body, headers } = await local.inject({ url: '/robots.txt', headers: { host } });
      expect(body).toContain(`Sitemap: http://${host}/sitemap.xml`);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  test('is not trusted in X-Forwarded-Host either', async () => {
    const { body } = await local.inject({ url: '/robots.txt', headers: { 'x-forwarded-host': 'evil.example' } });
    expect(body).not.toContain('evil.example');
  });
});

describe('a link by email', () => {
  const INVITE = 'mutation ($input: UserInput!) { inviteUser(input: $input) }';
  const IMPORT = 'mutation ($csv: String!) { importUsers(csv: $csv) { added } }';
  const userFor = (email: string) => ({ name: 'Nora New', email, role: 'student', roles: [] });
  const csv = (email: string) => `name,email,role\nNora New,${email},student\n`;
  const headers = { host: 'evil.example' };
  const created = async (email: string) =>
    (await database.pool.query('select 1 from users where email = $1', [email])).rows.length;

  test('is refused if the server does not know its address, and no account is created', async () => {
    const admin = await signedInStaff(unnamed, database.pool, 'admin');
    posted.length = 0;
    for (const [query, variables] of [
      [INVITE, { input: userFor('nora@example.org') }],
      [IMPORT, { csv: csv('nora@example.org') }],
    ] as const)
      expect((await admin.call(query, variables, { headers })).code).toBe('NO_PUBLIC_ADDRESS');
    expect(posted).toEqual([]);
    expect(await created('nora@example.org')).toBe(0);
  });

  test('leads to PUBLIC_URL, whatever the Host header says', async () => {
    const admin = await signedInStaff(named, database.pool, 'admin');
    posted.length = 0;
    expect((await admin.call(INVITE, { input: userFor('nils@example.org') }, { headers })).code).toBeUndefined();
    expect((await admin.call(IMPORT, { csv: csv('nele@example.org') }, { headers })).data.importUsers.added).toBe(1);
    await expect.poll(() => posted.length).toBe(2);
    for (const { text } of posted)
      expect([text.includes(`${PUBLIC_URL}/invitation#`), text.includes('evil')]).toEqual([true, false]);
  });
});
