import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type {
  RECORD_EVENT_STATUSES,
  RecordActor,
  RecordEvent,
  RecordProblem,
  RecordStandard,
  RecordTopic,
} from '#domain/interchange/learning-records/record-store.ts';
import type { DisabledReason } from '#domain/interchange/webhooks/webhook-delivery.ts';
import { belongsTo, bytea, createdAt, instant } from '../../columns.ts';
import { schools, users } from '../users/users.ts';

/* Learning record stores (xAPI, Caliper). Triggers write the outbox: see the migration "record-stores". */

/** Systems of schools that are sent what students do in assignments. */
export const recordStores = pgTable(
  'record_stores',
  {
    id: uuid('id').primaryKey(),
    schoolId: belongsTo('school_id', () => schools.id),
    /** Is emailed when it is disabled. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    standard: text('standard').$type<RecordStandard>().notNull(),
    url: text('url').notNull(),
    /** Of xAPI, the user name of its credentials. */
    clientKey: text('client_key').notNull().default(''),
    sealedSecret: bytea('sealed_secret').notNull(),
    actor: text('actor').$type<RecordActor>().notNull().default('pseudonym'),
    /** Whether the text of answers is sent. */
    sendsResponses: boolean('sends_responses').notNull().default(false),
    topics: text('topics').array().$type<RecordTopic[]>().notNull(),
    createdAt: createdAt(),
    disabledAt: instant('disabled_at'),
    disabledReason: text('disabled_reason').$type<DisabledReason>(),
    /** Requests that failed since the last success. */
    failures: integer('failures').notNull().default(0),
    failingSince: instant('failing_since'),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    deliveredAt: instant('delivered_at'),
    /** The process that sends to it, until `claimedUntil` at the latest. */
    claim: uuid('claim'),
    claimedUntil: instant('claimed_until'),
    /** When an admin was emailed that it was disabled, or disabled it. */
    notifiedAt: instant('notified_at'),
  },
  (t) => [
    index('record_stores_school').on(t.schoolId),
    index('record_stores_created_by').on(t.createdBy),
    index('record_stores_to_notify')
      .on(t.disabledAt)
      .where(sql`${t.disabledAt} is not null and ${t.notifiedAt} is null`),
    check('record_stores_standard', sql`${t.standard} in ('xapi', 'caliper')`),
    check('record_stores_actor', sql`${t.actor} in ('pseudonym', 'email')`),
    check(
      'record_stores_disabled',
      sql`(${t.disabledAt} is null) = (${t.disabledReason} is null) and ${t.disabledReason} in ('admin', 'gone', 'failing')`,
    ),
  ],
);

/** The outbox: one row per event and store. */
export const recordEvents = pgTable(
  'record_events',
  {
    /** The ids of its statements are derived from it. */
    id: uuid('id').primaryKey().defaultRandom(),
    storeId: belongsTo('store_id', () => recordStores.id),
    kind: text('kind').$type<RecordEvent>().notNull(),
    data: jsonb('data').notNull(),
    happenedAt: instant('happened_at').notNull().defaultNow(),
    status: text('status').$type<(typeof RECORD_EVENT_STATUSES)[number]>().notNull().default('pending'),
  },
  (t) => [
    index('record_events_due').on(t.storeId, t.happenedAt, t.id).where(sql`${t.status} = 'pending'`),
    index('record_events_rejected').on(t.storeId).where(sql`${t.status} = 'rejected'`),
    index('record_events_old').on(t.happenedAt),
    check('record_events_status', sql`${t.status} in ('pending', 'delivered', 'rejected')`),
  ],
);

/** Every request to a store. */
export const recordRequests = pgTable(
  'record_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    storeId: belongsTo('store_id', () => recordStores.id),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    durationMs: integer('duration_ms').notNull(),
    statements: integer('statements').notNull(),
    /** Null: there was no response. */
    statusCode: integer('status_code'),
    /** Null: delivered. */
    problem: text('problem').$type<RecordProblem>(),
  },
  (t) => [
    index('record_requests_log').on(t.storeId, t.requestedAt, t.id),
    index('record_requests_old').on(t.requestedAt),
    check(
      'record_requests_problem',
      sql`${t.problem} in ('rejected', 'unauthorised', 'status', 'redirect', 'gone', 'privateAddress', 'insecure', 'timeout', 'certificate', 'unreachable', 'secret')`,
    ),
  ],
);
