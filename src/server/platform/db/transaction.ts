import type pg from 'pg';

/** Runs the work in one transaction: committed when it resolves, rolled back when it throws. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (cause) {
    await client.query('rollback').catch((error: Error) => {
      broken = error;
    });
    throw cause;
  } finally {
    // A connection that could not roll back is not reused.
    client.release(broken);
  }
}
