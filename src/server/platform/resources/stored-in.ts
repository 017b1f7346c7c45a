import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type ResourceName, resourceOf } from '#domain/platform/resources/registry.ts';
import type { ColumnOf, ColumnSql, FieldOf, ResourceTable, TableOf } from './resource-table.ts';

/** Names that the definition of a table has for its columns. */
type StoredName<Table extends PgTable> = keyof Table['_']['columns'];
/** Required for names that are no column of the table, optional for the others. */
type NotStored<Name extends string, Table extends PgTable, Value> = {
  readonly [Each in Exclude<Name, StoredName<Table>>]: Value;
} & { readonly [Each in Extract<Name, StoredName<Table>>]?: Value };

type Definition<Name extends ResourceName, Table extends PgTable> = Omit<
  TableOf<Name>,
  'table' | 'columns' | 'fields'
> & {
  /** The columns of the list that show something else than a column of the table, or in another order. */
  readonly columns: NotStored<ColumnOf<Name>, Table, ColumnSql>;
  /** The fields of the form that have another name than their column. */
  readonly fields: NotStored<FieldOf<Name>, Table, string>;
};

/**
 * The table of a resource. A column or field that its description and the table's definition call by the same name is
 * stored there; only the others are listed.
 */
export function storedIn<Name extends ResourceName, Table extends PgTable>(
  resource: Name,
  table: Table,
  { columns, fields, ...rest }: Definition<Name, Table>,
): ResourceTable {
  const { columns: listed, fields: edited } = resourceOf(resource);
  const stored = new Map<string, PgColumn>(Object.entries(getTableColumns(table)));
  const shown = new Map<string, ColumnSql>(Object.entries(columns));
  const renamed = new Map<string, string>(Object.entries(fields));
  const columnOf = (name: string): PgColumn => {
    const column = stored.get(name);
    if (column === undefined) throw new Error(`${resource} has no column for ${name}.`);
    return column;
  };
  return {
    ...rest,
    table: getTableName(table),
    columns: Object.fromEntries(listed.map(({ name }) => [name, shown.get(name) ?? columnSql(columnOf(name))])),
    fields: Object.fromEntries(edited.map(({ name }) => [name, renamed.get(name) ?? columnOf(name).name])),
  };
}

const columnSql = (column: PgColumn): ColumnSql => ({ sql: `r.${column.name}`, type: comparedAs(column) });

/** The type to which parameters are cast that are compared with a column. */
function comparedAs(column: PgColumn): ColumnSql['type'] {
  const type = column.getSQLType();
  switch (type) {
    case 'integer':
    case 'boolean':
    case 'uuid':
    case 'bigint':
      return type;
    case 'timestamp with time zone':
      return 'timestamptz';
    default:
      return 'text';
  }
}
