import { castShape } from './cast.ts';
import { constantText, constantTexts, textOf } from './constants.ts';
import { nodesIn, numberOf, type TreeNode } from './node-tree.ts';
import type { Scope } from './scope.ts';
import { eitherOf, type Field, inJson, NO_ENTRY, NONE, type Shape, withNull } from './shape.ts';

/** Operators and functions that may return null although no argument is null. */
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
/** Functions that never return null, whatever their arguments are. */
const NEVER_NULL = new Set([
  ...['jsonb_build_object', 'json_build_object', 'jsonb_build_array', 'json_build_array', 'concat', 'concat_ws'],
  ...['num_nulls', 'num_nonnulls', 'format', 'pg_advisory_lock', 'pg_advisory_xact_lock', 'pg_notify', 'setval'],
]);

/** The type of an operator's result. */
export function operatorShape(node: TreeNode, scope: Scope): Shape {
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

/** A member of a JSON column whose type the table definitions say. */
function memberShape(origin: string, nullable: boolean, result: Shape, scope: Scope): Shape {
  const isNull = nullable || scope.isNullMember(origin);
  if (result.kind === 'text') return { kind: 'text', nullable: isNull, sources: [{ origin }] };
  return { kind: 'json', nullable: isNull, origin };
}

/** `||` of two JSON values: merged objects, or lists. */
function joined(left: Shape, right: Shape): Shape {
  const nullable = left.nullable || right.nullable;
  if (left.kind === 'object' && right.kind === 'object')
    return { kind: 'object', nullable, fields: new Map([...left.fields, ...right.fields]) };
  if (left.kind === 'array' && right.kind === 'array')
    return { kind: 'array', nullable, of: eitherOf(left.of, right.of), isParsed: true };
  return { kind: 'json', nullable };
}

/** The type of a function's result. */
export function functionShape(node: TreeNode, scope: Scope): Shape {
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
