import type { ImportReason } from '#domain/interchange/import-reason.ts';

export type CsvRow = {
  /** Where the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** What is wrong with cells, by their places from 0. */
  readonly wrong?: ReadonlyMap<number, ImportReason>;
};

/** Longer than any row that somebody wrote: a quote that never ends would take in all that follows. */
const ROW_MAX_CHARS = 4_000_000;
const HEAD_MAX_CHARS = 100_000;
const [QUOTE, NEWLINE, RETURN] = [34, 10, 13] as const;

/**
 * Rows of comma-separated values as RFC 4180 has them, as their text comes: cells in quotes may hold commas, quotes
 * (doubled) and line breaks. Where the first line parts its cells by semicolons or tabs, as programs do in many
 * countries, so do the others. Empty lines are passed over. Holds one row at a time. Throws `SyntaxError` where a quote
 * never ends.
 */
export function* csvRows(chunks: Iterable<string>): Generator<CsvRow> {
  const source = chunks[Symbol.iterator]();
  let head = '';
  for (let next = source.next(); ; next = source.next()) {
    if (next.done !== true) head += next.value;
    if (next.done === true || head.length >= HEAD_MAX_CHARS) break;
  }
  const text = head.startsWith('\uFEFF') ? head.slice(1) : head;
  // A first line `sep=;` is written for Excel, and is no row.
  const named = /^"?sep=(.)"?\r?(?:\n|$)/i.exec(text);
  const rows = new RowReader(named?.[1] ?? separatorOf(text));
  for (const row of rows.write(text)) if (named === null || row.line > 1) yield row;
  for (let next = source.next(); next.done !== true; next = source.next()) yield* rows.write(next.value);
  yield* rows.close();
}

/** The rows of a text that is all there. Throws as `csvRows` does. */
export const readCsv = (text: string): readonly CsvRow[] => [...csvRows([text])];

class RowReader {
  readonly #separator: number;
  #cells: string[] = [];
  /** What has come of the cell under way. */
  #cell = '';
  #rowChars = 0;
  #line = 1;
  #begun = 1;
  /** The line in which the quote began that is open; 0: none is. */
  #quotedSince = 0;
  /** What came last was a quote within quotes: the end, or the first of two. */
  #atQuote = false;
  /** What came last was a return: a newline behind it ends nothing more. */
  #atReturn = false;

  constructor(separator: string) {
    this.#separator = separator.charCodeAt(0);
  }

  *write(text: string): Generator<CsvRow> {
    for (let at = 0; at < text.length; ) {
      if (this.#quotedSince > 0) {
        at = this.#quoted(text, at);
        continue;
      }
      const code = text.charCodeAt(at);
      if (code === QUOTE && this.#cell === '') {
        this.#quotedSince = this.#line;
        at += 1;
      } else if (code === this.#separator) {
        this.#endCell();
        at += 1;
      } else if (code === NEWLINE || code === RETURN) {
        at += 1;
        const isSecond = code === NEWLINE && this.#atReturn;
        this.#atReturn = code === RETURN;
        if (isSecond) continue;
        this.#line += 1;
        const row = this.#endRow();
        if (row !== null) yield row;
        continue;
      } else at = this.#plain(text, at);
      this.#atReturn = false;
    }
  }

  *close(): Generator<CsvRow> {
    if (this.#quotedSince > 0 && !this.#atQuote) throw neverEnds(this.#quotedSince);
    const row = this.#endRow();
    if (row !== null) yield row;
  }

  /** Signs outside of quotes, up to what ends the cell. */
  #plain(text: string, from: number): number {
    let to = from + 1;
    for (; to < text.length; to += 1) {
      const code = text.charCodeAt(to);
      if (code === this.#separator || code === NEWLINE || code === RETURN) break;
    }
    this.#add(text.slice(from, to));
    return to;
  }

  /** Signs within quotes, up to the next quote; whether that is the last is told by what follows. */
  #quoted(text: string, from: number): number {
    if (this.#atQuote) {
      this.#atQuote = false;
      if (text.charCodeAt(from) === QUOTE) {
        this.#add('"');
        return from + 1;
      }
      this.#quotedSince = 0;
      return from;
    }
    const end = text.indexOf('"', from);
    const piece = end === -1 ? text.slice(from) : text.slice(from, end);
    this.#add(piece);
    for (let at = piece.indexOf('\n'); at !== -1; at = piece.indexOf('\n', at + 1)) this.#line += 1;
    if (end === -1) return text.length;
    this.#atQuote = true;
    return end + 1;
  }

  #add(piece: string): void {
    this.#cell += piece;
    this.#grow(piece.length);
  }

  #grow(chars: number): void {
    this.#rowChars += chars;
    if (this.#rowChars <= ROW_MAX_CHARS) return;
    throw this.#quotedSince > 0 ? neverEnds(this.#quotedSince) : new LongRowError(this.#begun, ROW_MAX_CHARS);
  }

  #endCell(): void {
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#grow(1);
  }

  /** Null where nothing stands in it. */
  #endRow(): CsvRow | null {
    this.#endCell();
    const [cells, line] = [this.#cells, this.#begun];
    [this.#cells, this.#rowChars, this.#begun] = [[], 0, this.#line];
    [this.#quotedSince, this.#atQuote] = [0, false];
    return cells.some((cell) => cell !== '') ? { line, cells } : null;
  }
}

/** A quote begins in this line and never ends: nothing that follows can be read. */
export class OpenQuoteError extends SyntaxError {
  readonly line: number;

  constructor(line: number) {
    super(`The quote that begins in line ${line} never ends`);
    this.line = line;
  }
}
/** A row is longer than any that is read. */
export class LongRowError extends SyntaxError {
  readonly line: number;
  readonly max: number;

  constructor(line: number, max: number) {
    super(`Line ${line} is longer than ${max} characters`);
    this.line = line;
    this.max = max;
  }
}
const neverEnds = (line: number): SyntaxError => new OpenQuoteError(line);

/** What parts the cells of the first line most often, outside of quotes; a comma where nothing does. */
function separatorOf(text: string): string {
  const [head = ''] = text
    .slice(0, HEAD_MAX_CHARS)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1);
  const count = (sign: string): number => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
