import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Type } from 'typescript/unstable/sync';
import type { SourceProgram } from './source-program.ts';

/** By `table.column`, the type that the table definitions give a column. */
export type ColumnTypes = ReadonlyMap<string, Type>;

/** The types of the columns of the tables that modules of the schema define. */
export async function readColumnTypes(program: SourceProgram, folder: string): Promise<ColumnTypes> {
  const { checker } = program;
  const found = new Map<string, Type>();
  for (const file of program.files.filter(({ fileName }) => fileName.startsWith(folder))) {
    const module = checker.getSymbolAtLocation(file);
    if (module === undefined) continue;
    const values: Readonly<Record<string, unknown>> = await import(file.fileName);
    for (const symbol of checker.getExportsOfModule(module)) {
      const table = values[symbol.name];
      if (!(table instanceof PgTable)) continue;
      const { name } = getTableConfig(table);
      const own = checker.getTypeOfSymbol(symbol);
      const row = own === undefined ? undefined : checker.getPropertyOfType(own, '$inferSelect');
      const rowType = row === undefined ? undefined : checker.getTypeOfSymbol(row);
      if (rowType === undefined) continue;
      const columns = new Map(Object.entries(table).map(([key, column]) => [key, nameOf(column)]));
      for (const property of checker.getPropertiesOfType(rowType)) {
        const type = checker.getTypeOfSymbol(property);
        if (type !== undefined) found.set(`${name}.${columns.get(property.name)}`, type);
      }
    }
  }
  return found;
}

const nameOf = (column: unknown): string =>
  typeof column === 'object' && column !== null && 'name' in column ? String(column.name) : '';
