import { pathToFileURL } from 'node:url';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Symbol as Declared, Type } from 'typescript/unstable/sync';
import type { SourceProgram } from './source/source-program.ts';

/** The type that the table definitions give a column. */
export type ColumnTypes = (table: string, column: string) => Type | undefined;

type Definition = { readonly symbol: Declared; readonly columns: ReadonlyMap<string, string> };

/** The types of the columns of the tables that modules below a folder define; each table is read when it is asked for. */
export async function readColumnTypes(program: SourceProgram, folder: string): Promise<ColumnTypes> {
  const { checker } = program;
  const definitions = new Map<string, Definition>();
  for (const file of program.files.filter(({ fileName }) => fileName.startsWith(folder))) {
    const module = checker.getSymbolAtLocation(file);
    if (module === undefined) continue;
    const values: Readonly<Record<string, unknown>> = await import(pathToFileURL(file.fileName).href);
    for (const symbol of checker.getExportsOfModule(module)) {
      const table = values[symbol.name];
      if (!(table instanceof PgTable)) continue;
      const columns = Object.entries(table).map(([key, column]) => [key, nameOf(column)] as const);
      definitions.set(getTableConfig(table).name, { symbol, columns: new Map(columns) });
    }
  }
  const known = new Map<string, ReadonlyMap<string, Type>>();
  return (table, column) => {
    const definition = definitions.get(table);
    if (definition === undefined) return undefined;
    const types = known.get(table) ?? typesOf(program, definition);
    known.set(table, types);
    return types.get(column);
  };
}

function typesOf({ checker }: SourceProgram, { symbol, columns }: Definition): ReadonlyMap<string, Type> {
  const own = checker.getTypeOfSymbol(symbol);
  const row = own === undefined ? undefined : checker.getPropertyOfType(own, '$inferSelect');
  const rowType = row === undefined ? undefined : checker.getTypeOfSymbol(row);
  if (rowType === undefined) return new Map();
  const properties = checker.getPropertiesOfType(rowType);
  const types = checker.getTypeOfSymbol(properties);
  return new Map(
    properties.flatMap(({ name }, at) => {
      const [column, type] = [columns.get(name), types[at]];
      return column === undefined || type === undefined ? [] : [[column, type] as const];
    }),
  );
}

const nameOf = (column: unknown): string =>
  typeof column === 'object' && column !== null && 'name' in column ? String(column.name) : '';
