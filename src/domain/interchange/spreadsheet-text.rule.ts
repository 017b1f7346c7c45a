/* A spreadsheet evaluates a cell that begins like a formula. An apostrophe before it makes it text. */

/* A formula begins with =, +, - or @, or with their full-width forms, as typed on an East Asian keyboard. */

/** At the start of a cell; existing apostrophes are included, so that the change can be reversed. */
const HEAD = /^('*)(?=[=+\-@\t\r\n＝＋－＠])/;
/**
 * Within a cell: programs in countries with decimal commas split cells at semicolons, others at tabs, and neither
 * respects a quote that began a comma-separated cell. So a new cell may begin after each of these characters.
 */
const WITHIN = /([;\t\r\n][ "']*)(?=[=+\-@＝＋－＠])/g;
const GUARDED_HEAD = /^('*)'(?=[=+\-@\t\r\n＝＋－＠])/;
const GUARDED_WITHIN = /([;\t\r\n][ "']*)'(?=[=+\-@＝＋－＠])/g;

/** A text that no spreadsheet treats as a formula, with any separator. Other texts are returned unchanged. */
export const spreadsheetText = (text: string): string => text.replace(HEAD, "$1'").replace(WITHIN, "$1'");

/** The original of a text from `spreadsheetText`. */
export const fromSpreadsheetText = (cell: string): string =>
  cell.replace(GUARDED_HEAD, '$1').replace(GUARDED_WITHIN, '$1');

/** A cell's value. */
export type CsvCell = string | number | boolean | Date | null;

/**
 * A row of comma-separated values (RFC 4180), safe to open in a spreadsheet: texts are guarded, numbers are unchanged,
 * since their minus is a sign. Dates are in ISO 8601, and null is empty.
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return quoted(spreadsheetText(value instanceof Date ? value.toISOString() : String(value)));
}

/** Quoted if a reader would otherwise end the cell or trim it, with any separator. */
export const quoted = (text: string): string =>
  /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
