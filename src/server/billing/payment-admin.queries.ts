import type pg from 'pg';
import type { OrderStatus } from '#domain/billing/checkout.schema.ts';
import type { PlanId } from '#domain/billing/coupon.schema.ts';
import type { LedgerKind } from '#domain/billing/entitlement-ledger.rule.ts';
import type { EventOutcome, RenewalState } from '#domain/billing/payment-states.ts';
import type { Period } from '#domain/billing/quote.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../access/viewer.ts';
import type { PaymentRow } from './my-payments.queries.ts';

export type OrderSummary = {
  readonly id: string;
  readonly buyerName: string;
  readonly buyerEmail: string;
  readonly school: string | null;
  readonly status: OrderStatus;
  readonly renewal: RenewalState;
  readonly planId: PlanId;
  readonly period: Period;
  readonly seats: number;
  readonly currency: string;
  readonly firstAmount: number;
  /** Total paid, minus refunds. */
  readonly received: number;
  readonly gateway: string;
  readonly createdAt: string;
};

export type LedgerLine = {
  readonly id: string;
  readonly kind: LedgerKind;
  readonly planId: PlanId | null;
  readonly subject: string | null;
  readonly until: string | null;
  readonly actor: string | null;
  readonly reason: string | null;
  readonly at: string;
};

export type OrderDetail = OrderSummary & {
  readonly subjects: readonly string[];
  readonly country: string;
  readonly coupon: string | null;
  readonly renewalAmount: number;
  readonly periodEndsAt: string | null;
  readonly payments: readonly PaymentRow[];
  readonly ledger: readonly LedgerLine[];
  readonly events: readonly {
    readonly type: string;
    readonly outcome: EventOutcome;
    readonly detail: string | null;
    readonly at: string;
  }[];
};

export type OrderPage = { readonly orders: readonly OrderSummary[]; readonly next: string | null };

const PAGE = 50;
const SUMMARY = `o.id, o.buyer_name as "buyerName", o.buyer_email as "buyerEmail", s.name as school, o.status, o.renewal,
  o.plan_id as "planId", o.period, (o.quote->>'seats')::int as seats, o.quote->>'currency' as currency, o.gateway,
  (o.quote#>>'{first,gross}')::int as "firstAmount", to_json(o.created_at)#>>'{}' as "createdAt",
  (select coalesce(sum(p.amount), 0) from payments p where p.order_id = o.id)::int
  - (select coalesce(sum(r.amount), 0) from refunds r join payments p on p.id = r.payment_id where p.order_id = o.id)::int as received`;

/** A school admin sees the school's orders, and those that its users made for themselves. */
const scopeOf = ({ role, schoolId }: Viewer): string | null =>
  role === 'admin' ? null : (schoolId ?? '00000000-0000-0000-0000-000000000000');
const IN_SCOPE = `($1::uuid is null or o.school_id = $1 or o.school_id is null and exists (select 1 from users u where u.id = o.user_id and u.school_id = $1))`;

type PaymentFilter = { readonly search: string; readonly status: OrderStatus | null; readonly after: string | null };

/** Orders, newest first; `after` is `next` of the previous page. */
export async function readOrders(
  pool: pg.Pool,
  viewer: Viewer,
  { search, status, after }: PaymentFilter,
): Promise<OrderPage> {
  const [createdAt = null, id = null] = after?.split('|') ?? [];
  const { rows } = await pool.query<OrderSummary & { cursor: string }>(
    `select ${SUMMARY}, to_json(o.created_at)#>>'{}' || '|' || o.id as cursor
     from orders o left join schools s on s.id = o.school_id
     where ${IN_SCOPE} and ($2 = '' or o.buyer_name ilike $2 or o.buyer_email ilike $2 or s.name ilike $2)
       and ($3::text is null or o.status = $3) and ($4::timestamptz is null or (o.created_at, o.id) < ($4, $5::uuid))
     order by o.created_at desc, o.id desc limit ${PAGE + 1}`,
    [scopeOf(viewer), search === '' ? '' : `%${search.replace(/[\\%_]/g, '\\$&')}%`, status, createdAt, id],
  );
  const shown = rows.slice(0, PAGE);
  return { orders: shown, next: rows.length > PAGE ? (shown.at(-1)?.cursor ?? null) : null };
}

/** One order with its events. Throws `NOT_FOUND`. */
export async function readOrderDetail(pool: pg.Pool, viewer: Viewer, id: string): Promise<OrderDetail> {
  const { rows } = await pool.query<OrderDetail>(
    `select ${SUMMARY}, o.country, c.code as coupon, (o.quote#>>'{renewal,gross}')::int as "renewalAmount",
       to_json(o.period_ends_at)#>>'{}' as "periodEndsAt",
       array(select line->>'subjectTitle' from jsonb_array_elements(o.quote->'lines') line where line->>'subjectTitle' is not null) as subjects,
       coalesce((select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'amount', p.amount, 'currency', p.currency,
           'receiptNumber', p.receipt_number, 'paidAt', p.paid_at,
           'refunded', (select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id)) order by p.receipt_number desc)
         from payments p where p.order_id = o.id), '[]') as payments,
       coalesce((select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'planId', e.plan_id, 'subject', t.title,
           'until', e.ends_at, 'actor', a.name, 'reason', e.reason, 'at', e.granted_at) order by e.granted_at, e.id)
         from entitlements e left join subjects t on t.id = e.subject_id left join users a on a.id = e.actor_id
         where e.grant_id = o.id), '[]') as ledger,
       coalesce((select json_agg(json_build_object('type', v.type, 'outcome', v.outcome, 'detail', v.detail, 'at', v.created_at)
           order by v.created_at) from payment_events v where v.order_id = o.id), '[]') as events
     from orders o left join schools s on s.id = o.school_id left join coupons c on c.id = o.coupon_id
     where ${IN_SCOPE} and o.id::text = $2`,
    [scopeOf(viewer), id],
  );
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}
