import * as z from 'zod/mini';
import { problemText } from '../../platform/problem.ts';

const NOT_A_BOUNDARY = problemText('gradeBoundaryUnreadable');

/** A grade, and the share of the marks (0 to 1) from which it is given. */
export const gradeBoundarySchema = z.object({
  grade: z.string().check(z.minLength(1), z.maxLength(20, NOT_A_BOUNDARY)),
  from: z.number(NOT_A_BOUNDARY).check(z.minimum(0), z.maximum(1, problemText('gradeBoundaryTooHigh'))),
});
export type GradeBoundary = z.infer<typeof gradeBoundarySchema>;

export const gradeBoundariesSchema = z.array(gradeBoundarySchema).check(z.maxLength(20));

/** The best grade whose boundary the share reaches; null where none is, or there are no boundaries. */
export function gradeOf(share: number, boundaries: readonly GradeBoundary[]): string | null {
  // Marks are sums of fractions such as thirds; a rounding error below the boundary counts as on it.
  const reached = boundaries.filter(({ from }) => share >= from - 1e-9);
  return reached.toSorted((a, b) => b.from - a.from)[0]?.grade ?? null;
}
