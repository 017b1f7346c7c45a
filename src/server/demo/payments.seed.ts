import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { OrderStatus } from '#domain/billing/checkout.schema.ts';
import type { PlanId } from '#domain/billing/coupon.schema.ts';
import { type Period, type PricedLine, type Quote, quoteOf } from '#domain/billing/quote.rule.ts';
import { writeLedger } from '../billing/gateways/webhook-event.commands.ts';

type DemoOrder = {
  readonly buyer: string;
  readonly forSchool: boolean;
  readonly status: OrderStatus;
  readonly planId: PlanId;
  readonly period: Period;
  readonly subjects: readonly string[];
  readonly seats: number;
  readonly daysAgo: number;
};

const STUDENT = 'student@lectern.example';
const SCHOOL = 'school@lectern.example';
const ALONE = { buyer: STUDENT, forSchool: false, planId: 'standard', period: 'year', subjects: [], seats: 1 } as const;
const SEATS = { buyer: SCHOOL, forSchool: true, period: 'year' } as const;
const ORDERS: readonly DemoOrder[] = [
  { ...ALONE, status: 'failed', daysAgo: 61 },
  { ...ALONE, status: 'paid', daysAgo: 60 },
  { ...SEATS, status: 'paid', planId: 'pro', subjects: ['Biology', 'Chemistry'], seats: 5, daysAgo: 12 },
  { ...SEATS, status: 'invoiced', planId: 'standard', subjects: [], seats: 12, daysAgo: 2 },
];

/** Coupons, and orders of the demo accounts in every status. The accounts and prices have to exist. */
export async function seedPayments(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into coupons (id, code, percent, amount, currency, ends_at, uses_per_person, plan_id, reach) values
     (gen_random_uuid(), 'WELCOME10', 10, null, null, null, 1, null, 'first'),
     (gen_random_uuid(), 'EXAM5', null, 500, 'EUR', now() + interval '60 days', 1, 'pro', 'first'),
     (gen_random_uuid(), 'SUMMER', 25, null, null, now() - interval '20 days', null, null, 'all')`,
  );
  for (const order of ORDERS) await seedOrder(client, order);
}

async function seedOrder(client: pg.ClientBase, order: DemoOrder): Promise<void> {
  const { status, planId, period, subjects, seats, daysAgo } = order;
  const id = randomUUID();
  const { rows: users } = await client.query<{ id: string; schoolId: string | null; name: string }>(
    'select id, school_id as "schoolId", name from users where email = $1',
    [order.buyer],
  );
  const { rows: lines } = await client.query<PricedLine>(
    `select r.plan_id as "planId", r.subject_id as "subjectId", s.title as "subjectTitle", r.amount
     from prices r left join subjects s on s.id = r.subject_id
     where r.plan_id = $1 and r.period = $2 and (r.subject_id is null or s.title = any($3))
     order by r.subject_id is not null, s.position`,
    [planId, period, subjects],
  );
  const [buyer] = users;
  if (buyer === undefined) throw new Error(`The demo has no account ${order.buyer}.`);
  const rate = { country: 'DE', basisPoints: 1_900 };
  const quote = quoteOf({ currency: 'EUR', period, lines, seats, coupon: null, rate, taxIncluded: true });
  const schoolId = order.forSchool ? buyer.schoolId : null;
  const gateway = order.forSchool ? 'invoice' : 'test';
  const renews = status === 'paid' && !order.forSchool;
  await client.query(
    `insert into orders (id, user_id, school_id, buyer_name, buyer_email, operation_id, status, plan_id, period, country,
       quote, gateway, subscription_ref, renewal, period_ends_at, created_at)
     values ($1, $2, $3, $4, $5, gen_random_uuid(), $6, $7, $8, $9, $10, $11, $12, $13,
       case when $6 = 'paid' then now() - make_interval(days => $14) + interval '1 year' end, now() - make_interval(days => $14))`,
    [
      ...[id, buyer.id, schoolId, buyer.name, order.buyer, status, planId, period, rate.country, quote, gateway],
      ...[renews ? `demo_${id}_sub` : null, renews ? 'active' : 'none', daysAgo],
    ],
  );
  if (status === 'paid') await seedPayment(client, { id, userId: buyer.id, schoolId, quote, gateway });
}

type PaidOrder = {
  readonly id: string;
  readonly userId: string;
  readonly schoolId: string | null;
  readonly quote: Quote;
  readonly gateway: string;
};

async function seedPayment(client: pg.ClientBase, order: PaidOrder): Promise<void> {
  const { net, tax, gross } = order.quote.first;
  const paymentId = randomUUID();
  const { rows } = await client.query<{ until: Date }>(
    `with number as (update receipt_counter set last = last + 1 returning last)
     insert into payments (id, order_id, kind, gateway, invoice_ref, currency, net, tax, amount, receipt_number, period_ends_at, paid_at)
     select $1, o.id, 'purchase', o.gateway, o.id::text, $3, $4, $5, $6, last, o.period_ends_at, o.created_at
     from number, orders o where o.id = $2 returning period_ends_at as until`,
    [paymentId, order.id, order.quote.currency, net, tax, gross],
  );
  await writeLedger(client, order, { kind: 'purchase', until: rows[0]?.until ?? null, paymentId });
}
