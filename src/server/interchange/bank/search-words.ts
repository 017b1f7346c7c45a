import type pg from 'pg';
import { enqueue } from '../../platform/jobs/queue.ts';

const STEP = 500;

const ADD = `
  update item_versions v set search = search_words(left(v.stem, 4000))
  from (select id from item_versions where search is null order by id limit $1 for update skip locked) wordless
  where v.id = wordless.id`;

/** Defers the search vectors of the questions in this transaction: computing them takes half of its time. */
export async function leaveSearchWords(client: pg.ClientBase): Promise<void> {
  await client.query(`select set_config('lectern.search_words', 'later', true)`);
}

/** Schedules computing the search vectors in the same transaction, so that it happens once that is committed. */
export const awaitSearchWords = (client: pg.ClientBase): Promise<void> =>
  enqueue(client, 'searchWords', {}, { key: 'searchWords' });

/**
 * Computes the missing search vectors of questions, a few at a time. What is left when the server stops is tried again.
 */
export async function addSearchWords(pool: pg.Pool, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const { rowCount } = await pool.query(ADD, [STEP]);
    if (rowCount === 0) return;
  }
}
