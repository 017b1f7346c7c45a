import type pg from 'pg';
import { ENTRY, type Shape } from './shape.ts';

export type CatalogueColumn = { readonly name: string; readonly shape: Shape; readonly isDropped: boolean };
export type CatalogueFunction = {
  readonly name: string;
  readonly isBuiltIn: boolean;
  readonly isStrict: boolean;
  readonly returns: number;
  /** Names and types of the columns that it returns, where it says so itself. */
  readonly columns: readonly (readonly [string, number])[];
};

/** The tables, types, functions and operators of a database. */
export type Catalogue = {
  readonly shapeOf: (type: number) => Shape;
  readonly typeName: (type: number) => string;
  readonly elementOf: (type: number) => number;
  /** By number of the attribute, from 1. */
  readonly columnsOf: (table: number) => readonly CatalogueColumn[];
  readonly tableName: (table: number) => string;
  /** Whether the column refuses null. */
  readonly functionOf: (id: number) => CatalogueFunction | undefined;
  readonly operatorName: (id: number) => string;
  /** The table or composite type whose row this type is. */
  readonly rowTableOf: (type: number) => number;
};

type TypeRow = { id: number; name: string; element: number; relation: number; kind: string };
type ColumnRow = {
  table_id: number;
  table_name: string;
  name: string;
  type: number;
  refuses_null: boolean;
  is_dropped: boolean;
};
type FunctionRow = {
  id: number;
  name: string;
  built_in: boolean;
  strict: boolean;
  returns: number;
  column_names: string[] | null;
  column_types: number[] | null;
};

const TYPES = `select oid::int4 as id, typname::text as name, case when typcategory = 'A' then typelem::int4 else 0 end as element,
  typrelid::int4 as relation, typtype::text as kind from pg_type`;
const COLUMNS = `select c.oid::int4 as table_id, c.relname::text as table_name, a.attname::text as name, a.atttypid::int4 as type,
    a.attnotnull as refuses_null, a.attisdropped as is_dropped
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
  where c.relkind in ('r', 'p', 'v', 'm', 'c', 'f') order by c.oid, a.attnum`;
const FUNCTIONS = `select p.oid::int4 as id, p.proname::text as name, p.pronamespace = 'pg_catalog'::regnamespace as built_in,
    p.proisstrict as strict, p.prorettype::int4 as returns,
    array(select coalesce(p.proargnames[i.i], '') from generate_subscripts(p.proargmodes, 1) i(i) where p.proargmodes[i.i] in ('t', 'o', 'b')) as column_names,
    array(select p.proallargtypes[i.i]::int4 from generate_subscripts(p.proargmodes, 1) i(i) where p.proargmodes[i.i] in ('t', 'o', 'b')) as column_types
  from pg_proc p`;
const OPERATORS = 'select oid::int4 as id, oprname::text as name from pg_operator';
const CHECKS = `select c.conrelid::int4 as table_id, a.attname::text as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'c' and cardinality(c.conkey) = 1`;

/** Reads the catalogue of the connected database. */
export async function readCatalogue(client: pg.ClientBase): Promise<Catalogue> {
  const types = new Map((await client.query<TypeRow>(TYPES)).rows.map((row) => [row.id, row]));
  const functions = new Map(
    (await client.query<FunctionRow>(FUNCTIONS)).rows.map((row) => [row.id, functionOf(row)] as const),
  );
  const operators = new Map(
    (await client.query<{ id: number; name: string }>(OPERATORS)).rows.map(({ id, name }) => [id, name]),
  );
  const checks = await client.query<{ table_id: number; name: string; definition: string }>(CHECKS);
  const values = new Map(
    checks.rows.flatMap(({ table_id, name, definition }) => {
      const found = valuesIn(definition);
      return found === null ? [] : [[`${table_id}.${name}`, found] as const];
    }),
  );
  const shapeOf = (type: number): Shape => {
    const { name = '', element = 0, relation = 0, kind = '' } = types.get(type) ?? {};
    if (element !== 0)
      return { kind: 'array', nullable: true, of: shapeOf(element), isParsed: PARSED_ARRAYS.has(name) };
    if (relation !== 0 && kind === 'c') return { kind: 'other', nullable: true };
    return { kind: KINDS.get(name) ?? 'other', nullable: true };
  };
  const tables = new Map<number, CatalogueColumn[]>();
  const names = new Map<number, string>();
  for (const row of (await client.query<ColumnRow>(COLUMNS)).rows) {
    const columns = tables.get(row.table_id) ?? [];
    names.set(row.table_id, row.table_name);
    const known = values.get(`${row.table_id}.${row.name}`);
    const shape = { ...shapeOf(row.type), nullable: !row.refuses_null };
    const origin = `${row.table_name}.${row.name}`;
    columns.push({
      name: row.name,
      isDropped: row.is_dropped,
      shape:
        shape.kind === 'text'
          ? { ...shape, sources: [{ origin, ...(known !== undefined && { values: known }) }] }
          : shape.kind === 'number'
            ? { ...shape, sources: [{ origin }] }
            : shape.kind === 'json'
              ? { ...shape, origin }
              : shape.kind === 'array'
                ? // No column of this schema holds lists with nulls.
                  { ...shape, of: entryOf(shape.of, `${origin}.${ENTRY}`) }
                : shape,
    });
    tables.set(row.table_id, columns);
  }
  return {
    shapeOf,
    typeName: (type) => types.get(type)?.name ?? String(type),
    elementOf: (type) => types.get(type)?.element ?? 0,
    columnsOf: (table) => tables.get(table) ?? [],
    tableName: (table) => names.get(table) ?? String(table),
    functionOf: (id) => functions.get(id),
    operatorName: (id) => operators.get(id) ?? '',
    rowTableOf: (type) => types.get(type)?.relation ?? 0,
  };
}

const functionOf = (row: FunctionRow): CatalogueFunction => ({
  name: row.name,
  isBuiltIn: row.built_in,
  isStrict: row.strict,
  returns: row.returns,
  columns: (row.column_names ?? []).map((name, at) => [name, row.column_types?.[at] ?? 0] as const),
});

const entryOf = (shape: Shape, origin: string): Shape =>
  shape.kind === 'text' ? { kind: 'text', nullable: false, sources: [{ origin }] } : { ...shape, nullable: false };

/** The values of `CHECK ((column = ANY (ARRAY['a'::text, 'b'::text])))`, null for any other condition. */
function valuesIn(definition: string): readonly string[] | null {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/.exec(definition)?.[1];
  if (list === undefined) return null;
  return [...list.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value);
}

/** What `pg` converts a type to. */
const KINDS: ReadonlyMap<string, 'text' | 'number' | 'bigNumber' | 'boolean' | 'instant' | 'bytes' | 'json'> = new Map([
  ...['text', 'varchar', 'bpchar', 'uuid', 'name', 'char', 'unknown', 'citext'].map((name) => [name, 'text'] as const),
  ...['int2', 'int4', 'float4', 'float8', 'oid'].map((name) => [name, 'number'] as const),
  ...['int8', 'numeric'].map((name) => [name, 'bigNumber'] as const),
  ['bool', 'boolean'] as const,
  ...['timestamptz', 'timestamp', 'date'].map((name) => [name, 'instant'] as const),
  ['bytea', 'bytes'] as const,
  ...['json', 'jsonb'].map((name) => [name, 'json'] as const),
]);

/** Arrays that `pg` parses; any other arrives as text. */
const PARSED_ARRAYS = new Set(
  ['text', 'varchar', 'bpchar', 'uuid', 'int2', 'int4', 'int8', 'float4', 'float8', 'oid', 'bool', 'bytea']
    .concat(['json', 'jsonb', 'timestamptz', 'timestamp', 'date', 'numeric'])
    .map((name) => `_${name}`),
);
