/** The keys of a table that has no others than those of its type, such as one that is written as a literal. */
export const keysOf = <Table extends object>(table: Table): readonly (keyof Table & string)[] =>
  Object.keys(table) as (keyof Table & string)[];
