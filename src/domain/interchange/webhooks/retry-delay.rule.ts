const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds before each attempt after the first: the schedule that Standard Webhooks suggests, about three days in all. */
export const RETRY_DELAYS_S = [
  ...[5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR],
] as const;

/** Up to this share is added to a delay, so that retries after an outage don't all arrive together. */
const JITTER = 0.2;

/**
 * Seconds until the next attempt, or null if there is none any more.
 * @param attempts attempts so far, at least 1
 * @param random from 0 to 1
 */
export function retryDelay(attempts: number, random: number): number | null {
  const delay = RETRY_DELAYS_S[attempts - 1];
  return delay === undefined ? null : delay * (1 + JITTER * random);
}
