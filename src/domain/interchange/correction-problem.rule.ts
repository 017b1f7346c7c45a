import { MARKS_PER_POINT_MAX } from '../questions/question.limits.ts';
import type { CorrectableQuestion } from './correction.schema.ts';

/** Why a correction can't be saved. All other rules are those of the import, which checks it again. */
export const CORRECTION_PROBLEMS = [
  'textMissing',
  'choiceEmpty',
  'choicesTooFew',
  'choiceTwice',
  'noneCorrect',
  'marksOutOfRange',
] as const;
export type CorrectionProblem = (typeof CORRECTION_PROBLEMS)[number];

/** A corrected question without white space around its texts. */
export const trimmedQuestion = (question: CorrectableQuestion): CorrectableQuestion => ({
  ...question,
  stem: question.stem.trim(),
  choices: question.choices?.map((choice) => ({ ...choice, text: choice.text.trim() })) ?? null,
});

/** What is wrong with a corrected question, each problem once; none if it can be imported. */
export function correctionProblems(question: CorrectableQuestion): readonly CorrectionProblem[] {
  const { stem, choices, marks } = trimmedQuestion(question);
  const found: CorrectionProblem[] = stem === '' ? ['textMissing'] : [];
  if (marks !== null && !(Number.isInteger(marks) && marks >= 1 && marks <= MARKS_PER_POINT_MAX))
    found.push('marksOutOfRange');
  if (choices === null) return found;
  const texts = choices.map(({ text }) => text);
  if (choices.length < 2) found.push('choicesTooFew');
  if (texts.includes('')) found.push('choiceEmpty');
  if (new Set(texts).size < texts.length && !texts.includes('')) found.push('choiceTwice');
  if (!choices.some(({ isCorrect }) => isCorrect)) found.push('noneCorrect');
  return found;
}
