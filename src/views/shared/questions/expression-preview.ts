import { create, type MathNode, parseDependencies } from 'mathjs/number';

const { parse } = create({ ...parseDependencies }, {});

type Parts = MathNode & { readonly args?: readonly MathNode[]; readonly fn?: unknown; readonly name?: string };
type TexOptions = {
  readonly parenthesis: 'keep';
  readonly handler: (node: Parts, options: TexOptions) => string | undefined;
};

/** Products without a dot if a letter follows, as in handwriting; letters stay italic. */
const HANDWRITTEN: TexOptions = {
  parenthesis: 'keep',
  handler: (node, options) => {
    const [left, right] = node.args ?? [];
    if (node.type === 'SymbolNode') return GREEK.has(node.name ?? '') ? `\\${node.name}` : node.name;
    if (node.type !== 'OperatorNode' || node.fn !== 'multiply' || left === undefined || right === undefined) {
      return undefined;
    }
    const [first, second] = [left.toTex(options), right.toTex(options)];
    return /^[\d-]/.test(second) ? `${first} \\cdot ${second}` : `${first}\\,${second}`;
  },
};

const GREEK = new Set([
  'alpha',
  'beta',
  'gamma',
  'delta',
  'theta',
  'lambda',
  'mu',
  'pi',
  'rho',
  'sigma',
  'phi',
  'omega',
]);

/**
 * TeX for an expression in plain notation; null if it is incomplete or invalid. This module includes an algebra parser
 * and is only downloaded where an expression is asked for.
 */
export function texOf(plain: string): string | null {
  try {
    return parse(plain).toTex(HANDWRITTEN);
  } catch {
    // Most of the time while typing, an expression is incomplete.
    return null;
  }
}
