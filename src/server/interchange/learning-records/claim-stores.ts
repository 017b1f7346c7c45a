import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { RECORD_CLAIM_S } from '#domain/interchange/learning-records/record-store.limits.ts';
import type {
  RecordActor,
  RecordEvent,
  RecordStandard,
  RecordTopic,
} from '#domain/interchange/learning-records/record-store.ts';

/** A store to which only this process sends for now. */
export type ClaimedStore = {
  readonly id: string;
  readonly claim: string;
  readonly schoolId: string;
  readonly standard: RecordStandard;
  readonly url: string;
  readonly key: string;
  readonly sealedSecret: Buffer;
  readonly actor: RecordActor;
  readonly sendsResponses: boolean;
  readonly topics: readonly RecordTopic[];
  /** Requests that failed since the last success. */
  readonly failures: number;
};

// One process at a time sends to a store, so that its records arrive in order. A claim ends by itself if the process ends.
const CLAIM = `
  update record_stores s set claim = $2, claimed_until = now() + make_interval(secs => ${RECORD_CLAIM_S})
  where s.id in (
    select e.id from record_stores e
    where e.disabled_at is null and e.next_attempt_at <= now() and (e.claimed_until is null or e.claimed_until <= now())
      and exists (select from record_events v where v.store_id = e.id and v.status = 'pending')
      and not exists (select from schools c where c.id = e.school_id and c.deleted_at is not null)
    order by e.next_attempt_at limit $1 for no key update of e skip locked)
  returning s.id, s.school_id as "schoolId", s.standard, s.url, s.client_key as key, s.sealed_secret as "sealedSecret", s.actor,
    s.sends_responses as "sendsResponses", s.topics, s.failures`;

/** Claims stores that have something to send, for this process alone. */
export async function claimStores(pool: pg.Pool, limit: number): Promise<readonly ClaimedStore[]> {
  const claim = randomUUID();
  const { rows } = await pool.query<Omit<ClaimedStore, 'claim'>>({
    name: 'record-claim',
    text: CLAIM,
    values: [limit, claim],
  });
  return rows.map((row) => ({ ...row, claim }));
}

/** Ends the claim of a process that has nothing more to send for now. */
export const releaseStore = (pool: pg.Pool, { id, claim }: Pick<ClaimedStore, 'id' | 'claim'>) =>
  pool.query('update record_stores set claim = null, claimed_until = null where id = $1 and claim = $2', [id, claim]);

/** What has happened, as a trigger has written it. */
export type PendingEvent = {
  readonly id: string;
  readonly kind: RecordEvent;
  readonly happenedAt: Date;
  readonly attemptId: string | null;
  readonly assignmentId: string | null;
  readonly materialId: string | null;
  readonly userId: string | null;
};

/** The next events of a store, in their order. */
export async function readPending(pool: pg.Pool, storeId: string, limit: number): Promise<readonly PendingEvent[]> {
  const { rows } = await pool.query<PendingEvent>({
    name: 'record-pending',
    text: `select e.id, e.kind, e.happened_at as "happenedAt", e.data->>'attemptId' as "attemptId",
        e.data->>'assignmentId' as "assignmentId", e.data->>'materialId' as "materialId", e.data->>'userId' as "userId"
      from record_events e where e.store_id = $1 and e.status = 'pending' order by e.happened_at, e.id limit $2`,
    values: [storeId, limit],
  });
  return rows;
}
