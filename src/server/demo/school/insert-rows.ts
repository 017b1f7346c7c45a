import type pg from 'pg';

/**
 * Writes many rows with one statement.
 * @param statement reads the rows by `json_to_recordset($1)`, and `more` from `$2` on
 */
export async function insertRows(
  client: pg.ClientBase,
  statement: string,
  rows: readonly object[],
  more: readonly unknown[] = [],
): Promise<void> {
  if (rows.length > 0) await client.query(statement, [JSON.stringify(rows), ...more]);
}
