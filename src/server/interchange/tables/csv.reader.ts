import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { RowReader } from './csv-rows.ts';

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

const HEAD_MAX_CHARS = 100_000;

/**
 * Rows of comma-separated values as RFC 4180 has them, as their text comes: cells in quotes may hold commas, quotes
 * (doubled) and line breaks. Where the first line parts its cells by semicolons or tabs, as programs do in many
 * countries, so do the others. Empty lines are passed over. Holds one row at a time. Throws `SyntaxError` where a quote
 * never ends, unless `recovers`: then reading is resumed at the next line that is a whole row.
 */
export function* csvRows(chunks: Iterable<string>, { recovers = false } = {}): Generator<CsvRow> {
  const source = chunks[Symbol.iterator]();
  let head = '';
  for (let next = source.next(); ; next = source.next()) {
    if (next.done !== true) head += next.value;
    if (next.done === true || head.length >= HEAD_MAX_CHARS) break;
  }
  const text = head.startsWith('\uFEFF') ? head.slice(1) : head;
  // A first line `sep=;` is written for Excel, and is no row.
  const named = /^"?sep=(.)"?\r?(?:\n|$)/i.exec(text);
  const rows = new RowReader(named?.[1] ?? separatorOf(text), recovers);
  for (const row of rows.write(text)) if (named === null || row.line > 1) yield row;
  for (let next = source.next(); next.done !== true; next = source.next()) yield* rows.write(next.value);
  yield* rows.close();
}

/** The rows of a text that is all there. Throws as `csvRows` does. */
export const readCsv = (text: string): readonly CsvRow[] => [...csvRows([text])];

/** What parts the cells of the first line most often, outside of quotes; a comma where nothing does. */
function separatorOf(text: string): string {
  const [head = ''] = text
    .slice(0, HEAD_MAX_CHARS)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1);
  const count = (sign: string): number => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
