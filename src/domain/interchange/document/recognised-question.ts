import type { ImportReason } from '../import-reason.ts';
import type { Block, RichText } from './document.ts';

/** A part of a structured question, such as (a). */
export type RecognisedPart = { readonly label: string; readonly marks: number; readonly answer: string };

/** The kinds of questions that a document can contain. */
export type RecognisedQuestion =
  | {
      readonly type: 'choices';
      readonly stem: readonly Block[];
      readonly choices: readonly (readonly Block[])[];
      /** Indexes of the correct choices. */
      readonly correct: readonly number[];
      readonly isMultiple: boolean;
    }
  | { readonly type: 'true-false'; readonly stem: readonly Block[]; readonly answer: boolean }
  /** A number or a short text; alternatives are all accepted. */
  | { readonly type: 'typed'; readonly stem: readonly Block[]; readonly accepted: readonly string[] }
  /** The stem has a blank for each list of accepted answers. */
  | { readonly type: 'blanks'; readonly stem: readonly Block[]; readonly answers: readonly (readonly string[])[] }
  | {
      readonly type: 'written';
      readonly stem: readonly Block[];
      readonly marks: number | null;
      readonly modelAnswer: RichText | null;
      readonly parts: readonly RecognisedPart[];
    };

/** What a document contains, in order. */
export type Recognised =
  | {
      readonly kind: 'question';
      readonly line: number;
      /** Its text in the document. */
      readonly source: string;
      readonly question: RecognisedQuestion;
      readonly explanation: RichText | null;
      /** What was decided that the document does not state in so many words. */
      readonly inferred: readonly ImportReason[];
      readonly lost: readonly ImportReason[];
    }
  | {
      readonly kind: 'refused';
      readonly line: number;
      readonly source: string;
      readonly reason: ImportReason;
      /** As far as it was recognised, without the answer that is not certain. */
      readonly offered?: RecognisedQuestion;
    }
  /** Text that belongs to no question. */
  | { readonly kind: 'text'; readonly line: number; readonly source: string };
