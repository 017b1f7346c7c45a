import type { WrittenFacts } from '#domain/interchange/reasons/refusal-facts.ts';
import type { ReasonTextsOf } from '../../import-reason.wording.ts';
import { characters, counted, quoted, size } from './reason-parts.ts';

const cells = (count: number): string => counted(count, { one: '# cell', other: '# cells' });
const columns = (count: number): string => counted(count, { one: '# column', other: '# columns' });

/** What is wrong with how texts, tables and lines write a question. */
export const written: ReasonTextsOf<keyof WrittenFacts> = {
  braceNeverClosed: () =>
    'The brace { before its answers is never closed. Add } after the last answer. A brace in the text is written \\{.',
  braceClosesEarly: ({ line }) =>
    `A brace in line ${line} closes the answers early. Braces within an answer are written \\{ and \\}.`,
  questionTooLong: ({ max }) =>
    `It is longer than ${characters(max)}. Check whether the closing brace } is missing, or split the question.`,
  questionTextMissing: () => 'The question text is missing. Write the question into its column.',
  correctAnswerMissing: () => 'The correct answer is missing. Write it into the answer column.',
  choicesAndAnswerMissing: () =>
    'It has neither choices nor an answer. Write the correct answer into the answer column.',
  typeNotScored: ({ type }) =>
    `Questions of the type ${quoted(type)} have no correct answer, so Lectern doesn’t import them. Change the type or delete the row.`,
  answerNotAmongChoices: ({ answer }) =>
    `The answer ${quoted(answer)} is none of the choices. Write the letter, the number or the exact text of the correct choice.`,
  answerFitsSeveralChoices: ({ answer }) =>
    `Several choices read ${quoted(answer)}, so Lectern can’t tell which one is correct. Change the text of one, or write the letter of the correct choice.`,
  answerLetterOrText: ({ answer }) =>
    `The answer ${quoted(answer)} names one choice, and another choice has exactly this text. Write “Option ${answer}” for the position, or change the texts of the choices.`,
  answerNotTrueOrFalse: ({ answer }) => `The answer ${quoted(answer)} is neither true nor false. Write TRUE or FALSE.`,
  answerNotANumber: ({ answer }) =>
    `The answer ${quoted(answer)} isn’t a number. Write a number such as 3.14, without its unit.`,
  rowTooLong: ({ cells: count, columns: most, extra }) =>
    `The row has ${cells(count)}, but the table has ${columns(most)}; ${quoted(extra)} belongs to no column. If a text contains the separator, put the text in quotation marks.`,
  rowTooShort: ({ cells: count, columns: most }) =>
    `The row has ${cells(count)}, but the table has ${columns(most)}, so Lectern can’t tell which answer is which. Add the missing separators, or put a text with a line break in quotation marks.`,
  cellQuoteInside: ({ text }) =>
    `The cell ${quoted(text)} goes on after its closing quotation mark. Write quotation marks within a cell twice, and put the whole cell in quotation marks.`,
  cellShowsError: ({ cell, error }) => `The cell ${cell} shows the error ${error}. Correct its formula.`,
  cellNotCalculated: ({ cell }) =>
    `The cell ${cell} has a formula without a result. Open the file in your spreadsheet program and save it again.`,
  weightsWithoutChoices: ({ weights }) =>
    `It has weights, ${quoted(weights)}, but no choices. Empty its cell of weights.`,
  weightsMiscounted: ({ weights, choices }) =>
    `The weights ${quoted(weights)} are not ${choices} percentages separated by |. Write one for each choice, such as 100|0|0.`,
  weightsContradictAnswer: ({ weights }) =>
    `The weights ${quoted(weights)} and the correct answer contradict each other. Correct one of the two.`,
  aikenAnswerLineMissing: () =>
    'A line “ANSWER: ” with the letter of the correct choice is missing after its choices. Add it, for example “ANSWER: B”.',
  aikenLineUnexpected: ({ line, text }) =>
    `Line ${line} (${quoted(text)}) is neither a choice (“B. …”) nor the line “ANSWER: B”. Correct that line, or separate the questions with an empty line.`,
  aikenQuestionMissing: () =>
    'There is no question text before its choices. Write the question above the first choice.',
  aikenTooFewChoices: () => 'It has fewer than two choices. Write each choice on a line of its own, as “A. …”, “B. …”.',
  aikenLetterRepeated: ({ letter }) => `Two choices have the letter ${letter}. Give each choice its own letter.`,
  aikenAnswerRepeated: ({ line }) => `Line ${line} is a second ANSWER line. Keep only the one with the correct letter.`,
  aikenLetterUnknown: ({ letter }) =>
    `ANSWER: ${letter} names no choice. Use the letter of one of the choices above it.`,
  lineTooLong: ({ max }) => `The line is longer than ${size(max)}. Shorten the question.`,
  lineNotUtf8: ({ byte }) => `The line isn’t valid UTF-8 (at byte ${byte}). Save the file as UTF-8.`,
  jsonObjectExpected: () => 'It isn’t a JSON object. Write its fields in braces: { "field": … }.',
  lineNotJson: () =>
    'The line isn’t valid JSON. Check its quotation marks, commas and brackets; each question has a line of its own.',
};
