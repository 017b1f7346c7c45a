import type { GradeBoundary } from '../../attempts/results/grade-boundaries.ts';
import type { ExamScore } from './exam-score.ts';
import { normalProbability } from './normal-distribution.ts';

/** A grade and its probability; the grade is null below the lowest boundary. */
export type GradeProbability = { readonly grade: string | null; readonly probability: number };

export type GradeRange = {
  readonly mostLikely: string | null;
  readonly best: string | null;
  readonly worst: string | null;
  /** That the grade is from `worst` to `best`, 0 to 1. */
  readonly probability: number;
};

/** The width of a range is chosen so that its probability is closest to this. */
const RANGE_PROBABILITY = 0.8;

/** The probability of each grade, the best first. */
export function gradeProbabilities(
  { mean, deviation }: ExamScore,
  boundaries: readonly GradeBoundary[],
): readonly GradeProbability[] {
  const reaches = (from: number): number =>
    deviation > 0 ? 1 - normalProbability((from - mean) / deviation) : Number(mean >= from);
  let better = 0;
  const grades: GradeProbability[] = boundaries
    .toSorted((a, b) => b.from - a.from)
    .map(({ grade, from }) => {
      const probability = Math.max(0, reaches(from) - better);
      better += probability;
      return { grade, probability };
    });
  return [...grades, { grade: null, probability: Math.max(0, 1 - better) }];
}

/** The most likely grade and the range of grades around it; null if there are no grades. */
export function gradeRange(grades: readonly GradeProbability[]): GradeRange | null {
  const mode = grades.reduce(
    (best, { probability }, at) => (probability > (grades[best]?.probability ?? 0) ? at : best),
    0,
  );
  const ranges = grades
    .flatMap((_, first) => (first > mode ? [] : grades.map((_last, last) => ({ first, last }))))
    .filter(({ last }) => last >= mode)
    .map((ends) => ({ ...ends, probability: probabilityOf(grades.slice(ends.first, ends.last + 1)) }));
  const [nearest] = ranges.toSorted(
    (a, b) =>
      Math.abs(a.probability - RANGE_PROBABILITY) - Math.abs(b.probability - RANGE_PROBABILITY) ||
      a.last - a.first - (b.last - b.first),
  );
  if (nearest === undefined) return null;
  const gradeAt = (at: number): string | null => grades[at]?.grade ?? null;
  const { first, last, probability } = nearest;
  return { mostLikely: gradeAt(mode), best: gradeAt(first), worst: gradeAt(last), probability };
}

const probabilityOf = (grades: readonly GradeProbability[]): number =>
  grades.reduce((sum, { probability }) => sum + probability, 0);
