import type { Catalogue } from './catalogue.ts';
import { isTrue, nodeIn, nodesIn, numberOf, type TreeNode, wordOf } from './node-tree.ts';

/** The parameters of an `insert` or `update` that go into a column that refuses null, each with that column. */
export function requiredParameters(query: TreeNode, catalogue: Catalogue): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const command = numberOf(query, 'commandType');
  const tables = nodesIn(query.fields.get('rtable'));
  const target = tables[numberOf(query, 'resultRelation') - 1];
  if ((command === 2 || command === 3) && target !== undefined) {
    const columns = catalogue.columnsOf(numberOf(target, 'relid'));
    for (const entry of nodesIn(query.fields.get('targetList'))) {
      const column = columns[numberOf(entry, 'resno') - 1];
      const parameter = bareParameter(nodeIn(entry, 'expr'));
      if (isTrue(entry, 'resjunk') || column === undefined || parameter === null || column.shape.nullable) continue;
      found.set(parameter, `${catalogue.tableName(numberOf(target, 'relid'))}.${column.name}`);
    }
  }
  for (const cte of nodesIn(query.fields.get('cteList'))) {
    const inner = nodeIn(cte, 'ctequery');
    if (inner !== null) for (const [number, column] of requiredParameters(inner, catalogue)) found.set(number, column);
  }
  return found;
}

/** The number of a parameter that is passed unchanged, or only cast. */
function bareParameter(node: TreeNode | null): number | null {
  if (node === null) return null;
  if (node.label === 'PARAM') return wordOf(node, 'paramkind') === '0' ? numberOf(node, 'paramid') : null;
  return ['RELABELTYPE', 'COERCEVIAIO'].includes(node.label) ? bareParameter(nodeIn(node, 'arg')) : null;
}
