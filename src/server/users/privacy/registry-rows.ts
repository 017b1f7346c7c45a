import type pg from 'pg';

/**
 * Rows of a table as JSON, by a statement that is composed from a registry of tables, with the columns that the table has
 * now: `select to_jsonb(t) as row from …`.
 */
export async function registryRows<Row>(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await client.query<{ row: Row }>(text, [...values]);
  return rows.map(({ row }) => row);
}
