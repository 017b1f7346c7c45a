import type pg from 'pg';
import { assignmentMarks } from './assignment-marks.sql.ts';

/**
 * The latest marks that a teacher entered; no row: none, or they were removed.
 * @param one relation with a user_id and an assignment_id
 */
const ENTERED = `
  select e.marks, e.entered_at, coalesce(s.paper_marks, ${assignmentMarks('s')}) as out_of
  from one join assignments s on s.id = one.assignment_id
  join lateral (select em.marks, em.entered_at from entered_marks em
    where em.assignment_id = one.assignment_id and em.user_id = one.user_id order by em.version desc limit 1) e on e.marks is not null`;

// The graded attempt for each part: the one with the highest marks or the latest, as the assignment is set; a submitted
// attempt takes precedence over an open one. An attempt that the deadline submitted counts from its last answer. Marks
// that a teacher entered take precedence over all attempts.
const save = (one: string): string => `
  with one as (${one}), entered as (${ENTERED}), tries as (
    select distinct on (p.id) a.id, a.started_at, a.handed_in_at, a.handed_in_by
    from one join assignments s on s.id = one.assignment_id
    join assignment_parts p on p.assignment_id = s.id
    join attempts a on a.assignment_part_id = p.id and a.user_id = one.user_id
    left join lateral (
      select sum(ai.credit * ai.marks) as marks from attempt_items ai where ai.attempt_id = a.id
    ) m on s.counted_try = 'best'
    order by p.id, a.handed_in_at is null, m.marks desc nulls last, a.started_at desc
  ), sums as (
    select coalesce(sum(ai.credit * ai.marks), 0) as marks, coalesce(sum(ai.marks), 0) as out_of,
      count(*) filter (where t.handed_in_at is not null and ai.credit is null) as unmarked
    from tries t join attempt_items ai on ai.attempt_id = t.id
  ), whole as (
    select bool_and(t.handed_in_at is not null) and count(*) = (
        select count(*) from assignment_parts p join one on p.assignment_id = one.assignment_id
        where p.kind in ('quiz', 'paper', 'questions')) as complete,
      max(case when t.handed_in_by = 'deadline' then coalesce(
        (select max(l.received_at) from answer_log l where l.attempt_id = t.id), t.started_at) else t.handed_in_at end) as handed_in_at
    from tries t
  ), started as (
    select min(a.started_at) as at from one join assignment_parts p on p.assignment_id = one.assignment_id
    join attempts a on a.assignment_part_id = p.id and a.user_id = one.user_id
  )
  insert into submissions (assignment_id, user_id, started_at, handed_in_at, marks, marks_out_of, unmarked_items, is_entered)
  select one.assignment_id, one.user_id, coalesce(started.at, entered.entered_at),
    coalesce(case when whole.complete then whole.handed_in_at end, entered.entered_at),
    coalesce(entered.marks, case when whole.complete then sums.marks else 0 end), coalesce(entered.out_of, sums.out_of),
    case when entered.marks is null then sums.unmarked else 0 end, entered.marks is not null
  from one cross join sums cross join whole cross join started left join entered on true
  where started.at is not null or entered.marks is not null
  on conflict (assignment_id, user_id) do update set started_at = excluded.started_at, handed_in_at = excluded.handed_in_at,
    marks = excluded.marks, marks_out_of = excluded.marks_out_of, unmarked_items = excluded.unmarked_items,
    is_entered = excluded.is_entered`;

const OF_ATTEMPT = save(`
  select a.user_id, p.assignment_id from attempts a join assignment_parts p on p.id = a.assignment_part_id where a.id = $1`);
const OF_STUDENT = save('select $2::uuid as user_id, $1::uuid as assignment_id');
const REMOVE = `
  delete from submissions sb where sb.assignment_id = $1 and sb.user_id = $2 and sb.is_entered
    and not exists (select from assignment_parts p join attempts a on a.assignment_part_id = p.id and a.user_id = $2
      where p.assignment_id = $1)`;

/**
 * Sums up an assignment for the student of one of its attempts, from all its attempts. Call it in the transaction that
 * starts, submits, marks or regrades an attempt. A repeated call, or one for any other attempt, changes nothing.
 */
export async function updateSubmission(client: pg.ClientBase, attemptId: string): Promise<void> {
  await client.query({ name: 'keep-submission', text: OF_ATTEMPT, values: [attemptId] });
}

/**
 * The same after a teacher has entered marks for a student, who may have no attempt; marks that were removed leave
 * what the attempts give.
 */
export async function updateEnteredSubmission(
  client: pg.ClientBase,
  {
    assignment,
    student,
    hasMarks,
  }: { readonly assignment: string; readonly student: string; readonly hasMarks: boolean },
): Promise<void> {
  if (!hasMarks) await client.query(REMOVE, [assignment, student]);
  await client.query({ name: 'keep-entered-submission', text: OF_STUDENT, values: [assignment, student] });
}
