import type pg from 'pg';
import type { OrderStatus } from '#domain/billing/checkout.schema.ts';
import type { PlanId } from '#domain/billing/coupon.schema.ts';
import type { PaymentKind, RenewalState } from '#domain/billing/payment-states.ts';
import type { Period } from '#domain/billing/quote.rule.ts';
import type { Viewer } from '../access/viewer.ts';

export type PaymentRow = {
  readonly id: string;
  readonly kind: PaymentKind;
  readonly amount: number;
  readonly refunded: number;
  readonly currency: string;
  readonly receiptNumber: number;
  readonly paidAt: string;
};

export type MyOrder = {
  readonly id: string;
  readonly status: OrderStatus;
  readonly url: string | null;
  readonly planId: PlanId;
  readonly period: Period;
  readonly subjects: readonly string[];
  readonly seats: number;
  readonly seatsAssigned: number;
  readonly currency: string;
  readonly firstAmount: number;
  readonly renewalAmount: number;
  readonly renewal: RenewalState;
  readonly periodEndsAt: string | null;
  readonly createdAt: string;
  readonly payments: readonly PaymentRow[];
};

const MOST = 200;

/** A user's orders and payments, newest first; for a school admin also the school's. Abandoned orders are left out. */
export async function readMyOrders(pool: pg.Pool, viewer: Viewer): Promise<MyOrder[]> {
  const { rows } = await pool.query<MyOrder>(
    `select o.id, o.status, o.checkout_url as url, o.plan_id as "planId", o.period, o.currency_text as currency, o.renewal,
       o.subjects, o.seats, o.first as "firstAmount", o.renewal_amount as "renewalAmount",
       to_json(o.period_ends_at)#>>'{}' as "periodEndsAt", to_json(o.created_at)#>>'{}' as "createdAt",
       (select count(distinct e.user_id)::int from entitlements_in_force e where e.grant_id = o.id and o.school_id is not null) as "seatsAssigned",
       coalesce((select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'amount', p.amount, 'currency', p.currency,
           'receiptNumber', p.receipt_number, 'paidAt', p.paid_at,
           'refunded', (select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id)) order by p.receipt_number desc)
         from payments p where p.order_id = o.id), '[]') as payments
     from (select *, quote->>'currency' as currency_text, (quote->>'seats')::int as seats,
         (quote#>>'{first,gross}')::int as first, (quote#>>'{renewal,gross}')::int as renewal_amount,
         array(select line->>'subjectTitle' from jsonb_array_elements(quote->'lines') line where line->>'subjectTitle' is not null) as subjects
       from orders) o
     where (o.school_id = $2 or o.user_id = $1 and ($2::uuid is null or o.school_id is null))
       and (o.status in ('pending', 'invoiced', 'paid', 'review') or (o.status = 'open' and o.created_at > now() - interval '30 minutes'))
     order by o.created_at desc limit ${MOST}`,
    [viewer.userId, viewer.role === 'schoolAdmin' ? viewer.schoolId : null],
  );
  return rows;
}
