import { csvLine } from '#domain/interchange/spreadsheet-text.rule.ts';
import type { Column } from './column.ts';

/** Columns and rows as comma-separated values (RFC 4180), the titles in the first line; dates in ISO 8601. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const exported = columns.filter(({ isAction }) => isAction !== true);
  const lines = [exported.map(({ title }) => title), ...rows.map((row) => exported.map(({ value }) => value(row)))];
  return lines.map(csvLine).join('');
}

/** Downloads comma-separated values. The byte order mark marks them as UTF-8 for spreadsheets. */
export const downloadCsv = (name: string, csv: string): void =>
  downloadFile(name, new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));

/** Downloads a file. */
export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
