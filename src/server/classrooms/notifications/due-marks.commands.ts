import type pg from 'pg';

/**
 * Announces marks that students see since no more submissions are accepted, in the app and to webhooks, once each even
 * with many processes. Submitting and marking announce other marks in their own transactions (`announce_marks`).
 * A server that was down for two days misses none.
 */
export async function announceDueMarks(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with due as (
       select p.assignment_id, a.user_id from attempts a join assignment_parts p on p.id = a.assignment_part_id
       where a.closes_at between now() - interval '2 days' and now()
       union
       select sb.assignment_id, sb.user_id from assignments s join submissions sb on sb.assignment_id = s.id and sb.is_entered
       where s.due_at between now() - interval '2 days' and now() and s.published_at is not null and s.deleted_at is null
         and s.paper_marks is not null
     )
     select announce_marks(d.assignment_id, d.user_id, false)
     from due d join assignments s on s.id = d.assignment_id and s.shows_marks = 'due' and s.marks_released_at is null
     join submissions sb on sb.assignment_id = d.assignment_id and sb.user_id = d.user_id
       and sb.handed_in_at is not null and sb.unmarked_items = 0
     where not exists (select from notifications n
       where n.assignment_id = d.assignment_id and n.kind = 'marksReleased' and n.user_id = d.user_id)
     order by d.assignment_id, d.user_id limit 5000`,
  );
}
