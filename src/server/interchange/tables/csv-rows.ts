import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { LongRowError, OpenQuoteError } from './csv-errors.ts';
import { CsvGap } from './csv-gap.ts';
import type { CsvRow } from './csv-row.ts';

/** Longer than any row an author wrote: a quote that never ends would include everything after it. */
const ROW_MAX_CHARS = 4_000_000;
const [QUOTE, NEWLINE, RETURN] = [34, 10, 13] as const;

/** Builds rows from text in chunks. Throws for a quote that never ends, unless it `recovers`. */
export class RowReader {
  readonly #separator: number;
  readonly #recovers: boolean;
  #cells: string[] = [];
  /** The current cell so far. */
  #cell = '';
  #rowChars = 0;
  #line = 1;
  #started = 1;
  /** The line in which the open quote began; 0 if none is open. */
  #quotedSince = 0;
  /** The last character was a quote within quotes: the end, or the first of two. */
  #atQuote = false;
  /** The last character was a carriage return: a newline after it ends nothing more. */
  #atReturn = false;
  /** For a cell whose quote is closed: where it began, and how much of the cell was within it. */
  #quoted: { readonly line: number; readonly chars: number } | null = null;
  /** The current row as written; only if the reader recovers. */
  #written = '';
  #wrong = new Map<number, ImportReason>();
  /** The number of cells in complete rows. */
  readonly #widths = new Set<number>();
  #gap: CsvGap | null = null;

  constructor(separator: string, recovers: boolean) {
    this.#separator = separator.charCodeAt(0);
    this.#recovers = recovers;
  }

  *write(text: string): Generator<CsvRow> {
    yield* this.#read(text, false);
  }

  *close(): Generator<CsvRow> {
    while (this.#gap !== null || this.#isOpen() || this.#isTorn()) {
      if (!this.#recovers) throw new OpenQuoteError(this.#quotedSince);
      yield* this.#read(this.#gap === null ? this.#startGap('') : '', true);
    }
    const row = this.#endRow();
    if (row !== null) yield row;
  }

  *#read(chunk: string, isEnd: boolean): Generator<CsvRow> {
    for (let text: string | null = chunk; text !== null; ) {
      if (this.#gap !== null) {
        const resumed: string | null = this.#gap.find(text, isEnd);
        if (resumed === null && !isEnd) return;
        yield this.#endGap(this.#gap, resumed === null ? null : this.#gap.line - 1);
        if (resumed === null) return;
        text = resumed;
      }
      text = yield* this.#rows(text);
    }
  }

  /** Returns the text from a damaged row on; null if there is none. */
  *#rows(text: string): Generator<CsvRow, string | null> {
    let start = 0;
    for (let at = 0; at < text.length; ) {
      if (this.#quotedSince > 0) {
        at = this.#readQuoted(text, at);
        if (this.#recovers && this.#rowChars > ROW_MAX_CHARS) return this.#startGap(text.slice(start));
        continue;
      }
      const code = text.charCodeAt(at);
      const isLineEnd = code === NEWLINE || code === RETURN;
      if ((isLineEnd || code === this.#separator) && this.#recovers && this.#isTorn())
        return this.#startGap(text.slice(start));
      if (code === QUOTE && this.#cell === '' && this.#quoted === null) {
        this.#quotedSince = this.#line;
        at += 1;
      } else if (code === this.#separator) {
        this.#endCell();
        at += 1;
      } else if (isLineEnd) {
        at += 1;
        const isSecond = code === NEWLINE && this.#atReturn;
        this.#atReturn = code === RETURN;
        start = at;
        if (isSecond) {
          this.#written = '';
          continue;
        }
        this.#line += 1;
        const row = this.#endRow();
        if (row !== null) yield row;
        continue;
      } else at = this.#readPlain(text, at);
      this.#atReturn = false;
    }
    if (this.#recovers) this.#written += text.slice(start);
    return null;
  }

  #isOpen = (): boolean => this.#quotedSince > 0 && !this.#atQuote;

  /** Whether letters follow a quote that was closed in a later line: then another cell's quote closed it. */
  #isTorn(): boolean {
    return this.#quoted !== null && this.#quoted.line < this.#line && this.#textAfterQuote() !== '';
  }

  #textAfterQuote = (): string => this.#cell.slice(this.#quoted?.chars ?? this.#cell.length).trim();

  /** Characters outside of quotes, up to the end of the cell. */
  #readPlain(text: string, from: number): number {
    let to = from + 1;
    for (; to < text.length; to += 1) {
      const code = text.charCodeAt(to);
      if (code === this.#separator || code === NEWLINE || code === RETURN) break;
    }
    this.#add(text.slice(from, to));
    return to;
  }

  /** Characters within quotes, up to the next quote; what follows shows whether that is the last. */
  #readQuoted(text: string, from: number): number {
    if (this.#atQuote) {
      this.#atQuote = false;
      if (text.charCodeAt(from) === QUOTE) {
        this.#add('"');
        return from + 1;
      }
      this.#quoted = { line: this.#quotedSince, chars: this.#cell.length };
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
    if (this.#quotedSince === 0) throw new LongRowError(this.#started, ROW_MAX_CHARS);
    if (!this.#recovers) throw new OpenQuoteError(this.#quotedSince);
  }

  #endCell(): void {
    if (this.#recovers && this.#quoted !== null && this.#textAfterQuote() !== '') {
      const { chars } = this.#quoted;
      const text = `"${this.#cell.slice(0, chars)}"${this.#cell.slice(chars)}`;
      this.#wrong.set(this.#cells.length, { code: 'cellQuoteInside', text });
    }
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#quoted = null;
    this.#grow(1);
  }

  /** Null if it is empty. */
  #endRow(): CsvRow | null {
    this.#endCell();
    const [cells, line, wrong] = [this.#cells, this.#started, this.#wrong];
    this.#startRow();
    if (cells.every((cell) => cell === '')) return null;
    if (cells.length > 1) this.#widths.add(cells.length);
    return { line, cells, ...(wrong.size > 0 && { wrong }) };
  }

  #startRow(): void {
    [this.#cells, this.#cell, this.#rowChars, this.#started] = [[], '', 0, this.#line];
    [this.#quotedSince, this.#atQuote, this.#quoted, this.#written] = [0, false, null, ''];
    if (this.#wrong.size > 0) this.#wrong = new Map();
  }

  /** Returns the text of the damaged row and what follows it. */
  #startGap(rest: string): string {
    const line = this.#quoted?.line ?? this.#quotedSince;
    const text = this.#written + rest;
    this.#gap = new CsvGap({ line, from: this.#started }, (row) => this.#isWhole(row), ROW_MAX_CHARS);
    this.#startRow();
    this.#atReturn = false;
    return text;
  }

  #endGap(gap: CsvGap, to: number | null): CsvRow {
    this.#gap = null;
    [this.#line, this.#started] = [gap.line, gap.line];
    const cells = (gap.head ?? '').split(String.fromCharCode(this.#separator)).map((cell) => cell.replaceAll('"', ''));
    return { line: gap.damage.from, cells, damage: { ...gap.damage, to } };
  }

  /** Whether a line is a complete row with as many cells as another. */
  #isWhole(line: string): boolean {
    if (line.length > ROW_MAX_CHARS) return false;
    const [row] = new RowReader(String.fromCharCode(this.#separator), true).write(`${line}\n`);
    return row !== undefined && row.wrong === undefined && this.#widths.has(row.cells.length);
  }
}
