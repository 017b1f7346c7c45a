import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 50;

/**
 * Waits until a multiple of 50 ms after the start. Work for a known and an unknown account differs by tenths of a
 * millisecond, which many tries would reveal; at fixed steps both take the same time.
 * @param startedAt by `performance.now()`
 */
export const untilNextStep = (startedAt: number): Promise<void> =>
  sleep(STEP_MS - ((performance.now() - startedAt) % STEP_MS));
