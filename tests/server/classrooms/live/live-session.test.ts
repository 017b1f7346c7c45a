import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { PRESENCE_LOST_MS } from '#domain/attempts/attempt.limits.ts';
import { testBank } from '../../../support/questions/test-bank.ts';
import { openStream } from '../../../support/servers/open-stream.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { type TestClass, testClass, testUser } from '../../../support/users/test-class.ts';

const { app, pool } = await testServer();
let url: string;
let own: TestClass;
let other: TestClass;

type LiveStudent = {
  student: { name: string };
  attempt: string | null;
  position: number | null;
  answered: number;
  submittedAt: string | null;
};
const LIVE_SESSION = `($id: ID!) { liveSession(assignment: $id) { now students { student { name } attempt position answered submittedAt
  extraSeconds } messages { text to } } }`;
const EXTRA = `mutation ($assignment: ID!, $students: [ID!], $seconds: Int!) {
  addExtraTime(assignment: $assignment, students: $students, seconds: $seconds) }`;
const MESSAGE = `mutation ($assignment: ID!, $students: [ID!], $text: String!) {
  sendLiveMessage(assignment: $assignment, students: $students, text: $text) }`;
const PRESENCE = `mutation ($id: ID!, $device: ID!, $position: Int) { recordPresence(id: $id, device: $device, position: $position) {
  state { deadlineAt } messages { text } } }`;
const HOLD = 'mutation ($id: ID!, $device: ID!) { holdAttempt(id: $id, device: $device, takeOver: true) { id } }';
const GRANT = `mutation ($student: ID!) {
  grantAccommodation(student: $student, timeFactor: 1.5, pauseSeconds: 300, dueDays: 2, penaltyWindowFactor: 2) }`;

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`;
  const { quiz } = await testBank(pool, { free: true });
  own = await testClass({ app, pool }, { quiz });
  other = await testClass({ app, pool }, { quiz });
});

const student = (at: number) => {
  const found = own.students[at];
  if (found === undefined) throw new Error('There is no such student.');
  return found;
};

describe('a class in a live session', () => {
  it('shows its teacher live who started, their position, and what they have submitted', async () => {
    const stream = await openStream<{ liveSession: { students: LiveStudent[] } }>(
      url,
      own.teacher.browser,
      `subscription ${LIVE_SESSION}`,
      {
        id: own.assignment,
      },
    );
    const seen = async (is: (one: LiveStudent) => boolean) => {
      const at = performance.now();
      for (;;) {
        const first = (await stream.next())?.data?.liveSession.students[0];
        if (first !== undefined && is(first)) return expect(performance.now() - at).toBeLessThan(2_000);
      }
    };
    await seen(({ attempt }) => attempt === null);
    const attempt = await own.start(student(0));
    await seen((one) => one.attempt === attempt);
    const device = randomUUID();
    await student(0).browser.call(HOLD, { id: attempt, device });
    await own.answer(attempt, 1, { choice: 'A' });
    await student(0).browser.call(PRESENCE, { id: attempt, device, position: 3 });
    await seen((one) => one.position === 3 && one.answered === 1);
    await own.submitAttempt(student(0), attempt);
    await seen((one) => one.submittedAt !== null);
    stream.close();
  });

  it('notifies of a heartbeat only if it shows another question, or if the student had been lost', async () => {
    const attempt = await own.start(student(0));
    const device = randomUUID();
    await student(0).browser.call(HOLD, { id: attempt, device });
    const beat = (position: number) => student(0).browser.call(PRESENCE, { id: attempt, device, position });
    const listener = await pool.connect();
    const heard: string[] = [];
    listener.on('notification', ({ payload = '' }) => heard.push(payload));
    await listener.query('listen lectern_changes');
    /** How often the assignment was notified of, up to now: notifications arrive in the order of their commits. */
    const count = async (): Promise<number> => {
      const mark = randomUUID();
      await pool.query("select pg_notify('lectern_changes', $1)", [mark]);
      await expect.poll(() => heard.includes(mark)).toBe(true);
      return heard.filter((topic) => topic === `assignment:${own.assignment}`).length;
    };
    const before = await count();
    await beat(1);
    const first = await count();
    expect(first).toBe(before + 1);
    await beat(1);
    await beat(1);
    expect(await count()).toBe(first);
    await beat(2);
    expect(await count()).toBe(first + 1);
    await pool.query(
      'update attempt_presence set seen_at = seen_at - make_interval(secs => $2) where attempt_id = $1',
      [attempt, PRESENCE_LOST_MS / 1_000 + 1],
    );
    const lost = await count();
    await beat(2);
    expect(await count()).toBe(lost + 1);
    listener.removeAllListeners('notification');
    listener.release(true);
    await own.submitAttempt(student(0), attempt);
  });

  it('gets more time, one student or all, and never those of another class', async () => {
    const attempts = [
      await own.start(student(0)),
      await own.start(student(1)),
      await other.start(other.students[0] as never),
    ];
    const deadlines = async () => {
      const { rows } = await pool.query<{ at: Date }>(
        'select deadline_at as at from attempts where id = any ($1) order by array_position($1::uuid[], id)',
        [attempts],
      );
      return rows.map(({ at }) => at.getTime());
    };
    const before = await deadlines();
    const call = own.teacher.browser;
    const one = await call.call(EXTRA, { assignment: own.assignment, students: [student(0).id], seconds: 300 });
    expect(one.data.addExtraTime).toBe(1);
    const all = await call.call(EXTRA, { assignment: own.assignment, students: null, seconds: 60 });
    expect(all.data.addExtraTime).toBe(2);
    const foreign = await call.call(EXTRA, { assignment: other.assignment, students: null, seconds: 60 });
    expect(foreign.code).toBe('NOT_FOUND');
    const after = await deadlines();
    expect(after.map((at, index) => at - (before[index] ?? 0))).toEqual([360_000, 60_000, 0]);
    // A new access arrangement keeps the time that was added by hand.
    await call.call(GRANT, { student: student(0).id });
    expect(((await deadlines())[0] ?? 0) - (before[0] ?? 0)).toBe(660_000);
  });

  it('reads the teacher’s messages, to all or to one', async () => {
    const device = randomUUID();
    const attempt = await own.start(student(1));
    const news = await openStream<{ attemptNews: { messages: { text: string }[] } }>(
      url,
      student(1).browser,
      'subscription ($id: ID!, $device: ID!) { attemptNews(id: $id, device: $device) { messages { text } } }',
      { id: attempt, device },
    );
    await news.next();
    await own.teacher.browser.call(MESSAGE, {
      assignment: own.assignment,
      students: null,
      text: ' Ten minutes left. ',
    });
    expect((await news.next())?.data?.attemptNews.messages.map(({ text }) => text)).toEqual(['Ten minutes left.']);
    news.close();
    await own.teacher.browser.call(MESSAGE, { assignment: own.assignment, students: [student(0).id], text: 'To one.' });
    const heard = await student(1).browser.call(PRESENCE, { id: attempt, device, position: null });
    expect(heard.data.recordPresence.messages).toHaveLength(1);
    const empty = await own.teacher.browser.call(MESSAGE, { assignment: own.assignment, students: null, text: '  ' });
    expect(empty.code).toBe('INVALID_INPUT');
    const foreign = await own.teacher.browser.call(MESSAGE, {
      assignment: own.assignment,
      students: [other.students[0]?.id],
      text: 'x',
    });
    expect(foreign.code).toBe('NOT_FOUND');
  });

  it('is hidden from students, other teachers, and a teacher who was removed', async () => {
    for (const browser of [student(0).browser, other.teacher.browser]) {
      expect((await browser.call(`query ${LIVE_SESSION}`, { id: own.assignment })).code).toBe('NOT_FOUND');
      expect((await browser.call(EXTRA, { assignment: own.assignment, students: null, seconds: 60 })).code).toBe(
        'NOT_FOUND',
      );
      expect((await browser.call(MESSAGE, { assignment: own.assignment, students: null, text: 'x' })).code).toBe(
        'NOT_FOUND',
      );
    }
    const stream = await openStream(url, own.teacher.browser, `subscription ${LIVE_SESSION}`, { id: own.assignment });
    await stream.next();
    await pool.query('delete from classroom_teachers where classroom_id = $1', [own.classroom]);
    await pool.query("select pg_notify('lectern_changes', 'assignment:' || $1)", [own.assignment]);
    expect((await stream.next())?.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await pool.query('insert into classroom_teachers (classroom_id, user_id) values ($1, $2)', [
      own.classroom,
      own.teacher.id,
    ]);
  });
});

describe('an access arrangement', () => {
  it('is granted by teachers of the student, school admins and admins, and by no others', async () => {
    const world = { app, pool };
    const schoolAdmin = await testUser(world, { role: 'schoolAdmin', school: own.school, name: 'Chief' });
    const otherPage = await testUser(world, { role: 'schoolAdmin', school: other.school, name: 'Elsewhere' });
    const admin = await testUser(world, { role: 'admin', school: other.school, name: 'Admin' });
    const grant = async (browser: typeof schoolAdmin.browser) =>
      (await browser.call(GRANT, { student: student(0).id })).code ?? 'granted';
    expect(await grant(own.teacher.browser)).toBe('granted');
    expect(await grant(schoolAdmin.browser)).toBe('granted');
    expect(await grant(admin.browser)).toBe('granted');
    expect(await grant(otherPage.browser)).toBe('NOT_FOUND');
    expect(await grant(other.teacher.browser)).toBe('NOT_FOUND');
    expect(await grant(student(0).browser)).toBe('NOT_FOUND');
    const ONE = 'query ($student: ID!) { accommodation(student: $student) { name timeFactor } }';
    const seen = async ({ browser }: typeof schoolAdmin, of = student(0).id) =>
      (await browser.call(ONE, { student: of })).data.accommodation;
    expect(await seen(schoolAdmin)).toEqual({ name: 'Student 1', timeFactor: 1.5 });
    expect(await seen(otherPage)).toBeNull();
    expect(await seen(schoolAdmin, own.teacher.id)).toBeNull();
    expect(await seen({ ...schoolAdmin, browser: student(1).browser })).toBeNull();
    const LIST = 'query ($id: ID!) { accommodations(classroom: $id) { name timeFactor } }';
    const list = await own.teacher.browser.call(LIST, { id: own.classroom });
    expect(list.data.accommodations).toEqual([
      { name: 'Student 1', timeFactor: 1.5 },
      { name: 'Student 2', timeFactor: 1 },
    ]);
    expect((await other.teacher.browser.call(LIST, { id: own.classroom })).code).toBe('NOT_FOUND');
  });

  it('cannot be changed by users who may only read users, and the audit log records who changed it', async () => {
    const reader = await testUser({ app, pool }, { role: 'schoolAdmin', school: own.school, name: 'Reader' });
    const role = randomUUID();
    await pool.query('insert into roles (id, name, permissions) values ($1, $2, $3)', [role, 'Reads', ['users.read']]);
    await pool.query('insert into user_roles (user_id, role_id) values ($1, $2)', [reader.id, role]);
    expect((await reader.browser.call(GRANT, { student: student(1).id })).code).toBe('FORBIDDEN');
    await own.teacher.browser.call(GRANT, { student: student(1).id });
    const { rows } = await pool.query(
      "select actor_id as by, before->'dueDays' as before, after->'dueDays' as after from audit_log where record_id = $1",
      [student(1).id],
    );
    expect(rows).toEqual([{ by: own.teacher.id, before: 0, after: 2 }]);
  });
});
