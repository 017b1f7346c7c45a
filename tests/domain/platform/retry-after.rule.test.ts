import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import { readProblem } from '#domain/platform/problem.ts';
import { retryProblem, tooManyAttempts } from '#domain/platform/retry-after.rule.ts';

const UNITS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3_600 };

/** The wait in a problem's message, in seconds; infinite for "tomorrow". */
function secondsIn(text: string): number {
  const { unit, count } = readProblem(text).parameters ?? {};
  return typeof count === 'number' ? count * (UNITS[String(unit)] ?? 0) : Number.POSITIVE_INFINITY;
}

describe('when to try again', () => {
  test.each([
    [1, 'retryIn {"unit":"second","count":15}'],
    [15, 'retryIn {"unit":"second","count":15}'],
    [16, 'retryIn {"unit":"minute","count":1}'],
    [61, 'retryIn {"unit":"minute","count":2}'],
    [900, 'retryIn {"unit":"minute","count":15}'],
    [3_601, 'retryIn {"unit":"hour","count":6}'],
    [86_400, 'retryTomorrow'],
  ])('%i s: %s', (seconds, text) => {
    expect(retryProblem(seconds)).toBe(text);
    expect(tooManyAttempts(seconds)).toMatchObject({ message: text, retryAfterSeconds: seconds });
  });

  test('never names an earlier time for a longer wait', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.nat({ max: 100_000 }), (wait, more) => {
        const at = (seconds: number): number => secondsIn(retryProblem(seconds));
        expect(at(wait + more)).toBeGreaterThanOrEqual(at(wait));
      }),
    );
  });

  test('a response without a time gets the general code', () => {
    expect(new ProductError('TOO_MANY_TRIES', { retryAfterSeconds: undefined }).message).toBe('TOO_MANY_TRIES');
  });
});
