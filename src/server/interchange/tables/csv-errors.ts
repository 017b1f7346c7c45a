/** A quote that begins in this line and never ends, so nothing after it can be read. */
export class OpenQuoteError extends SyntaxError {
  readonly line: number;

  constructor(line: number) {
    super(`The quote that begins in line ${line} never ends`);
    this.line = line;
  }
}
/** A row that is too long to read. */
export class LongRowError extends SyntaxError {
  readonly line: number;
  readonly max: number;

  constructor(line: number, max: number) {
    super(`Line ${line} is longer than ${max} characters`);
    this.line = line;
    this.max = max;
  }
}
