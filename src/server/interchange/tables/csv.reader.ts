import type { CsvRow } from './csv-row.ts';
import { RowReader } from './csv-rows.ts';

export type { CsvDamage, CsvRow, Percentage } from './csv-row.ts';

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
