import type pg from 'pg';
import { type WindowFacts, windowFactsJson, windowFrom } from './window.sql.ts';

/**
 * Updates the closing times of the attempts at an assignment, or of a student: to be called in the transaction that
 * changed dates, an exception, access arrangements or a group. Submitted attempts are updated too, because the closing
 * time decides when feedback is shown.
 */
export async function moveWindows(
  client: pg.ClientBase,
  of: { readonly assignment: string } | { readonly student: string },
): Promise<void> {
  const [condition, id] = 'assignment' in of ? ['s.id', of.assignment] : ['a.user_id', of.student];
  // An attempt that is just starting holds a lock on its assignment, and is found here once it is written.
  await client.query(
    `select from assignments s where s.id in (
       select p.assignment_id from assignment_parts p join attempts a on a.assignment_part_id = p.id
       join assignments s on s.id = p.assignment_id where ${condition} = $1) order by s.id for update`,
    [id],
  );
  const { rows } = await client.query<{ id: string; facts: WindowFacts }>(
    `select a.id, ${windowFactsJson('s', 'a.user_id', 'm.group_id')} as facts
     from attempts a join assignment_parts p on p.id = a.assignment_part_id
     join assignments s on s.id = p.assignment_id
     left join classroom_members m on m.classroom_id = s.classroom_id and m.user_id = a.user_id
     where ${condition} = $1`,
    [id],
  );
  const closes = rows.map(({ facts }) => windowFrom(facts).closesAt);
  await client.query(
    `update attempts a set closes_at = w.closes_at from unnest($1::uuid[], $2::timestamptz[]) as w(id, closes_at)
     where a.id = w.id and a.closes_at is distinct from w.closes_at`,
    [rows.map((row) => row.id), closes.map((at) => (at === null ? null : new Date(at)))],
  );
}
