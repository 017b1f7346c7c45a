import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import { RETRY_MESSAGES, retryMessage, tooManyAttempts } from '#domain/platform/retry-after.rule.ts';

describe('when to try again', () => {
  test.each([
    [1, 'Too many attempts. Try again in 15 seconds.'],
    [15, 'Too many attempts. Try again in 15 seconds.'],
    [16, 'Too many attempts. Try again in 1 minute.'],
    [61, 'Too many attempts. Try again in 2 minutes.'],
    [900, 'Too many attempts. Try again in 15 minutes.'],
    [3_601, 'Too many attempts. Try again in 6 hours.'],
    [86_400, 'Too many attempts. Try again tomorrow.'],
  ])('%i s: %s', (seconds, sentence) => {
    expect(retryMessage(seconds)).toBe(sentence);
    expect(tooManyAttempts(seconds)).toMatchObject({ message: sentence, retryAfterSeconds: seconds });
  });

  test('is never said to be sooner for a longer wait', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.nat({ max: 100_000 }), (wait, more) => {
        const at = (seconds: number): number => RETRY_MESSAGES.indexOf(retryMessage(seconds));
        expect(at(wait + more)).toBeGreaterThanOrEqual(at(wait));
      }),
    );
  });

  test('an answer that does not tell gets the general sentence', () => {
    expect(new ProductError('TOO_MANY_TRIES', { retryAfterSeconds: undefined }).message).toMatch(/Wait a few minutes/);
  });
});
