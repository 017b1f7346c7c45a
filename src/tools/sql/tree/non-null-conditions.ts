import type { Catalogue } from './catalogue.ts';
import { isTreeNode, isTrue, nodeIn, nodesIn, numberOf, type TreeNode, wordOf } from './node-tree.ts';

/** A column of a table of a query: `[levels up, number of the table, number of the attribute]`. */
export type ColumnRef = readonly [level: number, table: number, attribute: number];

/** The column that a variable refers to. */
export const refOf = (node: TreeNode): ColumnRef => [
  numberOf(node, 'varlevelsup'),
  numberOf(node, 'varno'),
  numberOf(node, 'varattno'),
];

/** The columns that are not null wherever a condition is true: it says so, or compares them. */
export function nonNullWhere(condition: TreeNode | null, catalogue: Catalogue): readonly ColumnRef[] {
  if (condition === null) return [];
  const of = (node: TreeNode) => nonNullWhere(node, catalogue);
  switch (condition.label) {
    case 'BOOLEXPR': {
      const args = nodesIn(condition.fields.get('args')).map(of);
      if (wordOf(condition, 'boolop') === 'and') return args.flat();
      if (wordOf(condition, 'boolop') !== 'or') return operands(condition, catalogue);
      const [first = [], ...others] = args;
      return first.filter((ref) => others.every((other) => other.some((each) => isSame(each, ref))));
    }
    case 'NULLTEST':
      return numberOf(condition, 'nulltesttype') === 1 ? operands(condition, catalogue) : [];
    case 'BOOLEANTEST':
      return [0, 2].includes(numberOf(condition, 'booltesttype')) ? operands(condition, catalogue) : [];
    case 'OPEXPR':
    case 'FUNCEXPR':
    case 'VAR':
    case 'RELABELTYPE':
      return strictRefs(condition, catalogue);
    case 'SCALARARRAYOPEXPR': {
      const [left] = nodesIn(condition.fields.get('args'));
      return left === undefined ? [] : strictRefs(left, catalogue);
    }
    case 'SUBLINK': {
      // `x in (select …)` compares `x`.
      const test = nodeIn(condition, 'testexpr');
      return numberOf(condition, 'subLinkType') === 2 && test !== null ? strictRefs(test, catalogue) : [];
    }
    default:
      return [];
  }
}

const isSame = (one: ColumnRef, other: ColumnRef): boolean => one.every((part, at) => part === other[at]);

const operands = (node: TreeNode, catalogue: Catalogue): readonly ColumnRef[] =>
  [...nodesIn(node.fields.get('arg')), ...nodesIn(node.fields.get('args'))].flatMap((arg) =>
    strictRefs(arg, catalogue),
  );

/** The columns without which an expression is null. */
function strictRefs(node: TreeNode, catalogue: Catalogue): readonly ColumnRef[] {
  if (node.label === 'VAR') return [refOf(node)];
  if (node.label === 'RELABELTYPE' || node.label === 'COERCEVIAIO' || node.label === 'ARRAYCOERCEEXPR') {
    const arg = nodeIn(node, 'arg');
    return arg === null ? [] : strictRefs(arg, catalogue);
  }
  if (node.label === 'BOOLEXPR' && wordOf(node, 'boolop') === 'not') return operands(node, catalogue);
  if (node.label !== 'OPEXPR' && node.label !== 'FUNCEXPR') return [];
  const callee = catalogue.functionOf(numberOf(node, node.label === 'OPEXPR' ? 'opfuncid' : 'funcid'));
  if (callee === undefined || !callee.isStrict || isTrue(node, 'funcretset')) return [];
  return nodesIn(node.fields.get('args'))
    .filter(isTreeNode)
    .flatMap((arg) => strictRefs(arg, catalogue));
}

/** The conditions that hold together: `a and (b and c)` says all three. */
export const conjuncts = (condition: TreeNode | null): readonly TreeNode[] => {
  if (condition === null) return [];
  if (condition.label !== 'BOOLEXPR' || wordOf(condition, 'boolop') !== 'and') return [condition];
  return nodesIn(condition.fields.get('args')).flatMap(conjuncts);
};

/** Expressions that a condition says are not null, written out. */
export const nonNullExpressions = (condition: TreeNode | null): readonly string[] =>
  conjuncts(condition).flatMap((each) => {
    const arg = nodeIn(each, 'arg');
    return each.label === 'NULLTEST' && numberOf(each, 'nulltesttype') === 1 && arg !== null ? [written(arg)] : [];
  });

/** An expression as a text that is the same wherever it is written. */
export const written = (node: TreeNode): string =>
  JSON.stringify(node, (_key, value) =>
    value instanceof Map ? [...value].filter(([name]) => name !== 'location') : value,
  );
