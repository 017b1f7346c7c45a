import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPARED_MIN_USERS, comparisonToShow } from '#domain/attempts/results/comparison.rule.ts';
import { DIFFICULTY_MIN_ANSWERS, difficultyOf } from '#domain/attempts/results/difficulty.ts';
import { GAPS, gapOf } from '#domain/attempts/results/forgetting.ts';
import { gradeOf } from '#domain/attempts/results/grade-boundaries.ts';

describe('a grade', () => {
  const BOUNDARIES = [
    { grade: 'C', from: 0.6 },
    { grade: 'A', from: 0.8 },
    { grade: 'B', from: 0.7 },
  ];

  it.each([
    [1, 'A'],
    [0.8, 'A'],
    [0.1 + 0.7 - 1e-12, 'A'],
    [0.79, 'B'],
    [0.6, 'C'],
    [0.59, null],
  ])('of %d is %s, in whatever order the boundaries are', (share, grade) => {
    expect(gradeOf(share, BOUNDARIES)).toBe(grade);
    expect(gradeOf(share, BOUNDARIES.toReversed())).toBe(grade);
  });

  it('never gets worse for more marks', () => {
    const rank = (share: number) => ['A', 'B', 'C', null].indexOf(gradeOf(share, BOUNDARIES));
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(fc.property(share, share, (a, b) => rank(Math.max(a, b)) <= rank(Math.min(a, b))));
  });
});

describe('results that are only shown for large groups', () => {
  it('has no comparison with fewer than ten others', () => {
    const others = { studentCount: COMPARED_MIN_USERS, mean: 0.5, below: 0.5 };
    expect(comparisonToShow(others)).toEqual(others);
    expect(comparisonToShow({ ...others, studentCount: COMPARED_MIN_USERS - 1 })).toBeNull();
  });

  it('has no difficulty from a few answers', () => {
    expect(difficultyOf(1, DIFFICULTY_MIN_ANSWERS - 1)).toBe('unknown');
    expect([1, 0.75, 0.74, 0.45, 0.44, 0].map((facility) => difficultyOf(facility, DIFFICULTY_MIN_ANSWERS))).toEqual([
      ...['easy', 'easy', 'medium', 'medium', 'hard', 'hard'],
    ]);
  });
});

describe('days since practice', () => {
  it('fall into bands that cover every day and widen', () => {
    expect([null, 0, 1, 2, 3, 4, 7, 8, 14, 15, 30, 31, 400].map(gapOf)).toEqual([
      ...['first', '0', '1', '2-3', '2-3', '4-7', '4-7', '8-14', '8-14', '15-30', '15-30', '31+', '31+'],
    ]);
    fc.assert(fc.property(fc.nat(1_000), (days) => GAPS.indexOf(gapOf(days)) <= GAPS.indexOf(gapOf(days + 1))));
  });
});
