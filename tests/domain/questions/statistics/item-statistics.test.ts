import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphaOf,
  correlation,
  cronbachAlpha,
  discrimination,
  facility,
  kr20,
  variance,
} from '#domain/questions/statistics/item-statistics.ts';

// Six students, four questions, correct (1) or incorrect (0). By hand: totals 4, 3, 2, 2, 1, 0: mean 2, Σ(x−2)² =
// 4+1+0+0+1+4 = 10, variance 10/6 = 5/3. p: 5/6, 4/6, 2/6, 1/6; Σp(1−p) = 5/36 + 8/36 + 8/36 + 5/36 = 26/36 = 13/18.
// KR-20 = 4/3 · (1 − (13/18)/(5/3)) = 4/3 · (1 − 13/30) = 4/3 · 17/30 = 34/45.
const MATRIX = [
  [1, 1, 1, 1],
  [1, 1, 1, 0],
  [1, 1, 0, 0],
  [1, 1, 0, 0],
  [1, 0, 0, 0],
  [0, 0, 0, 0],
];

describe('item statistics', () => {
  it('agree with a calculation by hand', () => {
    expect(facility(MATRIX.map((row) => row[0] ?? 0))).toBeCloseTo(5 / 6, 12);
    expect(variance(MATRIX.map((row) => row.reduce((a, b) => a + b, 0)))).toBeCloseTo(5 / 3, 12);
    expect(kr20(MATRIX)).toBeCloseTo(34 / 45, 12);
    // Second item against the rest 3, 2, 1, 1, 1, 0: mean 4/3, Σxy − n·x̄·ȳ = 7 − 6·(4/6)·(4/3) = 5/3;
    // √(Σ(x−x̄)²·Σ(y−ȳ)²) = √((4/3)·(16/3)) = 8/3. r = 5/8.
    expect(discrimination(MATRIX, 1)).toBeCloseTo(5 / 8, 12);
  });

  it('give Cronbach’s alpha for questions with partial marks', () => {
    // Two items, three students: (1, 1), (0.5, 0), (0, 0.5). Item variances 1/6 and 1/6; totals 2, 0.5, 0.5, variance 1/2.
    // alpha = 2 · (1 − (1/3)/(1/2)) = 2/3.
    expect(
      cronbachAlpha([
        [1, 1],
        [0.5, 0],
        [0, 0.5],
      ]),
    ).toBeCloseTo(2 / 3, 12);
  });

  it('are null without variance, or for a single question', () => {
    expect(correlation([1, 1, 1], [0, 1, 2])).toBeNull();
    expect(cronbachAlpha([[1], [0]])).toBeNull();
    expect(
      cronbachAlpha([
        [1, 1],
        [1, 1],
      ]),
    ).toBeNull();
    expect(alphaOf([0.25, 0.25], Number.NaN)).toBeNull();
  });

  const matrix = fc.tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 2, max: 12 })).chain(([items, students]) =>
    fc.array(fc.array(fc.constantFrom(0, 1), { minLength: items, maxLength: items }), {
      minLength: students,
      maxLength: students,
    }),
  );

  it('agree with each other: KR-20 is alpha for questions marked correct or incorrect', () => {
    fc.assert(
      fc.property(matrix, (rows) => {
        const [first, second] = [kr20(rows), cronbachAlpha(rows)];
        if (first === null || second === null) expect(first).toBe(second);
        else expect(first).toBeCloseTo(second, 9);
      }),
    );
  });

  it('stay within their bounds', () => {
    fc.assert(
      fc.property(matrix, (rows) => {
        const r = discrimination(rows, 0);
        expect(r === null || (r >= -1 - 1e-9 && r <= 1 + 1e-9)).toBe(true);
        const alpha = cronbachAlpha(rows);
        expect(alpha === null || alpha <= 1 + 1e-9).toBe(true);
      }),
    );
  });
});
