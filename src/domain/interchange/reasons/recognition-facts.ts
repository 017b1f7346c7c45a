import type { Emphasis } from '../document/document.ts';
import type { NoFacts } from './reason-parts.ts';

/** What was inferred where a document does not state it: shown next to the question, in the preview. */
export type InferenceFacts = {
  keyFromEmphasis: { readonly emphasis: Emphasis };
  keyFromSign: { readonly sign: string };
  keyFromAnswerLine: { readonly line: number };
  keyFromKeyTable: { readonly line: number };
  severalCorrect: { readonly count: number };
  truthFromAnswer: NoFacts;
  lettersAsParts: NoFacts;
  listInQuestionText: { readonly line: number };
  numberSkipped: { readonly from: number; readonly to: number };
  choicesOnOneLine: { readonly line: number };
  questionWithoutNumber: NoFacts;
  marksFromBrackets: { readonly marks: number };
  numberExact: { readonly written: string };
  alternativesAccepted: { readonly count: number };
  answerAsModelAnswer: NoFacts;
  markedByTeacher: NoFacts;
  restAsExplanation: NoFacts;
};

/** Why a question of a document is not imported. */
export type RecognitionRefusals = {
  keyNotFound: NoFacts;
  keyNotUnderstood: { readonly answer: string };
  keysContradict: { readonly first: string; readonly second: string };
  keyNumberTwice: { readonly number: string };
  keyWithoutQuestion: { readonly number: string };
  blanksAndAnswersDiffer: { readonly blanks: number; readonly answers: number };
  singleChoiceOnly: NoFacts;
  notAQuestion: NoFacts;
};
