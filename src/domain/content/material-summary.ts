import type { MaterialKind } from './material-kind.ts';

/** A material in a list, with the user's progress. */
export type MaterialSummary = {
  readonly id: string;
  readonly kind: MaterialKind;
  readonly title: string;
  readonly summary: string;
  /** Time to study it once. */
  readonly seconds: number;
  /** Progress, 0 to 1. */
  readonly share: number;
  /** ISO 8601, or null while it is not done. */
  readonly doneAt: string | null;
};
