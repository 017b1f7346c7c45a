import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JOIN_ATTEMPTS_PER_USER } from '#domain/classrooms/classroom.limits.ts';
import { LTI_LOGINS_PER_ADDRESS } from '#domain/lti/lti.limits.ts';
import { launch, openLaunch, startLaunch } from '../../support/lti/test-launch.ts';
import { type TestPlatform, testPlatform, testTool } from '../../support/lti/test-lti-platform.ts';
import { signedInStudent, TestBrowser, testApp } from '../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';
import { signedInAs } from '../../support/users/test-users.ts';

/* What a class does at nine o'clock, from one network, counts only if it fails. */

const JOIN = 'mutation ($code: String!) { joinClassroom(code: $code) }';

let database: TestDatabase;
let app: FastifyInstance;
let platform: TestPlatform;

beforeAll(async () => {
  database = await openTestDatabase();
  const tool = testTool();
  app = await testApp(database.pool, { tool });
  platform = await testPlatform(database.pool, tool);
});
afterAll(async () => {
  await platform.close();
  await app.close();
  await database.close();
});
beforeEach(async () => {
  await database.pool.query('delete from attempt_counts');
});

const countedIn = async (prefix: string): Promise<number> => {
  const { rows } = await database.pool.query<{ points: number }>(
    'select coalesce(sum(points), 0)::int as points from attempt_counts where key like $1',
    [`${prefix}:%`],
  );
  return rows[0]?.points ?? 0;
};

describe('joining a class', () => {
  it('counts wrong codes only, and a correct one between them does not reset the count', async () => {
    const teacher = await signedInAs(app, database.pool, 'teacher');
    const created = await teacher.call('mutation ($input: ClassroomInput!) { createClassroom(input: $input) }', {
      input: { name: 'Physics' },
    });
    const code = await teacher.call('mutation ($id: ID!) { renewClassCode(id: $id) }', {
      id: created.data.createClassroom,
    });
    const student = await signedInStudent(app, 'joins@example.org');
    const join = async (typed: string) => (await student.call(JOIN, { code: typed })).code;
    for (let n = 0; n < JOIN_ATTEMPTS_PER_USER + 3; n += 1)
      expect(await join(code.data.renewClassCode)).toBeUndefined();
    expect(await countedIn('join-address')).toBe(0);
    for (let n = 0; n < JOIN_ATTEMPTS_PER_USER; n += 1) {
      expect(await join(`WRONG${n}`)).toBe('WRONG_JOIN_CODE');
      if (n === JOIN_ATTEMPTS_PER_USER / 2) expect(await join(code.data.renewClassCode)).toBeUndefined();
    }
    expect(await join('WRONGX')).toBe('TOO_MANY_TRIES');
  });
});

describe('launches from a learning platform', () => {
  it('count only until they have arrived', async () => {
    for (let n = 0; n < 5; n += 1) {
      const browser = new TestBrowser(app);
      await launch(app, browser, platform, { claims: { sub: randomUUID() } });
      expect((await openLaunch(browser)).errors).toBeUndefined();
    }
    expect(await countedIn('launch-address')).toBe(0);
    await startLaunch(app, new TestBrowser(app), platform);
    expect(await countedIn('launch-address')).toBe(1);
  });

  it('are refused above the limit, with the time to try again', async () => {
    await startLaunch(app, new TestBrowser(app), platform);
    await database.pool.query('update attempt_counts set points = $1', [LTI_LOGINS_PER_ADDRESS]);
    const refused = await app.inject({ url: '/lti/login', query: { iss: platform.url, login_hint: 'h' } });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('an invitation that is accepted', () => {
  it('counts only if the link is wrong', async () => {
    const accept = 'mutation ($token: String!) { acceptInvitation(token: $token, password: "seven quiet herons") }';
    await new TestBrowser(app).call(accept, { token: 'made up' });
    expect(await countedIn('code-try-address')).toBe(1);
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into users (id, email, name, role) values (gen_random_uuid(), 'invited@example.org', 'Ida', 'student')
       returning id`,
    );
    await database.pool.query(
      `insert into one_time_codes (user_id, purpose, digest, expires_at, permit_digest)
       values ($1, 'invitation', '', now() + interval '1 day', sha256('token'))`,
      [rows[0]?.id],
    );
    const accepted = await new TestBrowser(app).call(accept, { token: 'token' });
    expect(accepted.data.acceptInvitation).toBe('invited@example.org');
    expect(await countedIn('code-try-address')).toBe(1);
  });
});
