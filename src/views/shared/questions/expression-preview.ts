import { create, type MathNode, parseDependencies } from 'mathjs/number';

const { parse } = create({ ...parseDependencies }, {});

type Parts = MathNode & { readonly args?: readonly MathNode[]; readonly fn?: unknown; readonly name?: string };
type TexOptions = {
  readonly parenthesis: 'keep';
  readonly handler: (node: Parts, options: TexOptions) => string | undefined;
};

/** Products without a dot where a letter follows, as they are written by hand; letters stay slanted. */
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
 * TeX for an expression in plain notation; null where it is no expression yet. This module brings a parser of algebra
 * along and is downloaded where an expression is asked for, and nowhere else.
 */
export function texOf(plain: string): string | null {
  try {
    return parse(plain).toTex(HANDWRITTEN);
  } catch {
    // Half an expression is what people type most of the time.
    return null;
  }
}
