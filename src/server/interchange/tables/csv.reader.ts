import type { CsvRow } from './csv-row.ts';
import { RowReader } from './csv-rows.ts';

export type { CsvDamage, CsvRow, Percentage } from './csv-row.ts';

const HEAD_MAX_CHARS = 100_000;

/**
 * Rows of comma-separated values (RFC 4180), from text in chunks: cells in quotes may contain commas, quotes (doubled)
 * and line breaks. If the first line separates its cells by semicolons or tabs, as programs do in many countries, so do
 * the others. Empty lines are skipped. Only one row is in memory. Throws `SyntaxError` for a quote that never ends,
 * unless `recovers`: then reading is resumed at the next complete row.
 */
export function* csvRows(chunks: Iterable<string>, { recovers = false } = {}): Generator<CsvRow> {
  const source = chunks[Symbol.iterator]();
  let head = '';
  for (let next = source.next(); ; next = source.next()) {
    if (next.done !== true) head += next.value;
    if (next.done === true || head.length >= HEAD_MAX_CHARS) break;
  }
  const text = head.startsWith('\uFEFF') ? head.slice(1) : head;
  // A first line `sep=;` is for Excel, and not a row.
  const named = /^"?sep=(.)"?\r?(?:\n|$)/i.exec(text);
  const rows = new RowReader(named?.[1] ?? separatorOf(text), recovers);
  for (const row of rows.write(text)) if (named === null || row.line > 1) yield row;
  for (let next = source.next(); next.done !== true; next = source.next()) yield* rows.write(next.value);
  yield* rows.close();
}

/** The rows of a text in memory. Throws as `csvRows` does. */
export const readCsv = (text: string): readonly CsvRow[] => [...csvRows([text])];

/** The separator that occurs most often in the first line, outside of quotes; a comma if none does. */
function separatorOf(text: string): string {
  const [head = ''] = text
    .slice(0, HEAD_MAX_CHARS)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1);
  const count = (sign: string): number => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
