import type pg from 'pg';
import { enqueue } from '../../platform/jobs/queue.ts';

const STEP = 500;

const ADD = `
  update item_versions v set search = search_words(left(v.stem, 4000))
  from (select id from item_versions where search is null order by id limit $1 for update skip locked) wordless
  where v.id = wordless.id`;

/** Lets the questions that this transaction brings be searched for afterwards: reckoning their words takes half its time. */
export async function leaveSearchWords(client: pg.ClientBase): Promise<void> {
  await client.query(`select set_config('lectern.search_words', 'later', true)`);
}

/** Sees to it, by the same transaction, that the words come when it is committed. */
export const awaitSearchWords = (client: pg.ClientBase): Promise<void> =>
  enqueue(client, 'searchWords', {}, { key: 'searchWords' });

/** Adds the words of all questions that have none, a few at a time. What is left when the server stops is tried again. */
export async function addSearchWords(pool: pg.Pool, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const { rowCount } = await pool.query(ADD, [STEP]);
    if (rowCount === 0) return;
  }
}
