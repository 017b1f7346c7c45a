import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RETRY_DELAYS_S, retryDelay } from '#domain/interchange/webhooks/retry-delay.rule.ts';

const attempts = fc.integer({ min: 1, max: RETRY_DELAYS_S.length });
const random = fc.double({ min: 0, max: 1, noNaN: true });

test('a delay grows with every attempt, and its jitter never makes it shorter or more than a fifth longer', () => {
  fc.assert(
    fc.property(attempts, random, random, (count, one, other) => {
      const base = RETRY_DELAYS_S[count - 1] ?? 0;
      const delay = retryDelay(count, one) ?? 0;
      expect(delay).toBeGreaterThanOrEqual(base);
      expect(delay).toBeLessThanOrEqual(base * 1.2);
      const following = retryDelay(count + 1, other);
      if (following !== null) expect(following).toBeGreaterThanOrEqual(base);
    }),
  );
});

test('retries start within seconds, survive three days of failures, and then end', () => {
  expect(retryDelay(1, 0)).toBe(5);
  const hours = RETRY_DELAYS_S.reduce((sum, delay) => sum + delay, 0) / 3_600;
  expect(hours).toBeGreaterThan(72);
  expect(hours).toBeLessThan(96);
  expect(retryDelay(RETRY_DELAYS_S.length + 1, 0)).toBeNull();
});
