import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WEBHOOK_EVENTS } from '#domain/interchange/webhooks/webhook-event.ts';
import type { Viewer } from '#server/access/viewer.ts';
import {
  createAssignment,
  publishAssignment,
  releaseMarks,
} from '#server/classrooms/assignments/assignment.commands.ts';
import { removeMember } from '#server/classrooms/classroom.commands.ts';
import { switchWebhook } from '#server/interchange/webhooks/webhook.commands.ts';
import { type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { testDraft, testUser } from '../../../support/users/test-school.ts';
import { testEndpoint, webhookSchool } from '../../../support/users/webhook-school.ts';

let database: TestDatabase;
let bank: TestBank;

beforeAll(async () => {
  database = await openTestDatabase();
  bank = await testBank(database.pool, { free: true });
  await database.pool.query(`insert into plans (id, permission) values ('standard', '{}') on conflict do nothing`);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('delete from webhook_endpoints');
});

type Event = { readonly kind: string; readonly status: string; readonly data: Readonly<Record<string, unknown>> };

async function eventsOf(endpoint: string): Promise<Event[]> {
  const { rows } = await database.pool.query<Event>(
    'select kind, status, data from webhook_deliveries where endpoint_id = $1 order by happened_at, kind',
    [endpoint],
  );
  return rows;
}

/** An attempt at the first part of an assignment, submitted as `attempt.submit.ts` does. */
async function submit(assignment: string, user: string): Promise<string> {
  const attempt = randomUUID();
  await database.pool.query(
    `insert into attempts (id, user_id, assignment_part_id) select $1, $2, p.id from assignment_parts p where p.assignment_id = $3`,
    [attempt, user, assignment],
  );
  await database.pool.query('update attempts set pause_seconds = 1 where id = $1', [attempt]);
  for (let count = 0; count < 2; count += 1)
    await database.pool.query(
      `update attempts set handed_in_at = clock_timestamp(), handed_in_by = 'student', marks = 7, marks_out_of = 9 where id = $1`,
      [attempt],
    );
  return attempt;
}

/** The sum of a student's marks, of which some are still to be entered by hand. */
const storeSubmission = (assignment: string, user: string, unmarked: number) =>
  database.pool.query(
    `insert into submissions (assignment_id, user_id, started_at, handed_in_at, unmarked_items) values ($1, $2, now(), now(), $3)
     on conflict (assignment_id, user_id) do update set unmarked_items = excluded.unmarked_items`,
    [assignment, user, unmarked],
  );

async function pay(admin: Viewer): Promise<string> {
  const order = randomUUID();
  await database.pool.query(
    `insert into orders (id, user_id, school_id, buyer_name, buyer_email, operation_id, status, plan_id, period, country, quote, gateway)
     values ($1, $2, $3, 'Buyer', 'buyer@example.org', $1, 'pending', 'standard', 'year', 'DE', '{}', 'test')`,
    [order, admin.userId, admin.schoolId],
  );
  await database.pool.query(`update orders set status = 'paid' where id = $1`, [order]);
  await database.pool.query(`update orders set status = 'paid' where id = $1`, [order]);
  return order;
}

test('each change of a school is one event, with ids and without names, addresses or marks', async () => {
  const { admin, teacher, students, classroom } = await webhookSchool(database.pool);
  const [student] = students;
  if (student === undefined) throw new Error('The school has students.');
  const { id: endpoint } = await testEndpoint(database.pool, admin, {});
  const whole = await testEndpoint(database.pool, { ...admin, role: 'admin', schoolId: null }, {});
  const newcomer = await testUser(database.pool, { role: 'student', schoolId: admin.schoolId });
  await database.pool.query('insert into classroom_members (classroom_id, user_id) values ($1, $2)', [
    ...[classroom, newcomer.userId],
  ]);
  const assignment = await createAssignment(
    database.pool,
    teacher,
    classroom,
    testDraft(bank.quiz, { showsMarks: 'release' }),
  );
  await publishAssignment(database.pool, teacher, assignment);
  await publishAssignment(database.pool, teacher, assignment);
  const attempt = await submit(assignment, student.userId);
  await releaseMarks(database.pool, teacher, assignment, true);
  await storeSubmission(assignment, student.userId, 1);
  await storeSubmission(assignment, student.userId, 0);
  await storeSubmission(assignment, student.userId, 0);
  await removeMember(database.pool, teacher, classroom, newcomer.userId);
  await database.pool.query('update users set disabled_at = now() where id = $1', [newcomer.userId]);
  const order = await pay(admin);

  const { schoolId } = admin;
  const of = { classId: classroom, schoolId };
  const expected = [
    { kind: 'user.created', data: { userId: newcomer.userId, role: 'student', schoolId } },
    { kind: 'class.member_added', data: { ...of, userId: newcomer.userId } },
    { kind: 'assignment.published', data: { ...of, assignmentId: assignment, dueAt: null } },
    {
      kind: 'attempt.submitted',
      data: {
        ...{ ...of, attemptId: attempt, assignmentId: assignment, userId: student.userId },
        submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    },
    { kind: 'result.released', data: { ...of, assignmentId: assignment, dueAt: null } },
    { kind: 'result.available', data: { ...of, assignmentId: assignment, userId: student.userId } },
    { kind: 'class.member_removed', data: { ...of, userId: newcomer.userId } },
    { kind: 'user.disabled', data: { userId: newcomer.userId, role: 'student', schoolId } },
    { kind: 'order.paid', data: { orderId: order, planId: 'standard', period: 'year', schoolId } },
  ];
  expect(new Set(expected.map(({ kind }) => kind))).toEqual(new Set(WEBHOOK_EVENTS));
  for (const id of [endpoint, whole.id])
    expect(await eventsOf(id)).toEqual(expected.map((event) => ({ ...event, status: 'pending' })));
});

test('an endpoint gets the events that it asks for, of its own school, and none of a change that was undone', async () => {
  const { admin, students, classroom } = await webhookSchool(database.pool);
  const other = await webhookSchool(database.pool);
  const endpoint = await testEndpoint(database.pool, admin, { kinds: ['user.disabled'] });
  const foreign = await testEndpoint(database.pool, other.admin, { kinds: ['user.disabled'] });
  const disable = 'update users set disabled_at = now() where id = $1';
  await database.pool.query(disable, [students[0]?.userId]);
  await testUser(database.pool, { role: 'student', schoolId: admin.schoolId });
  await testUser(database.pool, { role: 'student', schoolId: null });
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(disable, [students[1]?.userId]);
  await client.query('rollback');
  client.release();
  await database.pool.query('update classroom_members set group_id = null where classroom_id = $1', [classroom]);
  expect((await eventsOf(endpoint.id)).map(({ data }) => data.userId)).toEqual([students[0]?.userId]);
  expect(await eventsOf(foreign.id)).toEqual([]);
});

test('events of a disabled endpoint are kept, and none is written without an endpoint', async () => {
  const { admin, students } = await webhookSchool(database.pool);
  const endpoint = await testEndpoint(database.pool, admin, {});
  await switchWebhook(database.pool, admin, { id: endpoint.id, isEnabled: false });
  await database.pool.query('update users set disabled_at = now() where id = $1', [students[0]?.userId]);
  expect(await eventsOf(endpoint.id)).toMatchObject([{ kind: 'user.disabled', status: 'held' }]);
  await database.pool.query('delete from webhook_endpoints');
  await database.pool.query('update users set disabled_at = now() where id = $1', [students[1]?.userId]);
  expect((await database.pool.query('select from webhook_deliveries')).rowCount).toBe(0);
});

test('a student who comes back to a class is an event again', async () => {
  const { admin, students, classroom } = await webhookSchool(database.pool);
  const { id } = await testEndpoint(database.pool, admin, { kinds: ['class.member_added', 'class.member_removed'] });
  for (const leftAt of [new Date(), null])
    await database.pool.query('update classroom_members set left_at = $3 where classroom_id = $1 and user_id = $2', [
      ...[classroom, students[0]?.userId, leftAt],
    ]);
  expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(['class.member_removed', 'class.member_added']);
});
