import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { type AttemptState, stateJson } from '../../attempts/attempt.state.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { isUuid } from '../db/uuid.ts';

export type LiveMessage = { readonly id: string; readonly text: string; readonly sentAt: string };

/** Live updates for the student of an open attempt. */
export type AttemptNews = { readonly state: AttemptState; readonly messages: readonly LiveMessage[] };

const READ = `
  select ${stateJson('a', '$3::uuid')} as state, (
    select coalesce(json_agg(json_build_object('id', m.id, 'text', m.text, 'sentAt', ${instantJson('m.sent_at')}) order by m.sent_at), '[]')
    from assignment_parts p join live_messages m on m.assignment_id = p.assignment_id
    where p.id = a.assignment_part_id and (m.user_id is null or m.user_id = a.user_id)
      and m.sent_at >= a.started_at and a.handed_in_at is null) as messages
  from attempts a where a.id = $1 and a.user_id = $2`;

/** The updates of one of the user's own attempts. Throws `NOT_FOUND`. */
export async function readAttemptNews(
  pool: pg.Pool,
  userId: string,
  { attempt, device }: { readonly attempt: string; readonly device: string },
): Promise<AttemptNews> {
  if (!isUuid(attempt)) throw new ProductError('NOT_FOUND');
  if (!isUuid(device)) throw new ProductError('INVALID_INPUT');
  const { rows } = await pool.query<AttemptNews>({
    name: 'attempt-news',
    text: READ,
    values: [attempt, userId, device],
  });
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

/** Saves which question the active page shows, and returns the updates. Throws `NOT_FOUND`. */
export async function recordPresence(
  pool: pg.Pool,
  userId: string,
  { position, ...of }: { readonly attempt: string; readonly device: string; readonly position: number | null },
): Promise<AttemptNews> {
  const news = await readAttemptNews(pool, userId, of);
  if (position !== null && news.state.submittedAt === null && news.state.holder === 'here') {
    await pool.query({
      name: 'keep-presence',
      text: `insert into attempt_presence (attempt_id, position)
        select ai.attempt_id, ai.position from attempt_items ai join attempts a on a.id = ai.attempt_id
        where ai.attempt_id = $1 and ai.position = $3 and a.user_id = $2
        on conflict (attempt_id) do update set position = excluded.position, seen_at = now()`,
      values: [of.attempt, userId, position],
    });
  }
  return news;
}
