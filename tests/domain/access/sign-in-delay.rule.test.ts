import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SIGN_IN_DELAYS_MS, SIGN_IN_FREE_FAILURES, signInDelayMs } from '#domain/access/sign-in-delay.rule.ts';

describe('the delay after failed sign-ins', () => {
  test('starts after ten failures and doubles up to five minutes', () => {
    expect([1, 9, 10, 11, 12, 13, 14, 15, 1_000_000].map(signInDelayMs)).toEqual([
      0, 0, 15_000, 30_000, 60_000, 120_000, 240_000, 300_000, 300_000,
    ]);
  });

  test('never shrinks, and never becomes a lock', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000 }), (failures) => {
        expect(signInDelayMs(failures + 1)).toBeGreaterThanOrEqual(signInDelayMs(failures));
        expect(signInDelayMs(failures)).toBeLessThanOrEqual(300_000);
      }),
    );
  });

  test('allows fewer than 300 attempts a day', () => {
    const dayMs = 24 * 3_600_000;
    let [guesses, spentMs] = [0, 0];
    for (; spentMs < dayMs; guesses += 1) spentMs += signInDelayMs(guesses + 1);
    expect(guesses).toBeLessThan(310);
    expect(guesses).toBeGreaterThan(SIGN_IN_FREE_FAILURES);
  });

  test('is listed up to the longest', () => {
    expect(SIGN_IN_DELAYS_MS.at(-1)).toBe(signInDelayMs(1_000));
    expect(SIGN_IN_DELAYS_MS.at(-2)).toBeLessThan(signInDelayMs(1_000));
  });
});
