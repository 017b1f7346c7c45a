import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { exportSPKI, importJWK, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAttempt } from '#server/attempts/attempt.start.ts';
import { submitAttempt } from '#server/attempts/attempt.submit.ts';
import { sendGrade } from '#server/lti/grades/grade.job.ts';
import { CLAIM, SCORE_SCOPE } from '#server/lti/launch/claims.ts';
import type { Tool } from '#server/lti/tool.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { QUEUE_SCHEMA } from '#server/platform/jobs/queue.tables.ts';
import { launch, openLaunch, postLaunch, startLaunch } from '../../../support/lti/test-launch.ts';
import { newSigningKey, type TestPlatform, testPlatform, testTool } from '../../../support/lti/test-lti-platform.ts';
import { type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { PASSWORD, signedInStudent, TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

const HOME = { [CLAIM.targetLinkUri]: 'http://localhost/home' };
const TEACHER = { [CLAIM.roles]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'] };

let database: TestDatabase;
let app: FastifyInstance;
let tool: Tool;
let bank: TestBank;
/** Two platforms that have nothing to do with each other. */
let one: TestPlatform;
let other: TestPlatform;

beforeAll(async () => {
  database = await openTestDatabase();
  tool = testTool();
  app = await testApp(database.pool, { tool });
  bank = await testBank(database.pool, { free: true });
  one = await testPlatform(database.pool, tool, { name: 'One' });
  other = await testPlatform(database.pool, tool, { name: 'Other' });
  await database.pool.query(`update platforms set deployments = 'a deployment of the other' where id = $1`, [other.id]);
});
afterAll(async () => {
  await one.close();
  await other.close();
  await app.close();
  await database.close();
});

const now = (): number => Math.floor(Date.now() / 1_000);
const claimsOf = (platform: TestPlatform, more: object) => ({
  ...{ iss: platform.url, aud: platform.clientId, sub: randomUUID(), iat: now(), exp: now() + 300 },
  ...{ [CLAIM.version]: '1.3.0', [CLAIM.messageType]: 'LtiResourceLinkRequest' },
  ...{ [CLAIM.deploymentId]: platform.deployment, [CLAIM.roles]: [] },
  ...HOME,
  ...more,
});
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
async function publicKeyOf(platform: TestPlatform): Promise<JWK> {
  const response = await fetch(`${platform.url}/jwks`);
  const { keys } = (await response.json()) as { keys: JWK[] };
  if (keys[0] === undefined) throw new Error('The platform has no key.');
  return keys[0];
}

/** Sends what `forge` makes for a login that has just started, and expects no session. */
async function expectRefused(forge: (nonce: string) => Promise<string>, platform = one): Promise<void> {
  const browser = new TestBrowser(app);
  const { state, nonce } = await startLaunch(app, browser, platform);
  const answer = await postLaunch(app, browser, { state, id_token: await forge(nonce) });
  expect(answer.statusCode).toBe(400);
  expect((await openLaunch(browser)).code).toBe('INVITATION_ENDED');
}

describe('a forged signature', () => {
  it('is accepted in the honest case that the others are compared with', async () => {
    const browser = new TestBrowser(app);
    const { state, nonce } = await startLaunch(app, browser, one);
    const answer = await postLaunch(app, browser, { state, id_token: await one.message({ nonce, ...HOME }) });
    expect(answer.statusCode).toBe(303);
  });

  it.each(['none', 'None', 'NONE', 'nOnE'])(
    'by alg %s is refused, with and without something that looks like one',
    async (alg) => {
      for (const signature of ['', Buffer.alloc(256, 1).toString('base64url')])
        await expectRefused(async (nonce) => `${encoded({ alg })}.${encoded(claimsOf(one, { nonce }))}.${signature}`);
    },
  );

  it.each(['HS256', 'HS384', 'HS512'])('by %s with the platform’s public key as the secret is refused', async (alg) => {
    const jwk = await publicKeyOf(one);
    const key = await importJWK(jwk, 'RS256', { extractable: true });
    if (key instanceof Uint8Array) throw new Error('The key is no pair.');
    const pem = await exportSPKI(key);
    for (const secret of [pem, pem.trim(), JSON.stringify(jwk), jwk.n ?? ''])
      await expectRefused((nonce) =>
        new SignJWT(claimsOf(one, { nonce }))
          .setProtectedHeader({ alg, ...(jwk.kid !== undefined && { kid: jwk.kid }) })
          .sign(new TextEncoder().encode(secret)),
      );
  });

  it('by a key that the message contains or points to is refused', async () => {
    const mine = await newSigningKey();
    const kid = (await publicKeyOf(one)).kid ?? '';
    for (const header of [
      { jwk: mine.jwk, kid: mine.kid },
      { jwk: mine.jwk, kid },
      { jku: `${other.url}/jwks`, kid: mine.kid },
      { x5u: `${other.url}/jwks`, kid },
      { kid: '../../../../dev/null' },
    ])
      await expectRefused((nonce) =>
        new SignJWT(claimsOf(one, { nonce })).setProtectedHeader({ alg: 'RS256', ...header }).sign(mine.privateKey),
      );
  });

  it('by another registered platform’s key is refused, under both key ids', async () => {
    const kid = (await publicKeyOf(one)).kid ?? '';
    await expectRefused((nonce) => other.message({ nonce, ...HOME, iss: one.url, aud: one.clientId }));
    await expectRefused((nonce) =>
      // Signed by the other platform for itself.
      other.message({ nonce, ...HOME, [CLAIM.deploymentId]: 'a deployment of the other' }),
    );
    const mine = await newSigningKey();
    await expectRefused((nonce) => one.message({ nonce, ...HOME }, { key: { privateKey: mine.privateKey, kid } }));
  });

  it('of ours is refused: nothing that this server signs opens a session', async () => {
    await expectRefused((nonce) => tool.keys.sign(claimsOf(one, { nonce })));
  });
});

describe('a replay', () => {
  it('of a message with its own state is refused, in the same browser and in another', async () => {
    const browser = new TestBrowser(app);
    const first = await startLaunch(app, browser, one);
    const idToken = await one.message({ nonce: first.nonce, ...HOME });
    expect((await postLaunch(app, browser, { state: first.state, id_token: idToken })).statusCode).toBe(303);
    for (const again of [browser, new TestBrowser(app)]) {
      const { state } = await startLaunch(app, again, one);
      expect((await postLaunch(app, again, { state, id_token: idToken })).statusCode).toBe(400);
    }
  });

  it('of a state is refused, also when both arrive at the same time', async () => {
    const browser = new TestBrowser(app);
    const { state, nonce } = await startLaunch(app, browser, one);
    const copies = [1, 2, 3].map(() => {
      const copy = new TestBrowser(app);
      for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
      return copy;
    });
    const idToken = await one.message({ nonce, ...HOME });
    const answers = await Promise.all(copies.map((copy) => postLaunch(app, copy, { state, id_token: idToken })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 400, 400]);
  });

  it('of a state at the other platform is refused', async () => {
    const browser = new TestBrowser(app);
    const { state, nonce } = await startLaunch(app, browser, one);
    const idToken = await other.message({
      ...{ nonce, ...HOME, [CLAIM.deploymentId]: 'a deployment of the other' },
    });
    expect((await postLaunch(app, browser, { state, id_token: idToken })).statusCode).toBe(400);
  });

  it('of a refused launch is refused: an invalid message uses up the state', async () => {
    const browser = new TestBrowser(app);
    const { state, nonce } = await startLaunch(app, browser, one);
    const cookies = new Map(browser.cookies);
    expect((await postLaunch(app, browser, { state, id_token: 'forged' })).statusCode).toBe(400);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    const idToken = await one.message({ nonce, ...HOME });
    expect((await postLaunch(app, browser, { state, id_token: idToken })).statusCode).toBe(400);
  });
});

describe('a deployment', () => {
  it.each<[string, unknown]>([
    ['of another platform', 'a deployment of the other'],
    ['that is a list with ours in it', ['1']],
    ['that is ours with a line break', '1\n'],
    ['that is empty', ''],
    ['that is missing', undefined],
    ['that is a number', 1],
  ])('%s is refused', async (_what, deployment) => {
    await expectRefused((nonce) => one.message({ nonce, ...HOME, [CLAIM.deploymentId]: deployment }));
  });
});

describe('deep linking', () => {
  const settings = {
    [CLAIM.deepLinking]: { deep_link_return_url: 'https://evil.example/', accept_types: ['ltiResourceLink'] },
  };

  it('is not started by a response, ours or the platform’s, nor without the platform’s signature', async () => {
    const response = { [CLAIM.messageType]: 'LtiDeepLinkingResponse', [CLAIM.contentItems]: [] };
    await expectRefused((nonce) => one.message({ nonce, ...TEACHER, ...response }));
    await expectRefused((nonce) => tool.keys.sign(claimsOf(one, { nonce, ...TEACHER, ...response })));
    await expectRefused((nonce) => one.message({ nonce, ...settings, [CLAIM.messageType]: 'LtiDeepLinkingRequest' }));
  });

  it('is not answered with an invented ticket, or one that belongs to a launch', async () => {
    const browser = new TestBrowser(app);
    await launch(app, browser, one, { claims: { sub: randomUUID(), ...TEACHER } });
    const tickets = [browser.cookies.get('launch') ?? 'missing', 'made up', ''];
    for (const ticket of tickets) {
      const fields = { ticket, do: 'send', [`quiz.${bank.quiz}`]: 'on' };
      const answer = await postLaunch(app, browser, fields, { origin: 'http://localhost' }, '/lti/choose');
      expect(answer.statusCode).toBe(400);
      expect(answer.body).not.toContain('name="JWT"');
    }
  });

  it('sends nothing to an address other than the one that the platform signed, whatever the form contains', async () => {
    const browser = new TestBrowser(app);
    const page = await launch(app, browser, one, {
      headers: { 'sec-fetch-dest': 'iframe' },
      claims: {
        ...{ sub: randomUUID(), ...TEACHER, [CLAIM.messageType]: 'LtiDeepLinkingRequest' },
        [CLAIM.deepLinking]: { deep_link_return_url: `${one.url}/return`, accept_types: ['ltiResourceLink'] },
      },
    });
    const ticket = /name="ticket" value="([\w-]+)"/.exec(page.body)?.[1] ?? '';
    const fields = {
      ...{ ticket, do: 'send', [`quiz.${bank.quiz}`]: 'on' },
      ...{ deep_link_return_url: 'https://evil.example/', returnUrl: 'https://evil.example/', data: 'forged' },
    };
    const back = await postLaunch(app, browser, fields, { origin: 'http://localhost' }, '/lti/choose');
    expect(back.body).toContain(`action="${one.url}/return"`);
    expect(back.body).not.toContain('evil.example');
  });
});

describe('a score', () => {
  const quizPath = () => `/subject/test/topic/test/quiz/${bank.quiz}`;
  const grades = (platform: TestPlatform, item: string) => ({
    [CLAIM.grades]: { scope: [SCORE_SCOPE], lineitem: `${platform.url}/items/${item}` },
  });
  const jobs = async (): Promise<string[]> => {
    const { rows } = await database.pool.query<{ id: string }>(
      `select data -> 'payload' ->> 'id' as id from ${QUEUE_SCHEMA}.job where singleton_key like 'grade %' order by id`,
    );
    return rows.map(({ id }) => id);
  };
  /** Submits the quiz as a user, and sends every pending grade. Returns which score was sent for which user. */
  async function scoredAfter(userId: string): Promise<string[]> {
    const { rows } = await database.pool.query<{ id: string }>(
      `select v.id from quiz_items qi join items i on i.id = qi.item_id join item_versions v on v.item_id = i.id
       where qi.quiz_id = $1 order by qi.position`,
      [bank.quiz],
    );
    const versionIds = rows.map(({ id }) => id);
    const { id } = await inTransaction(database.pool, (client) =>
      startAttempt(client, { userId, quizId: bank.quiz, versionIds, seconds: null, behaviour: 'deferred' }),
    );
    await submitAttempt(database.pool, userId, id);
    one.requested.length = 0;
    other.requested.length = 0;
    for (const job of await jobs()) await sendGrade(database.pool, tool, job);
    await database.pool.query(`delete from ${QUEUE_SCHEMA}.job`);
    return [one, other].flatMap(({ requested }) =>
      requested.flatMap(({ path, body }) =>
        path.endsWith('/scores') ? `${path} ${(JSON.parse(body) as { userId: string }).userId}` : [],
      ),
    );
  }
  async function come(platform: TestPlatform, sub: string, claims: object, account: string | null = null) {
    platform.answers.set('/items/course/scores', () => ({ status: 200 }));
    platform.answers.set('/items/other-course/scores', () => ({ status: 200 }));
    const browser = new TestBrowser(app);
    const deployment = platform === other ? { [CLAIM.deploymentId]: 'a deployment of the other' } : {};
    await launch(app, browser, platform, { path: quizPath(), claims: { sub, ...claims, ...deployment } });
    const opened = await openLaunch(browser, account === null ? null : { email: account, password: PASSWORD });
    expect(opened.errors).toBeUndefined();
    return (await browser.call('{ session { id } }')).data.session.id as string;
  }

  it('is sent only to the course from which the student launched, for this student only', async () => {
    const [first, second] = [
      await come(one, 'first', grades(one, 'course')),
      await come(one, 'second', grades(one, 'other-course')),
    ];
    expect(await scoredAfter(first)).toEqual(['/items/course/scores first']);
    expect(await scoredAfter(second)).toEqual(['/items/other-course/scores second']);
  });

  it('is sent to each platform with the student’s id on that platform', async () => {
    const email = 'at-both@example.org';
    await signedInStudent(app, email);
    await come(one, 'name at one', grades(one, 'course'), email);
    const id = await come(other, 'name at the other', grades(other, 'course'), email);
    expect(await scoredAfter(id)).toEqual([
      '/items/course/scores name at one',
      '/items/course/scores name at the other',
    ]);
  });

  it('is not sent for a teacher, for a student without a gradebook, or for one who has disconnected', async () => {
    expect(await scoredAfter(await come(one, 'teacher', { ...grades(one, 'course'), ...TEACHER }))).toEqual([]);
    expect(await scoredAfter(await come(one, 'no gradebook', {}))).toEqual([]);
    const noScope = { [CLAIM.grades]: { scope: [], lineitem: `${one.url}/items/course` } };
    expect(await scoredAfter(await come(one, 'no scope', noScope))).toEqual([]);
    const email = 'disconnects@example.org';
    const browser = await signedInStudent(app, email);
    const id = await come(one, 'disconnects', grades(one, 'course'), email);
    expect(await scoredAfter(id)).toEqual(['/items/course/scores disconnects']);
    await browser.call('mutation ($id: ID!) { leavePlatform(id: $id) }', { id: one.id });
    expect(await scoredAfter(id)).toEqual([]);
  });

  it('is not sent to another course because of another user’s launch', async () => {
    const student = await come(one, 'stays', grades(one, 'course'));
    await come(one, 'eve', grades(one, 'course'));
    await come(one, 'eve', grades(one, 'other-course'));
    expect(await scoredAfter(student)).toEqual(['/items/course/scores stays']);
  });
});
