import type pg from 'pg';
import { sumResults } from '../../attempts/results/sum-results.ts';
import { updateEnteredSubmission } from '../../classrooms/assignments/submission.commands.ts';
import type { MergedAccounts } from './move-rows.ts';

/*
 * What a merge has to do besides moving rows: join what both accounts have, and recompute what is computed from the rows.
 */

/** Joins what both accounts have where one row can hold both. Call it before rows move. */
export async function joinRows(client: pg.ClientBase, { kept, closed }: MergedAccounts): Promise<void> {
  // Own cards of a topic follow those of the kept account.
  await client.query(
    `update card_notes n set own_deck_id = k.id,
       position = n.position + coalesce((select max(m.position) + 1 from card_notes m where m.own_deck_id = k.id), 0)
     from own_decks t join own_decks k on k.topic_id = t.topic_id and k.user_id = $1
     where t.user_id = $2 and n.own_deck_id = t.id`,
    [kept, closed],
  );
  // A guardian who has accepted for one account keeps the access.
  await client.query(
    `update guardian_access k set accepted_at = t.accepted_at from guardian_access t
     where k.student_id = $1 and t.student_id = $2 and t.email = k.email and k.accepted_at is null and t.accepted_at is not null`,
    [kept, closed],
  );
  // A class that one account has left and the other has not is a current one.
  await client.query(
    `update classroom_members k set left_at = null, group_id = coalesce(t.group_id, k.group_id) from classroom_members t
     where k.user_id = $1 and t.user_id = $2 and t.classroom_id = k.classroom_id and k.left_at is not null and t.left_at is null`,
    [kept, closed],
  );
  await client.query(
    `update student_notes k set text = k.text || E'\\n\\n' || t.text, version = k.version + 1 from student_notes t
     where k.user_id = $1 and t.user_id = $2 and t.classroom_id = k.classroom_id`,
    [kept, closed],
  );
}

/** Tells the systems of the school which classes the kept account is about to join instead of the closed one. */
export async function reportMembers(client: pg.ClientBase, { kept, closed }: MergedAccounts): Promise<void> {
  await client.query(
    `select queue_webhooks(e.event, c.school_id, jsonb_build_object('classId', c.id, 'userId', e.user_id))
     from classroom_members m join classrooms c on c.id = m.classroom_id
     cross join lateral (values (1, 'class.member_added', $1::uuid), (2, 'class.member_removed', $2::uuid)) e(position, event, user_id)
     where m.user_id = $2 and m.left_at is null and exists (select from webhook_endpoints)
       and not exists (select from classroom_members k where k.classroom_id = m.classroom_id and k.user_id = $1)
     order by c.id, e.position`,
    [kept, closed],
  );
}

/** Recomputes what depends on the rows that moved, for both accounts. Call it after rows have moved. */
export async function recount(client: pg.ClientBase, { kept, closed }: MergedAccounts): Promise<void> {
  await client.query(
    `update counted_answers c set user_id = a.user_id from attempts a
     where c.user_id = $1 and a.id = c.attempt_id and a.user_id <> c.user_id`,
    [closed],
  );
  // Statistics of questions count the first answer of each student, and these were two.
  await client.query(
    `update counted_answers c set first = false
     where c.user_id = $1 and c.first and exists (
       select from counted_answers e where e.user_id = $1 and e.item_id = c.item_id and e.first
         and (e.submitted_at, e.attempt_id, e.position) < (c.submitted_at, c.attempt_id, c.position))`,
    [kept],
  );
  const both = [[kept, closed]];
  await client.query('delete from weekly_results where user_id = any($1::uuid[])', both);
  await client.query('delete from band_results where user_id = any($1::uuid[])', both);
  await sumResults(client, [kept, closed]);
  await recountSubmissions(client, { kept, closed });
}

async function recountSubmissions(client: pg.ClientBase, { kept, closed }: MergedAccounts): Promise<void> {
  const { rows } = await client.query<{ assignment: string }>(
    'delete from submissions where user_id = $1 returning assignment_id as assignment',
    [closed],
  );
  for (const { assignment } of rows.toSorted((a, b) => a.assignment.localeCompare(b.assignment)))
    for (const student of [kept, closed])
      await updateEnteredSubmission(client, { assignment, student, hasMarks: true });
}

/** Closes the duplicate: it is in no class, and nobody is signed in to it or can sign in to it. */
export async function closeAccount(client: pg.ClientBase, { kept, closed }: MergedAccounts): Promise<void> {
  await client.query('update classroom_members set left_at = now() where user_id = $1 and left_at is null', [closed]);
  // Both accounts teach the class, so that the row of the kept account says everything.
  await client.query('delete from classroom_teachers where user_id = $1', [closed]);
  await client.query('delete from one_time_codes where user_id = $1', [closed]);
  await client.query('update sessions set revoked_at = now() where user_id = $1 and revoked_at is null', [closed]);
  await client.query('update support_visits set ended_at = now() where user_id = $1 and ended_at is null', [closed]);
  await client.query('update users set merged_into = $1, disabled_at = now() where id = $2', [kept, closed]);
}
