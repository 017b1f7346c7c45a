import type pg from 'pg';

// The graded attempt for each part: the one with the highest marks or the latest, as the assignment is set; a submitted
// attempt takes precedence over an open one. An attempt that the deadline submitted counts from its last answer.
const SAVE = `
  with one as (
    select a.user_id, p.assignment_id from attempts a join assignment_parts p on p.id = a.assignment_part_id where a.id = $1
  ), tries as (
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
  insert into submissions (assignment_id, user_id, started_at, handed_in_at, marks, marks_out_of, unmarked_items)
  select one.assignment_id, one.user_id, started.at, case when whole.complete then whole.handed_in_at end,
    case when whole.complete then sums.marks else 0 end, sums.out_of, sums.unmarked
  from one, sums, whole, started
  on conflict (assignment_id, user_id) do update set started_at = excluded.started_at, handed_in_at = excluded.handed_in_at,
    marks = excluded.marks, marks_out_of = excluded.marks_out_of, unmarked_items = excluded.unmarked_items`;

/**
 * Sums up an assignment for the student of one of its attempts, from all its attempts. Call it in the transaction that
 * starts, submits, marks or regrades an attempt. A repeated call, or one for any other attempt, changes nothing.
 */
export async function updateSubmission(client: pg.ClientBase, attemptId: string): Promise<void> {
  await client.query({ name: 'keep-submission', text: SAVE, values: [attemptId] });
}
