import type pg from 'pg';
import { ATTEMPT_GRACE_S } from '#domain/attempts/attempt.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { isUuid } from '../platform/db/uuid.ts';

/* The clock of an attempt is the database's. Nothing here uses the clock of a process or of a browser. */

/** For how long the clock may still be paused, in the current pause and later ones, in seconds. */
export const pauseLeft = (attempt: string): string =>
  `greatest(0, ${attempt}.pause_seconds - ${attempt}.paused_seconds)`;

/** How long the current pause has lasted. A pause that is not ended is over when its seconds are used up. */
const currentPause = (attempt: string): string => `case when ${attempt}.paused_at is null then 0 else
  least(extract(epoch from clock_timestamp() - ${attempt}.paused_at)::float8, ${pauseLeft(attempt)}) end`;

/** The remaining time of the attempt, including the current pause; null without a time limit. */
export const clockDeadline = (attempt: string): string =>
  `(${attempt}.deadline_at + make_interval(secs => ${currentPause(attempt)}))`;

/** Until when the attempt can be answered: its deadline, but never after its assignment has closed; null: for ever. */
export const deadline = (attempt: string): string => `least(${clockDeadline(attempt)}, ${attempt}.closes_at)`;

/** Until when answers are accepted that were in flight at the deadline. */
export const lastAnswerInstant = (attempt: string): string =>
  `(${deadline(attempt)} + make_interval(secs => ${ATTEMPT_GRACE_S}))`;

/** Whether the attempt is still paused: the seconds of the pause are not used up. */
export const isPaused = (attempt: string): string =>
  `(${attempt}.paused_at is not null and clock_timestamp() < ${attempt}.paused_at + make_interval(secs => ${pauseLeft(attempt)}))`;

/**
 * Pauses the clock. Throws `PAUSE_REFUSED` without a time limit, without pause time left, after the end, and during a
 * pause.
 */
export async function pauseAttempt(pool: pg.Pool, userId: string, id: string): Promise<void> {
  if (!isUuid(id)) throw new ProductError('NOT_FOUND');
  const { rowCount } = await pool.query(
    `update attempts a set paused_at = clock_timestamp()
     where id = $1 and user_id = $2 and handed_in_at is null and paused_at is null
       and ${pauseLeft('a')} > 0 and deadline_at > clock_timestamp()`,
    [id, userId],
  );
  if (rowCount === 0) throw new ProductError('PAUSE_REFUSED');
}

/** Resumes the clock. A second call changes nothing. */
export async function resumeAttempt(pool: pg.Pool, userId: string, id: string): Promise<void> {
  if (!isUuid(id)) throw new ProductError('NOT_FOUND');
  await pool.query(
    `update attempts a set paused_at = null, deadline_at = ${clockDeadline('a')},
       paused_seconds = a.paused_seconds + ${currentPause('a')}
     where id = $1 and user_id = $2 and handed_in_at is null and paused_at is not null`,
    [id, userId],
  );
}
