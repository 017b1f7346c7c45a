import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DeliveryStatus, DisabledReason, WebhookProblem } from '#domain/interchange/webhooks/webhook-delivery.ts';
import type { SentEvent, WebhookEvent } from '#domain/interchange/webhooks/webhook-event.ts';
import { belongsTo, bytea, createdAt, instant } from '../../columns.ts';
import { schools, users } from '../users/users.ts';

/* Webhooks (Standard Webhooks). Triggers write the outbox: see migration 0016. */

/** Addresses that are sent the events of a school. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid('id').primaryKey(),
    /** The school whose events it is sent and whose admins manage it; null: the whole product. */
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    /** Is emailed when it is disabled. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    url: text('url').notNull(),
    description: text('description').notNull().default(''),
    kinds: text('kinds').array().$type<WebhookEvent[]>().notNull(),
    sealedSecret: bytea('sealed_secret').notNull(),
    /** After a rotation, signs as well until it ends. */
    sealedFormerSecret: bytea('sealed_former_secret'),
    formerSecretEndsAt: instant('former_secret_ends_at'),
    createdAt: createdAt(),
    disabledAt: instant('disabled_at'),
    disabledReason: text('disabled_reason').$type<DisabledReason>(),
    /** When it started to fail without any success since then. */
    failingSince: instant('failing_since'),
    /** When an admin was emailed that it was disabled, or disabled it. */
    notifiedAt: instant('notified_at'),
  },
  (t) => [
    index('webhook_endpoints_school').on(t.schoolId),
    index('webhook_endpoints_to_notify')
      .on(t.disabledAt)
      .where(sql`${t.disabledAt} is not null and ${t.notifiedAt} is null`),
    check(
      'webhook_endpoints_disabled',
      sql`(${t.disabledAt} is null) = (${t.disabledReason} is null) and ${t.disabledReason} in ('admin', 'gone', 'failing')`,
    ),
    check(
      'webhook_endpoints_former_secret',
      sql`(${t.sealedFormerSecret} is null) = (${t.formerSecretEndsAt} is null)`,
    ),
  ],
);

/** The outbox, and afterwards the log: one row per event and endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Also the header `webhook-id`, the same in every attempt. */
    id: uuid('id').primaryKey().defaultRandom(),
    endpointId: belongsTo('endpoint_id', () => webhookEndpoints.id),
    kind: text('kind').$type<SentEvent>().notNull(),
    data: jsonb('data').notNull(),
    happenedAt: instant('happened_at').notNull().defaultNow(),
    status: text('status').$type<DeliveryStatus>().notNull().default('pending'),
    /** Attempts since it was last queued, by which the next delay is computed. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    /** The attempt in progress, which ends at the latest at `claimedUntil`. */
    claim: uuid('claim'),
    claimedUntil: instant('claimed_until'),
  },
  (t) => [
    index('webhook_deliveries_due').on(t.endpointId, t.nextAttemptAt).where(sql`${t.status} = 'pending'`),
    index('webhook_deliveries_claimed').on(t.endpointId).where(sql`${t.claim} is not null`),
    index('webhook_deliveries_log').on(t.endpointId, t.happenedAt, t.id),
    index('webhook_deliveries_old').on(t.happenedAt),
    check(
      'webhook_deliveries_status',
      sql`${t.status} in ('pending', 'delivered', 'failed', 'held') and (${t.status} = 'pending') = (${t.nextAttemptAt} is not null)`,
    ),
  ],
);

/** Every attempt to send a delivery. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    deliveryId: belongsTo('delivery_id', () => webhookDeliveries.id),
    attemptedAt: instant('attempted_at').notNull().defaultNow(),
    durationMs: integer('duration_ms').notNull(),
    /** Null: there was no response. */
    statusCode: integer('status_code'),
    /** Null: delivered. */
    problem: text('problem').$type<WebhookProblem>(),
  },
  (t) => [
    index('webhook_attempts_delivery').on(t.deliveryId, t.attemptedAt),
    check(
      'webhook_attempts_problem',
      sql`${t.problem} in ('status', 'redirect', 'gone', 'privateAddress', 'insecure', 'timeout', 'certificate', 'unreachable', 'secret')`,
    ),
  ],
);
