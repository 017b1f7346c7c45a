/** People, besides the one who asks, below whom nothing is told of how others did: fewer could be recognised. */
export const COMPARED_MIN_USERS = 10;

export type Comparison = {
  /** How many others. */
  readonly people: number;
  /** Their mean share of the marks, 0 to 1. */
  readonly mean: number;
  /** The part of them, 0 to 1, who have fewer marks than the one who asks. */
  readonly below: number;
};

/** What may be told: everything, or nothing where the group is too small. */
export const comparisonToShow = (comparison: Comparison): Comparison | null =>
  comparison.people < COMPARED_MIN_USERS ? null : comparison;
