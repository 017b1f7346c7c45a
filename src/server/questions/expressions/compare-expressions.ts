import type { CompareExpressions, ExpressionCase } from '#domain/questions/types/question-type.ts';
import { isWrittenAs } from './expression.form.ts';
import { type Expression, type Letters, readExpression } from './expression.reader.ts';

/**
 * Decides whether expressions are equivalent by their values at fixed points. The probability that two different ones
 * agree at all points is negligible (Schwartz–Zippel for polynomials); an expression without a value at some points, as
 * the root of a negative number, is compared at the others.
 */
export const compareExpressions: CompareExpressions = (expressions) => {
  const sides = expressions.given.split('=');
  const expected = expressions.expected.split('=');
  if (sides.length !== expected.length || sides.length > 2) {
    // `y = 2x` if the answer is `2x`: the name before the sign is not a mistake.
    if (
      sides.length === 2 &&
      expected.length === 1 &&
      /^\s*[A-Za-z](\s*\(\s*[A-Za-z]\s*\)|')*\s*$/.test(sides[0] ?? '')
    ) {
      return compareExpressions({ ...expressions, given: sides[1] ?? '' });
    }
    return readExpression(sides[0] ?? '', expressions.variables) === null ? 'unreadable' : 'different';
  }
  return expected.length === 2 ? compareEquations(expressions, sides, expected) : compareValues(expressions);
};

function compareValues(entry: ExpressionCase): ReturnType<CompareExpressions> {
  // The constant of integration may be any letter.
  const variables = entry.upToConstant === true ? [...new Set([...entry.variables, 'C', 'c', 'k'])] : entry.variables;
  const given = readExpression(entry.given, variables);
  const expected = readExpression(entry.expected, variables);
  if (given === null) return 'unreadable';
  if (expected === null) return 'different';
  const points = pointsFor(variables);
  const pairs = valuesAt(given, expected, points);
  if (pairs === null) return 'different';
  const [first] = pairs;
  const shift = entry.upToConstant === true && first !== undefined ? first[0] - first[1] : 0;
  if (!pairs.every(([a, b]) => isNear(a - shift, b))) return 'different';
  return entry.form === undefined || isWrittenAs(given.tree, entry.form) ? 'equivalent' : 'otherForm';
}

/** Two equations are equivalent if the differences of their sides are equal up to a factor. */
function compareEquations(
  entry: ExpressionCase,
  given: readonly string[],
  expected: readonly string[],
): ReturnType<CompareExpressions> {
  const [left, right, expectedLeft, expectedRight] = [...given, ...expected].map((side) =>
    readExpression(side, entry.variables),
  );
  if (left == null || right == null) return 'unreadable';
  if (expectedLeft == null || expectedRight == null) return 'different';
  const difference = (a: Expression, b: Expression): Expression => ({
    tree: a.tree,
    at: (letters) => a.at(letters) - b.at(letters),
  });
  const pairs = valuesAt(difference(left, right), difference(expectedLeft, expectedRight), pointsFor(entry.variables));
  const [first] = pairs ?? [];
  if (pairs === null || first === undefined || first[0] === 0 || first[1] === 0) return 'different';
  const factor = first[0] / first[1];
  return pairs.every(([a, b]) => isNear(a, b * factor)) ? 'equivalent' : 'different';
}

const POINTS = 24;
const POINTS_NEEDED = 6;

/** Pseudorandom points that never change; most are positive, where roots and logarithms have values. */
function pointsFor(variables: readonly string[]): Letters[] {
  let seed = 20_071;
  const next = (): number => {
    // Park–Miller: exact in doubles.
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: POINTS }, (_, at) =>
    // The letter of an added constant has one value everywhere.
    Object.fromEntries(
      variables.map((name) => {
        const value = 0.2 + next() * (at % 3 === 0 ? 0.75 : 3);
        return [name, ['C', 'c', 'k'].includes(name) && variables.includes('C') ? 1.37 : at % 4 === 3 ? -value : value];
      }),
    ),
  );
}

/**
 * The values of both expressions at points where both have one. Null if only one of them has a value at some point, or
 * if there are too few values.
 */
function valuesAt(before: Expression, second: Expression, points: readonly Letters[]): [number, number][] | null {
  const pairs = points.map((point): [number, number] => [before.at(point), second.at(point)]);
  const finite = pairs.filter(([a, b]) => Number.isFinite(a) && Number.isFinite(b));
  const different = pairs.filter(([a, b]) => Number.isFinite(a) !== Number.isFinite(b));
  return finite.length < POINTS_NEEDED || different.length > finite.length ? null : finite;
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
