import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { teaches } from '../classroom.permission.ts';

type ToStudents = {
  readonly assignment: string;
  /** Null: for all students of the assignment. */
  readonly students: readonly string[] | null;
};

function assertIds({ assignment, students }: ToStudents): void {
  if (!isUuid(assignment) || !(students ?? []).every(isUuid)) throw new ProductError('NOT_FOUND');
}

/**
 * Gives extra time for the open attempts at an assignment. An assignment that closes meanwhile stays open for them.
 * Returns the number of these attempts. Throws `NOT_FOUND` for users who do not teach the class.
 */
export async function addExtraTime(
  pool: pg.Pool,
  userId: string,
  { seconds, ...to }: ToStudents & { readonly seconds: number },
): Promise<number> {
  assertIds(to);
  const { rows } = await pool.query<{ given: number }>(
    `with own as (select s.id from assignments s where s.id = $1 and s.deleted_at is null and ${teaches('s.classroom_id', '$2')}),
     given as (
       update attempts a set extra_seconds = a.extra_seconds + $4, deadline_at = a.deadline_at + make_interval(secs => $4),
         closes_at = case when a.deadline_at is null then a.closes_at + make_interval(secs => $4)
           else greatest(a.closes_at, a.deadline_at + make_interval(secs => $4)) end
       from own join assignment_parts p on p.assignment_id = own.id
       where a.assignment_part_id = p.id and a.handed_in_at is null and (a.deadline_at is not null or a.closes_at is not null)
         and ($3::uuid[] is null or a.user_id = any ($3))
       returning 1)
     select (select count(*)::int from given) as given from own`,
    [to.assignment, userId, to.students, seconds],
  );
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0].given;
}

/**
 * Sends a message to students during an assignment, shown at once. Throws `NOT_FOUND` for users who do not teach the class, and if
 * one of the students is not in it.
 */
export async function sendMessage(
  pool: pg.Pool,
  userId: string,
  { text, ...to }: ToStudents & { readonly text: string },
): Promise<void> {
  assertIds(to);
  const { rows } = await pool.query<{ sent: number }>(
    `with own as (select s.* from assignments s where s.id = $1 and s.deleted_at is null and ${teaches('s.classroom_id', '$2')}),
     recipients as (
       select own.id, null::uuid as user_id from own where $3::uuid[] is null
       union all
       select own.id, m.user_id from own join classroom_members m on m.classroom_id = own.classroom_id
       where m.user_id = any ($3) and m.left_at is null),
     sent as (
       insert into live_messages (assignment_id, user_id, text, sent_by)
       select id, user_id, $4, $2 from recipients
       where $3::uuid[] is null or (select count(*) from recipients) = cardinality($3) returning assignment_id),
     notified as (
       select pg_notify('lectern_changes', 'assignment:' || $1),
         (select count(pg_notify('lectern_changes', 'attempt:' || a.id)) from attempts a
          join assignment_parts p on p.id = a.assignment_part_id
          where p.assignment_id = $1 and a.handed_in_at is null)
       where exists (select from sent))
     select (select count(*)::int from sent) as sent, (select count(*) from notified)`,
    [to.assignment, userId, to.students, text],
  );
  if (rows[0]?.sent === 0) throw new ProductError('NOT_FOUND');
}
