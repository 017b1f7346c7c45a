import type pg from 'pg';
import { WEBHOOK_LOG_ROWS } from '#domain/interchange/webhooks/webhook.limits.ts';
import type { DeliveryStatus, DisabledReason, WebhookProblem } from '#domain/interchange/webhooks/webhook-delivery.ts';
import type { SentEvent, WebhookEvent } from '#domain/interchange/webhooks/webhook-event.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { MANAGED_ENDPOINT, webhookSchool } from './webhook.permission.ts';

/** An endpoint, without its secret. */
export type WebhookEndpoint = {
  readonly id: string;
  readonly url: string;
  readonly description: string;
  readonly kinds: readonly WebhookEvent[];
  readonly createdAt: string;
  readonly disabledReason: DisabledReason | null;
  readonly failingSince: string | null;
  /** Until when the former secret signs as well. */
  readonly formerSecretEndsAt: string | null;
  /** Deliveries that still wait for an attempt, and those that were not delivered. */
  readonly pendingCount: number;
  readonly undeliveredCount: number;
};

const ENDPOINT = `e.id, e.url, e.description, e.kinds, ${instantJson('e.created_at')} as "createdAt",
  e.disabled_reason as "disabledReason", ${instantJson('e.failing_since')} as "failingSince",
  case when e.former_secret_ends_at > now() then ${instantJson('e.former_secret_ends_at')} end as "formerSecretEndsAt",
  (select count(*)::int from webhook_deliveries d where d.endpoint_id = e.id and d.status = 'pending') as "pendingCount",
  (select count(*)::int from webhook_deliveries d where d.endpoint_id = e.id and d.status in ('failed', 'held'))
    as "undeliveredCount"`;

/** The endpoints that the viewer manages, oldest first. Throws `FORBIDDEN`. */
export async function readWebhooks(pool: pg.Pool, viewer: Viewer): Promise<WebhookEndpoint[]> {
  const { rows } = await pool.query<WebhookEndpoint>(
    `select ${ENDPOINT} from webhook_endpoints e where ${MANAGED_ENDPOINT} order by e.created_at, e.id`,
    [webhookSchool(viewer)],
  );
  return rows;
}

/** One of them. Throws `NOT_FOUND`, `FORBIDDEN`. */
export async function readWebhook(pool: pg.Pool, viewer: Viewer, id: string): Promise<WebhookEndpoint> {
  const { rows } = await pool.query<WebhookEndpoint>(
    `select ${ENDPOINT} from webhook_endpoints e where ${MANAGED_ENDPOINT} and e.id = $2`,
    [webhookSchool(viewer), isUuid(id) ? id : null],
  );
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

/** A line of an endpoint's log. */
export type WebhookDelivery = {
  readonly id: string;
  readonly kind: SentEvent;
  readonly happenedAt: string;
  readonly status: DeliveryStatus;
  readonly attemptCount: number;
  readonly nextAttemptAt: string | null;
  /** The latest attempt, if there was one. */
  readonly attemptedAt: string | null;
  readonly statusCode: number | null;
  readonly problem: WebhookProblem | null;
  readonly durationMs: number | null;
  readonly data: string;
};

export type WebhookLog = {
  readonly deliveries: readonly WebhookDelivery[];
  /** The id of the last of them if there are more. */
  readonly next: string | null;
};

/** Which deliveries of an endpoint are listed; null: all of them, or the first page. */
export type WebhookLogFilter = {
  readonly id: string;
  readonly status: DeliveryStatus | null;
  readonly event: SentEvent | null;
  /** The last delivery of the page before. */
  readonly after: string | null;
};

/** A page of the deliveries of an endpoint, latest first. Throws `NOT_FOUND`, `FORBIDDEN`. */
export async function readWebhookLog(
  pool: pg.Pool,
  viewer: Viewer,
  { id, status, event, after }: WebhookLogFilter,
): Promise<WebhookLog> {
  await readWebhook(pool, viewer, id);
  const { rows } = await pool.query<WebhookDelivery>(
    `select d.id, d.kind, ${instantJson('d.happened_at')} as "happenedAt", d.status,
       (select count(*)::int from webhook_attempts a where a.delivery_id = d.id) as "attemptCount",
       ${instantJson('d.next_attempt_at')} as "nextAttemptAt", ${instantJson('l.attempted_at')} as "attemptedAt",
       l.status_code as "statusCode", l.problem, l.duration_ms as "durationMs", jsonb_pretty(d.data) as data
     from webhook_deliveries d left join lateral (
       select a.* from webhook_attempts a where a.delivery_id = d.id order by a.attempted_at desc limit 1) l on true
     where d.endpoint_id = $1 and ($2::text is null or d.status = $2) and ($5::text is null or d.kind = $5)
       and ($3::uuid is null or (d.happened_at, d.id)
         < (select f.happened_at, f.id from webhook_deliveries f where f.id = $3 and f.endpoint_id = $1))
     order by d.happened_at desc, d.id desc limit $4`,
    [id, status, after !== null && isUuid(after) ? after : null, WEBHOOK_LOG_ROWS + 1, event],
  );
  const deliveries = rows.slice(0, WEBHOOK_LOG_ROWS);
  return { deliveries, next: rows.length > WEBHOOK_LOG_ROWS ? (deliveries.at(-1)?.id ?? null) : null };
}
