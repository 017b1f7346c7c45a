import { XmlLines } from './xml-lines.ts';

/** Longer than any element name that is looked for. */
const TAG_START_MAX_CHARS = 200;
const CDATA_START = '<![CDATA[';

export type XmlPosition = { readonly line: number; readonly column: number };

/** The text after a damaged part of a file, in which a tag is looked for at which reading can be resumed. */
export type XmlGapOptions = {
  /** Names of elements whose start tags are looked for. */
  readonly starts: readonly string[];
  /** Names, with prefixes, of the open elements; their end tags are looked for. */
  readonly ends: readonly string[];
  /** The end of the comment or CDATA section that the text is within; empty if it is within neither. */
  readonly within: string;
  readonly position: XmlPosition;
  /** How many characters at the start are skipped. */
  readonly skipped: number;
  /** Whether only whitespace precedes in the line. */
  readonly isLineStart: boolean;
};

/**
 * Looks for the tag at which reading is resumed. The content of comments and CDATA sections is text, so no tag in it
 * counts. At most the start of a tag is buffered.
 */
export class XmlGap {
  readonly #token: RegExp;
  readonly #lines: XmlLines;
  #within: string;
  #text = '';
  #skipped: number;
  /** Whether only whitespace precedes in the line. */
  #isLineStart: boolean;

  constructor({ starts, ends, within, position, skipped, isLineStart }: XmlGapOptions) {
    const [start, end] = [starts, ends].map((names) => names.map(escaped).join('|'));
    this.#token = new RegExp(
      `<!\\[CDATA\\[|<!--|<(?:[\\w.-]+:)?(?<start>${start})(?=[\\s/>])|</(?<end>${end})\\s*>`,
      'g',
    );
    this.#lines = new XmlLines(position);
    this.#within = within;
    this.#skipped = skipped;
    this.#isLineStart = isLineStart;
  }

  /** The text from the tag on, its position, and the element that it ends; null if it is not in the text so far. */
  find(chunk: string): { readonly text: string; readonly ended: string | null; readonly isLineStart: boolean } | null {
    this.#text += chunk;
    let at = Math.min(this.#skipped, this.#text.length);
    this.#skipped -= at;
    for (;;) {
      if (this.#within !== '') {
        const end = this.#text.indexOf(this.#within, at);
        if (end === -1) return this.#keepFrom(Math.max(at, this.#text.length - this.#within.length + 1));
        at = end + this.#within.length;
        this.#within = '';
      }
      this.#token.lastIndex = at;
      const found = this.#token.exec(this.#text);
      if (found === null) {
        const open = this.#text.lastIndexOf('<');
        const isStart = open >= at && this.#text.length - open < TAG_START_MAX_CHARS;
        return this.#keepFrom(isStart ? open : this.#text.length);
      }
      if (found.groups?.start !== undefined || found.groups?.end !== undefined) {
        this.#keepFrom(found.index);
        return { text: this.#text, ended: found.groups.end ?? null, isLineStart: this.#isLineStart };
      }
      this.#within = found[0] === CDATA_START ? ']]>' : '-->';
      at = found.index + found[0].length;
    }
  }

  /** The start of the buffered text. */
  get position(): XmlPosition {
    return { line: this.#lines.line, column: this.#lines.column };
  }

  #keepFrom(at: number): null {
    const before = this.#text.slice(this.#text.lastIndexOf('\n', at - 1) + 1, at);
    const isCompleteLine = before.length < at || this.#lines.column === 1;
    this.#isLineStart = before.trim() === '' && (isCompleteLine || this.#isLineStart);
    this.#lines.cut(this.#text, at);
    this.#text = this.#text.slice(at);
    return null;
  }
}

const escaped = (name: string): string => name.replace(/[^\w:-]/g, '\\$&');
