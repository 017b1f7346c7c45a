import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLAIM } from '#server/lti/launch/claims.ts';
import type { Tool } from '#server/lti/tool.ts';
import { launch, openLaunch } from '../../../support/lti/test-launch.ts';
import { type TestPlatform, testPlatform, testTool } from '../../../support/lti/test-lti-platform.ts';
import { testBank } from '../../../support/questions/test-bank.ts';
import { TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { type TestClass, testClass, testUser } from '../../../support/users/test-class.ts';

const TAKE = `mutation ($classroom: ID!, $course: ID!) {
  takeCourseMembers(classroom: $classroom, course: $course) { joined expected } }`;
const COURSES = 'query ($classroom: ID!) { taughtCourses(classroom: $classroom) { id title platform expected } }';
const role = (name: string) => [`http://purl.imsglobal.org/vocab/lis/v2/membership#${name}`];

let database: TestDatabase;
let app: FastifyInstance;
let tool: Tool;
let platform: TestPlatform;
let room: TestClass;
let course: string;

beforeAll(async () => {
  database = await openTestDatabase();
  tool = testTool();
  app = await testApp(database.pool, { tool });
  const bank = await testBank(database.pool, { free: true });
  room = await testClass({ app, pool: database.pool }, { quiz: bank.quiz, students: 0 });
  platform = await testPlatform(database.pool, tool, { school: room.school });
  await database.pool.query('insert into platform_people (platform_id, subject, user_id) values ($1, $2, $3)', [
    platform.id,
    'teacher',
    room.teacher.id,
  ]);
  const claims = {
    ...{ sub: 'teacher', [CLAIM.roles]: role('Instructor'), [CLAIM.context]: { id: 'c1', title: 'Physics 10b' } },
    [CLAIM.names]: { context_memberships_url: `${platform.url}/members` },
  };
  const browser = new TestBrowser(app);
  await launch(app, browser, platform, { claims });
  await openLaunch(browser);
  const { data } = await room.teacher.browser.call(COURSES, { classroom: room.classroom });
  expect(data.taughtCourses).toMatchObject([{ title: 'Physics 10b', platform: 'Test Moodle', expected: [] }]);
  course = data.taughtCourses[0].id;
});
beforeEach(() => {
  platform.requested.length = 0;
});
afterAll(async () => {
  await platform.close();
  await app.close();
  await database.close();
});

const take = (by = room.teacher, requested: object = {}) =>
  by.browser.call(TAKE, { classroom: room.classroom, course, ...requested });
const come = async (sub: string): Promise<string> => {
  const browser = new TestBrowser(app);
  await launch(app, browser, platform, { claims: { sub, name: sub } });
  await openLaunch(browser);
  return (await browser.call('{ session { id } }')).data.session.id;
};
const members = async (): Promise<string[]> =>
  (
    await database.pool.query<{ id: string }>(
      'select user_id as id from classroom_members where classroom_id = $1 and left_at is null',
      [room.classroom],
    )
  ).rows.map(({ id }) => id);

describe('the members of a course', () => {
  it('are read page by page; those with an account join, the others do so at their first launch, teachers and former members do not', async () => {
    const known = await come('known');
    platform.answers.set('/members', ({ path }) =>
      path.includes('page=2')
        ? {
            body: {
              members: [
                { user_id: 'new', name: 'New One', roles: role('Learner'), status: 'Active' },
                { user_id: 'left', name: 'Left One', roles: role('Learner'), status: 'Inactive' },
              ],
            },
          }
        : {
            headers: { link: `<${platform.url}/members?page=2>; rel="next", <${platform.url}/members>; rel="first"` },
            body: {
              members: [
                { user_id: 'known', given_name: 'Known', family_name: 'One', roles: ['Learner'] },
                { user_id: 'other-teacher', name: 'Teacher', roles: role('Instructor') },
              ],
            },
          },
    );
    const { data, errors } = await take();
    expect(errors).toBeUndefined();
    expect(data.takeCourseMembers).toEqual({ joined: 1, expected: 1 });
    expect(await members()).toEqual([known]);
    const { data: now } = await room.teacher.browser.call(COURSES, { classroom: room.classroom });
    expect(now.taughtCourses[0].expected).toEqual(['New One']);
    const arrived = await come('new');
    expect((await members()).toSorted()).toEqual([known, arrived].toSorted());
    await come('left');
    expect(await members()).toHaveLength(2);
  });

  it('who were removed from the class are not added again', async () => {
    const [first] = await members();
    await database.pool.query('update classroom_members set left_at = now() where user_id = $1', [first]);
    expect((await take()).data.takeCourseMembers).toEqual({ joined: 0, expected: 0 });
    expect(await members()).not.toContain(first);
  });

  it('are read only from the platform’s own site', async () => {
    platform.answers.set('/members', () => ({
      headers: { link: '<http://localhost:1/members>; rel="next"' },
      body: { members: [] },
    }));
    expect((await take()).data.takeCourseMembers).toEqual({ joined: 0, expected: 0 });
    expect(platform.requested.filter(({ path }) => path.startsWith('/members'))).toHaveLength(1);
  });

  it('are hidden from other teachers, and not used for other classes', async () => {
    const { school } = room;
    const other = await testUser({ app, pool: database.pool }, { role: 'teacher', school, name: 'Other' });
    expect((await take(other)).code).toBe('NOT_FOUND');
    expect((await other.browser.call(COURSES, { classroom: room.classroom })).data.taughtCourses).toEqual([]);
    expect((await take(room.teacher, { classroom: randomUUID() })).code).toBe('NOT_FOUND');
    expect((await take(room.teacher, { course: randomUUID() })).code).toBe('NOT_FOUND');
    expect(platform.requested).toEqual([]);
  });

  it('change nothing if the platform does not send them', async () => {
    platform.answers.set('/members', () => ({ status: 403 }));
    const { code, errors } = await take();
    expect([code, errors?.[0]?.message]).toEqual(['INVALID_INPUT', 'membersNotShared']);
  });
});
