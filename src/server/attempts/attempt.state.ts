import type pg from 'pg';
import type { ActiveDevice } from '#domain/attempts/attempt-status.ts';
import type { ClosedBy } from '#domain/attempts/closed-by.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { deadline, isPaused, pauseLeft } from './attempt.clock.ts';
import { instantJson } from './attempt-summary.queries.ts';

/** How an attempt stands, apart from its questions: what every call about an attempt answers with. */
export type AttemptState = {
  readonly id: string;
  /** The database's time, to measure how far the browser's clock is off. */
  readonly now: string;
  readonly startedAt: string;
  /** The deadline as it stands: an accommodation or a pause moves it. Null: no clock. */
  readonly deadlineAt: string | null;
  readonly pausedAt: string | null;
  /** For how long the clock may stand from `pausedAt` on, or in pauses to come. */
  readonly pauseSecondsLeft: number;
  readonly handedInAt: string | null;
  readonly handedInBy: ClosedBy | null;
  /** Which device writes: none has begun, the one that asks, or another one. */
  readonly holder: ActiveDevice;
  /** The browser and system of the device that writes. */
  readonly holderName: string | null;
};

/** The state as JSON, for the alias of an attempt's row and the parameter that names the device. */
export const stateJson = (attempt: string, device: string): string => `json_build_object(
  'id', ${attempt}.id, 'now', ${instantJson('clock_timestamp()')}, 'startedAt', ${instantJson(`${attempt}.started_at`)},
  'deadlineAt', ${instantJson(deadline(attempt))},
  'pausedAt', case when ${isPaused(attempt)} then ${instantJson(`${attempt}.paused_at`)} end,
  'pauseSecondsLeft', ${pauseLeft(attempt)},
  'handedInAt', ${instantJson(`${attempt}.handed_in_at`)}, 'handedInBy', ${attempt}.handed_in_by,
  'holder', case when ${attempt}.holder is null then 'nobody' when ${attempt}.holder = ${device} then 'here' else 'elsewhere' end,
  'holderName', ${attempt}.holder_name)`;

/** How an attempt of the person's own stands. Throws `NOT_FOUND`. */
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
 * Makes a device the one that writes: where none does yet, or with `takeOver` from whichever does.
 * Whether it worked is in the state's `holder`. Throws `NOT_FOUND`.
 */
export async function holdAttempt(
  pool: pg.Pool,
  userId: string,
  hold: {
    readonly attempt: string;
    readonly device: string;
    readonly deviceName: string;
    readonly takeOver: boolean;
  },
): Promise<AttemptState> {
  assertIds(hold.attempt, hold.device);
  await pool.query(
    `update attempts set holder = $3, holder_name = $4
     where id = $1 and user_id = $2 and handed_in_at is null and holder is distinct from $3 and (holder is null or $5)`,
    [hold.attempt, userId, hold.device, hold.deviceName, hold.takeOver],
  );
  return readAttemptState(pool, userId, hold);
}

function assertIds(attempt: string, device: string | null): void {
  if (!isUuid(attempt)) throw new ProductError('NOT_FOUND');
  if (device !== null && !isUuid(device)) throw new ProductError('INVALID_INPUT');
}
