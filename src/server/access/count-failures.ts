import { ProductError } from '#domain/platform/errors.ts';

/**
 * Counts attempts of one kind, by a key such as a network. The counts are in the database, so they apply across
 * processes.
 */
export type AttemptLimit = {
  /** Counts one attempt. Throws `TOO_MANY_TRIES` when there were too many. */
  readonly count: (key: string) => Promise<void>;
  /** Removes one counted attempt, because it succeeded or did no harm. */
  readonly refund: (key: string) => Promise<void>;
  /** Resets the attempts of a key. */
  readonly forget: (key: string) => Promise<void>;
};

/**
 * Runs `work` so that only its failures count. Each attempt is counted before it runs, so that parallel guesses cannot
 * slip through, and refunded if it succeeds, or fails through no fault of the caller. Throws `TOO_MANY_TRIES`, and what
 * `work` throws.
 * @param isGuess whether a refusal counts; by default every one does
 */
export async function countFailures<Result>(
  counted: readonly (readonly [limit: AttemptLimit, key: string])[],
  work: () => Promise<Result>,
  isGuess: (refusal: ProductError) => boolean = () => true,
): Promise<Result> {
  for (const [limit, key] of counted) await limit.count(key);
  const refund = () => Promise.all(counted.map(([limit, key]) => limit.refund(key)));
  try {
    const result = await work();
    await refund();
    return result;
  } catch (cause) {
    if (!(cause instanceof ProductError && isGuess(cause))) await refund();
    throw cause;
  }
}
