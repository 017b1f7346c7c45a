import type pg from 'pg';

/**
 * Serialises the transactions of one user that count and then insert, so that parallel ones cannot all
 * find the last free slot. The count has to be read by a later statement of the same transaction. Rows that only
 * refer to the user, such as saved answers, do not wait.
 */
export async function lockUser(client: pg.ClientBase, userId: string): Promise<void> {
  await client.query('select from users where id = $1 for no key update', [userId]);
}
