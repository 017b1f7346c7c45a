import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPlatform, testTool } from '../../support/lti/test-lti-platform.ts';
import { signedInStudent, type TestBrowser, testApp } from '../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;
let browser: TestBrowser;
let platform: Awaited<ReturnType<typeof testPlatform>>;

beforeAll(async () => {
  database = await openTestDatabase();
  const tool = testTool();
  app = await testApp(database.pool, { tool });
  platform = await testPlatform(database.pool, tool);
  browser = await signedInStudent(app, 'repeats@example.org');
});
afterAll(async () => {
  await platform?.close();
  await app?.close();
  await database?.close();
});

const SIGNED = `session=${randomUUID()}&until=${Date.now() + 60_000}&signature=a`;
const ADDRESSES = [
  ...['/media/figures/x', '/media/files/x', `/media/answers/${randomUUID()}`, '/exports/users.csv'],
  ...['/exports/questions/gift', '/exports/decks/apkg', '/own-data.zip', `/payments/receipts/${randomUUID()}`],
];

describe('a repeated parameter', () => {
  it.each(ADDRESSES)('makes a signed address invalid: %s', async (path) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const twice of ['session', 'until', 'signature', 'query', 'right']) {
      const url = `${path}?${SIGNED}&query=en&right=read&${twice}=b&${twice}=c`;
      const { statusCode } = await app.inject({ url, headers: { cookie } });
      expect([twice, statusCode]).toEqual([twice, 404]);
    }
  });

  it('starts no launch, opens no first-run page, and runs no operation', async () => {
    for (const twice of ['iss', 'login_hint', 'client_id', 'lti_message_hint']) {
      const given = new URLSearchParams({ iss: platform.url, client_id: platform.clientId, login_hint: 'h' });
      given.append(twice, 'b');
      given.append(twice, 'c');
      const { statusCode } = await app.inject(`/lti/login?${given}`);
      expect([twice, statusCode]).toEqual([twice, 400]);
    }
    expect((await app.inject('/lti/register?openid_configuration=a&openid_configuration=b')).statusCode).toBe(400);
    expect((await app.inject('/first-run?token=a&token=b')).statusCode).toBe(404);
    const operation = encodeURIComponent('{ __typename }');
    expect((await app.inject(`/graphql?query=${operation}&query=${operation}`)).statusCode).toBeLessThan(500);
  });
});
