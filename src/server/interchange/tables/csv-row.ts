import type { ImportReason } from '#domain/interchange/import-reason.ts';

/** A cell that shows a percentage, and the number in it: 0.5 for 50%. */
export type Percentage = { readonly cell: string; readonly number: string };

export type CsvRow = {
  /** The line where the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Problems of cells, by their index from 0. */
  readonly wrong?: ReadonlyMap<number, ImportReason>;
  /** Formatting that the cells' text lacks, by their index from 0. */
  readonly changes?: ReadonlyMap<number, ImportReason>;
  readonly percentages?: ReadonlyMap<number, Percentage>;
  readonly isHidden?: boolean;
  /** The row is damaged, so its cells are unreliable. */
  readonly damage?: CsvDamage;
};

/** A quote that begins in `line` and is not closed, and the lines that are skipped; `to`: null is the last. */
export type CsvDamage = { readonly line: number; readonly from: number; readonly to: number | null };
