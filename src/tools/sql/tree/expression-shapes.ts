import type { Catalogue } from './catalogue.ts';
import { isTreeList, isTrue, nodeIn, nodesIn, numberOf, type TreeNode, wordOf, wordsOf } from './node-tree.ts';
import { eitherOf, type Field, inJson, NO_ENTRY, NONE, type Shape, withNull } from './shape.ts';

/** The query that an expression is in. */
export type Scope = {
  readonly catalogue: Catalogue;
  readonly isGrouped: boolean;
  readonly shape: (node: TreeNode | null) => Shape;
  readonly shapeWhere: (node: TreeNode | null, condition: TreeNode | null) => Shape;
  readonly variable: (node: TreeNode) => Shape;
  readonly isNullParameter: (number: number) => boolean;
  /** Whether a member of a JSON column may be missing or null. */
  readonly isNullMember: (origin: string) => boolean;
  readonly subquery: (node: TreeNode) => {
    readonly columns: readonly (readonly [string, Shape])[];
    readonly isOneRow: boolean;
  };
};

const SUBLINK = { exists: 0, all: 1, any: 2, expression: 4, array: 6 } as const;

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

/** A text stays what it is inside its own family of types, so that its possible values are known further on. */
function castShape(from: Shape, to: Shape): Shape {
  const { nullable } = from;
  if (from.kind === to.kind && from.kind !== 'array') return from;
  if (from.kind === 'json' && to.kind === 'json') return { ...from, nullable };
  if (from.kind === 'object' && to.kind === 'json') return from;
  if (from.kind === 'array' && to.kind === 'array')
    return { ...to, nullable, of: from.of.kind === to.of.kind ? from.of : { ...to.of, nullable: from.of.nullable } };
  if (from.kind === 'array' && to.kind === 'json') return from;
  return { ...to, nullable };
}

function constantShape(node: TreeNode, catalogue: Catalogue): Shape {
  const shape = catalogue.shapeOf(numberOf(node, 'consttype'));
  if (isTrue(node, 'constisnull')) return shape.kind === 'text' ? NONE : { ...shape, nullable: true };
  const text = shape.kind === 'text' || shape.kind === 'json' ? textOf(node, catalogue) : null;
  if (shape.kind === 'text')
    return { ...shape, nullable: false, ...(text !== null && { sources: [{ values: [text] }] }) };
  if (shape.kind === 'json' && text === '[]') return { kind: 'array', nullable: false, of: NO_ENTRY, isParsed: true };
  if (shape.kind === 'json' && text === '{}') return { kind: 'object', nullable: false, fields: new Map() };
  if (shape.kind === 'json' && text === 'null') return { ...shape, nullable: true };
  if (shape.kind === 'json' && catalogue.typeName(numberOf(node, 'consttype')) === 'jsonb')
    return emptyJsonb(node, shape);
  if (shape.kind === 'array') return { ...shape, nullable: false, of: { ...shape.of, nullable: false } };
  if (shape.kind === 'number') return numberConstant(node, catalogue);
  return { ...shape, nullable: false };
}

/** A whole number; PostgreSQL prints its eight bytes. */
function numberConstant(node: TreeNode, catalogue: Catalogue): Shape {
  const bytes = Buffer.from(bytesOf(node));
  const isWhole = ['int2', 'int4'].includes(catalogue.typeName(numberOf(node, 'consttype'))) && bytes.length === 8;
  return { kind: 'number', nullable: false, ...(isWhole && { sources: [{ values: [String(bytes.readInt32LE(0))] }] }) };
}

/** `'[]'::jsonb` and `'{}'::jsonb` consist of a header alone. */
function emptyJsonb(node: TreeNode, shape: Shape): Shape {
  const bytes = bytesOf(node);
  const flags = (bytes[7] ?? 0) & 0xf0;
  const isEmpty = bytes.length === 8 && (bytes[4] ?? 0) === 0;
  if (isEmpty && flags === 0x40) return { kind: 'array', nullable: false, of: NO_ENTRY, isParsed: true };
  if (isEmpty && flags === 0x20) return { kind: 'object', nullable: false, fields: new Map() };
  return { ...shape, nullable: false };
}

function bytesOf(node: TreeNode): readonly number[] {
  const value = node.fields.get('constvalue');
  if (!isTreeList(value)) return [];
  // `9 [ 36 0 0 0 104 … ]`
  return value
    .filter((word) => typeof word === 'string' && /^-?\d+$/.test(word))
    .slice(1)
    .map((word) => Number(word) & 0xff);
}

/** The text of a constant; PostgreSQL prints its bytes behind a header of four. */
export function textOf(node: TreeNode, catalogue: Catalogue): string | null {
  const name = catalogue.typeName(numberOf(node, 'consttype'));
  const bytes = bytesOf(node);
  if (name === 'unknown' || name === 'cstring') return Buffer.from(bytes.slice(0, -1)).toString('utf8');
  if (!['text', 'varchar', 'bpchar', 'json'].includes(name)) return null;
  return Buffer.from(bytes.slice(4)).toString('utf8');
}

/** The texts of a constant list; each has a header of four bytes, and begins at a multiple of four. */
function textsOf(node: TreeNode, catalogue: Catalogue): readonly string[] | null {
  if (catalogue.typeName(numberOf(node, 'consttype')) !== '_text') return null;
  const bytes = Buffer.from(bytesOf(node));
  // Size, dimensions (one), no nulls, type of the elements, length, lower bound.
  if (bytes.length >= 8 && bytes.readInt32LE(4) === 0) return [];
  if (bytes.length < 24 || bytes.readInt32LE(4) !== 1 || bytes.readInt32LE(8) !== 0) return null;
  const texts: string[] = [];
  for (let at = 24; texts.length < bytes.readInt32LE(16); ) {
    const size = bytes.readUInt32LE(at) >>> 2;
    texts.push(bytes.toString('utf8', at + 4, at + size));
    at += Math.ceil(size / 4) * 4;
  }
  return texts;
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

/** Operators and functions that may answer null although they get none. */
const SOMETIMES_NULL = new Set([
  ...['->', '->>', '#>', '#>>', 'jsonb_object_field', 'jsonb_object_field_text', 'json_object_field'],
  ...['array_length', 'array_upper', 'array_lower', 'array_position', 'substring', 'regexp_match', 'regexp_substr'],
  ...['to_regclass', 'current_setting', 'pg_last_wal_replay_lsn', 'pg_last_xact_replay_timestamp', 'array_ndims'],
  ...['jsonb_path_query_first', 'jsonb_extract_path', 'jsonb_extract_path_text', 'pg_stat_file', 'obj_description'],
  ...[
    'jsonb_array_elements_text',
    'json_array_elements_text',
    'jsonb_each_text',
    'string_to_array',
    'shobj_description',
  ],
  ...['jsonb_array_element', 'jsonb_array_element_text', 'pg_get_expr', 'format_type'],
]);
/** Functions that never answer null, whatever they get. */
const NEVER_NULL = new Set([
  ...['jsonb_build_object', 'json_build_object', 'jsonb_build_array', 'json_build_array', 'concat', 'concat_ws'],
  ...['num_nulls', 'num_nonnulls', 'format', 'pg_advisory_lock', 'pg_advisory_xact_lock', 'pg_notify', 'setval'],
]);

function operatorShape(node: TreeNode, scope: Scope): Shape {
  const { catalogue } = scope;
  const name = catalogue.operatorName(numberOf(node, 'opno'));
  const operands = nodesIn(node.fields.get('args'));
  const [left = NONE, right = NONE] = operands.map((each) => scope.shape(each));
  const nullable = left.nullable || (operands.length > 1 && right.nullable);
  const result = catalogue.shapeOf(numberOf(node, 'opresulttype'));
  if (name === '||' && result.kind === 'json') return joined(left, right);
  if (['->', '->>'].includes(name) && left.kind === 'object' && operands[1] !== undefined) {
    const field = left.fields.get(textOf(operands[1], catalogue) ?? '');
    if (field !== undefined && name === '->') return withNull(field.shape, field.shape.nullable || left.nullable);
  }
  // `#>>'{}'` is the whole value as a text.
  if (name === '#>>' && operands[1] !== undefined && constantTexts(operands[1], catalogue)?.length === 0)
    return { ...result, nullable: left.nullable };
  if (['->', '->>', '#>', '#>>'].includes(name) && left.kind === 'json' && left.origin !== undefined) {
    const path = operands[1] === undefined ? null : constantTexts(operands[1], catalogue);
    if (path !== null) return memberShape([left.origin, ...path].join('.'), left.nullable, result, scope);
  }
  if (SOMETIMES_NULL.has(name)) return { ...result, nullable: true };
  if (result.kind === 'array' && left.kind === 'array' && right.kind === 'array')
    return { ...result, nullable, of: eitherOf(left.of, right.of) };
  return { ...result, nullable };
}

/** The texts of a constant, or of a constant list: the keys of `->'key'` and `#>>'{key,key}'`. */
export function constantTexts(node: TreeNode, catalogue: Catalogue): readonly string[] | null {
  if (node.label === 'RELABELTYPE')
    return nodesIn(node.fields.get('arg')).flatMap((arg) => constantTexts(arg, catalogue) ?? []);
  if (node.label === 'ARRAYEXPR') {
    const texts = nodesIn(node.fields.get('elements')).map((each) => constantTexts(each, catalogue));
    return texts.includes(null) ? null : texts.flatMap((each) => each ?? []);
  }
  if (node.label !== 'CONST') return null;
  const text = textOf(node, catalogue);
  return text === null ? textsOf(node, catalogue) : [text];
}

/** A member of a JSON column whose type the table definitions say. */
function memberShape(origin: string, nullable: boolean, result: Shape, scope: Scope): Shape {
  const isNull = nullable || scope.isNullMember(origin);
  if (result.kind === 'text') return { kind: 'text', nullable: isNull, sources: [{ origin }] };
  return { kind: 'json', nullable: isNull, origin };
}

/** `||` of two JSON values: objects put together, or lists. */
function joined(left: Shape, right: Shape): Shape {
  const nullable = left.nullable || right.nullable;
  if (left.kind === 'object' && right.kind === 'object')
    return { kind: 'object', nullable, fields: new Map([...left.fields, ...right.fields]) };
  if (left.kind === 'array' && right.kind === 'array')
    return { kind: 'array', nullable, of: eitherOf(left.of, right.of), isParsed: true };
  return { kind: 'json', nullable };
}

function functionShape(node: TreeNode, scope: Scope): Shape {
  const { catalogue } = scope;
  const callee = catalogue.functionOf(numberOf(node, 'funcid'));
  const args = nodesIn(node.fields.get('args'));
  const result = catalogue.shapeOf(numberOf(node, 'funcresulttype'));
  const first = (): Shape => scope.shape(args[0] ?? null);
  if (callee === undefined) return result;
  if (!callee.isBuiltIn) return result;
  switch (callee.name) {
    case 'jsonb_build_object':
    case 'json_build_object':
      return { kind: 'object', nullable: false, fields: new Map(builtFields(args, scope)) };
    case 'jsonb_build_array':
    case 'json_build_array':
      return {
        kind: 'array',
        nullable: false,
        of: args.map((each) => inJson(scope.shape(each))).reduce(eitherOf, NO_ENTRY),
        isParsed: true,
      };
    case 'to_json':
    case 'to_jsonb':
    case 'row_to_json':
      return inJson(first());
    case 'unnest': {
      const shape = first();
      return shape.kind === 'array'
        ? { ...shape.of, nullable: args[0]?.label === 'PARAM' ? false : shape.of.nullable }
        : result;
    }
    case 'generate_series':
    case 'jsonb_array_elements':
    case 'json_array_elements':
    case 'regexp_split_to_table':
    case 'string_to_table':
    case 'jsonb_object_keys':
    case 'generate_subscripts':
      return { ...result, nullable: false };
    case 'jsonb_strip_nulls':
    case 'json_strip_nulls':
      return stripped(first());
  }
  if (callee.name === 'current_setting' && args.length === 1) return { ...result, nullable: false };
  if (NEVER_NULL.has(callee.name)) return { ...result, nullable: false };
  const nullable =
    !callee.isStrict || SOMETIMES_NULL.has(callee.name) || args.some((each) => scope.shape(each).nullable);
  if (result.kind === 'text' && ['text', 'varchar', 'name'].includes(callee.name))
    return castShape(first(), { ...result, nullable });
  return { ...result, nullable };
}

function stripped(shape: Shape): Shape {
  if (shape.kind !== 'object') return shape;
  const fields = [...shape.fields].map(
    ([name, { shape: field, isOptional }]) =>
      [name, { shape: { ...field, nullable: false }, isOptional: isOptional || field.nullable }] as const,
  );
  return { ...shape, fields: new Map(fields) };
}

function* builtFields(args: readonly TreeNode[], scope: Scope): Generator<readonly [string, Field]> {
  for (let at = 0; at + 1 < args.length; at += 2) {
    const key = args[at];
    const name = key === undefined ? null : constantText(key, scope.catalogue);
    if (name !== null) yield [name, { shape: inJson(scope.shape(args[at + 1] ?? null)), isOptional: false }];
  }
}

function constantText(node: TreeNode, catalogue: Catalogue): string | null {
  if (node.label === 'CONST') return textOf(node, catalogue);
  const arg = ['RELABELTYPE', 'COERCEVIAIO'].includes(node.label) ? nodeIn(node, 'arg') : null;
  return arg === null ? null : constantText(arg, catalogue);
}

function aggregateShape(node: TreeNode, scope: Scope): Shape {
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

function windowShape(node: TreeNode, scope: Scope): Shape {
  const name = scope.catalogue.functionOf(numberOf(node, 'winfnoid'))?.name ?? '';
  const result = scope.catalogue.shapeOf(numberOf(node, 'wintype'));
  if (COUNTING.has(name)) return { ...result, nullable: false };
  const values = nodesIn(node.fields.get('args')).map((each) => scope.shape(each));
  // The frame of a window without a filter has its own row at least.
  const isWhole = wordOf(node, 'aggfilter') === null && nodeIn(node, 'aggfilter') === null;
  const always =
    isWhole && ['sum', 'min', 'max', 'avg', 'first_value', 'last_value', 'bool_or', 'bool_and'].includes(name);
  return { ...result, nullable: !always || values.some(({ nullable }) => nullable) };
}
