/** The type of a PostgreSQL value, as far as it determines what arrives in JavaScript. */
export type Shape = {
  readonly nullable: boolean;
} /** Every value is from one of the sources; without sources, it may be any text. */ & (
  | { readonly kind: 'text'; readonly sources?: readonly Source[] }
  | { readonly kind: 'number'; readonly sources?: readonly Source[] }
  /** `bigint` and `numeric`: a string in a row, a number in JSON. */
  | { readonly kind: 'bigNumber' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'instant' }
  | { readonly kind: 'bytes' }
  | { readonly kind: 'array'; readonly of: Shape; readonly isParsed: boolean }
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, Field>; readonly isComposite?: boolean }
  /** One of several objects, which a field with a literal tells apart. */
  | { readonly kind: 'oneOf'; readonly of: readonly Shape[] }
  /** JSON of unknown content. */
  | { readonly kind: 'json'; readonly origin?: Origin }
  /** Any type that PostgreSQL returns as text and `pg` does not parse. */
  | { readonly kind: 'other' }
  /** A null of no type, or nothing at all. */
  | { readonly kind: 'none' }
);

export type Field = { readonly shape: Shape; readonly isOptional: boolean };

/**
 * The column that a value was read from, unchanged, and the way into its JSON: `attempts.outcome`,
 * `orders.quote.currency`.
 */
export type Origin = string;

/** The part of an origin that means any entry of a list. */
export const ENTRY = '[]';

/**
 * Where a text or a number is from: a column, of which the values may be known, or a literal (of a number, its digits).
 */
export type Source = { readonly values?: readonly string[]; readonly origin?: Origin };

/** The shape with null as a further value, if it is nullable. */
export const withNull = (shape: Shape, nullable = true): Shape => (nullable ? { ...shape, nullable: true } : shape);

/** The shape without null. */
export const withoutNull = (shape: Shape): Shape => ({ ...shape, nullable: false });
export const NONE: Shape = { kind: 'none', nullable: true };
/** The shape of the entries of an empty list. */
export const NO_ENTRY: Shape = { kind: 'none', nullable: false };

/** Fields of an object, none of which is optional. */
export const fieldsOf = (entries: Iterable<readonly [string, Shape]>): ReadonlyMap<string, Field> =>
  new Map([...entries].map(([name, shape]) => [name, { shape, isOptional: false }]));

/** The shape of a value that has one of two shapes. */
export function eitherOf(one: Shape, other: Shape): Shape {
  const nullable = one.nullable || other.nullable;
  if (one.kind === 'none') return { ...other, nullable };
  if (other.kind === 'none') return { ...one, nullable };
  if ((one.kind === 'text' && other.kind === 'text') || (one.kind === 'number' && other.kind === 'number'))
    return one.sources === undefined || other.sources === undefined
      ? { kind: one.kind, nullable }
      : { kind: one.kind, nullable, sources: [...one.sources, ...other.sources] };
  if (one.kind === 'array' && other.kind === 'array')
    return { kind: 'array', nullable, of: eitherOf(one.of, other.of), isParsed: one.isParsed && other.isParsed };
  if (one.kind === 'oneOf' && other.kind === 'object' && one.of.every((each) => areDistinct(each, other)))
    return { kind: 'oneOf', nullable, of: [...one.of, other] };
  if (one.kind === 'object' && other.kind === 'oneOf') return eitherOf(other, one);
  if (areDistinct(one, other)) return { kind: 'oneOf', nullable, of: [one, other] };
  if (one.kind === 'object' && other.kind === 'object') {
    const names = new Set([...one.fields.keys(), ...other.fields.keys()]);
    const fields = [...names].map((name) => [name, eitherField(one.fields.get(name), other.fields.get(name))] as const);
    return { kind: 'object', nullable, fields: new Map(fields) };
  }
  if (one.kind === 'json' && other.kind === 'json' && one.origin === other.origin) return { ...one, nullable };
  if (one.kind === other.kind && one.kind !== 'json') return { ...one, nullable };
  return { kind: 'json', nullable };
}

/** Whether two objects have a field with different literals. */
const areDistinct = (one: Shape, other: Shape): boolean =>
  one.kind === 'object' &&
  other.kind === 'object' &&
  [...one.fields].some(([name, { shape }]) => {
    const [own, theirs] = [literalsOf(shape), literalsOf(other.fields.get(name)?.shape)];
    return own !== null && theirs !== null && own.every((value) => !theirs.includes(value));
  });

function literalsOf(shape: Shape | undefined): readonly string[] | null {
  if (shape?.kind !== 'text' || shape.sources === undefined) return null;
  const values = shape.sources.map((source) => (source.origin === undefined ? source.values : undefined));
  return values.includes(undefined) ? null : values.flatMap((each) => each ?? []);
}

const eitherField = (one: Field | undefined, other: Field | undefined): Field =>
  one === undefined || other === undefined
    ? { shape: (one ?? other)?.shape ?? NONE, isOptional: true }
    : { shape: eitherOf(one.shape, other.shape), isOptional: one.isOptional || other.isOptional };

/** The same value inside JSON. */
export function inJson(shape: Shape): Shape {
  const { nullable } = shape;
  switch (shape.kind) {
    case 'bigNumber':
      return { kind: 'number', nullable };
    case 'instant':
    case 'bytes':
    case 'other':
      return { kind: 'text', nullable };
    case 'array':
      return { kind: 'array', nullable, of: inJson(shape.of), isParsed: true };
    case 'oneOf':
      return { kind: 'oneOf', nullable, of: shape.of.map(inJson) };
    case 'object': {
      const fields = [...shape.fields].map(
        ([name, { shape: field, isOptional }]) => [name, { shape: inJson(field), isOptional }] as const,
      );
      return { kind: 'object', nullable, fields: new Map(fields) };
    }
    default:
      return shape;
  }
}
