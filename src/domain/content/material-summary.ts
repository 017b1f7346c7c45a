import type { MaterialKind } from './material-kind.ts';

/** A material as a list shows it, with how far the person is in it. */
export type MaterialSummary = {
  readonly id: string;
  readonly kind: MaterialKind;
  readonly title: string;
  readonly summary: string;
  /** How long it takes once. */
  readonly seconds: number;
  /** Part gone through, 0 to 1. */
  readonly share: number;
  /** ISO 8601, or null while it is not done. */
  readonly doneAt: string | null;
};
