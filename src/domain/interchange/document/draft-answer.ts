import type { ImportReason } from '../import-reason.ts';
import { type RichText, textRun } from './document.ts';
import type { RecognisedQuestion } from './recognised-question.ts';

/** A question, and what was decided for it. */
export type RecognisedDraft = {
  readonly question: RecognisedQuestion;
  readonly explanation: RichText | null;
  readonly inferred: readonly ImportReason[];
  readonly lost: readonly ImportReason[];
};
/** An answer to the question as a whole, and where it is given. */
export type TextAnswer = { readonly text: string; readonly runs: RichText; readonly by: ImportReason };

/** Runs of several paragraphs, each on a line of its own. */
export const joined = (paragraphs: readonly RichText[]): RichText =>
  paragraphs.flatMap((runs, at) => (at === 0 ? runs : [textRun('\n'), ...runs]));
