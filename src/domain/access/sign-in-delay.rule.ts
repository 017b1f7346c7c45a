/** Failures without a delay, since users mistype. */
export const SIGN_IN_FREE_FAILURES = 10;
const FIRST_DELAY_MS = 15_000;
const LONGEST_DELAY_MS = 300_000;
/** After a day without a failure the count starts again. */
export const SIGN_IN_FAILURES_FORGOTTEN_MS = 24 * 3_600_000;

/**
 * The delay of unknown devices after this many failures at one account, in milliseconds. It doubles up to five minutes
 * and never becomes a lock: attackers have fewer than 300 attempts a day at one account, from any number of networks.
 */
export const signInDelayMs = (failures: number): number =>
  failures < SIGN_IN_FREE_FAILURES
    ? 0
    : Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - SIGN_IN_FREE_FAILURES));

/** The delay after one failure, two failures and so on, up to the longest, which applies from then on. */
export const SIGN_IN_DELAYS_MS: readonly number[] = Array.from(
  { length: SIGN_IN_FREE_FAILURES + Math.ceil(Math.log2(LONGEST_DELAY_MS / FIRST_DELAY_MS)) },
  (_, at) => signInDelayMs(at + 1),
);
