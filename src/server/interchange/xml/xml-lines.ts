/** Counts the lines of a text in chunks, only forwards and only as far as requested. */
export class XmlLines {
  /** The line of the last requested position; from 1. */
  line: number;
  column: number;
  /** The start of the line, relative to the start of the chunk. */
  #start: number;
  /** The end of the next line; null: not looked for yet, -1: not in the text so far. */
  #next: number | null = null;

  constructor({ line, column }: { readonly line: number; readonly column: number } = { line: 1, column: 1 }) {
    this.line = line;
    this.column = column;
    this.#start = 1 - column;
  }

  /** Positions must not decrease. */
  goTo(text: string, at: number): void {
    let next = this.#next ?? text.indexOf('\n', Math.max(0, this.#start));
    while (next !== -1 && next < at) {
      this.line += 1;
      this.#start = next + 1;
      next = text.indexOf('\n', next + 1);
    }
    this.#next = next;
    this.column = at - this.#start + 1;
  }

  /** The text before a position is no longer buffered. */
  cut(text: string, at: number): void {
    this.goTo(text, at);
    this.#start -= at;
    this.#next = null;
  }
}
