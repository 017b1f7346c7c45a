import type pg from 'pg';

/** Runs a statement that the queue's library has written, which the check of our own statements can't know. */
export const runLibrarySql = (
  client: pg.Pool | pg.ClientBase,
  text: string,
  values?: unknown[],
): Promise<pg.QueryResult> => client.query(text, values);
