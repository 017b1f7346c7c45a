import type pg from 'pg';

/** Writes many rows with one statement, which reads them by `json_to_recordset($1)`. */
export async function insertRows(client: pg.ClientBase, statement: string, rows: readonly object[]): Promise<void> {
  if (rows.length > 0) await client.query(statement, [JSON.stringify(rows)]);
}
