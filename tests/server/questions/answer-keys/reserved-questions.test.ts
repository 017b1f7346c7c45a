import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REVEALS, type Reveal } from '#domain/classrooms/assignments/reveal.rule.ts';
import { type AssignedPart, type Reservation, reservationBy } from '#domain/questions/answer-keys/reservation.rule.ts';
import { ms, type WindowFacts, windowFactsJson, windowFrom } from '#server/classrooms/assignments/window.sql.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

const HOUR_MS = 3_600_000;
const RUNS = 400;

let database: TestDatabase;
let topic: string;
let item: string;
let version: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const subject = randomUUID();
  [topic, item, version] = [randomUUID(), randomUUID(), randomUUID()];
  const { pool } = database;
  await pool.query("insert into subjects (id, slug, title, position) values ($1, 'physics', 'Physics', 1)", [subject]);
  await pool.query(
    "insert into topics (id, subject_id, slug, title, position, free) values ($1, $2, 'motion', 'Motion', 1, true)",
    [topic, subject],
  );
  await pool.query(
    "insert into items (id, topic_id, external_id, type, version) values ($1, $2, 'q', 'true-false', 1)",
    [item, topic],
  );
  await pool.query(
    `insert into item_versions (id, item_id, version, stem, body, key, source, figures, digest)
     values ($1, $2, 1, 'Q', '{}', '{"value": true}', '{}', '[]', '\\x00')`,
    [version, item],
  );
});
afterAll(() => database.close());

/** Hours from now, not on the current minute: both sides read the clock a moment apart. */
const hours = fc.integer({ min: -900, max: 900 }).map((hour) => hour + 0.5);
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const exception = maybe(fc.record({ due: maybe(hours), late: maybe(hours) }));

const schedules = fc.record({
  published: maybe(hours),
  opens: fc.constant(null),
  due: maybe(hours),
  /** After the due time. */
  late: maybe(fc.integer({ min: 1, max: 200 })),
  released: fc.boolean(),
  seconds: maybe(fc.constant(600)),
  feedback: fc.constantFrom(...REVEALS),
  blocks: fc.boolean(),
  deleted: fc.boolean(),
  archived: fc.boolean(),
  left: maybe(hours),
  /** Whether it is for a group, and whether the student is in it. */
  group: fc.constantFrom('everybody', 'own', 'other'),
  ofGroup: exception,
  own: exception,
  accommodation: maybe(fc.record({ days: fc.integer({ min: 0, max: 20 }), factor: fc.constantFrom(1, 1.5, 2) })),
  attempts: fc.array(fc.boolean(), { maxLength: 2 }),
});
type Schedule = typeof schedules extends fc.Arbitrary<infer T> ? T : never;

const at = (hour: number | null): Date | null => (hour === null ? null : new Date(Date.now() + hour * HOUR_MS));

/** One student of one class with one assignment of the schedule. Returns the student's id. */
async function insert(client: pg.PoolClient, of: Schedule): Promise<string> {
  const [student, classroom, assignment, part, own, other] = Array.from({ length: 6 }, () => randomUUID());
  await client.query(
    "insert into users (id, name, email, role, password_digest) values ($1::uuid, 'S', $1::text || '@example.org', 'student', 'x')",
    [student],
  );
  await client.query("insert into classrooms (id, name, archived_at) values ($1, 'C', $2)", [
    classroom,
    of.archived ? new Date() : null,
  ]);
  await client.query("insert into classroom_groups (id, classroom_id, name) values ($2, $1, 'A'), ($3, $1, 'B')", [
    classroom,
    own,
    other,
  ]);
  await client.query(
    'insert into classroom_members (classroom_id, user_id, group_id, left_at) values ($1, $2, $3, $4)',
    [classroom, student, own, at(of.left)],
  );
  await client.query(
    `insert into assignments (id, classroom_id, title, published_at, due_at, late_until, seconds, shows_feedback,
       marks_released_at, blocks_practice, deleted_at) values ($1, $2, 'A', $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[assignment, classroom, at(of.published), at(of.due)],
      of.due === null || of.late === null ? null : at(of.due + of.late),
      ...[of.seconds, of.feedback, of.released ? new Date() : null, of.blocks, of.deleted ? new Date() : null],
    ],
  );
  if (of.group !== 'everybody') {
    await client.query('insert into assignment_groups values ($1, $2)', [assignment, of.group === 'own' ? own : other]);
  }
  for (const [given, column, audience] of [
    [of.ofGroup, 'group_id', own],
    [of.own, 'user_id', student],
  ] as const) {
    if (given === null) continue;
    await client.query(
      `insert into assignment_exceptions (id, assignment_id, ${column}, due_at, late_until) values ($1, $2, $3, $4, $5)`,
      [randomUUID(), assignment, audience, at(given.due), at(given.late)],
    );
  }
  if (of.accommodation !== null) {
    await client.query('insert into accommodations (user_id, due_days, penalty_window_factor) values ($1, $2, $3)', [
      student,
      of.accommodation.days,
      of.accommodation.factor,
    ]);
  }
  await client.query(
    "insert into assignment_parts (id, assignment_id, position, kind, title) values ($1, $2, 1, 'questions', '')",
    [part, assignment],
  );
  await client.query('insert into assignment_items (part_id, position, version_id) values ($1, 1, $2)', [
    part,
    version,
  ]);
  for (const isOpen of of.attempts.filter((open, index, all) => !open || all.indexOf(true) === index)) {
    await client.query(
      `insert into attempts (id, user_id, assignment_part_id, handed_in_at, handed_in_by) values ($1, $2, $3, $4, $5)`,
      [randomUUID(), student, part, isOpen ? null : new Date(), isOpen ? null : 'student'],
    );
  }
  return student ?? '';
}

type Facts = Omit<AssignedPart, 'closesAt'> & { readonly window: WindowFacts; readonly now: number };

const FACTS = `
  select s.published_at is not null and s.deleted_at is null and c.archived_at is null
      and (m.left_at is null or m.left_at > s.published_at)
      and ($2 <> 'other') as "isAssigned",
    s.seconds is not null as "isTimed", s.shows_feedback as "showsFeedback", s.blocks_practice as "blocksPractice",
    ${ms('m.left_at')} as "leftAt", s.marks_released_at is not null as released,
    exists (select from attempts a where a.user_id = m.user_id and a.handed_in_at is not null) as submitted,
    exists (select from attempts a where a.user_id = m.user_id and a.handed_in_at is null) as "inProgress",
    ${windowFactsJson('s', 'm.user_id', 'm.group_id')} as window, ${ms('now()')} as now
  from classroom_members m join classrooms c on c.id = m.classroom_id join assignments s on s.classroom_id = c.id
  where m.user_id = $1`;

test('the view reserves what the rule reserves, whatever is scheduled', async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(schedules, async (schedule) => {
      const client = await database.pool.connect();
      try {
        await client.query('begin');
        const student = await insert(client, schedule);
        const { rows: facts } = await client.query<Facts>(FACTS, [student, schedule.group]);
        const [fact] = facts;
        if (fact === undefined) throw new Error('The student is in no class.');
        const expected = reservationBy({ ...fact, closesAt: windowFrom(fact.window).closesAt }, fact.now);
        const { rows } = await client.query<{ blocksPractice: boolean; endsAt: number | null }>(
          `select blocks_practice as "blocksPractice", ${ms('ends_at')} as "endsAt" from reserved_questions
           where user_id = $1 and item_id = $2`,
          [student, item],
        );
        const key = `${schedule.feedback} ${expected === null ? 'open' : 'reserved'}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
        expect(rows.map(rounded)).toEqual(expected === null ? [] : [rounded(expected)]);
        const { rows: items } = await client.query<{ ids: string[] }>(
          'select array(select item_id from reserved_for($1)) as ids',
          [student],
        );
        expect(items[0]?.ids).toEqual(expected === null ? [] : [item]);
      } finally {
        await client.query('rollback');
        client.release();
      }
    }),
    { numRuns: RUNS },
  );
  // Both results occurred for every way to show feedback, so the comparison is meaningful.
  const ways: readonly Reveal[] = REVEALS;
  expect([...seen.keys()].sort()).toEqual(ways.flatMap((way) => [`${way} open`, `${way} reserved`]).sort());
});

const rounded = ({ blocksPractice, endsAt }: Reservation): Reservation => ({
  blocksPractice,
  endsAt: endsAt === null ? null : Math.round(endsAt),
});
