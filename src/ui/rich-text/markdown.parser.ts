import { Lexer, Marked } from 'marked';
import { withFormulasOnOneLine } from '#domain/notation/formula-lines.rule.ts';
import { EXAM_MARKDOWN } from './markdown.extensions.ts';
import { NOTE_MARKDOWN } from './note.extensions.ts';
import { remembered } from './remembered.ts';
import type { RichToken } from './rich-token.ts';

/** Longer texts are shown as they are written; no author writes them, and parsing must not stop the page. */
const PARSED_MAX_CHARS = 100_000;
/** Parsing looks at every pair of these signs; no author's text comes near so many. */
const MARKS = /[*_~`[\]<]/g;
const MARKS_MAX = 5_000;
/** Quotes and lists inside one another, beyond what anybody means. */
const NESTING = /^(?:[ \t]*(?:[>*+-]|\d+[.)])){30}/m;

const OPTIONS = new Marked(EXAM_MARKDOWN).defaults;
const NOTE_OPTIONS = new Marked(EXAM_MARKDOWN, NOTE_MARKDOWN).defaults;

/** The blocks of a text: paragraphs, lists, tables. What cannot be parsed comes back as one piece of plain text. */
export const parseBlocks = remembered((source) =>
  parsed(source, () => new Lexer(OPTIONS).lex(withFormulasOnOneLine(source))),
);

/** A text that stands within a line, such as a choice: emphasis, formulas and pictures, but no blocks. */
export const parseInline = remembered((source) => parsed(source, () => new Lexer(OPTIONS).inlineTokens(source)));

/** The blocks of a note, which may hold footnotes and callouts besides. */
export const parseNote = (source: string): readonly RichToken[] =>
  parsed(source, () => new Lexer(NOTE_OPTIONS).lex(withFormulasOnOneLine(source)));

function parsed(source: string, parse: () => readonly unknown[]): readonly RichToken[] {
  const plain: RichToken[] = [{ type: 'text', raw: source, text: source, escaped: false }];
  if (!isParsable(source)) return plain;
  try {
    return parse() as readonly RichToken[];
  } catch (cause) {
    console.warn('A text could not be read as Markdown and is shown as written.', cause);
    return plain;
  }
}

const isParsable = (source: string): boolean =>
  source.length <= PARSED_MAX_CHARS && !NESTING.test(source) && (source.match(MARKS)?.length ?? 0) <= MARKS_MAX;
