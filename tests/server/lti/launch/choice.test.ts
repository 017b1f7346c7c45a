import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLAIM } from '#server/lti/launch/claims.ts';
import type { Tool } from '#server/lti/tool.ts';
import { launch, postLaunch } from '../../../support/lti/test-launch.ts';
import { type TestPlatform, testPlatform, testTool } from '../../../support/lti/test-lti-platform.ts';
import { type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { type TestClass, testClass } from '../../../support/users/test-class.ts';

const ORIGIN = { origin: 'http://localhost' };

let database: TestDatabase;
let app: FastifyInstance;
let tool: Tool;
let platform: TestPlatform;
let bank: TestBank;
let room: TestClass;

beforeAll(async () => {
  database = await openTestDatabase();
  tool = testTool();
  app = await testApp(database.pool, { tool });
  platform = await testPlatform(database.pool, tool);
  bank = await testBank(database.pool, { free: true });
  room = await testClass({ app, pool: database.pool }, { quiz: bank.quiz, students: 0 });
});
afterAll(async () => {
  await platform.close();
  await app.close();
  await database.close();
});

async function choosing({ sub = randomUUID() as string, role = 'Instructor', settings = {} as object } = {}) {
  const browser = new TestBrowser(app);
  const page = await launch(app, browser, platform, {
    headers: { 'sec-fetch-dest': 'iframe' },
    claims: {
      sub,
      [CLAIM.messageType]: 'LtiDeepLinkingRequest',
      [CLAIM.roles]: [`http://purl.imsglobal.org/vocab/lis/v2/membership#${role}`],
      [CLAIM.deepLinking]: {
        ...{ deep_link_return_url: `${platform.url}/return`, accept_types: ['ltiResourceLink'], data: 'opaque' },
        ...{ accept_multiple: true, ...settings },
      },
    },
  });
  const ticket = /name="ticket" value="([\w-]+)"/.exec(page.body)?.[1] ?? '';
  const send = (fields: Record<string, string>, headers: Record<string, string> = ORIGIN) =>
    postLaunch(app, browser, { ticket, ...fields }, headers, '/lti/choose');
  return { page, ticket, send };
}

describe('the content for a course', () => {
  it('is chosen on a page that only this platform may frame, and is returned signed', async () => {
    const { page, send } = await choosing();
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${platform.url}`);
    expect(page.body).toContain('Test quiz');
    expect(page.body).not.toContain('<script');
    const back = await send({ do: 'send', [`quiz.${bank.quiz}`]: 'on' });
    expect(back.body).toContain(`action="${platform.url}/return"`);
    expect(back.headers['content-security-policy']).toContain(`form-action 'self' ${platform.url}`);
    const token = /name="JWT" value="([^"]+)"/.exec(back.body)?.[1] ?? '';
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: [...(await tool.keys.keySet()).keys] }), {
      issuer: platform.clientId,
      audience: platform.url,
      requiredClaims: ['exp', 'iat', 'nonce'],
    });
    expect(payload).toMatchObject({
      [CLAIM.messageType]: 'LtiDeepLinkingResponse',
      [CLAIM.version]: '1.3.0',
      [CLAIM.deploymentId]: platform.deployment,
      [CLAIM.deepLinkingData]: 'opaque',
      [CLAIM.contentItems]: [
        {
          type: 'ltiResourceLink',
          title: 'test: Test quiz',
          url: `http://localhost/subject/test/topic/test/quiz/${bank.quiz}`,
          lineItem: { scoreMaximum: 100 },
        },
      ],
    });
    expect((await send({ do: 'send', [`quiz.${bank.quiz}`]: 'on' })).statusCode).toBe(400);
  });

  it('can be searched, and what was ticked stays ticked', async () => {
    const { send } = await choosing();
    expect((await send({ do: 'search', q: 'nowhere to be found' })).body).toContain('No results');
    const searched = await send({ do: 'search', q: 'nowhere to be found', [`quiz.${bank.quiz}`]: 'on' });
    expect(searched.body).toContain(`name="quiz.${bank.quiz}" checked`);
    expect((await send({ do: 'send' })).body).toContain('Choose at least one item');
  });

  it('may be an assignment only for a teacher of its class', async () => {
    const sub = randomUUID();
    await database.pool.query('insert into platform_people (platform_id, subject, user_id) values ($1, $2, $3)', [
      platform.id,
      sub,
      room.teacher.id,
    ]);
    const own = await choosing({ sub });
    expect(own.page.body).toContain(`assignment.${room.assignment}`);
    const other = await choosing();
    expect(other.page.body).not.toContain(room.assignment);
    expect((await other.send({ do: 'send', [`assignment.${room.assignment}`]: 'on' })).body).toContain(
      'Choose at least one item',
    );
    expect((await own.send({ do: 'send', [`assignment.${room.assignment}`]: 'on' })).body).toContain('name="JWT"');
  });

  it('is a single item if the platform accepts only one', async () => {
    const { page, send } = await choosing({ settings: { accept_multiple: false } });
    expect(page.body).toContain('type="radio"');
    expect((await send({ do: 'send', one: `quiz.${bank.quiz}` })).body).toContain('name="JWT"');
  });

  it('cannot be chosen by a student, from another page, or for an unsafe return address', async () => {
    expect((await choosing({ role: 'Learner' })).page.statusCode).toBe(400);
    const { send } = await choosing();
    const fields = { do: 'send', [`quiz.${bank.quiz}`]: 'on' };
    expect((await send(fields, { origin: 'https://evil.example' })).statusCode).toBe(400);
    for (const address of ['javascript:alert(1)', 'http://evil.example/return'])
      expect((await choosing({ settings: { deep_link_return_url: address } })).page.statusCode).toBe(400);
    expect((await choosing({ settings: { accept_types: ['file'] } })).page.statusCode).toBe(400);
  });
});
