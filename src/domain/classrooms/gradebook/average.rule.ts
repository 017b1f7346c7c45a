import type { GradebookAssignment, GradebookCell } from './gradebook.rule.ts';
import { isMissing } from './gradebook-status.ts';

/** Whether missing work is left out of an average, or counts with no marks. */
export type MissingWork = 'leftOut' | 'zero';

/**
 * The share of the marks, 0 to 1, with which a cell counts; null if it doesn't: excused, not submitted yet, without
 * marks, or with answers that are still to be marked, because its marks are not final.
 */
export function countedShare(
  cell: GradebookCell,
  assignment: GradebookAssignment,
  missing: MissingWork,
): number | null {
  if (cell === null) return null;
  const [status, marks, marksOutOf] = cell;
  if (status === 'marked' && marks !== null && marksOutOf > 0) return marks / marksOutOf;
  return missing === 'zero' && isMissing(status) && assignment.marksOutOf !== null ? 0 : null;
}

/** A category of a class's assignments, such as tests. */
export type GradeCategory = {
  readonly id: string;
  readonly name: string;
  readonly weight: number;
  /** How many of a student's lowest results don't count. */
  readonly dropLowest: number;
};

/** An assignment as far as averages depend on it. */
export type AveragedAssignment = GradebookAssignment & {
  /** Id of its category; null: none. */
  readonly category: string | null;
};

type Result = { readonly share: number; readonly weight: number };

const weightedMean = (results: readonly Result[]): number | null => {
  const weights = results.reduce((sum, { weight }) => sum + weight, 0);
  return weights === 0 ? null : results.reduce((sum, { share, weight }) => sum + share * weight, 0) / weights;
};

/** Without the lowest results; the last one always stays. Of equal results, the one with the lower weight is dropped. */
const withoutLowest = (results: readonly Result[], count: number): readonly Result[] =>
  results.toSorted((a, b) => b.share - a.share || b.weight - a.weight).slice(0, Math.max(1, results.length - count));

/**
 * A student's mean share of the marks, weighted as the assignments are. In a class with categories, it is the mean of
 * their means by the weights of the categories that have results, and work without a category doesn't count. Null
 * without work that counts.
 */
export function studentAverage(
  cells: readonly GradebookCell[],
  assignments: readonly AveragedAssignment[],
  { missing, categories }: { readonly missing: MissingWork; readonly categories: readonly GradeCategory[] },
): number | null {
  const byCategory = new Map<string | null, Result[]>();
  for (const [at, assignment] of assignments.entries()) {
    const share = countedShare(cells[at] ?? null, assignment, missing);
    const { category, weight } = assignment;
    if (share === null || weight === 0) continue;
    const results = byCategory.get(category);
    if (results === undefined) byCategory.set(category, [{ share, weight }]);
    else results.push({ share, weight });
  }
  if (categories.length === 0) return weightedMean([...byCategory.values()].flat());
  return weightedMean(
    categories.flatMap(({ id, weight, dropLowest }) => {
      const share = weightedMean(withoutLowest(byCategory.get(id) ?? [], dropLowest));
      return share === null ? [] : [{ share, weight }];
    }),
  );
}

/** The mean of shares; null without any. */
export function meanOf(shares: readonly (number | null)[]): number | null {
  const counted = shares.filter((share) => share !== null);
  return counted.length === 0 ? null : counted.reduce((sum, share) => sum + share, 0) / counted.length;
}
