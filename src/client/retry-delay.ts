/** Time before the first retry, in milliseconds. */
export const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** Time before the next retry, in milliseconds: it doubles with each failure, up to 30 seconds. */
export const retryDelay = (failures: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);

/** The same, spread by a quarter either way, so that a class doesn't reconnect all at once after an outage. */
export const spreadRetryDelay = (failures: number): number => retryDelay(failures) * (0.75 + Math.random() / 2);
