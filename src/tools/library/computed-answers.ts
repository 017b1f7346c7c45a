import { evaluate as compute } from 'mathjs';
import type { LibraryQuestion } from '#server/content/library/library-question.ts';
import { compareExpressions } from '#server/questions/expressions/compare-expressions.ts';

/** A computed value may differ from the key by rounding to its significant figures, or by this share. */
const EQUAL_SHARE = 1e-9;

/** Why the answer key differs from what its checks compute. */
export function wrongKeys({ question, checks }: LibraryQuestion): readonly string[] {
  const [first] = checks;
  switch (question.type) {
    case 'numeric':
      return first === undefined ? ['has no check that computes its answer'] : wrongNumber(question.answer, first);
    case 'expression': {
      if (first === undefined) return ['has no check with another form of its answer'];
      const { variables, answer } = question;
      const comparison = compareExpressions({ expected: answer.expected, given: first, variables });
      return comparison === 'equivalent' || comparison === 'otherForm'
        ? []
        : [`the key ${answer.expected} is not equal to ${first}`];
    }
    default:
      return checks.flatMap((check) => untrue(check));
  }
}

type NumericAnswer = {
  readonly value: number;
  readonly written: string;
  readonly significantFigures?: number | null | undefined;
};

function wrongNumber({ value, written, significantFigures }: NumericAnswer, check: string): string[] {
  const computed = evaluate(check);
  if (typeof computed !== 'number') return [`${check} is no number`];
  const rounded =
    significantFigures == null || computed === 0 ? computed : Number(computed.toPrecision(significantFigures));
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(Math.abs(b) * EQUAL_SHARE, 1e-12);
  const isWritten = writtenNumbers(written).some((shown) => Number.isNaN(shown) || near(shown, value));
  return [
    ...(near(rounded, value) || near(computed, value) ? [] : [`the key ${value} differs from ${check} = ${computed}`]),
    ...(isWritten || /10\^|×/.test(written) ? [] : [`“${written}” differs from ${value}`]),
  ];
}

/** The numbers that a text can mean: a comma separates thousands in English, decimals in German. */
const writtenNumbers = (written: string): readonly number[] =>
  ['', '.'].map((comma) => {
    const plain = written
      .replaceAll('\u2212', '-')
      .replace(/[\s\u202f]/g, '')
      .replaceAll(',', comma);
    return Number(/-?\d+(?:\.\d+)?(?:e-?\d+)?/i.exec(plain)?.[0]);
  });

/** Values of variables by their names. */
export type Scope = { readonly [name: string]: number | string };

/** The reason why a comparison is not true. */
export const untrue = (check: string, scope: Scope = {}): string[] =>
  evaluate(check, scope) === true ? [] : [`is not true: ${check}`];

/** What mathjs computes; the message of its error if it can't. */
export function evaluate(expression: string, scope: Scope = {}): unknown {
  try {
    return compute(expression, { ...scope });
  } catch (error) {
    return error instanceof Error ? error.message : null;
  }
}
