import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { OrderStatus } from '#domain/billing/checkout.schema.ts';
import type { CouponScope, PlanId } from '#domain/billing/coupon.schema.ts';
import type { Period, Quote } from '#domain/billing/quote.rule.ts';
import type { Language } from '#domain/platform/language.ts';
import { belongsTo, createdAt, instant, recorded, refersTo } from '../../columns.ts';
import { subjects } from '../content/topics.ts';
import { schools, users } from '../users/users.ts';
import { plans } from './entitlements.ts';

/* Coupons, orders, payments and refunds. Amounts in the smallest unit of the currency. */

export const coupons = pgTable(
  'coupons',
  {
    id: uuid('id').primaryKey(),
    /** Upper case. */
    code: text('code').notNull(),
    /** One of the two. */
    percent: integer('percent'),
    amount: integer('amount'),
    currency: text('currency'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    usesMax: integer('uses_max'),
    usesPerPerson: integer('uses_per_person'),
    planId: text('plan_id')
      .$type<PlanId>()
      .references(() => plans.id),
    subjectId: uuid('subject_id').references(() => subjects.id, { onDelete: 'cascade' }),
    reach: text('reach').$type<CouponScope>().notNull().default('first'),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
    ...recorded(),
  },
  (t) => [
    uniqueIndex('coupons_code').on(t.code).where(sql`${t.deletedAt} is null`),
    index('coupons_subject').on(t.subjectId),
    check('coupons_code_upper', sql`${t.code} = upper(${t.code}) and ${t.code} <> ''`),
    check('coupons_one_discount', sql`num_nonnulls(${t.percent}, ${t.amount}) = 1`),
    check('coupons_percent', sql`${t.percent} between 1 and 100`),
    check('coupons_amount', sql`${t.amount} > 0 and ${t.currency} ~ '^[A-Z]{3}$'`),
    check('coupons_reach', sql`${t.reach} in ('first', 'all')`),
    check('coupons_period', sql`${t.startsAt} < ${t.endsAt}`),
  ],
);

export const orders = pgTable(
  'orders',
  {
    /** Also the grant of the ledger's rows. */
    id: uuid('id').primaryKey(),
    /** Null if the buyer's account was deleted; payments have to be retained. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Set if a school pays for seats. */
    schoolId: uuid('school_id').references(() => schools.id),
    /** Name and address on the receipt. */
    buyerName: text('buyer_name').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    /** Idempotency key: the same click, sent again, is the same order. */
    operationId: uuid('operation_id').notNull(),
    status: text('status').$type<OrderStatus>().notNull().default('open'),
    planId: text('plan_id')
      .$type<PlanId>()
      .notNull()
      .references(() => plans.id),
    period: text('period').$type<Period>().notNull(),
    country: text('country').notNull(),
    /** The quote that the buyer accepted, whatever prices become. */
    quote: jsonb('quote').$type<Quote>().notNull(),
    couponId: uuid('coupon_id').references(() => coupons.id),
    gateway: text('gateway').notNull(),
    /** The gateway's id of the checkout, and the address of its page. */
    checkoutRef: text('checkout_ref'),
    checkoutUrl: text('checkout_url'),
    /** Set once it is paid and renews. */
    subscriptionRef: text('subscription_ref'),
    renewal: text('renewal').$type<'none' | 'active' | 'pastDue' | 'canceled' | 'ended'>().notNull().default('none'),
    periodEndsAt: instant('period_ends_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('orders_operation').on(t.userId, t.operationId),
    uniqueIndex('orders_checkout').on(t.gateway, t.checkoutRef),
    uniqueIndex('orders_subscription').on(t.gateway, t.subscriptionRef),
    index('orders_user').on(t.userId, t.createdAt),
    index('orders_school').on(t.schoolId, t.createdAt),
    index('orders_created').on(t.createdAt, t.id),
    index('orders_coupon').on(t.couponId),
    check('orders_status', sql`${t.status} in ('open', 'pending', 'invoiced', 'paid', 'failed', 'left', 'review')`),
    check('orders_renewal', sql`${t.renewal} in ('none', 'active', 'pastDue', 'canceled', 'ended')`),
    check('orders_period', sql`${t.period} in ('month', 'year')`),
  ],
);

/** Payments: one for an order, and one for each renewal. Rows are never changed. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    orderId: refersTo('order_id', () => orders.id),
    kind: text('kind').$type<'purchase' | 'renewal'>().notNull(),
    gateway: text('gateway').notNull(),
    /** The gateway's id of the invoice: duplicate events about it are one payment. */
    invoiceRef: text('invoice_ref').notNull(),
    /** Reference for refunds. Null if there was nothing to pay. */
    chargeRef: text('charge_ref'),
    currency: text('currency').notNull(),
    net: integer('net').notNull(),
    tax: integer('tax').notNull(),
    amount: integer('amount').notNull(),
    /** Without gaps. */
    receiptNumber: integer('receipt_number').notNull(),
    periodEndsAt: instant('period_ends_at').notNull(),
    paidAt: instant('paid_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('payments_invoice').on(t.gateway, t.invoiceRef),
    uniqueIndex('payments_receipt').on(t.receiptNumber),
    uniqueIndex('payments_purchase').on(t.orderId).where(sql`${t.kind} = 'purchase'`),
    index('payments_order').on(t.orderId),
    index('payments_charge').on(t.gateway, t.chargeRef),
    index('payments_paid').on(t.paidAt, t.id),
    check('payments_kind', sql`${t.kind} in ('purchase', 'renewal')`),
    check('payments_sum', sql`${t.amount} = ${t.net} + ${t.tax} and ${t.net} >= 0 and ${t.tax} >= 0`),
  ],
);

/** The last receipt number. One row, locked while a payment is saved, so that numbers have no gaps. */
export const receiptCounter = pgTable(
  'receipt_counter',
  { id: integer('id').primaryKey().default(1), last: integer('last').notNull().default(0) },
  (t) => [check('receipt_counter_one', sql`${t.id} = 1`)],
);

export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    paymentId: refersTo('payment_id', () => payments.id),
    amount: integer('amount').notNull(),
    endsAccess: boolean('ends_access').notNull(),
    reason: text('reason').notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    refundRef: text('refund_ref').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('refunds_ref').on(t.refundRef),
    index('refunds_payment').on(t.paymentId),
    index('refunds_actor').on(t.actorId),
    check('refunds_amount', sql`${t.amount} > 0`),
  ],
);

/** Every webhook event, and its outcome. An applied event is not applied again. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    gateway: text('gateway').notNull(),
    eventRef: text('event_ref').notNull(),
    type: text('type').notNull(),
    orderId: uuid('order_id'),
    outcome: text('outcome').$type<'applied' | 'ignored' | 'refused'>().notNull(),
    detail: text('detail'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payment_events_once').on(t.gateway, t.eventRef),
    index('payment_events_order').on(t.orderId),
    check('payment_events_outcome', sql`${t.outcome} in ('applied', 'ignored', 'refused')`),
  ],
);

/** Checkouts of the built-in test gateway, without real money. */
export const testCheckouts = pgTable('test_checkouts', {
  id: text('id').primaryKey(),
  orderId: belongsTo('order_id', () => orders.id),
  amount: integer('amount').notNull(),
  renewalAmount: integer('renewal_amount').notNull(),
  currency: text('currency').notNull(),
  description: text('description').notNull(),
  language: text('language').$type<Language>().notNull(),
  /** Paths on this server. */
  returnPath: text('return_path').notNull(),
  status: text('status').$type<'open' | 'pending' | 'paid' | 'declined' | 'left' | 'ended'>().notNull().default('open'),
  /** Invoices so far. */
  invoices: integer('invoices').notNull().default(0),
  renews: boolean('renews').notNull().default(true),
  periodEndsAt: instant('period_ends_at'),
  createdAt: createdAt(),
});
