import type { ImportReason } from '#domain/interchange/import-reason.ts';
import type { FilePosition } from '../questions/interchange-question.ts';

/** One question as written in a file, with what its comments say about it. */
export type GiftPiece =
  | {
      readonly position: FilePosition;
      readonly text: string;
      /** The numbers of the comment lines within it, which are left out. */
      readonly comments: readonly number[];
      readonly id: string | null;
      readonly tags: readonly string[];
      /** Its answers never end, or it is too long to read. */
      readonly problem?: ImportReason;
    }
  | { readonly position: FilePosition; readonly category: string };

const PIECE_MAX_CHARS = 1_000_000;
const NEWLINE = 10;
/** What belongs to the next question once answers are complete: its title, its category, or a comment that names it. */
const AFTER_ANSWERS = /^\s*(?:::.+::|\$CATEGORY:|\/\/.*\[(?:id|tag):)/;
const SPECIAL = /[\\{}]/;

/**
 * Splits a GIFT file into questions at empty lines outside of answers and `<pre>`. Nothing extends beyond the end of a
 * question: a brace or a tag that is never closed does not affect later questions. Reads the text once, and looks ahead
 * only if an empty line is within braces or `<pre>`.
 */
export function* giftPieces(chunks: Iterable<string>): Generator<GiftPiece> {
  const paragraphs = new Paragraphs(linesOf(chunks));
  let lines: string[] = [];
  let comments: number[] = [];
  let chars = 0;
  let start = 0;
  let depth = 0;
  let inPre = false;
  let answered = false;
  let id: string | null = null;
  let tags: string[] = [];

  const take = (problem?: ImportReason): GiftPiece => {
    const piece: GiftPiece = {
      position: { line: start, column: 1 },
      ...{ text: lines.join('\n'), comments, id, tags },
      ...(problem !== undefined && { problem }),
    };
    [lines, comments, chars, depth, inPre, answered, id, tags] = [[], [], 0, 0, false, false, null, []];
    return piece;
  };
  const add = ({ line, number }: Line): void => {
    if (lines.length === 0) start = number;
    chars += line.length + 1;
    // A question that is too long is rejected, so its text is not needed.
    if (chars > PIECE_MAX_CHARS) lines = [''];
    else lines.push(line);
    if (line.includes('<')) inPre = isPreOpen(inPre, line, depth, lines);
    if (SPECIAL.test(line)) {
      depth = depthAfter(line, depth);
      answered ||= depth === 0 && /(?<!\\)\}/.test(line);
    }
  };

  for (let paragraph = paragraphs.next(); paragraph !== null; paragraph = paragraphs.next()) {
    for (const each of paragraph.lines) {
      const { line, number } = each;
      // Also if no empty line separates them.
      if (answered && depth === 0 && AFTER_ANSWERS.test(line)) yield take();
      if (/^\s*\/\//.test(line)) {
        if (lines.length > 0) {
          comments.push(number);
          continue;
        }
        for (const [, name, text = ''] of line.matchAll(/\[(id|tag):((?:\\.|[^\]\\]){1,500})\]/g)) {
          const plain = text.replace(/\\(.)/g, '$1');
          if (name === 'tag') tags.push(plain);
          else id = plain;
        }
        continue;
      }
      const category = lines.length === 0 ? /^\s*\$CATEGORY:(.*)$/.exec(line) : null;
      if (category !== null) {
        yield { position: { line: number, column: 1 }, category: (category[1] ?? '').trim() };
        continue;
      }
      add(each);
      if (chars > PIECE_MAX_CHARS && depth === 0) yield take({ code: 'questionTooLong', max: PIECE_MAX_CHARS });
    }
    if (lines.length === 0 || !paragraph.isComplete) continue;
    if (depth > 0 || inPre) {
      for (const { blanks, lines: more } of paragraphs.take(belonging(paragraphs, depth))) {
        for (let blank = 0; blank < blanks; blank += 1) lines.push('');
        for (const each of more) {
          if (/^\s*\/\//.test(each.line)) comments.push(each.number);
          else add(each);
        }
      }
    }
    if (chars > PIECE_MAX_CHARS) yield take({ code: 'questionTooLong', max: PIECE_MAX_CHARS });
    else yield take(depth > 0 ? { code: 'braceNeverClosed' } : undefined);
  }
}

type Line = { readonly line: string; readonly number: number };

/** Lines without an empty line between them; very long runs in parts. */
type Paragraph = {
  readonly lines: readonly Line[];
  /** Empty lines before it. */
  readonly blanks: number;
  readonly isComplete: boolean;
};

/** The paragraphs of a text in order, with lookahead. */
class Paragraphs {
  readonly #source: Iterator<Line>;
  readonly #ahead: Paragraph[] = [];
  #isDone = false;
  /** Empty lines that were read and belong before the next paragraph. */
  #blanks = 0;

  constructor(source: Iterable<Line>) {
    this.#source = source[Symbol.iterator]();
  }

  next(): Paragraph | null {
    return this.#ahead.shift() ?? this.#read();
  }

  /** The paragraph at this distance after the next one; null if there is none. */
  peek(index: number): Paragraph | null {
    while (this.#ahead.length <= index) {
      const paragraph = this.#read();
      if (paragraph === null) return null;
      this.#ahead.push(paragraph);
    }
    return this.#ahead[index] ?? null;
  }

  take(count: number): readonly Paragraph[] {
    return this.#ahead.splice(0, count);
  }

  #read(): Paragraph | null {
    const lines: Line[] = [];
    let chars = 0;
    while (!this.#isDone && chars <= PIECE_MAX_CHARS) {
      const next = this.#source.next();
      if (next.done === true) this.#isDone = true;
      else if (next.value.line.trim() !== '') {
        lines.push(next.value);
        chars += next.value.line.length;
      } else if (lines.length === 0) this.#blanks += 1;
      else return this.#paragraph(lines, true, 1);
    }
    return lines.length === 0 ? null : this.#paragraph(lines, this.#isDone, 0);
  }

  #paragraph(lines: readonly Line[], isComplete: boolean, blanksAfter: number): Paragraph {
    const blanks = this.#blanks;
    this.#blanks = blanksAfter;
    return { lines, blanks, isComplete };
  }
}

const PRE = /<(\/?)pre(?=[\s>])/gi;
/** A text in which tags are only text, preceded by its title. */
const NOT_HTML = /^\s*(?:::(?:\\[\s\S]|(?!::)[^\\])*::\s*)?\[(?:plain|markdown)\]/;

/** Whether a `<pre>` is open after a line. Tags count in the question text, not among its answers. */
function isPreOpen(before: boolean, line: string, depth: number, lines: readonly string[]): boolean {
  let isOpen = before;
  for (const { 1: slash, index } of line.matchAll(PRE)) {
    if (slash !== '') isOpen = false;
    else if (depthAfter(line.slice(0, index), depth) === 0) isOpen = !NOT_HTML.test(lines.slice(0, 3).join('\n'));
  }
  return isOpen;
}

/** Lines after an empty one that are searched for the end of answers or of a `<pre>`. */
const LOOKAHEAD_LINES = 500;
/** What starts a question. A comment starts one if answers are open; within `<pre>` it may be code. */
const NEXT_QUESTION = /^\s*(?:::.+::|\$CATEGORY:|\/\/.*\[(?:id|tag):)/;
const NEXT_WITHIN_BRACES = /^\s*(?:::|\/\/|\$CATEGORY:)/;
/** Answers, as opposed to braces in code. */
const ANSWERS = /(?<!\\)\{\s*(?:[=~]|#\s*[-+=.\d]|(?:T|F|TRUE|FALSE)\s*[#}])/i;

/**
 * How many of the following paragraphs belong to a question whose braces (`depth`) or whose `<pre>` are open; 0 if
 * nothing closes them before the next question.
 */
function belonging(paragraphs: Paragraphs, depth: number): number {
  const isWithinBraces = depth > 0;
  let open = depth;
  let isPre = !isWithinBraces;
  let seen = 0;
  let hasAnswers = false;
  for (let count = 0; seen < LOOKAHEAD_LINES; count += 1) {
    const paragraph = paragraphs.peek(count);
    if (paragraph === null) return 0;
    for (const { line } of paragraph.lines) {
      if ((isWithinBraces ? NEXT_WITHIN_BRACES : NEXT_QUESTION).test(line)) return 0;
      if (isPre && /<\/pre\s*>/i.test(line)) {
        // Answers before the tag belong to another question, so the tag closes nothing of this one.
        if (hasAnswers) return 0;
        isPre = false;
      }
      hasAnswers ||= isPre && ANSWERS.test(line);
      if (SPECIAL.test(line)) open = depthAfter(line, open);
      seen += 1;
    }
    if (!isPre && open === 0) return count + 1;
  }
  return 0;
}

function depthAfter(line: string, before: number): number {
  let depth = before;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at];
    if (sign === '\\') at += 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && depth > 0) depth -= 1;
  }
  return depth;
}

/** Lines of a text in chunks, without line breaks. */
export function* linesOf(chunks: Iterable<string>): Generator<{ readonly line: string; readonly number: number }> {
  let rest = '';
  let number = 0;
  // Old files end all their lines with a carriage return alone.
  let isOld: boolean | null = null;
  for (const chunk of chunks) {
    isOld ??= chunk.includes('\r') && !chunk.includes('\n');
    const shownText = isOld ? chunk.replaceAll('\r', '\n') : chunk;
    const text = rest === '' ? shownText : rest + shownText;
    let from = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      number += 1;
      const cut = end > from && text.charCodeAt(end - 1) === 13 ? end - 1 : end;
      yield { line: text.slice(from, cut), number };
      from = end + 1;
    }
    rest = text.slice(from);
  }
  if (rest !== '' && rest.charCodeAt(0) !== NEWLINE) yield { line: rest.replace(/\r$/, ''), number: number + 1 };
}
