import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createAssignment,
  deleteAssignment,
  publishAssignment,
} from '#server/classrooms/assignments/assignment.commands.ts';
import { addRequestLog, logOptions } from '#server/platform/operating/request-log.ts';
import {
  createCalendarFeed,
  deleteCalendarFeed,
  readCalendarFeed,
} from '#server/study/calendar/calendar-feed.commands.ts';
import { addCalendarRoute } from '#server/study/calendar/calendar-feed.route.ts';
import { saveExamDate } from '#server/study/study-settings.commands.ts';
import { type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { type TestUser, testDraft, testSchool, testUser } from '../../../support/users/test-school.ts';

const ORIGIN = 'https://learn.example.org';
let database: TestDatabase;
let bank: TestBank;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openTestDatabase();
  bank = await testBank(database.pool, { free: true });
  app = await testApp(database.pool, { site: { publicUrl: ORIGIN, localOnly: false } });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const link = (user: TestUser, zone = 'UTC') => createCalendarFeed(database.pool, user, { zone, language: 'en' });
const fetchFeed = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

type Read = { readonly title: string; readonly uid: string; readonly url: string; readonly sequence: number };

/** The events of a feed, as another program reads them. */
async function eventsOf(url: string): Promise<readonly Read[]> {
  const response = await fetchFeed(url);
  expect(response.statusCode).toBe(200);
  return new ICAL.Component(ICAL.parse(response.body)).getAllSubcomponents('vevent').map((found) => {
    const { summary, uid, sequence } = new ICAL.Event(found);
    return { title: summary, uid, sequence, url: String(found.getFirstPropertyValue('url')) };
  });
}
const titlesOf = async (url: string): Promise<readonly string[]> =>
  (await eventsOf(url)).map(({ title }) => title).filter((title) => !title.startsWith('Study session'));

async function classroom() {
  const school = await testSchool(database.pool);
  const [student, other] = school.students;
  if (student === undefined || other === undefined) throw new Error('The class has two students.');
  const assign = async (changes: Parameters<typeof testDraft>[1], isPublished = true): Promise<string> => {
    const draft = testDraft(bank.quiz, { dueAt: inDays(3), ...changes });
    const id = await createAssignment(database.pool, school.teacher, school.classroom, draft);
    if (isPublished) await publishAssignment(database.pool, school.teacher, id);
    return id;
  };
  return { ...school, student, other, assign };
}

test('a student sees the due dates that their list shows, and nothing that is a draft, not open or for others', async () => {
  const { student, other, teacher, assign } = await classroom();
  const id = await assign({ title: 'Cells, tissues\r\nand "organs"' });
  await assign({ title: 'Draft' }, false);
  await assign({ title: 'Later', opensAt: inDays(1) });
  await assign({ title: 'Undated', dueAt: null });
  const outsider = await classroom();
  await outsider.assign({ title: 'Of another class' });
  const forOther = await assign({ title: 'For the other student' });
  await database.pool.query('update assignments set student_id = $2 where id = $1', [forOther, other.userId]);

  const events = await eventsOf(await link(student));
  expect(events.filter(({ title }) => title.startsWith('Due'))).toEqual([
    expect.objectContaining({
      title: 'Due: Cells, tissues and "organs"',
      url: `${ORIGIN}/assignment/${id}/detail`,
      sequence: expect.any(Number),
    }),
  ]);
  // The teacher sees what is published, also what opens later, and the other student what is for them.
  expect(new Set(await titlesOf(await link(teacher)))).toEqual(
    new Set(['Due: Cells, tissues and "organs"', 'Due: Later', 'Due: For the other student']),
  );
  expect(await titlesOf(await link(other))).toContain('Due: For the other student');
});

test('a due date moves with an extension, keeps its identity, and ends with the assignment or the class', async () => {
  const { student, teacher, classroom: id, assign } = await classroom();
  const [moved, deleted] = [await assign({ title: 'Moved' }), await assign({ title: 'Deleted' })];
  const url = await link(student);
  const before = await eventsOf(url);
  await database.pool.query(
    `insert into assignment_exceptions (id, assignment_id, user_id, due_at, created_at)
     values ($1, $2, $3, $4, now() + interval '5 seconds')`,
    [randomUUID(), moved, student.userId, inDays(9)],
  );
  await deleteAssignment(database.pool, teacher, deleted);
  const after = await eventsOf(url);
  const find = (events: readonly Read[]) => events.find(({ title }) => title === 'Due: Moved');
  expect(find(after)?.uid).toBe(find(before)?.uid);
  expect(find(after)?.sequence).toBeGreaterThan(find(before)?.sequence ?? Number.POSITIVE_INFINITY);
  expect(after.map(({ title }) => title)).not.toContain('Due: Deleted');

  await database.pool.query('update classroom_members set left_at = now() where classroom_id = $1', [id]);
  expect(await titlesOf(url)).toEqual([]);
});

test('a student sees exams as whole days', async () => {
  const { student } = await classroom();
  const { rows } = await database.pool.query('select id, title from live_subjects limit 1');
  await saveExamDate(database.pool, student, { subject: rows[0].id, examOn: inDays(40).slice(0, 10) });
  const url = await link(student);
  expect(await titlesOf(url)).toEqual([`Exam: ${rows[0].title}`]);
  expect((await fetchFeed(url)).body).toContain(`DTSTART;VALUE=DATE:${inDays(40).slice(0, 10).replaceAll('-', '')}`);
  await saveExamDate(database.pool, student, { subject: rows[0].id, examOn: null });
  expect(await titlesOf(url)).toEqual([]);
});

test('the study session of today is in the feed while home offers it', async () => {
  const { student } = await classroom();
  const { rows } = await database.pool.query('select id from live_subjects limit 1');
  await database.pool.query('insert into user_subjects (user_id, subject_id) values ($1, $2)', [
    student.userId,
    rows[0].id,
  ]);
  const url = await link(student);
  const sessions = async () => (await eventsOf(url)).filter(({ title }) => title.startsWith('Study session'));
  expect(await sessions()).toEqual([expect.objectContaining({ url: `${ORIGIN}/home` })]);
  await database.pool.query(
    `insert into study_settings (user_id, desired_retention, new_cards_per_day, minutes_per_day, days_off)
     values ($1, 0.9, 10, 20, '[0, 1, 2, 3, 4, 5, 6]')`,
    [student.userId],
  );
  expect(await sessions()).toEqual([]);
});

test('resetting or deleting the link ends the old one at once, and is in the audit log without the secret', async () => {
  const { student } = await classroom();
  const first = await link(student);
  const second = await link(student);
  expect((await fetchFeed(first)).statusCode).toBe(404);
  expect((await fetchFeed(second)).statusCode).toBe(200);
  await deleteCalendarFeed(database.pool, student);
  expect((await fetchFeed(second)).statusCode).toBe(404);
  await expect(deleteCalendarFeed(database.pool, student)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const log = await database.pool.query('select action, row_to_json(a) as entry from audit_log a where actor_id = $1', [
    student.userId,
  ]);
  expect(log.rows.map(({ action }) => action).toSorted()).toEqual([
    'calendarCreated',
    'calendarDeleted',
    'calendarReset',
  ]);
  const secret = second.slice('/calendar/'.length, -'.ics'.length);
  expect(JSON.stringify(log.rows)).not.toContain(secret);
  const stored = await database.pool.query('select row_to_json(f) as feed from calendar_feeds f');
  expect(JSON.stringify(stored.rows)).not.toContain(secret);
});

test.each([
  ['is disabled', 'update users set disabled_at = now() where id = $1'],
  ['has an incomplete profile', 'update users set profile_completed_at = null where id = $1'],
  ['is deleted', 'delete from users where id = $1'],
])('the feed of an account that %s is not found', async (_, statement) => {
  const user = await testUser(database.pool, { role: 'student', schoolId: null });
  const url = await link(user);
  expect((await fetchFeed(url)).statusCode).toBe(200);
  await database.pool.query(statement, [user.userId]);
  expect((await fetchFeed(url)).statusCode).toBe(404);
});

test.each(['/calendar/x.ics', `/calendar/${'A'.repeat(43)}.ics`, '/calendar/..%2f..%2fx.ics', '/calendar/%00.ics'])(
  '%s is not found',
  async (url) => {
    const response = await fetchFeed(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toContain('no-store');
  },
);

test('an unchanged feed is answered without its content, a changed one with it', async () => {
  const { student, assign } = await classroom();
  await assign({ title: 'First' });
  const url = await link(student);
  const response = await fetchFeed(url);
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=300',
  });
  const etag = String(response.headers.etag);
  const unchanged = await fetchFeed(url, { 'if-none-match': `"other", ${etag}` });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  await assign({ title: 'Second' });
  expect((await fetchFeed(url, { 'if-none-match': etag })).statusCode).toBe(200);
  expect((await readCalendarFeed(database.pool, student))?.lastFetchedAt).not.toBeNull();
});

test('the secret of a feed is not logged', async () => {
  const { student } = await classroom();
  const url = await link(student);
  const lines: string[] = [];
  const stream = new PassThrough().setEncoding('utf8').on('data', (line: string) => lines.push(line));
  const { logger, ...options } = logOptions('info');
  const logged = Fastify({ ...options, logger: { ...(logger as object), stream } });
  addRequestLog(logged);
  addCalendarRoute(logged, { pool: database.pool, site: { publicUrl: ORIGIN, localOnly: false } });
  await logged.inject(url);
  await logged.inject('/calendar/anything-else');
  await logged.close();
  expect(lines.map((line) => JSON.parse(line).path)).toEqual(['/calendar/…', '/calendar/…']);
  expect(lines.join('')).not.toContain(url.slice('/calendar/'.length, -'.ics'.length));
});

test('two requests at once leave one valid link, and admins have none', async () => {
  const { student, teacher } = await classroom();
  const links = await Promise.all(Array.from({ length: 8 }, () => link(student)));
  const found = await Promise.all(links.map((url) => fetchFeed(url)));
  expect(found.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  await expect(link({ ...teacher, role: 'admin' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
