import { KAPPA_ANSWERS_MIN } from './moderation.limits.ts';
import { isConstant, type TwoMarks, weightedKappa } from './weighted-kappa.rule.ts';

/**
 * Why kappa says nothing: too few answers; all marks of both are the same; or one of the two gave all answers the same
 * marks.
 */
export const KAPPA_DOUBTS = ['tooFew', 'oneCategory', 'noVariance'] as const;
export type KappaDoubt = (typeof KAPPA_DOUBTS)[number];

/** How far two markers of a sample agree. */
export type MarksComparison = {
  readonly answers: number;
  /** How many answers have the same marks. */
  readonly same: number;
  /** Mean of second minus first, in marks; negative: the second marker is stricter. Null without answers. */
  readonly meanDifference: number | null;
  /** Null: see `doubt`. */
  readonly kappa: number | null;
  readonly doubt: KappaDoubt | null;
};

/** Compares the marks of two markers. Answers that only one of them has marked are not among the pairs. */
export function compareMarks(pairs: readonly TwoMarks[]): MarksComparison {
  const doubt = doubtAbout(pairs);
  const difference = pairs.reduce((sum, { first, second }) => sum + second - first, 0);
  return {
    answers: pairs.length,
    same: pairs.filter(({ first, second }) => first === second).length,
    meanDifference: pairs.length === 0 ? null : difference / pairs.length,
    kappa: doubt === null ? weightedKappa(pairs) : null,
    doubt,
  };
}

function doubtAbout(pairs: readonly TwoMarks[]): KappaDoubt | null {
  if (pairs.length < KAPPA_ANSWERS_MIN) return 'tooFew';
  const first = pairs.map((pair) => pair.first);
  const second = pairs.map((pair) => pair.second);
  if (isConstant([...first, ...second])) return 'oneCategory';
  return isConstant(first) || isConstant(second) ? 'noVariance' : null;
}

/** The answers with the greatest differences first, otherwise in their order. */
export const byDifference = <Pair extends TwoMarks>(pairs: readonly Pair[]): readonly Pair[] =>
  pairs.toSorted((a, b) => Math.abs(b.second - b.first) - Math.abs(a.second - a.first));
