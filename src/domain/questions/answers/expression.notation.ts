import { EXPRESSION_DEPTH_MAX, EXPRESSION_MAX_CHARS } from '../question.limits.ts';

/** The functions that an expression may use. `log` may have a base as its second argument. */
export const FUNCTION_NAMES = [
  'sqrt',
  'cbrt',
  'exp',
  'ln',
  'log',
  'lg',
  'abs',
  'sin',
  'cos',
  'tan',
  'cot',
  'sec',
  'csc',
  'asin',
  'acos',
  'atan',
  'arcsin',
  'arccos',
  'arctan',
  'sinh',
  'cosh',
  'tanh',
] as const;
export type FunctionName = (typeof FUNCTION_NAMES)[number];

export const CONSTANT_NAMES = ['pi', 'e'] as const;

const isFunctionName = (word: string | undefined): boolean => FUNCTION_NAMES.some((name) => name === word);

/**
 * Rewrites an expression as users type it (`2x(x+1)`, `xy^2`, `√x`, `3·10^2`) for the algebra parser, with explicit
 * products of letters. Null if it is too long, too deep, or contains an unknown name.
 */
export function plainNotation(text: string, variables: readonly string[]): string | null {
  if (text.length > EXPRESSION_MAX_CHARS || deepest(text) > EXPRESSION_DEPTH_MAX) return null;
  const plain = SYMBOLS.reduce((so, [sign, other]) => so.replace(sign, other), text);
  const named = [...variables, ...CONSTANT_NAMES];
  let known = true;
  const separated = plain.replace(/[A-Za-z]+/g, (run, offset: number) => {
    const words = wordsOf(run, named);
    if (words === null) {
      known = false;
      return run;
    }
    const opens = /^\s*\(/.test(plain.slice(offset + run.length));
    // The leading blank prevents `0x` from being parsed as a hexadecimal number.
    return ` ${words.join(' * ')}${opens && !isFunctionName(words.at(-1)) ? ' * ' : ' '}`;
  });
  return known ? separated : null;
}

/** The names that a run of letters consists of, the longest first; null if it does not consist of names. */
function wordsOf(run: string, named: readonly string[]): string[] | null {
  const words: string[] = [];
  for (let rest = run; rest !== ''; ) {
    const next = [...named, ...FUNCTION_NAMES]
      .filter((name) => rest.startsWith(name))
      .sort((a, b) => b.length - a.length)[0];
    if (next === undefined) return null;
    // A function in the middle of a run is its last word: its bracket follows.
    if (isFunctionName(next) && next !== rest) return null;
    words.push(next);
    rest = rest.slice(next.length);
  }
  return words;
}

/** Maximum number of open brackets; the powers before them count as open, since they may be nested. */
function deepest(text: string): number {
  let open = 0;
  let most = 0;
  for (const sign of text) {
    if ('([{^'.includes(sign)) open += 1;
    else if (')]}'.includes(sign)) open -= 1;
    most = Math.max(most, open);
  }
  return most;
}

const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/[−–—]/g, '-'],
  [/[·×⋅]/g, '*'],
  [/÷/g, '/'],
  [/π/g, 'pi '],
  [/²/g, '^2'],
  [/³/g, '^3'],
  [/\*\*/g, '^'],
  [/[[{]/g, '('],
  [/[\]}]/g, ')'],
  // A decimal comma, between digits only.
  [/(\d),(\d)/g, '$1.$2'],
  // The operand of a root without brackets: a number, or one name.
  [/(?:√|sqrt)\s*(\d+(?:\.\d+)?|(?:pi|[A-Za-z])(?![A-Za-z]))/g, 'sqrt($1)'],
  [/√/g, 'sqrt'],
];
