import type { ImportReason } from '../import-reason.ts';
import type { Block, Paragraph, RichText } from './document.ts';

/** An answer that the document gives below a question or a part. `after`: how many choices precede it. */
export type GivenAnswer = { readonly line: number; readonly runs: RichText; readonly after: number };

export type DraftChoice = {
  readonly letter: string | null;
  readonly line: number;
  /** The sign that marks it as correct. */
  readonly sign: string | null;
  readonly paragraphs: Paragraph[];
};

/** The lines of one question, as far as they are known while reading. */
export type QuestionDraft = {
  readonly line: number;
  readonly number: number | null;
  readonly stem: Block[];
  readonly choices: DraftChoice[];
  readonly answers: GivenAnswer[];
  readonly explanation: Paragraph[];
  /** A line that only offers true and false. */
  truthLine: Paragraph | null;
  marks: number | null;
  /** Everything that was read for it. */
  readonly source: Block[];
  readonly inferred: ImportReason[];
};

/** A question of which only its first line, and its number if it has one, are known. */
export const newDraft = (line: number, number: number | null): QuestionDraft => ({
  ...{ line, number, stem: [], choices: [], answers: [], explanation: [], truthLine: null, marks: null },
  ...{ source: [], inferred: [] },
});

/** A, B, C, … */
export const letterAt = (at: number): string => String.fromCharCode(65 + at);
