/* A spreadsheet runs a cell that begins like a formula. An apostrophe before it makes it text. */

/* A formula begins with =, +, - or @, or with the wide forms of these that an East Asian keyboard types. */

/** At the head of a cell; apostrophes that are there already are counted in, so that the change can be undone. */
const HEAD = /^('*)(?=[=+\-@\t\r\n＝＋－＠])/;
/**
 * Within a cell: programs of countries that write decimal commas part cells at semicolons, others at tabs, and neither
 * respects a quote that a comma opened. So a new cell may begin behind each of these signs.
 */
const WITHIN = /([;\t\r\n][ "']*)(?=[=+\-@＝＋－＠])/g;
const GUARDED_HEAD = /^('*)'(?=[=+\-@\t\r\n＝＋－＠])/;
const GUARDED_WITHIN = /([;\t\r\n][ "']*)'(?=[=+\-@＝＋－＠])/g;

/** A text that no spreadsheet takes for a formula, whichever separator it reads. Others come back as they are. */
export const spreadsheetText = (text: string): string => text.replace(HEAD, "$1'").replace(WITHIN, "$1'");

/** The text that `spreadsheetText` was given. */
export const fromSpreadsheetText = (cell: string): string =>
  cell.replace(GUARDED_HEAD, '$1').replace(GUARDED_WITHIN, '$1');

/** What a cell may hold. */
export type CsvCell = string | number | boolean | Date | null;

/**
 * A row of comma-separated values (RFC 4180), safe to open in a spreadsheet: texts are guarded, numbers are written as
 * they are, since their minus is a sign. Dates are in ISO 8601, and what is null is empty.
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return quoted(spreadsheetText(value instanceof Date ? value.toISOString() : String(value)));
}

/** In quotes where a reader, whichever separator it expects, would otherwise end the cell or trim it. */
export const quoted = (text: string): string =>
  /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
