import type pg from 'pg';
import {
  RECORD_BATCH_MAX,
  RECORD_REQUESTS_PER_TURN,
} from '#domain/interchange/learning-records/record-store.limits.ts';
import { type ClaimedStore, readPending, releaseStore } from './claim-stores.ts';
import { recordOutcome, recordSent } from './record-outcome.ts';
import { type RecordSending, sendRecords } from './send-records.ts';
import { type WrittenRecord, writeRecords } from './write-records.ts';

type Delivery = { readonly pool: pg.Pool; readonly store: ClaimedStore; readonly sending: RecordSending };

/**
 * Sends what waits for a claimed store, in its order, until there is nothing more, the store fails, or others' turn has
 * come. Returns the number of statements that the store has.
 */
export async function deliverRecords(pool: pg.Pool, store: ClaimedStore, sending: RecordSending): Promise<number> {
  const delivery = { pool, store, sending };
  let count = 0;
  for (let requests = 0; requests < RECORD_REQUESTS_PER_TURN; ) {
    const events = await readPending(pool, store.id, RECORD_BATCH_MAX);
    if (events.length === 0) break;
    const written = await writeRecords(pool, { store, vault: sending.vault, events });
    const open = new Map(events.map(({ id }) => [id, written.filter(({ eventId }) => eventId === id).length]));
    const empty = events.filter(({ id }) => open.get(id) === 0).map(({ id }) => id);
    await recordSent(pool, { delivered: empty, rejected: [] });
    const rejected = new Set<string>();
    for (let start = 0; start < written.length; start += RECORD_BATCH_MAX) {
      const batch = written.slice(start, start + RECORD_BATCH_MAX);
      const refused = await sendBatch(delivery, batch);
      if (refused === null) return count;
      requests += 1;
      count += batch.length - refused.length;
      for (const { eventId } of refused) rejected.add(eventId);
      for (const { eventId } of batch) open.set(eventId, (open.get(eventId) ?? 0) - 1);
      const sent = [...new Set(batch.map(({ eventId }) => eventId))].filter((id) => open.get(id) === 0);
      await recordSent(pool, {
        delivered: sent.filter((id) => !rejected.has(id)),
        rejected: sent.filter((id) => rejected.has(id)),
      });
    }
  }
  await releaseStore(pool, store);
  return count;
}

/**
 * Sends records in one request; if the store refuses them, in halves, so that one record that it has already or doesn't
 * accept keeps back no others. Returns those that it refuses; null if the store fails, or the claim has ended.
 */
async function sendBatch(
  delivery: Delivery,
  batch: readonly WrittenRecord[],
): Promise<readonly WrittenRecord[] | null> {
  const { pool, store, sending } = delivery;
  const outcome = await sendRecords(
    store,
    batch.map(({ record }) => record),
    sending,
  );
  if (!(await recordOutcome(pool, store, { ...outcome, statements: batch.length }))) return null;
  if (outcome.problem === null) return [];
  if (batch.length === 1) return batch;
  const half = Math.ceil(batch.length / 2);
  const first = await sendBatch(delivery, batch.slice(0, half));
  if (first === null) return null;
  const second = await sendBatch(delivery, batch.slice(half));
  return second === null ? null : [...first, ...second];
}
