import { aggregateShape, windowShape } from './aggregate-shapes.ts';
import { castShape } from './cast.ts';
import { constantShape } from './constants.ts';
import { functionShape, operatorShape } from './function-shapes.ts';
import { nodeIn, nodesIn, numberOf, type TreeNode, wordsOf } from './node-tree.ts';
import type { Scope } from './scope.ts';
import { eitherOf, type Field, NONE, type Shape, withNull } from './shape.ts';

const SUBLINK = { exists: 0, all: 1, any: 2, expression: 4, array: 6 } as const;

/** The type of an expression of a statement. */
export function expressionShape(node: TreeNode, scope: Scope): Shape {
  const { catalogue } = scope;
  const typed = (field: string): Shape => catalogue.shapeOf(numberOf(node, field));
  const args = (): readonly TreeNode[] => nodesIn(node.fields.get('args'));
  const anyNull = (nodes: readonly TreeNode[]): boolean => nodes.some((each) => scope.shape(each).nullable);
  switch (node.label) {
    case 'VAR':
      return scope.variable(node);
    case 'CONST':
      return constantShape(node, catalogue);
    case 'PARAM':
      return { ...typed('paramtype'), nullable: scope.isNullParameter(numberOf(node, 'paramid')) };
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
    case 'ARRAYCOERCEEXPR':
      return castShape(scope.shape(nodeIn(node, 'arg')), typed('resulttype'));
    case 'COLLATEEXPR':
    case 'NAMEDARGEXPR':
      return scope.shape(nodeIn(node, 'arg'));
    case 'BOOLEXPR':
      return { kind: 'boolean', nullable: anyNull(args()) };
    case 'NULLTEST':
    case 'BOOLEANTEST':
    case 'DISTINCTEXPR':
      return { kind: 'boolean', nullable: false };
    case 'SCALARARRAYOPEXPR':
      return { kind: 'boolean', nullable: anyNull(args()) };
    case 'OPEXPR':
      return operatorShape(node, scope);
    case 'FUNCEXPR':
      return functionShape(node, scope);
    case 'NULLIFEXPR':
      return withNull(scope.shape(args()[0] ?? null));
    case 'COALESCEEXPR':
    case 'COALESCE': {
      const shapes = args().map((each) => scope.shape(each));
      return { ...shapes.reduce(eitherOf, NONE), nullable: shapes.every(({ nullable }) => nullable) };
    }
    case 'MINMAXEXPR':
    case 'MINMAX':
      return { ...typed('minmaxtype'), nullable: args().every((each) => scope.shape(each).nullable) };
    case 'CASEEXPR':
    case 'CASE':
      return caseShape(node, scope);
    case 'SQLVALUEFUNCTION':
      return { ...typed('type'), nullable: false };
    case 'ARRAYEXPR':
    case 'ARRAY': {
      const elements = nodesIn(node.fields.get('elements')).map((each) => scope.shape(each));
      const shape = typed('array_typeid');
      if (shape.kind !== 'array') return { ...shape, nullable: false };
      const isNullable = elements.some(({ nullable }) => nullable);
      return {
        ...shape,
        nullable: false,
        of: elements.length === 0 ? shape.of : { ...elements.reduce(eitherOf, NONE), nullable: isNullable },
      };
    }
    case 'SUBLINK':
      return sublinkShape(node, scope);
    case 'AGGREF':
      return aggregateShape(node, scope);
    case 'WINDOWFUNC':
      return windowShape(node, scope);
    case 'ROWEXPR':
    case 'ROW': {
      const names = wordsOf(node, 'colnames');
      const fields = args().map(
        (each, at) => [names[at] ?? `f${at + 1}`, { shape: scope.shape(each), isOptional: false }] as const,
      );
      return { kind: 'object', nullable: false, fields: new Map<string, Field>(fields), isComposite: true };
    }
    case 'FIELDSELECT':
      return typed('resulttype');
    case 'SUBSCRIPTINGREF':
      return typed('refrestype');
    case 'GROUPINGFUNC':
      return { kind: 'number', nullable: false };
    default:
      return { kind: 'json', nullable: true };
  }
}

function caseShape(node: TreeNode, scope: Scope): Shape {
  const isPlain = nodeIn(node, 'arg') === null;
  const results: Shape[] = [];
  for (const when of nodesIn(node.fields.get('args'))) {
    const condition = isPlain ? nodeIn(when, 'expr') : null;
    results.push(scope.shapeWhere(nodeIn(when, 'result'), condition));
    if (condition !== null && isAlwaysTrue(condition, scope)) return results.reduce(eitherOf);
  }
  return [...results, scope.shape(nodeIn(node, 'defresult'))].reduce(eitherOf);
}

/** `x is not null` of something that never is null. */
const isAlwaysTrue = (condition: TreeNode, scope: Scope): boolean =>
  condition.label === 'NULLTEST' &&
  numberOf(condition, 'nulltesttype') === 1 &&
  !scope.shape(nodeIn(condition, 'arg')).nullable;

function sublinkShape(node: TreeNode, scope: Scope): Shape {
  const kind = numberOf(node, 'subLinkType');
  const query = nodeIn(node, 'subselect');
  if (kind === SUBLINK.exists || query === null) return { kind: 'boolean', nullable: false };
  const { columns, isOneRow } = scope.subquery(query);
  const shape = columns[0]?.[1] ?? NONE;
  if (kind === SUBLINK.array) return { kind: 'array', nullable: false, of: shape, isParsed: true };
  if (kind !== SUBLINK.any && kind !== SUBLINK.all) return withNull(shape, shape.nullable || !isOneRow);
  const test = nodeIn(node, 'testexpr');
  const left = test === null ? [] : nodesIn(test.fields.get('args')).filter(({ label }) => label !== 'PARAM');
  return { kind: 'boolean', nullable: shape.nullable || left.some((each) => scope.shape(each).nullable) };
}
