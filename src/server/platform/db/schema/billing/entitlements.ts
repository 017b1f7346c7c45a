import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ContentType } from '#domain/access/content-type.ts';
import type { PlanId } from '#domain/billing/coupon.schema.ts';
import type { LedgerKind } from '#domain/billing/entitlement-ledger.rule.ts';
import { belongsTo, instant } from '../../columns.ts';
import { subjects } from '../content/topics.ts';
import { users } from '../users/users.ts';

/* What a user has bought or been granted. */

export const plans = pgTable(
  'plans',
  {
    id: text('id').$type<PlanId>().primaryKey(),
    /** Content type → opened by the plan. */
    permission: jsonb('permission').$type<Partial<Record<ContentType, boolean>>>().notNull(),
    /** Whether it can be bought. Users who have it keep it. */
    onSale: boolean('on_sale').notNull().default(true),
  },
  (t) => [check('plans_id', sql`${t.id} in ('standard', 'pro')`)],
);

/**
 * The ledger: what opened or closed access for a user. Append-only. The view
 * `entitlements_in_force` computes current access (domain/billing/entitlement-ledger.rule.ts).
 */
export const entitlements = pgTable(
  'entitlements',
  {
    id: uuid('id').primaryKey(),
    /** The order, seat or grant that related rows share. */
    grantId: uuid('grant_id').notNull().defaultRandom(),
    userId: belongsTo('user_id', () => users.id),
    kind: text('kind').$type<LedgerKind>().notNull().default('grant'),
    /** Null: a subject alone. */
    planId: text('plan_id')
      .$type<PlanId>()
      .references(() => plans.id),
    subjectId: uuid('subject_id').references(() => subjects.id),
    grantedAt: instant('granted_at').notNull().defaultNow(),
    /** When the opened access ends, or when it closes. Null: never. */
    endsAt: instant('ends_at'),
    /** The payment that caused it; null for grants and removals by a user. */
    paymentId: uuid('payment_id'),
    /** The user who granted or removed it; null for payments. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason'),
  },
  (t) => [
    index('entitlements_user').on(t.userId),
    index('entitlements_grant').on(t.grantId),
    check('entitlements_kind', sql`${t.kind} in ('purchase', 'renewal', 'grant', 'seat', 'refund', 'end')`),
    check('entitlements_names_something', sql`${t.planId} is not null or ${t.subjectId} is not null`),
  ],
);
