import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditShare } from '#domain/classrooms/assignments/late-policy.rule.ts';

const POLICY = { deduction: 0.1, intervalSeconds: 86_400, floor: 0.5 };

const policies = fc.record({
  deduction: fc.double({ min: 0, max: 1, noNaN: true }),
  intervalSeconds: fc.integer({ min: 60, max: 30 * 86_400 }),
  floor: fc.double({ min: 0, max: 1, noNaN: true }),
});
const seconds = fc.integer({ min: -86_400, max: 400 * 86_400 });

describe('the share that remains after the late penalty', () => {
  test.each([
    [-5, 1],
    [0, 1],
    [1, 0.9],
    [86_400, 0.9],
    [86_401, 0.8],
    [4 * 86_400, 0.6],
    [50 * 86_400, 0.5],
  ])('%i seconds late keep %f', (late, share) => {
    expect(creditShare(late, POLICY)).toBeCloseTo(share);
  });

  test('is complete on time, and between the minimum and the full marks afterwards', () => {
    fc.assert(
      fc.property(seconds, policies, (late, policy) => {
        const share = creditShare(late, policy);
        if (late <= 0) expect(share).toBe(1);
        expect(share).toBeGreaterThanOrEqual(Math.min(policy.floor, 1));
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('never grows with time, and never shrinks with a milder rule', () => {
    fc.assert(
      fc.property(
        seconds,
        seconds,
        policies,
        fc.double({ min: 1, max: 10, noNaN: true }),
        (first, second, policy, factor) => {
          expect(creditShare(Math.max(first, second), policy)).toBeLessThanOrEqual(
            creditShare(Math.min(first, second), policy),
          );
          const stretched = { ...policy, intervalSeconds: policy.intervalSeconds * factor };
          expect(creditShare(first, stretched)).toBeGreaterThanOrEqual(creditShare(first, policy));
        },
      ),
    );
  });

  test('starts with the first second, and is constant within a period', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_400 }), (late) => {
        expect(creditShare(late, POLICY)).toBe(creditShare(1, POLICY));
      }),
    );
  });
});
