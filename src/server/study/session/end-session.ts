import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Award } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { SessionEnding } from '#domain/study/session/session-step.ts';
import { levelChanges, type SessionSummary, type TopicLevel } from '#domain/study/session/session-summary.rule.ts';
import type { Viewer } from '../../access/viewer.ts';
import { closeAttempt } from '../../attempts/attempt.submit.ts';
import { lockUser } from '../../platform/db/lock-user.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { isReserved } from '../../questions/answer-keys/reserved-questions.sql.ts';
import { markOwnAnswer } from '../practice/self-marking.commands.ts';
import { readStudyFacts } from '../study-facts.queries.ts';
import { openTopics, progressOf } from '../study-today.ts';
import { planTomorrow } from './plan-today.ts';
import { levelsOf } from './session-levels.ts';

/** Indexes of steps that a device reports as completed; others than those of the session are ignored. */
type Progress = { readonly session: string; readonly done: readonly number[] };

// Two devices may report different steps: all of them are completed. Sections that were read also count as progress in
// the note.
const SAVE_PROGRESS = `
  with session as (
    update study_sessions ss set done = array(
      select distinct n from unnest(ss.done || $3::int[]) n where n >= 0 and n < jsonb_array_length(ss.steps) order by n)
    where ss.id = $1 and ss.user_id = $2 and ss.ended_at is null returning ss.steps, ss.done
  ), sections as (
    insert into material_progress as p (user_id, material_id, place, share, done_at)
    select $2, m.id, '{}', (s.step->>'share')::float8, case when (s.step->>'share')::float8 >= 1 then now() end
    from session, jsonb_array_elements(session.steps) with ordinality as s(step, number)
    join materials m on m.id = (s.step->>'material')::uuid
    where s.step->>'kind' = 'material' and s.number - 1 = any(session.done)
    on conflict (user_id, material_id) do update set share = greatest(p.share, excluded.share),
      done_at = coalesce(p.done_at, excluded.done_at), updated_at = now()
  )
  select done from session union all
  select done from study_sessions where id = $1 and user_id = $2 and ended_at is not null`;

/** Adds completed steps, and returns all of them. Throws `NOT_FOUND`. Once the session has ended, nothing changes. */
export async function saveSessionProgress(
  database: Pick<pg.Pool, 'query'>,
  userId: string,
  { session, done }: Progress,
): Promise<readonly number[]> {
  const { rows } = isUuid(session)
    ? await database.query<{ done: readonly number[] }>(SAVE_PROGRESS, [session, userId, [...done]])
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0].done;
}

/**
 * Finishes a session: its answers are submitted, and what has changed is saved with it. Questions without an answer are
 * left out, so that skipping one never counts as incorrect. Repeating it changes nothing. Throws `NOT_FOUND`.
 */
export async function finishStudySession(
  pool: pg.Pool,
  viewer: Viewer,
  progress: Progress,
  { zone, now }: { readonly zone: string; readonly now: number },
): Promise<void> {
  await endSession(pool, viewer.userId, progress, 'finished');
  await saveSummary(pool, viewer, progress.session, { zone, now });
}

/**
 * "Not today": ends the session, if one is open; its answers count. Until tomorrow, home does not offer it again by
 * itself. Throws `NOT_FOUND` for another session than the viewer's own.
 */
export async function postponeStudySession(
  pool: pg.Pool,
  viewer: Viewer,
  { session, done, zone }: { readonly session: string | null; readonly done: readonly number[]; readonly zone: string },
): Promise<void> {
  if (session !== null) return endSession(pool, viewer.userId, { session, done }, 'postponed');
  await inTransaction(pool, async (client) => {
    await lockUser(client, viewer.userId);
    await client.query(
      `insert into study_sessions (id, user_id, day, minutes, steps, levels, ended_at, ended_by)
       select $1, $2, (now() at time zone $3)::date, 0, '[]', '[]', now(), 'postponed'
       where not exists (select from study_sessions where user_id = $2 and (ended_at is null or day = (now() at time zone $3)::date))`,
      [randomUUID(), viewer.userId, zone],
    );
  });
}

async function endSession(pool: pg.Pool, userId: string, progress: Progress, ending: SessionEnding): Promise<void> {
  const attempt = await inTransaction(pool, async (client) => {
    await saveSessionProgress(client, userId, progress);
    return closeSession(client, userId, progress.session, ending);
  });
  if (attempt !== null) await applyAwards(pool, userId, attempt);
}

/**
 * Ends a session of the user's own within a transaction, unless it has ended. Returns its attempt with answers, whose
 * self-marks are to be applied after the commit; null if it has none.
 */
export async function closeSession(
  client: pg.ClientBase,
  userId: string,
  session: string,
  ending: SessionEnding,
): Promise<string | null> {
  await client.query('select from study_sessions where id = $1 and user_id = $2 for update', [session, userId]);
  const { rows } = await client.query<{ id: string; closed: boolean }>(
    'select id, handed_in_at is not null as closed from attempts where study_session_id = $1 and user_id = $2 for update',
    [session, userId],
  );
  await client.query(
    'update study_sessions set ended_at = now(), ended_by = $3 where id = $1 and user_id = $2 and ended_at is null',
    [session, userId, ending],
  );
  const [attempt] = rows;
  if (attempt === undefined) return null;
  if (attempt.closed) return attempt.id;
  await client.query(
    `delete from attempt_items ai where attempt_id = $1
       and not exists (select from answer_log l where l.attempt_id = ai.attempt_id and l.position = ai.position)`,
    [attempt.id],
  );
  const { rowCount } = await client.query(
    'delete from attempts a where id = $1 and not exists (select from attempt_items ai where ai.attempt_id = a.id)',
    [attempt.id],
  );
  if (rowCount === 1) return null;
  await closeAttempt(client, attempt.id, 'student');
  return attempt.id;
}

/** Applies the points that the student awarded to written answers during the session. Repeating it changes nothing. */
export async function applyAwards(pool: pg.Pool, userId: string, attempt: string): Promise<void> {
  const { rows } = await pool.query<{ position: number; awards: readonly Award[] | null }>(
    `select st.position, st.awards from item_steps st join attempt_items ai on ai.attempt_id = st.attempt_id and ai.position = st.position
     join item_versions v on v.id = ai.version_id
     where st.attempt_id = $1 and st.self_marked_at is not null and ai.outcome = 'unmarked' and not ${isReserved('v.item_id', '$2')}`,
    [attempt, userId],
  );
  for (const { position, awards } of rows) await markOwnAnswer(pool, userId, { attempt, position }, awards ?? []);
}

type Counts = { readonly answered: number; readonly correct: number; readonly cards: number };
type Ended = Counts & { readonly levels: readonly TopicLevel[]; readonly hasSummary: boolean };

// Results that an assignment withholds are in no number.
const READ_ENDED = `
  select ss.levels, ss.summary is not null as "hasSummary",
    (select count(*)::int from attempts a join attempt_items ai on ai.attempt_id = a.id join item_versions v on v.id = ai.version_id
     where a.study_session_id = ss.id and not ${isReserved('v.item_id', '$2')}) as answered,
    (select count(*)::int from attempts a join attempt_items ai on ai.attempt_id = a.id join item_versions v on v.id = ai.version_id
     where a.study_session_id = ss.id and ai.outcome = 'right' and not ${isReserved('v.item_id', '$2')}) as correct,
    (select count(distinct l.card_id)::int from review_log l where l.user_id = $2 and l.applied and l.grade is not null
       and l.reviewed_at >= ss.started_at and l.reviewed_at <= ss.ended_at) as cards
  from study_sessions ss where ss.id = $1 and ss.user_id = $2`;

async function saveSummary(
  pool: pg.Pool,
  viewer: Viewer,
  session: string,
  { zone, now }: { readonly zone: string; readonly now: number },
): Promise<void> {
  const { rows } = await pool.query<Ended>(READ_ENDED, [session, viewer.userId]);
  const ended = rows[0];
  if (ended === undefined || ended.hasSummary) return;
  const facts = await readStudyFacts(pool, viewer, zone);
  const topics = openTopics(viewer, facts);
  const mastery = progressOf(topics, facts, now);
  const after = levelsOf(
    mastery,
    ended.levels.map(({ topic }) => topic),
  );
  const { answered, correct, cards } = ended;
  const summary: SessionSummary = {
    changes: levelChanges(ended.levels, after),
    answered,
    correct,
    cards,
    tomorrow: planTomorrow(facts, topics, mastery),
  };
  await pool.query('update study_sessions set summary = $3 where id = $1 and user_id = $2 and summary is null', [
    session,
    viewer.userId,
    JSON.stringify(summary),
  ]);
}
