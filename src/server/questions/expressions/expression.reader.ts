import { createRequire } from 'node:module';
import type { MathNode } from 'mathjs/number';
import { ownEntry } from '#domain/platform/own-entry.ts';
import {
  type CONSTANT_NAMES,
  type FunctionName,
  plainNotation,
} from '#domain/questions/answers/expression.notation.ts';
import { EXPRESSION_DEPTH_MAX, EXPRESSION_NODES_MAX } from '#domain/questions/question.limits.ts';

type Parse = (text: string) => MathNode;

let parser: Parse | undefined;

/** Loads the parser, which takes a second on a slow machine, so that no marking waits for it. */
export const loadExpressions = (): void => void parse('1');

/**
 * Only the parser: no evaluator, no units, no matrices, nothing that could be assigned or imported. Its package has more
 * than 600 modules, which would take a fifth of the time that a server needs to start, so it is loaded with the first
 * expression; `require`, because marking is synchronous.
 */
function parse(text: string): MathNode {
  if (parser === undefined) {
    const mathjs: typeof import('mathjs/number') = createRequire(import.meta.url)('mathjs/number');
    parser = mathjs.create({ ...mathjs.parseDependencies }, {}).parse;
  }
  return parser(text);
}

/** A number for each letter. */
export type Letters = Readonly<Record<string, number>>;

/** A parsed expression: its tree, and its value; NaN if it has none. */
export type Expression = { readonly tree: MathNode; readonly at: (letters: Letters) => number };

type Operation = (...values: number[]) => number;

/** They use plain numbers, so that the largest power ends as Infinity and never as a big integer. */
const OPERATIONS = {
  add: (a = 0, b = 0) => a + b,
  subtract: (a = 0, b = 0) => a - b,
  multiply: (a = 0, b = 0) => a * b,
  divide: (a = 0, b = 0) => a / b,
  pow: (a = 0, b = 0) => a ** b,
  unaryMinus: (a = 0) => -a,
  unaryPlus: (a = 0) => a,
} satisfies Readonly<Record<string, Operation>>;

const FUNCTIONS: Readonly<Record<FunctionName, Operation>> = {
  sqrt: (x = 0) => Math.sqrt(x),
  cbrt: (x = 0) => Math.cbrt(x),
  exp: (x = 0) => Math.exp(x),
  ln: (x = 0) => Math.log(x),
  log: (x = 0, base = 10) => (base === 10 ? Math.log10(x) : Math.log(x) / Math.log(base)),
  lg: (x = 0) => Math.log10(x),
  abs: (x = 0) => Math.abs(x),
  sin: (x = 0) => Math.sin(x),
  cos: (x = 0) => Math.cos(x),
  tan: (x = 0) => Math.tan(x),
  cot: (x = 0) => 1 / Math.tan(x),
  sec: (x = 0) => 1 / Math.cos(x),
  csc: (x = 0) => 1 / Math.sin(x),
  asin: (x = 0) => Math.asin(x),
  acos: (x = 0) => Math.acos(x),
  atan: (x = 0) => Math.atan(x),
  arcsin: (x = 0) => Math.asin(x),
  arccos: (x = 0) => Math.acos(x),
  arctan: (x = 0) => Math.atan(x),
  sinh: (x = 0) => Math.sinh(x),
  cosh: (x = 0) => Math.cosh(x),
  tanh: (x = 0) => Math.tanh(x),
};

const CONSTANTS: Readonly<Record<(typeof CONSTANT_NAMES)[number], number>> = { pi: Math.PI, e: Math.E };

/**
 * Parses an expression of the given variables as users type it: `2x(x+1)`, `xy^2`, `√x`, `3·10^2`. Null if it is
 * invalid: too long, too deep, or with unknown names, operators or functions.
 */
export function readExpression(text: string, variables: readonly string[]): Expression | null {
  const plain = plainNotation(text, variables);
  if (plain === null) return null;
  try {
    const tree = parse(plain);
    const counted = { nodes: 0 };
    const at = evaluatorOf(tree, variables, counted, 0);
    return at === null ? null : { tree, at };
  } catch {
    // The parser's error has details; the student only learns that the text is not an expression.
    return null;
  }
}

type Evaluator = (letters: Letters) => number;

/** Compiles the tree to a function. Null for any node that is not plain arithmetic. */
function evaluatorOf(
  node: MathNode,
  variables: readonly string[],
  counted: { nodes: number },
  depth: number,
): Evaluator | null {
  counted.nodes += 1;
  if (counted.nodes > EXPRESSION_NODES_MAX || depth > EXPRESSION_DEPTH_MAX) return null;
  const inner = (children: readonly MathNode[]): Evaluator[] | null => {
    const read = children.map((child) => evaluatorOf(child, variables, counted, depth + 1));
    return read.every((entry) => entry !== null) ? read : null;
  };
  const apply = (operation: Operation | undefined, children: readonly MathNode[]): Evaluator | null => {
    const parts = inner(children);
    if (operation === undefined || parts === null) return null;
    return (letters) => operation(...parts.map((part) => part(letters)));
  };
  const is = node as MathNode & Record<string, unknown>;
  switch (node.type) {
    case 'ConstantNode': {
      const value = Number(is.value);
      return typeof is.value === 'number' ? () => value : null;
    }
    case 'SymbolNode': {
      const name = String(is.name);
      if (variables.includes(name)) return (letters) => letters[name] ?? Number.NaN;
      const constant = ownEntry<number>(CONSTANTS, name);
      return constant === undefined ? null : () => constant;
    }
    case 'ParenthesisNode':
      return inner([is.content as MathNode])?.[0] ?? null;
    case 'OperatorNode':
      return apply(ownEntry(OPERATIONS, String(is.fn)), is.args as MathNode[]);
    case 'FunctionNode': {
      const args = is.args as MathNode[];
      const name = String((is.fn as { name?: unknown }).name);
      return args.length === 1 || (name === 'log' && args.length === 2)
        ? apply(ownEntry<Operation>(FUNCTIONS, name), args)
        : null;
    }
    default:
      return null;
  }
}
