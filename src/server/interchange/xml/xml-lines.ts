/** Counts the lines of a text that comes in pieces, only forwards and only as far as somebody asks. */
export class XmlLines {
  /** Of the place that was asked for last; from 1. */
  line: number;
  column: number;
  /** Where the line begins, seen from the beginning of the piece. */
  #start: number;
  /** The next line's end; null: not looked for yet, -1: there is none in what has come. */
  #next: number | null = null;

  constructor({ line, column }: { readonly line: number; readonly column: number } = { line: 1, column: 1 }) {
    this.line = line;
    this.column = column;
    this.#start = 1 - column;
  }

  /** Places must not go backwards. */
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

  /** What stands before a place is not held any more. */
  cut(text: string, at: number): void {
    this.goTo(text, at);
    this.#start -= at;
    this.#next = null;
  }
}
