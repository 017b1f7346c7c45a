import { ProductError } from './errors.ts';
import { problemText } from './problem.ts';

/** How long to wait after `TOO_MANY_TRIES`, by the maximum wait in seconds of each wording. */
const WAITS = [
  { seconds: 15, unit: 'second', count: 15 },
  { seconds: 60, unit: 'minute', count: 1 },
  { seconds: 120, unit: 'minute', count: 2 },
  { seconds: 300, unit: 'minute', count: 5 },
  { seconds: 600, unit: 'minute', count: 10 },
  { seconds: 900, unit: 'minute', count: 15 },
  { seconds: 1_800, unit: 'minute', count: 30 },
  { seconds: 3_600, unit: 'hour', count: 1 },
  { seconds: 6 * 3_600, unit: 'hour', count: 6 },
] as const;

type RetryProblem = 'retryTomorrow' | `retryIn ${string}`;

/** The message about a wait. It is rounded up, so that trying again at that time works. */
export function retryProblem(seconds: number): RetryProblem {
  const wait = WAITS.find((candidate) => seconds <= candidate.seconds);
  return wait === undefined
    ? problemText('retryTomorrow')
    : problemText('retryIn', { unit: wait.unit, count: wait.count });
}

/** The refusal of a rate-limited call, which can be repeated after this many seconds. */
export const tooManyAttempts = (retryAfterSeconds: number): ProductError =>
  new ProductError('TOO_MANY_TRIES', { retryAfterSeconds, problem: retryProblem(retryAfterSeconds) });
