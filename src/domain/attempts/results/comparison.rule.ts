/**
 * The number of other students needed before results are compared: in a smaller group, individuals could be identified.
 */
export const COMPARED_MIN_USERS = 10;

export type Comparison = {
  /** How many others. */
  readonly studentCount: number;
  /** Their mean share of the marks, 0 to 1. */
  readonly mean: number;
  /** The share of them, 0 to 1, with fewer marks than the student. */
  readonly below: number;
};

/** The comparison that may be shown, or null if the group is too small. */
export const comparisonToShow = (comparison: Comparison): Comparison | null =>
  comparison.studentCount < COMPARED_MIN_USERS ? null : comparison;
