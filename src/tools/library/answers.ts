import type { Question } from '#server/interchange/questions/question.schema.ts';
import { compareExpressions } from '#server/questions/expressions/compare-expressions.ts';

/** How a question is to be answered in a second reading. */
type Shown = { readonly id: string; readonly type: Question['type']; readonly [field: string]: unknown };

/** A question without anything that reveals its answer; null if answers of its type can't be compared. */
export function withoutKey(question: Question): Shown | null {
  const { id, type, stem } = question;
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-response':
    case 'ordering':
      return {
        id,
        type,
        stem,
        choices: Object.fromEntries(question.choices.map((choice) => [choice.id, choice.text])),
      };
    case 'true-false':
    case 'short-answer':
      return { id, type, stem };
    case 'numeric': {
      const { unit, significantFigures, asksUnit } = question.answer;
      return { id, type, stem, unit, significantFigures, asksUnit };
    }
    case 'matching': {
      const prompts = question.answer.map(({ text }) => text);
      return {
        id,
        type,
        stem,
        prompts,
        choices: Object.fromEntries(question.choices.map((choice) => [choice.id, choice.text])),
      };
    }
    case 'cloze':
      return { id, type, stem, text: question.text, gaps: question.gaps };
    case 'table':
      return { id, type, stem, columns: question.columns, rows: question.rows };
    case 'expression':
      return { id, type, stem, variables: question.variables, lead: question.lead };
    default:
      return null;
  }
}

const words = (text: unknown): string =>
  String(text)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\u2212', '-')
    .replace(/[$\s]+/g, ' ')
    .trim();
const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each));
const listOf = (answer: unknown): string[] => (Array.isArray(answer) ? answer.map(String) : [String(answer)]);
const entryOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? Object.entries(answer).find(([key]) => key === name)?.[1] : undefined;

/**
 * Whether an answer of a second reading agrees with the key: ids of choices, `true` or `false`, a number, a text, one
 * text for each gap or cell by its id, ids of choices in the order of the prompts, or an expression.
 */
export function answerMatches(question: Question, answer: unknown): boolean {
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-response':
      return sameSet(listOf(answer), question.answer);
    case 'ordering':
      return listOf(answer).join() === question.answer.join();
    case 'true-false':
      return answer === question.answer;
    case 'short-answer':
      return question.answer.some((accepted) => words(accepted) === words(answer));
    case 'numeric': {
      const { value, tolerance, relative } = question.answer;
      const allowed =
        tolerance == null ? Math.abs(value) * 0.01 : relative === true ? Math.abs(value) * tolerance : tolerance;
      return typeof answer === 'number' && Math.abs(answer - value) <= allowed + 1e-12;
    }
    case 'matching':
      return listOf(answer).join() === question.answer.map(({ match }) => match).join();
    case 'cloze':
    case 'table':
      return Object.entries(question.answer).every(([id, accepted]) => {
        const given = entryOf(answer, id);
        return accepted.some(
          (each) =>
            words(each) === words(given) || (words(given) !== '' && Number(words(each)) === Number(words(given))),
        );
      });
    case 'expression': {
      const { variables, answer: key } = question;
      return compareExpressions({ expected: key.expected, given: String(answer), variables }) !== 'different';
    }
    default:
      return true;
  }
}
