import { MARKS_PER_POINT_MAX } from '../questions/question.limits.ts';
import type { CorrectableQuestion } from './correction.schema.ts';
import { blanksIn } from './document/line-kinds.ts';

/** Why a correction can't be saved. All other rules are those of the import, which checks it again. */
export const CORRECTION_PROBLEMS = [
  'textMissing',
  'choiceEmpty',
  'choicesTooFew',
  'choiceTwice',
  'noneCorrect',
  'marksOutOfRange',
  'answerMissing',
  'numberMissing',
  'toleranceInvalid',
  'blankMissing',
  'blankAnswerMissing',
] as const;
export type CorrectionProblem = (typeof CORRECTION_PROBLEMS)[number];

const trimmedTexts = (texts: readonly string[]): string[] =>
  texts.map((text) => text.trim()).filter((text) => text !== '');

/**
 * A corrected question without white space around its texts, and without empty answers. Each blank of its text has a
 * list of answers, and none is left of a blank that was removed.
 */
export const trimmedQuestion = ({
  accepted,
  number,
  blanks,
  ...question
}: CorrectableQuestion): CorrectableQuestion => ({
  ...question,
  stem: question.stem.trim(),
  choices: question.choices?.map((choice) => ({ ...choice, text: choice.text.trim() })) ?? null,
  ...(accepted !== undefined && { accepted: trimmedTexts(accepted) }),
  ...(number !== undefined && { number: { ...number, unit: number.unit.trim() } }),
  ...(blanks !== undefined && {
    blanks: Array.from({ length: blanksIn(question.stem) }, (_, at) => trimmedTexts(blanks[at] ?? [])),
  }),
});

/** What is wrong with a corrected question, each problem once; none if it can be imported. */
export function correctionProblems(question: CorrectableQuestion): readonly CorrectionProblem[] {
  const trimmed = trimmedQuestion(question);
  const { stem, marks } = trimmed;
  const found: CorrectionProblem[] = stem === '' ? ['textMissing'] : [];
  if (marks !== null && !(Number.isInteger(marks) && marks >= 1 && marks <= MARKS_PER_POINT_MAX))
    found.push('marksOutOfRange');
  return [...found, ...choiceProblems(trimmed), ...answerProblems(trimmed)];
}

function choiceProblems({ choices }: CorrectableQuestion): readonly CorrectionProblem[] {
  if (choices === null) return [];
  const found: CorrectionProblem[] = [];
  const texts = choices.map(({ text }) => text);
  if (choices.length < 2) found.push('choicesTooFew');
  if (texts.includes('')) found.push('choiceEmpty');
  if (new Set(texts).size < texts.length && !texts.includes('')) found.push('choiceTwice');
  if (!choices.some(({ isCorrect }) => isCorrect)) found.push('noneCorrect');
  return found;
}

function answerProblems({ accepted, number, blanks }: CorrectableQuestion): readonly CorrectionProblem[] {
  const found: CorrectionProblem[] = accepted?.length === 0 ? ['answerMissing'] : [];
  if (number !== undefined) {
    if (!Number.isFinite(number.value)) found.push('numberMissing');
    if (!(Number.isFinite(number.tolerance) && number.tolerance >= 0)) found.push('toleranceInvalid');
  }
  if (blanks?.length === 0) found.push('blankMissing');
  if (blanks?.some((answers) => answers.length === 0) === true) found.push('blankAnswerMissing');
  return found;
}
