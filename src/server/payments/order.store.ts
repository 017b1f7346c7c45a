import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ProductError } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Cart, OrderStatus } from '#domain/payments/checkout.schema.ts';
import { type CouponProblem, couponProblem } from '#domain/payments/coupon.rule.ts';
import type { Coupon } from '#domain/payments/coupon.schema.ts';
import { COUPON_HOLD_S } from '#domain/payments/payment.limits.ts';
import { type PricedLine, type Quote, quoteOf } from '#domain/payments/quote.rule.ts';
import { rateOf, type TaxSettings } from '#domain/payments/tax.rule.ts';
import type { Viewer } from '../auth/viewer.ts';
import { inTransaction } from '../db/transaction.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { settleMessage } from './settle.store.ts';

type Priced = { readonly currency: string; readonly lines: readonly PricedLine[] };
export type QuoteAnswer = { readonly quote: Quote; readonly couponProblem: CouponProblem | null };
export type Invoiced = { readonly name: string; readonly email: string; readonly quote: Quote };
export type OrderState = { readonly id: string; readonly status: OrderStatus; readonly url: string | null };

/**
 * What the price list says of a cart. Who has Pro already, and buys for oneself, adds subjects and does not pay for the
 * plan again. Throws `NOT_FOUND` where one thing of it is not on sale for that period.
 */
async function priceCart(database: Pick<pg.ClientBase, 'query'>, cart: Cart, ownerId: string | null): Promise<Priced> {
  const { rows } = await database.query<PricedLine & { currency: string; owned: boolean }>(
    `select r.plan_id as "planId", r.subject_id as "subjectId", s.title as "subjectTitle", r.amount, r.currency,
       r.plan_id = 'pro' and r.subject_id is null and exists (select 1 from entitlements_in_force e
         where e.user_id = $4 and e.plan_id = 'pro' and e.subject_id is null) as owned
     from prices r join plans p on p.id = r.plan_id and p.on_sale left join live_subjects s on s.id = r.subject_id
     where r.plan_id = $1 and r.period = $2 and r.deleted_at is null and (r.subject_id is null or s.slug = any($3))
     order by r.subject_id is not null, s.position, s.title`,
    [cart.planId, cart.period, cart.subjects, ownerId],
  );
  const currency = rows[0]?.currency;
  const isWhole = rows.length === cart.subjects.length + 1 && rows[0]?.subjectId === null;
  if (currency === undefined || !isWhole || rows.some((row) => row.currency !== currency))
    throw new ProductError('NOT_FOUND');
  return { currency, lines: rows.flatMap(({ currency: _, owned, ...line }) => (owned ? [] : line)) };
}

type CouponRow = { readonly id: string; readonly coupon: Coupon; readonly inAll: number; readonly byPerson: number };

/**
 * A coupon with how often it was used or is held by others: an order of one's own that is open is closed by the next.
 * `lock`: nobody else takes a use of it until this transaction ends.
 */
async function findCoupon(
  database: Pick<pg.ClientBase, 'query'>,
  code: string,
  userId: string,
  lock: boolean,
): Promise<CouponRow | null> {
  if (lock) await database.query('select from coupons where code = $1 for update', [code]);
  const { rows } = await database.query<CouponRow>(
    `select c.id, json_build_object('code', c.code, 'startsAt', c.starts_at, 'endsAt', c.ends_at, 'usesMax', c.uses_max,
         'usesPerPerson', c.uses_per_person, 'planId', c.plan_id, 'subjectId', c.subject_id, 'reach', c.reach,
         'active', c.active, 'discount', case when c.percent is not null
           then json_build_object('kind', 'percent', 'percent', c.percent)
           else json_build_object('kind', 'amount', 'amount', c.amount, 'currency', c.currency) end) as coupon,
       u.in_all::int as "inAll", u.by_person::int as "byPerson"
     from coupons c cross join lateral (
       select count(*) as in_all, count(*) filter (where o.user_id = $2) as by_person from orders o
       where o.coupon_id = c.id and (o.status in ('pending', 'invoiced', 'paid', 'review')
         or (o.status = 'open' and o.user_id is distinct from $2 and o.created_at > now() - make_interval(secs => $3)))) u
     where c.code = $1 and c.deleted_at is null`,
    [code, userId, COUPON_HOLD_S],
  );
  return rows[0] ?? null;
}

async function quoteCart(
  database: Pick<pg.ClientBase, 'query'>,
  taxes: TaxSettings,
  { userId, role }: Viewer,
  cart: Cart,
  lock: boolean,
): Promise<QuoteAnswer & { readonly couponId: string | null }> {
  const rate = rateOf(taxes, cart.country);
  if (rate === null) throw new ProductError('INVALID_INPUT', { fields: { country: 'Please choose a country' } });
  const priced = await priceCart(database, cart, role === 'schoolAdmin' ? null : userId);
  const found = cart.coupon === null ? null : await findCoupon(database, cart.coupon, userId, lock);
  const wanted = priced.lines.map(({ subjectId, amount }) => ({ subjectId, amount: amount * cart.seats }));
  const wish = { planId: cart.planId, currency: priced.currency, lines: wanted, now: Date.now() };
  const problem = cart.coupon === null ? null : found === null ? 'unknown' : couponProblem(found.coupon, found, wish);
  const coupon = problem === null ? (found?.coupon ?? null) : null;
  const quote = quoteOf({
    ...priced,
    period: cart.period,
    seats: cart.seats,
    coupon,
    rate,
    taxIncluded: taxes.included,
  });
  return { quote, couponProblem: problem, couponId: coupon === null ? null : (found?.id ?? null) };
}

/** What a cart costs, and what stands in the way of its coupon. Holds nothing. */
export async function readQuote(pool: pg.Pool, taxes: TaxSettings, viewer: Viewer, cart: Cart): Promise<QuoteAnswer> {
  return quoteCart(pool, taxes, viewer, cart, false);
}

type Order = {
  readonly operationId: string;
  readonly cart: Cart;
  readonly expected: number;
  readonly language: Language;
};

/**
 * Makes an order of a cart, takes a use of its coupon, and opens the place to pay. The same operation is the same order.
 * `expected` is the amount that was shown; where prices have changed since, nothing is ordered (`PRICE_CHANGED`). A person
 * pays at one place at a time, so that nothing is paid twice: earlier ones are closed.
 */
export async function placeOrder(
  pool: pg.Pool,
  { gateway, taxes }: { readonly gateway: PaymentGateway; readonly taxes: TaxSettings },
  viewer: Viewer,
  { operationId, cart, expected, language }: Order,
): Promise<OrderState & { readonly paymentId: string | null; readonly invoice: Invoiced | null }> {
  const isSchool = viewer.role === 'schoolAdmin';
  if (cart.seats > 1 && !isSchool) throw new ProductError('FORBIDDEN');
  const made = await inTransaction(pool, async (client) => {
    // One order of a person at a time: a button that is pressed twice finds the first order.
    const { rows: people } = await client.query<{ name: string; email: string }>(
      'select name, email from users where id = $1 for update',
      [viewer.userId],
    );
    const { rows: known } = await client.query<OrderState>(
      'select id, status, checkout_url as url from orders where user_id = $1 and operation_id = $2',
      [viewer.userId, operationId],
    );
    if (known[0] !== undefined) return { ...known[0], quote: null, name: '', email: '' };
    const { quote, couponProblem: problem, couponId } = await quoteCart(client, taxes, viewer, cart, true);
    if (problem !== null) throw new ProductError('COUPON_REFUSED');
    if (!isSchool && isOwned(viewer, quote)) throw new ProductError('ALREADY_BOUGHT');
    if (!isSchool && (await isUnderWay(client, viewer, quote))) throw new ProductError('PAYMENT_UNDER_WAY');
    if (quote.first.gross !== expected) throw new ProductError('PRICE_CHANGED');
    const id = randomUUID();
    const [person] = people;
    await client.query(
      `insert into orders (id, user_id, school_id, buyer_name, buyer_email, operation_id, status, plan_id, period, country,
         quote, coupon_id, gateway)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        id,
        viewer.userId,
        isSchool ? viewer.schoolId : null,
        person?.name,
        person?.email,
        operationId,
        isSchool ? 'invoiced' : 'open',
        cart.planId,
        cart.period,
        cart.country,
        quote,
        couponId,
        isSchool ? 'invoice' : quote.first.gross === 0 ? 'free' : gateway.name,
      ],
    );
    return {
      id,
      status: isSchool ? 'invoiced' : 'open',
      url: null,
      quote,
      name: person?.name ?? '',
      email: person?.email ?? '',
    } as const;
  });
  const { id, status, url, quote, name, email } = made;
  if (quote === null || status !== 'open') {
    return { id, status, url, paymentId: null, invoice: quote === null ? null : { name, email, quote } };
  }
  if (quote.first.gross === 0) return { ...(await settleFree(pool, id, quote)), invoice: null };
  const description = [
    'Lectern',
    cart.planId === 'pro' ? 'Pro' : 'Standard',
    ...quote.lines.flatMap(({ subjectTitle }) => subjectTitle ?? []),
  ].join(' · ');
  try {
    await closeOthers(pool, gateway, { userId: viewer.userId, except: id });
    const place = await gateway.openCheckout({
      orderId: id,
      description,
      email,
      language,
      currency: quote.currency,
      period: quote.period,
      firstAmount: quote.first.gross,
      renewalAmount: quote.renewal.gross,
      // With the whole cart, which is as it was left when somebody comes back without paying.
      returnPath: `/checkout?${new URLSearchParams({
        plan: cart.planId,
        period: cart.period,
        subjects: cart.subjects.join(','),
        country: cart.country,
        ...(cart.coupon !== null && { coupon: cart.coupon }),
        order: id,
      })}`,
    });
    await pool.query('update orders set checkout_ref = $2, checkout_url = $3 where id = $1', [
      id,
      place.ref,
      place.url,
    ]);
    return { id, status, url: place.url, paymentId: null, invoice: null };
  } catch (cause) {
    await pool.query(`update orders set status = 'failed' where id = $1 and status = 'open'`, [id]);
    throw cause instanceof ProductError ? cause : new ProductError('PAYMENT_UNAVAILABLE', { cause });
  }
}

/** Nothing is to pay, so nobody is asked for money, and nothing renews by itself. */
async function settleFree(pool: pg.Pool, id: string, { currency }: Quote) {
  const { paymentId } = await settleMessage(pool, 'free', {
    ref: id,
    type: 'free',
    orderId: id,
    at: new Date(),
    news: {
      kind: 'paid',
      cycle: 'purchase',
      invoiceRef: id,
      subscriptionRef: null,
      amount: 0,
      currency,
      periodEndsAt: null,
    },
  });
  return { id, status: 'paid' as const, url: null, paymentId };
}

function isOwned(viewer: Viewer, { lines }: Quote): boolean {
  if (lines.every(({ planId }) => planId === 'standard')) return viewer.standardPlan !== null;
  return viewer.proPlan && lines.some(({ subjectId }) => subjectId !== null && viewer.subjects.includes(subjectId));
}

/** Whether money for a part of this is on its way already. */
async function isUnderWay(client: pg.ClientBase, { userId }: Viewer, { lines }: Quote): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from orders o, jsonb_array_elements(o.quote -> 'lines') as ordered
     where o.user_id = $1 and o.status = 'pending' and (ordered ->> 'planId') || coalesce(ordered ->> 'subjectId', '') = any($2) limit 1`,
    [userId, lines.map(({ planId, subjectId }) => planId + (subjectId ?? ''))],
  );
  return rowCount === 1;
}

/** Closes where somebody could still pay for an earlier order. Throws `PAYMENT_UNDER_WAY` where that has just happened. */
async function closeOthers(
  pool: pg.Pool,
  gateway: PaymentGateway,
  { userId, except }: { readonly userId: string; readonly except: string },
): Promise<void> {
  const { rows } = await pool.query<{ ref: string }>(
    `select checkout_ref as ref from orders
     where user_id = $1 and id <> $2 and gateway = $3 and status = 'open' and checkout_ref is not null`,
    [userId, except, gateway.name],
  );
  for (const { ref } of rows) if (!(await gateway.closeCheckout(ref))) throw new ProductError('PAYMENT_UNDER_WAY');
}

/** An order of one's own. Throws `NOT_FOUND`. */
export async function readOrder(pool: pg.Pool, viewer: Viewer, id: string): Promise<OrderState> {
  const { rows } = await pool.query<OrderState>(
    'select id, status, checkout_url as url from orders where id::text = $1 and user_id = $2',
    [id, viewer.userId],
  );
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}
