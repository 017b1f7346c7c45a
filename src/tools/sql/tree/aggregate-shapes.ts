import { isTrue, nodeIn, nodesIn, numberOf, type TreeNode } from './node-tree.ts';
import type { Scope } from './scope.ts';
import { inJson, NONE, type Shape } from './shape.ts';

/** The type of an aggregate: null without rows, unless it counts. */
export function aggregateShape(node: TreeNode, scope: Scope): Shape {
  const { catalogue } = scope;
  const name = catalogue.functionOf(numberOf(node, 'aggfnoid'))?.name ?? '';
  const filter = nodeIn(node, 'aggfilter');
  const entries = nodesIn(node.fields.get('args')).filter((entry) => !isTrue(entry, 'resjunk'));
  const result = catalogue.shapeOf(numberOf(node, 'aggtype'));
  if (name === 'count' || name === 'regr_count') return { ...result, nullable: false };
  const values = entries.map((entry) => scope.shapeWhere(nodeIn(entry, 'expr'), filter));
  const [value = NONE] = values;
  const hasRows = scope.isGrouped && filter === null;
  switch (name) {
    case 'json_agg':
    case 'jsonb_agg':
      return { kind: 'array', nullable: !hasRows, of: inJson(value), isParsed: true };
    case 'array_agg':
      return result.kind === 'array'
        ? { ...result, nullable: !hasRows, of: value.kind === 'array' ? result.of : value }
        : { ...result, nullable: !hasRows };
    case 'json_object_agg':
    case 'jsonb_object_agg':
      return { kind: 'json', nullable: !hasRows };
    case 'min':
    case 'max':
      return { ...(value.kind === 'text' ? value : result), nullable: !hasRows || value.nullable };
    case 'stddev':
    case 'stddev_samp':
    case 'var_samp':
    case 'variance':
    case 'corr':
      return { ...result, nullable: true };
    default:
      return { ...result, nullable: !hasRows || values.some(({ nullable }) => nullable) };
  }
}

const COUNTING = new Set(['row_number', 'rank', 'dense_rank', 'count', 'ntile', 'percent_rank', 'cume_dist']);

/** The type of a window function. */
export function windowShape(node: TreeNode, scope: Scope): Shape {
  const name = scope.catalogue.functionOf(numberOf(node, 'winfnoid'))?.name ?? '';
  const result = scope.catalogue.shapeOf(numberOf(node, 'wintype'));
  if (COUNTING.has(name)) return { ...result, nullable: false };
  const values = nodesIn(node.fields.get('args')).map((each) => scope.shape(each));
  // The frame of a window without a filter has its own row at least.
  const isUnfiltered = nodeIn(node, 'aggfilter') === null;
  const always =
    isUnfiltered && ['sum', 'min', 'max', 'avg', 'first_value', 'last_value', 'bool_or', 'bool_and'].includes(name);
  return { ...result, nullable: !always || values.some(({ nullable }) => nullable) };
}
