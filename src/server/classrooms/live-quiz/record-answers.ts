import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { closeAttempt } from '../../attempts/attempt.submit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

// The last vote of a player on each question: it is the one that they stand by after the discussion.
const START = `
  with given as (
    select distinct on (a.position) a.position, a.response, a.received_at, lq.version_id
    from live_answers a join live_questions lq on lq.live_quiz_id = a.live_quiz_id and lq.position = a.position
    where a.player_id = $2 order by a.position, a.vote desc
  ), started as (
    insert into attempts (id, user_id, live_quiz_id, behaviour, started_at)
    select $1, p.user_id, p.live_quiz_id, 'deferred', least(p.joined_at, (select min(received_at) from given))
    from live_players p where p.id = $2 and exists (select from given)
    on conflict do nothing returning id
  ), placed as (
    insert into attempt_items (attempt_id, position, version_id)
    select s.id, g.position, g.version_id from started s cross join given g
    returning attempt_id, position
  )
  select s.id, (select count(*)::int from placed) as items from started s`;

const ANSWERS = `
  insert into answer_log (operation_id, attempt_id, position, sequence, response, received_at)
  select distinct on (a.position) a.id, $1, a.position, 1, a.response, a.received_at
  from live_answers a where a.player_id = $2 order by a.position, a.vote desc`;

/**
 * Records the answers of students as an attempt of each, so that they count towards mastery and analysis like answers to
 * practice. Only questions that a student has answered are in it. Each player is recorded once, in a transaction of its
 * own; players whose recording was interrupted are recorded with the next call.
 */
export async function recordLiveAnswers(pool: pg.Pool, quiz: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select p.id from live_players p join live_quizzes q on q.id = p.live_quiz_id
     where q.classroom_id = (select classroom_id from live_quizzes where id = $1) and q.ended_at is not null
       and q.mode <> 'poll' and p.user_id is not null and p.recorded_at is null`,
    [quiz],
  );
  for (const { id } of rows) await inTransaction(pool, (client) => recordPlayer(client, id));
}

async function recordPlayer(client: pg.ClientBase, player: string): Promise<void> {
  const { rowCount } = await client.query(
    'update live_players set recorded_at = now() where id = $1 and recorded_at is null',
    [player],
  );
  if (rowCount === 0) return;
  const { rows } = await client.query<{ id: string; items: number }>(START, [randomUUID(), player]);
  const attempt = rows[0];
  if (attempt === undefined) return;
  await client.query(ANSWERS, [attempt.id, player]);
  await closeAttempt(client, attempt.id, 'student');
}
