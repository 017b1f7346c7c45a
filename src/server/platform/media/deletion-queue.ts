import type pg from 'pg';
import type { Storage } from './storage.ts';

/** A store whose bytes can be queued for deletion. */
export type DeletingStore = 'answers' | 'figures' | 'media' | 'banks';

type Stores = Pick<Storage, 'answerFiles' | 'imageStore' | 'media' | 'bankFiles'>;

/** The most keys that one round deletes; the next round deletes more. */
const ROUND_MAX = 1_000;

/**
 * Whether a row refers to the bytes of the queue's row `q`. Answer files have a key of their own each (older ones share
 * the
 * digest), so none gets a new reference. The bytes of other stores are named by their digest, and the same file may be
 * uploaded again.
 */
const REFERENCED = `case q.store
  when 'answers' then exists (select from answer_files where storage_key = q.key)
  else exists (select from uploads where digest = q.key or thumbnail = q.key)
    or exists (select from figures where digest = q.key) or exists (select from media_files where digest = q.key) end`;

/** Queues the deletion of bytes, in the transaction that drops the last reference to them. */
export async function queueDeletion(
  client: pg.ClientBase,
  store: DeletingStore,
  keys: readonly string[],
): Promise<void> {
  await client.query('insert into files_to_delete (store, key) select $1, unnest($2::text[]) on conflict do nothing', [
    store,
    keys,
  ]);
}

/**
 * Deletes the queued bytes of these stores that nothing refers to. Returns how many. Bytes first, then the row of the
 * queue:
 * a crash between the two only repeats the deletion.
 */
export async function deleteQueued(pool: pg.Pool, stores: Partial<Stores>): Promise<number> {
  const deletes = {
    answers: stores.answerFiles,
    figures: stores.imageStore,
    media: stores.media,
    banks: stores.bankFiles,
  } as const;
  let deleted = 0;
  for (const store of ['answers', 'figures', 'media', 'banks'] as const) {
    const files = deletes[store];
    if (files === undefined) continue;
    // A user who uploads the same bytes right now has not recorded them yet.
    const { rows } = await pool.query<{ key: string; isReferenced: boolean }>(
      `select q.key, ${REFERENCED} as "isReferenced" from files_to_delete q
       where q.store = $1 and (q.store = 'answers' or q.created_at < now() - interval '1 hour')
       order by q.created_at limit ${ROUND_MAX}`,
      [store],
    );
    for (const { key, isReferenced } of rows) {
      if (!isReferenced) {
        await files.remove(key);
        deleted += 1;
      }
      await pool.query('delete from files_to_delete where store = $1 and key = $2', [store, key]);
    }
  }
  return deleted;
}
