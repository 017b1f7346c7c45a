import type { CellValue, Column } from './column.ts';

/** A spreadsheet takes a cell that begins so for a formula and runs it; an apostrophe makes it text again. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: CellValue): string {
  if (value === null) return '';
  // A number is written by us: its minus is a sign, and no formula.
  if (typeof value === 'number') return String(value);
  const text = value instanceof Date ? value.toISOString() : String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Columns and rows as comma-separated values (RFC 4180), the titles in the first line; dates in ISO 8601. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const told = columns.filter(({ isAction }) => isAction !== true);
  const lines = [told.map(({ title }) => title), ...rows.map((row) => told.map(({ value }) => value(row)))];
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

/** Hands a file to the person. The mark at its head tells spreadsheets that it is UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
