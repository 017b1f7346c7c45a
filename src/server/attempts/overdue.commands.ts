import type pg from 'pg';
import { inTransaction } from '../platform/db/transaction.ts';
import { lastAnswerInstant } from './attempt.clock.ts';
import { closeAttempt } from './attempt.submit.ts';

/** The maximum per round; the next round follows soon. */
const AT_ONCE = 200;

/**
 * Submits the saved answers of every attempt whose time is up, even if its browser never reconnects. Each has its own
 * transaction, so that one that cannot be marked does not block the others; several processes divide the attempts
 * between them. Returns how many were submitted.
 * @param failed is called with an attempt that could not be submitted; the next round tries it again
 */
export async function submitOverdue(pool: pg.Pool, failed: (attempt: string, cause: unknown) => void): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from attempts a where handed_in_at is null and least(deadline_at, closes_at) < now() and ${lastAnswerInstant('a')} < clock_timestamp()
     order by least(deadline_at, closes_at) limit ${AT_ONCE}`,
  );
  let submitted = 0;
  for (const { id } of rows) {
    try {
      if (await inTransaction(pool, (client) => closeIfOverdue(client, id))) submitted += 1;
    } catch (cause) {
      failed(id, cause);
    }
  }
  return submitted;
}

async function closeIfOverdue(client: pg.PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from attempts a where id = $1 and handed_in_at is null and ${lastAnswerInstant('a')} < clock_timestamp()
     for update skip locked`,
    [id],
  );
  if (rowCount === 0) return false;
  await closeAttempt(client, id, 'deadline');
  return true;
}
