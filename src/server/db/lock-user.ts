import type pg from 'pg';

/**
 * Makes the transactions of one user that count and then insert wait for each other, so that parallel ones cannot all
 * find the last free place. What is counted has to be read by a later statement of the same transaction. Rows that only
 * refer to the user, such as saved answers, do not wait.
 */
export async function lockUser(client: pg.ClientBase, userId: string): Promise<void> {
  await client.query('select from users where id = $1 for no key update', [userId]);
}
