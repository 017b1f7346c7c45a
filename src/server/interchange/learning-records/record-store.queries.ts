import type pg from 'pg';
import { RECORD_LOG_ROWS } from '#domain/interchange/learning-records/record-store.limits.ts';
import type {
  RecordActor,
  RecordProblem,
  RecordStandard,
  RecordTopic,
} from '#domain/interchange/learning-records/record-store.ts';
import type { DisabledReason } from '#domain/interchange/webhooks/webhook-delivery.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { MANAGED_STORE, recordSchool } from './record-store.permission.ts';

/** A store, without its secret. */
export type RecordStore = {
  readonly id: string;
  readonly school: string;
  readonly standard: RecordStandard;
  readonly url: string;
  readonly key: string;
  readonly actor: RecordActor;
  readonly sendsResponses: boolean;
  readonly topics: readonly RecordTopic[];
  readonly createdAt: string;
  readonly disabledReason: DisabledReason | null;
  readonly failingSince: string | null;
  readonly nextAttemptAt: string;
  readonly deliveredAt: string | null;
  /** Events that wait, and those that the store has refused. */
  readonly pendingCount: number;
  readonly rejectedCount: number;
};

/** The stores that the viewer manages, by school, oldest first. Throws `FORBIDDEN`. */
export async function readRecordStores(pool: pg.Pool, viewer: Viewer): Promise<RecordStore[]> {
  const { rows } = await pool.query<RecordStore>(
    `select e.id, c.name as school, e.standard, e.url, e.client_key as key, e.actor, e.sends_responses as "sendsResponses", e.topics,
       ${instantJson('e.created_at')} as "createdAt", e.disabled_reason as "disabledReason",
       ${instantJson('e.failing_since')} as "failingSince", ${instantJson('e.next_attempt_at')} as "nextAttemptAt",
       ${instantJson('e.delivered_at')} as "deliveredAt",
       (select count(*)::int from record_events v where v.store_id = e.id and v.status = 'pending') as "pendingCount",
       (select count(*)::int from record_events v where v.store_id = e.id and v.status = 'rejected') as "rejectedCount"
     from record_stores e join schools c on c.id = e.school_id where ${MANAGED_STORE} order by c.name, e.created_at, e.id`,
    [recordSchool(viewer)],
  );
  return rows;
}

/** A request to a store. */
export type RecordRequest = {
  readonly id: string;
  readonly requestedAt: string;
  readonly statements: number;
  readonly statusCode: number | null;
  readonly problem: RecordProblem | null;
  readonly durationMs: number;
};

/** The latest requests to a store, latest first. Throws `NOT_FOUND`, also for other schools, `FORBIDDEN`. */
export async function readRecordRequests(pool: pg.Pool, viewer: Viewer, id: string): Promise<RecordRequest[]> {
  const managed = await pool.query(`select from record_stores e where ${MANAGED_STORE} and e.id = $2`, [
    recordSchool(viewer),
    isUuid(id) ? id : null,
  ]);
  if (managed.rowCount === 0) throw new ProductError('NOT_FOUND');
  const { rows } = await pool.query<RecordRequest>(
    `select r.id, ${instantJson('r.requested_at')} as "requestedAt", r.statements, r.status_code as "statusCode", r.problem,
       r.duration_ms as "durationMs"
     from record_requests r where r.store_id = $1 order by r.requested_at desc, r.id desc limit $2`,
    [id, RECORD_LOG_ROWS],
  );
  return rows;
}
