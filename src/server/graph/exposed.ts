import type { FieldMap, OutputRef } from '@pothos/core';
import type { GraphTypes } from './builder.ts';

type Types = PothosSchemaTypes.ExtendDefaultTypes<GraphTypes>;
type Outputs = Types['outputShapes'];

/** The names of the scalars and enums that a value may have. */
type ScalarOf<Value> = keyof { [Name in keyof Outputs as Value extends Outputs[Name] ? Name : never]: unknown } &
  string;
/** A value of any type, such as that of a column, has a type that the resolver's author vouches for. */
type TypeName<Value> = unknown extends Value
  ? (keyof Outputs & string) | `${keyof Outputs & string} | null`
  : null extends Value
    ? `${ScalarOf<NonNullable<Value>>} | null`
    : ScalarOf<Value>;
/** A type by its name with an optional description, an object type, or a list of an object type. */
type FieldType<Value> =
  | TypeName<Value>
  | readonly [name: TypeName<Value>, description: string]
  | OutputRef<Value>
  | (Value extends readonly (infer Item)[] ? readonly [OutputRef<Item>] : never);

type FieldBuilder<Parent> =
  | PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>
  | PothosSchemaTypes.InterfaceFieldBuilder<Types, Parent>;

/**
 * Fields that have the name and the value of a property: `exposed(t, { id: 'ID', seconds: 'Int | null', topics: [topic] })`.
 * A description follows the type's name: `title: ['String', 'Empty for the viewer’s own deck.']`.
 */
export function exposed<Parent>(
  t: FieldBuilder<Parent>,
  fields: { readonly [Name in keyof Parent]?: FieldType<Parent[Name]> },
): FieldMap {
  const given: object = fields;
  return Object.fromEntries(
    Object.entries(given).map(([name, type]) => [name, Reflect.apply(t.expose, t, [name, optionsOf(type)])]),
  );
}

const NULLABLE = ' | null';

function optionsOf(type: string | OutputRef | readonly [string | OutputRef, string?]): object {
  if (typeof type === 'string') {
    const nullable = type.endsWith(NULLABLE);
    return { type: nullable ? type.slice(0, -NULLABLE.length) : type, nullable };
  }
  if (!('0' in type)) return { type };
  const [named, description] = type;
  return typeof named === 'string' ? { ...optionsOf(named), description } : { type: [named] };
}
