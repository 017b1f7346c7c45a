import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byDifference, compareMarks } from '#domain/attempts/moderation/compare-marks.rule.ts';
import { KAPPA_ANSWERS_MIN } from '#domain/attempts/moderation/moderation.limits.ts';
import { type TwoMarks, weightedKappa } from '#domain/attempts/moderation/weighted-kappa.rule.ts';

const pairs = (...marks: readonly (readonly [number, number])[]): TwoMarks[] =>
  marks.map(([first, second]) => ({ first, second }));

/** The formula as it is written: tables of observed and expected shares, and quadratic weights. */
function kappaByTables(given: readonly TwoMarks[], max: number): number {
  const categories = Array.from({ length: max + 1 }, (_, mark) => mark);
  const share = (matches: (pair: TwoMarks) => boolean): number => given.filter(matches).length / given.length;
  const sums = categories.flatMap((i) =>
    categories.map((j) => {
      const weight = (i - j) ** 2 / max ** 2;
      return {
        observed: weight * share(({ first, second }) => first === i && second === j),
        expected: weight * share(({ first }) => first === i) * share(({ second }) => second === j),
      };
    }),
  );
  const total = (of: 'observed' | 'expected'): number => sums.reduce((sum, each) => sum + each[of], 0);
  return 1 - total('observed') / total('expected');
}

const MAX = 6;
const mark = fc.integer({ min: 0, max: MAX });
const somePairs = fc.array(fc.record({ first: mark, second: mark }), { minLength: 2, maxLength: 30 });

describe('weighted kappa', () => {
  it('is 1 for the same marks, 0 for as much as by chance, and negative for opposite marks', () => {
    expect(weightedKappa(pairs([0, 0], [1, 1], [4, 4]))).toBe(1);
    expect(weightedKappa(pairs([0, 0], [0, 2], [2, 0], [2, 2]))).toBe(0);
    expect(weightedKappa(pairs([0, 4], [4, 0]))).toBe(-1);
  });

  it('counts a large difference more than several small ones', () => {
    const far = weightedKappa(pairs([0, 3], [3, 3], [6, 6], [1, 1])) ?? 0;
    const near = weightedKappa(pairs([0, 1], [3, 4], [6, 5], [1, 1])) ?? 0;
    expect(near).toBeGreaterThan(far);
  });

  it('is null if one marker gave all answers the same marks', () => {
    expect(weightedKappa(pairs([2, 2], [2, 2]))).toBeNull();
    expect(weightedKappa(pairs([1, 2], [3, 2]))).toBeNull();
    expect(weightedKappa([])).toBeNull();
  });

  it('is that of the tables, within its bounds, and the same with the markers swapped or the marks shifted', () => {
    fc.assert(
      fc.property(somePairs, fc.integer({ min: 0, max: 4 }), (given, shift) => {
        const kappa = weightedKappa(given);
        fc.pre(kappa !== null);
        expect(kappa).toBeCloseTo(kappaByTables(given, MAX), 9);
        expect(kappa).toBeLessThanOrEqual(1);
        expect(kappa).toBeGreaterThanOrEqual(-1 - 1e-9);
        expect(weightedKappa(given.map(({ first, second }) => ({ first: second, second: first })))).toBeCloseTo(
          kappa,
          9,
        );
        const shifted = given.map(({ first, second }) => ({ first: first + shift, second: second + shift }));
        expect(weightedKappa(shifted)).toBeCloseTo(kappa, 9);
      }),
    );
  });
});

describe('the comparison of two markers', () => {
  const answers = (count: number, pair: (at: number) => readonly [number, number]) =>
    compareMarks(pairs(...Array.from({ length: count }, (_, at) => pair(at))));

  it('names the same marks, and who is stricter', () => {
    expect(answers(8, (at) => [at % 4, Math.max(0, (at % 4) - 1)])).toMatchObject({
      ...{ answers: 8, same: 2, meanDifference: -0.75, doubt: null },
      kappa: expect.closeTo(0.7, 9),
    });
  });

  it('has no kappa without enough evidence, and says why', () => {
    expect(answers(KAPPA_ANSWERS_MIN - 1, (at) => [at, at])).toMatchObject({ kappa: null, doubt: 'tooFew' });
    expect(answers(KAPPA_ANSWERS_MIN, () => [3, 3])).toMatchObject({ same: 8, kappa: null, doubt: 'oneCategory' });
    expect(answers(KAPPA_ANSWERS_MIN, (at) => [3, at])).toMatchObject({ kappa: null, doubt: 'noVariance' });
    expect(answers(KAPPA_ANSWERS_MIN, (at) => [at, at])).toMatchObject({ kappa: 1, doubt: null });
    expect(compareMarks([])).toEqual({ answers: 0, same: 0, meanDifference: null, kappa: null, doubt: 'tooFew' });
  });

  it('lists the greatest differences first, in both directions, and keeps the order of equal ones', () => {
    const sorted = byDifference(pairs([1, 1], [5, 2], [1, 2], [0, 3], [4, 4]));
    expect(sorted).toEqual(pairs([5, 2], [0, 3], [1, 2], [1, 1], [4, 4]));
  });
});
