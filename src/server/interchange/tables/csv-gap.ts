import type { CsvDamage } from './csv-row.ts';

/** Lines after an unclosed quote, in which the next complete row is looked for. */
export class CsvGap {
  /** The first line in the buffer. */
  line: number;
  /** The damaged line. */
  head: string | null = null;
  readonly damage: Omit<CsvDamage, 'to'>;
  readonly #isWhole: (line: string) => boolean;
  readonly #maxChars: number;
  #text = '';
  /** Whether the start of the line was too long to buffer. */
  #isCut = false;

  /** `maxChars`: longer lines are not rows. */
  constructor(damage: Omit<CsvDamage, 'to'>, isComplete: (line: string) => boolean, maxChars: number) {
    this.damage = damage;
    this.line = damage.from;
    this.#isWhole = isComplete;
    this.#maxChars = maxChars;
  }

  /** The text from the row on; null if it is not in the text so far. */
  find(chunk: string, isEnd: boolean): string | null {
    this.#text += chunk;
    for (let at = 0; ; ) {
      LINE_END.lastIndex = at;
      const end = LINE_END.exec(this.#text);
      const isOpen = end === null || (end[0] === '\r' && LINE_END.lastIndex === this.#text.length);
      if (isOpen && !isEnd) return this.#keepFrom(at);
      const line = this.#text.slice(at, end?.index);
      if (this.line > this.damage.line && !this.#isCut && this.#isWhole(line)) return this.#text.slice(at);
      this.head ??= line;
      if (end === null) return null;
      this.#isCut = false;
      this.line += 1;
      at = LINE_END.lastIndex;
    }
  }

  #keepFrom(at: number): null {
    this.#text = this.#text.slice(at);
    if (this.#text.length > this.#maxChars) {
      this.head ??= this.#text.slice(0, this.#maxChars);
      this.#text = '';
      this.#isCut = true;
    }
    return null;
  }
}

const LINE_END = /\r\n?|\n/g;
