import { describe, expect, it } from 'vitest';
import {
  type CorrectableQuestion,
  correctionAt,
  correctionSchema,
  withCorrection,
} from '#domain/interchange/correction.schema.ts';
import { correctionProblems, trimmedQuestion } from '#domain/interchange/correction-problem.rule.ts';

const LOCATION = { file: 'quiz.docx', line: 3, source: '1. What is 1 + 1?' };
const QUESTION: CorrectableQuestion = {
  stem: 'What is 1 + 1?',
  choices: [
    { text: '2', isCorrect: true },
    { text: '3', isCorrect: false },
  ],
  ...{ isTrue: null, marks: null },
};

describe('corrections of recognised questions', () => {
  it('are found by file, line and text, replaced, and removed', () => {
    const one = withCorrection([], LOCATION, QUESTION);
    expect(correctionAt(one, LOCATION)?.question).toEqual(QUESTION);
    expect(correctionAt(one, { ...LOCATION, file: 'other.docx' })).toBeUndefined();
    expect(correctionAt(one, { ...LOCATION, line: 4 })).toBeUndefined();
    expect(correctionAt(one, { ...LOCATION, source: '1. What is 1 + 2?' })).toBeUndefined();
    const other = withCorrection(one, LOCATION, { ...QUESTION, stem: 'Again' });
    expect(other.map(({ question }) => question.stem)).toEqual(['Again']);
    expect(withCorrection(other, LOCATION, null)).toEqual([]);
  });

  it('of long questions are found by the beginning of their text', () => {
    const long = { ...LOCATION, source: 'long '.repeat(500) };
    const [stored] = withCorrection([], long, QUESTION);
    expect(correctionSchema.safeParse(stored).success).toBe(true);
    expect(correctionAt(stored === undefined ? [] : [stored], long)).toBe(stored);
  });

  it('are refused with the reason', () => {
    const withChoices = (...choices: (readonly [text: string, isCorrect: boolean])[]): CorrectableQuestion => ({
      ...QUESTION,
      choices: choices.map(([text, isCorrect]) => ({ text, isCorrect })),
    });
    expect(correctionProblems(QUESTION)).toEqual([]);
    expect(correctionProblems({ ...QUESTION, stem: '  ' })).toEqual(['textMissing']);
    expect(correctionProblems(withChoices(['a', true]))).toEqual(['choicesTooFew']);
    expect(correctionProblems(withChoices(['a', true], [' ', false]))).toEqual(['choiceEmpty']);
    expect(correctionProblems(withChoices(['a', true], ['a ', false]))).toEqual(['choiceTwice']);
    expect(correctionProblems(withChoices(['a', false], ['b', false]))).toEqual(['noneCorrect']);
    expect(correctionProblems({ ...QUESTION, choices: null, isTrue: false })).toEqual([]);
    expect([0, 1.5, 51, Number.NaN, 50].map((marks) => correctionProblems({ ...QUESTION, marks }).length)).toEqual([
      ...[1, 1, 1, 1, 0],
    ]);
    expect(trimmedQuestion(withChoices([' a ', true])).choices).toEqual([{ text: 'a', isCorrect: true }]);
  });

  it('have answers for every blank of their text, and none that are empty', () => {
    const blanks = { ...QUESTION, choices: null, stem: 'The ____ of Norway is ____.', blanks: [[' capital ', ' ']] };
    expect(trimmedQuestion(blanks).blanks).toEqual([['capital'], []]);
    expect(correctionProblems(blanks)).toEqual(['blankAnswerMissing']);
    expect(correctionProblems({ ...blanks, stem: 'The ____ of Norway is Oslo.' })).toEqual([]);
    expect(correctionProblems({ ...blanks, stem: 'No blank' })).toEqual(['blankMissing']);
    const short = { ...QUESTION, choices: null, accepted: [' Oslo', ''] };
    expect(trimmedQuestion(short).accepted).toEqual(['Oslo']);
    expect(correctionProblems(short)).toEqual([]);
    expect(correctionProblems({ ...short, accepted: [' '] })).toEqual(['answerMissing']);
  });

  it('have a number and a tolerance of zero or more', () => {
    const numberOf = (value: number, tolerance: number) => ({
      ...{ ...QUESTION, choices: null },
      number: { value, tolerance, unit: ' m ' },
    });
    expect(trimmedQuestion(numberOf(1, 0)).number?.unit).toBe('m');
    expect(correctionProblems(numberOf(-1.5, 0))).toEqual([]);
    expect(correctionProblems(numberOf(Number.NaN, -1))).toEqual(['numberMissing', 'toleranceInvalid']);
    expect(correctionProblems(numberOf(1, Number.NaN))).toEqual(['toleranceInvalid']);
    for (const question of [numberOf(Number.NaN, 0), numberOf(1, -1), numberOf(1, Number.POSITIVE_INFINITY)])
      expect(correctionSchema.safeParse({ ...LOCATION, question }).success).toBe(false);
  });
});
