import type { ImportReason } from '#domain/interchange/import-reason.ts';

/** A cell that shows a percentage, and the number that it holds: 0.5 for 50%. */
export type Percentage = { readonly cell: string; readonly number: string };

export type CsvRow = {
  /** Where the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** What is wrong with cells, by their places from 0. */
  readonly wrong?: ReadonlyMap<number, ImportReason>;
  /** What of the look of cells is not in them, by their places from 0. */
  readonly changes?: ReadonlyMap<number, ImportReason>;
  readonly percentages?: ReadonlyMap<number, Percentage>;
  readonly isHidden?: boolean;
  /** The row is damaged, so that its cells are only what they seem to be. */
  readonly damage?: CsvDamage;
};

/** A quote that begins in `line` and is not closed, and the lines of which nothing is read; `to`: null is the last. */
export type CsvDamage = { readonly line: number; readonly from: number; readonly to: number | null };
