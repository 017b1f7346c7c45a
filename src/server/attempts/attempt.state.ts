import type pg from 'pg';
import type { ActiveDevice } from '#domain/attempts/attempt-status.ts';
import type { ClosedBy } from '#domain/attempts/closed-by.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { deadline, isPaused, pauseLeft } from './attempt.clock.ts';
import { instantJson } from './attempt-summary.queries.ts';

/** The state of an attempt without its questions: the answer to every call about an attempt. */
export type AttemptState = {
  readonly id: string;
  /** The database's time, from which the browser computes how far its own clock is off. */
  readonly now: string;
  readonly startedAt: string;
  /** The deadline including extra time and pauses. Null: no time limit. */
  readonly deadlineAt: string | null;
  readonly pausedAt: string | null;
  /** For how long the clock may be paused from `pausedAt` on, or in later pauses. */
  readonly pauseSecondsLeft: number;
  readonly submittedAt: string | null;
  readonly submittedBy: ClosedBy | null;
  /** Which device writes: none yet, the requesting one, or another one. */
  readonly holder: ActiveDevice;
  /** The browser and system of the device that writes. */
  readonly activeDeviceName: string | null;
};

/** The state as JSON, for the alias of an attempt's row and the parameter that names the device. */
export const stateJson = (attempt: string, device: string): string => `json_build_object(
  'id', ${attempt}.id, 'now', ${instantJson('clock_timestamp()')}, 'startedAt', ${instantJson(`${attempt}.started_at`)},
  'deadlineAt', ${instantJson(deadline(attempt))},
  'pausedAt', case when ${isPaused(attempt)} then ${instantJson(`${attempt}.paused_at`)} end,
  'pauseSecondsLeft', ${pauseLeft(attempt)},
  'submittedAt', ${instantJson(`${attempt}.handed_in_at`)}, 'submittedBy', ${attempt}.handed_in_by,
  'holder', case when ${attempt}.holder is null then 'nobody' when ${attempt}.holder = ${device} then 'here' else 'elsewhere' end,
  'activeDeviceName', ${attempt}.holder_name)`;

/** The state of an attempt of the user's own. Throws `NOT_FOUND`. */
export async function readAttemptState(
  pool: pg.Pool,
  userId: string,
  { attempt, device }: { readonly attempt: string; readonly device: string | null },
): Promise<AttemptState> {
  assertIds(attempt, device);
  const { rows } = await pool.query<{ state: AttemptState }>({
    name: 'read-attempt-state',
    text: `select ${stateJson('a', '$3::uuid')} as state from attempts a where a.id = $1 and a.user_id = $2`,
    values: [attempt, userId, device],
  });
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0].state;
}

/**
 * Makes a device the active one: if none is yet, or with `takeOver` in place of another. The state's `holder` says
 * whether it worked. Throws `NOT_FOUND`.
 */
export async function holdAttempt(
  pool: pg.Pool,
  userId: string,
  claim: {
    readonly attempt: string;
    readonly device: string;
    readonly deviceName: string;
    readonly takeOver: boolean;
  },
): Promise<AttemptState> {
  assertIds(claim.attempt, claim.device);
  await pool.query(
    `update attempts set holder = $3, holder_name = $4
     where id = $1 and user_id = $2 and handed_in_at is null and holder is distinct from $3 and (holder is null or $5)`,
    [claim.attempt, userId, claim.device, claim.deviceName, claim.takeOver],
  );
  return readAttemptState(pool, userId, claim);
}

function assertIds(attempt: string, device: string | null): void {
  if (!isUuid(attempt)) throw new ProductError('NOT_FOUND');
  if (device !== null && !isUuid(device)) throw new ProductError('INVALID_INPUT');
}
