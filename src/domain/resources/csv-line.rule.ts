/** A spreadsheet takes a cell that begins so for a formula and runs it; an apostrophe makes it text again. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  // A number is written by us: its minus is a sign, and no formula.
  if (typeof value !== 'string') return String(value ?? '');
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of comma-separated values (RFC 4180), safe to open in a spreadsheet. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`;
