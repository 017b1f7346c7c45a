import { Lexer, Marked } from 'marked';
import { withFormulasOnOneLine } from '#domain/content/notation/formula-lines.rule.ts';
import { remembered } from '../memoize.ts';
import { EXAM_MARKDOWN } from './markdown.extensions.ts';
import { NOTE_MARKDOWN } from './note.extensions.ts';
import type { RichToken } from './rich-token.ts';

/** Longer texts are shown as source; no author writes them, and parsing must not block the page. */
const PARSED_MAX_CHARS = 100_000;
/** Parsing time is quadratic in these characters; no author's text has nearly as many. */
const MARKS = /[*_~`[\]<]/g;
const MARKS_MAX = 5_000;
/** Nesting depth of quotes and lists, beyond any real text. */
const NESTING = /^(?:[ \t]*(?:[>*+-]|\d+[.)])){30}/m;

const OPTIONS = new Marked(EXAM_MARKDOWN).defaults;
const NOTE_OPTIONS = new Marked(EXAM_MARKDOWN, NOTE_MARKDOWN).defaults;

/** The blocks of a text: paragraphs, lists, tables. Text that cannot be parsed is returned as one plain text token. */
export const parseBlocks = remembered((source) =>
  parsed(source, () => new Lexer(OPTIONS).lex(withFormulasOnOneLine(source))),
);

/** An inline text, such as a choice: emphasis, formulas and images, but no blocks. */
export const parseInline = remembered((source) => parsed(source, () => new Lexer(OPTIONS).inlineTokens(source)));

/** The blocks of a note, which may also contain footnotes and callouts. */
export const parseNote = (source: string): readonly RichToken[] =>
  parsed(source, () => new Lexer(NOTE_OPTIONS).lex(withFormulasOnOneLine(source)));

function parsed(source: string, parse: () => readonly unknown[]): readonly RichToken[] {
  const plain: RichToken[] = [{ type: 'text', raw: source, text: source, escaped: false }];
  if (!canParse(source)) return plain;
  try {
    return parse() as readonly RichToken[];
  } catch (cause) {
    console.warn('A text could not be read as Markdown and is shown as written.', cause);
    return plain;
  }
}

const canParse = (source: string): boolean =>
  source.length <= PARSED_MAX_CHARS && !NESTING.test(source) && (source.match(MARKS)?.length ?? 0) <= MARKS_MAX;
