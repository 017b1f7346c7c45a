import { INVALID_CHARACTER, withoutReferences, type XmlProblem } from './xml-characters.ts';
import type { XmlPosition } from './xml-gap.ts';
import { XmlLines } from './xml-lines.ts';
import { knownTag, readTag, tagEnd, type XmlAttributes } from './xml-tag.ts';

/** Receives the content of a file, in order. A text may be split into several events. */
export type XmlListener = {
  /** Name and names of attributes as written, `local` without its prefix. */
  readonly open: (local: string, attributes: XmlAttributes) => void;
  readonly text: (text: string) => void;
  readonly close: () => void;
};

type XmlParserOptions = {
  /** Reading is resumed at a position at which these elements are open. */
  readonly resumed?: { readonly open: readonly string[]; readonly position: XmlPosition };
  /** A comment or CDATA section that seems to continue into the next one is rejected. */
  readonly isSectionChecked?: boolean;
};

/** Longer than any tag that a program wrote: an incomplete tag is scanned again with each chunk. */
const TAG_MAX_CHARS = 2_000_000;
/** Longer than any reference there is. */
const REFERENCE_MAX_CHARS = 12;
const [EXCLAMATION, SLASH, GREATER, QUESTION] = [33, 47, 62, 63] as const;
/** As much of a section as a tag or the start of another section may need. */
const SECTION_TAIL_CHARS = 60;
const COMMENT_END = '-->';
const CDATA_START = '<![CDATA[';
const CDATA_END = ']]>';

/**
 * A DOCTYPE without declarations of its own: a name and, where a program writes it, the identifiers of an external
 * definition. The definition is never fetched, so it can declare no entity.
 */
const PLAIN_DOCTYPE =
  /^<!DOCTYPE[ \t\n]+[\w.:-]+(?:[ \t\n]+(?:SYSTEM|PUBLIC[ \t\n]+(?:"[^"]*"|'[^']*'))[ \t\n]+(?:"[^"<>]*"|'[^'<>]*'))?[ \t\n]*>$/;
const DOCTYPE_MAX_CHARS = 500;

const isBlank = (code: number): boolean => code === 32 || code === 10 || code === 9;

/**
 * Parses XML in chunks, in one pass and with at most one tag in memory. What is not well-formed is rejected by `fail`,
 * with its position; so is a DOCTYPE with declarations of its own. External definitions are never fetched, so the only
 * entities are the five of XML itself. Prefixes are not resolved: the supported formats have one relevant namespace.
 */
export class XmlParser {
  readonly #hear: XmlListener;
  readonly #fail: (problem: XmlProblem) => never;
  /** The same for something this many characters after the parser's position. */
  readonly #failWithin = (problem: XmlProblem, at: number): never => {
    this.#at += at;
    return this.#fail(problem);
  };
  readonly #lines: XmlLines;
  readonly #open: string[];
  /** The text that is not parsed yet; within a comment or CDATA section, its terminator. */
  #text = '';
  #at = 0;
  #within: '' | typeof COMMENT_END | typeof CDATA_END = '';
  readonly #isSectionChecked: boolean;
  /** Whether the CDATA section seems to contain the end of its element. */
  #hasEndTag = false;
  #commentLine = 0;
  #hadRoot: boolean;
  #endsInReturn = false;

  /** `fail` has to throw; it is called with the problem, and `position` returns where. */
  constructor(
    listener: XmlListener,
    fail: (problem: XmlProblem) => never,
    { resumed, isSectionChecked = false }: XmlParserOptions = {},
  ) {
    this.#hear = listener;
    this.#fail = fail;
    this.#open = [...(resumed?.open ?? [])];
    this.#hadRoot = resumed !== undefined;
    this.#lines = new XmlLines(resumed?.position);
    this.#isSectionChecked = isSectionChecked;
  }

  /** The names of the open elements as written, the root first. */
  get open(): readonly string[] {
    return this.#open;
  }

  /** After a failure: the unread text from its position on, and what it is within. */
  get unread(): { readonly text: string; readonly within: string; readonly isLineStart: boolean } {
    const lineStart = this.#at - this.position.column + 1;
    return {
      text: this.#text.slice(this.#at) + (this.#endsInReturn ? '\r' : ''),
      within: this.#within,
      isLineStart: lineStart >= 0 && this.#text.slice(lineStart, this.#at).trim() === '',
    };
  }

  /** The parser's position: the start of the current event. */
  get position(): Readonly<XmlLines> {
    this.#lines.goTo(this.#text, this.#at);
    return this.#lines;
  }

  write(chunk: string): void {
    this.#take(this.#withPlainLineEnds(chunk));
    this.#read(false);
    // Only incomplete text is buffered.
    this.#lines.cut(this.#text, this.#at);
    this.#text = this.#text.slice(this.#at);
    this.#at = 0;
  }

  close(): void {
    if (this.#endsInReturn) this.#take('\n');
    this.#read(true);
    if (this.#within !== '')
      this.#fail({ fault: 'endsEarly', found: this.#within === COMMENT_END ? '<!--' : CDATA_START });
    if (this.#at < this.#text.length)
      this.#fail({ fault: 'endsEarly', found: this.#text.slice(this.#at, this.#at + 60) });
    if (this.#open.length > 0) this.#fail({ fault: 'endsEarly', found: `<${this.#open.at(-1)}>` });
    if (!this.#hadRoot) this.#fail({ fault: 'empty', found: '' });
  }

  #take(text: string): void {
    const bad = INVALID_CHARACTER.exec(text)?.index ?? -1;
    if (bad === -1) {
      this.#text = this.#text === '' ? text : this.#text + text;
      return;
    }
    // What precedes it is well-formed, and is reported as such.
    this.#text += text.slice(0, bad);
    this.#read(false);
    [this.#at, this.#text] = [this.#text.length, this.#text + text.slice(bad)];
    this.#fail({ fault: 'controlCharacter', found: '' });
  }

  #withPlainLineEnds(chunk: string): string {
    const text = this.#endsInReturn ? `\r${chunk}` : chunk;
    this.#endsInReturn = text.endsWith('\r');
    if (!text.includes('\r')) return text;
    return (this.#endsInReturn ? text.slice(0, -1) : text).replace(/\r\n?/g, '\n');
  }

  #read(isEnd: boolean): void {
    const text = this.#text;
    while (this.#at < text.length) {
      if (this.#within !== '') {
        if (!this.#readWithin(this.#within)) return;
        continue;
      }
      const open = text.indexOf('<', this.#at);
      if (open === -1) {
        this.#write(this.#at, isEnd ? text.length : this.#safeEnd());
        return;
      }
      if (open > this.#at) this.#write(this.#at, open);
      const next = this.#readMarkup(open);
      if (next === -1) {
        if (text.length - open > TAG_MAX_CHARS) this.#fail({ fault: 'tooLarge', found: text.slice(open, open + 60) });
        return;
      }
      this.#at = next;
    }
  }

  /** How far text can be emitted: a possible beginning of markup is held back. */
  #safeEnd(): number {
    const text = this.#text;
    const tail = text.slice(-REFERENCE_MAX_CHARS);
    const openReference = tail.lastIndexOf('&');
    if (openReference !== -1 && !tail.includes(';', openReference))
      return Math.max(this.#at, text.length - tail.length + openReference);
    const brackets = text.endsWith(']]') ? 2 : text.endsWith(']') ? 1 : 0;
    return Math.max(this.#at, text.length - brackets);
  }

  #write(from: number, to: number): void {
    const raw = this.#text.slice(from, to);
    if (this.#open.length === 0) {
      if (raw.trim() !== '' && raw !== '\uFEFF') this.#fail({ fault: 'textOutside', found: '' });
    } else if (raw !== '') {
      if (raw.includes(CDATA_END)) this.#fail({ fault: 'endOfData', found: CDATA_END });
      this.#hear.text(withoutReferences(raw, this.#failWithin));
    }
    this.#at = to;
  }

  /** The rest of a comment or a CDATA section, as far as it is available. */
  #readWithin(ending: string): boolean {
    const end = this.#text.indexOf(ending, this.#at);
    const reserved = this.#isSectionChecked ? SECTION_TAIL_CHARS : ending.length - 1;
    const to = end === -1 ? Math.max(this.#at, this.#text.length - reserved) : end;
    if (this.#isSectionChecked) this.#checkSection(ending, to);
    if (ending === CDATA_END && to > this.#at) this.#hear.text(this.#text.slice(this.#at, to));
    this.#at = end === -1 ? to : end + ending.length;
    if (end !== -1) this.#within = '';
    return end !== -1;
  }

  /**
   * An unclosed section ends at the end of the next one, and includes all elements between them: that is well-formed,
   * but not what the author wrote.
   */
  #checkSection(ending: string, to: number): void {
    const isComment = ending === COMMENT_END;
    const start = isComment ? '<!--' : CDATA_START;
    const text = this.#text.slice(this.#at, Math.min(this.#text.length, to + SECTION_TAIL_CHARS));
    const next = text.indexOf(start);
    const isNested = next !== -1 && this.#at + next < to;
    if (!isComment && !this.#hasEndTag) {
      const endTag = text.indexOf(`</${this.#open.at(-1)}>`);
      if (isNested && (endTag === -1 || endTag > next)) return;
      this.#hasEndTag = endTag !== -1;
    }
    if (!isNested) return;
    this.#at += next;
    this.#within = '';
    this.#fail({ fault: 'sectionNotClosed', found: start, ...(isComment && { since: this.#commentLine }) });
  }

  /** Parses what begins at a `<`. Returns its end, or -1 if it is not complete yet. */
  #readMarkup(open: number): number {
    const text = this.#text;
    this.#at = open;
    switch (text.charCodeAt(open + 1)) {
      case SLASH:
        return this.#closeTag(open + 2);
      case EXCLAMATION:
        return this.#declaration(open);
      case QUESTION: {
        const end = text.indexOf('?>', open + 2);
        return end === -1 ? -1 : end + 2;
      }
      default:
        return open + 1 === text.length ? -1 : this.#openTag(open + 1);
    }
  }

  #declaration(open: number): number {
    const text = this.#text;
    if (text.startsWith('<!--', open)) {
      this.#within = COMMENT_END;
      if (this.#isSectionChecked) this.#commentLine = this.position.line;
      return open + 4;
    }
    if (text.startsWith(CDATA_START, open)) {
      if (this.#open.length === 0) this.#fail({ fault: 'textOutside', found: '' });
      this.#within = CDATA_END;
      this.#hasEndTag = false;
      return open + CDATA_START.length;
    }
    const openReference = text.slice(open, open + CDATA_START.length);
    if ('<!--'.startsWith(openReference) || CDATA_START.startsWith(openReference)) return -1;
    if (!this.#hadRoot && openReference.startsWith('<!D')) {
      const end = text.indexOf('>', open);
      const doctype = text.slice(open, end === -1 ? undefined : end + 1);
      if (end !== -1 && doctype.length < DOCTYPE_MAX_CHARS && PLAIN_DOCTYPE.test(doctype)) return end + 1;
      if (end === -1 && doctype.length < DOCTYPE_MAX_CHARS && !doctype.includes('[')) return -1;
    }
    return this.#fail({ fault: /^<!D/i.test(openReference) ? 'doctype' : 'declaration', found: openReference });
  }

  #closeTag(from: number): number {
    const text = this.#text;
    const name = this.#open[this.#open.length - 1];
    let end = from + (name?.length ?? 0);
    if (end >= text.length && !text.includes('>', from)) return -1;
    if (name !== undefined && text.startsWith(name, from)) {
      while (isBlank(text.charCodeAt(end))) end += 1;
      if (end === text.length) return -1;
      if (text.charCodeAt(end) === GREATER) {
        this.#open.pop();
        this.#hear.close();
        return end + 1;
      }
    }
    const found = /^[^\s>]{0,60}/.exec(text.slice(from, from + 60))?.[0];
    return this.#fail({ fault: 'endTag', found: `</${found}>` });
  }

  #openTag(from: number): number {
    const text = this.#text;
    const near = text.indexOf('>', from);
    if (near === -1) return -1;
    const known = knownTag(text, from, near);
    const end = known === undefined ? tagEnd(text, from, near) : near;
    if (end === -1) return -1;
    const { name, local, attributes, isEmpty } = known ?? readTag(text.slice(from, end), this.#fail);
    if (this.#open.length === 0) {
      if (this.#hadRoot) this.#fail({ fault: 'secondRoot', found: `<${name}>` });
      this.#hadRoot = true;
    }
    this.#hear.open(local, attributes);
    if (isEmpty) this.#hear.close();
    else this.#open.push(name);
    return end + 1;
  }
}
