import type pg from 'pg';
import type { Cart } from '#domain/billing/checkout.schema.ts';
import { type CouponProblem, couponProblem } from '#domain/billing/coupon.rule.ts';
import type { Coupon } from '#domain/billing/coupon.schema.ts';
import { COUPON_RESERVED_S } from '#domain/billing/payment.limits.ts';
import { type PricedLine, type Quote, quoteOf } from '#domain/billing/quote.rule.ts';
import { rateOf, type TaxSettings } from '#domain/billing/tax.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../access/viewer.ts';

type Priced = { readonly currency: string; readonly lines: readonly PricedLine[] };
export type QuoteAnswer = { readonly quote: Quote; readonly couponProblem: CouponProblem | null };

/**
 * The price of a cart. Buyers who already have Pro and buy for themselves add subjects without paying for the plan
 * again. Throws `NOT_FOUND` if something in the cart is not sold for that period.
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
  const isComplete = rows.length === cart.subjects.length + 1 && rows[0]?.subjectId === null;
  if (currency === undefined || !isComplete || rows.some((row) => row.currency !== currency))
    throw new ProductError('NOT_FOUND');
  return { currency, lines: rows.flatMap(({ currency: _, owned, ...line }) => (owned ? [] : line)) };
}

export type CouponRow = {
  readonly id: string;
  readonly coupon: Coupon;
  readonly inAll: number;
  readonly byUser: number;
};

/**
 * A coupon with the number of its uses and reservations. The user's own open order is not counted, since it is closed
 * before the next one is written. `lock`: no other order can use it until this transaction ends.
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
           else json_build_object('kind', 'amount', 'amount', coalesce(c.amount, 0), 'currency', coalesce(c.currency, '')) end) as coupon,
       u.in_all::int as "inAll", u.by_person::int as "byUser"
     from coupons c cross join lateral (
       select count(*) as in_all, count(*) filter (where o.user_id = $2) as by_person from orders o
       where o.coupon_id = c.id and (o.status in ('pending', 'invoiced', 'paid', 'review')
         or (o.status = 'open' and o.user_id is distinct from $2 and o.created_at > now() - make_interval(secs => $3)))) u
     where c.code = $1 and c.deleted_at is null`,
    [code, userId, COUPON_RESERVED_S],
  );
  return rows[0] ?? null;
}

/**
 * The price of a cart with its coupon. `lock`: no other order can use the coupon until this transaction ends. Throws
 * `INVALID_INPUT` for a country without a tax rate, and `NOT_FOUND`.
 */
export async function quoteCart(
  database: Pick<pg.ClientBase, 'query'>,
  taxes: TaxSettings,
  { userId, role }: Viewer,
  cart: Cart,
  lock: boolean,
): Promise<QuoteAnswer & { /** The coupon, if it can be used. */ readonly found: CouponRow | null }> {
  const rate = rateOf(taxes, cart.country);
  if (rate === null) throw new ProductError('INVALID_INPUT', { fields: { country: problemText('countryMissing') } });
  const priced = await priceCart(database, cart, role === 'schoolAdmin' ? null : userId);
  const found = cart.coupon === null ? null : await findCoupon(database, cart.coupon, userId, lock);
  const requested = priced.lines.map(({ subjectId, amount }) => ({ subjectId, amount: amount * cart.seats }));
  const couponUse = { planId: cart.planId, currency: priced.currency, lines: requested, now: Date.now() };
  const problem =
    cart.coupon === null ? null : found === null ? 'unknown' : couponProblem(found.coupon, found, couponUse);
  const coupon = problem === null ? (found?.coupon ?? null) : null;
  const quote = quoteOf({
    ...priced,
    period: cart.period,
    seats: cart.seats,
    coupon,
    rate,
    taxIncluded: taxes.included,
  });
  return { quote, couponProblem: problem, found: coupon === null ? null : found };
}

/** The price of a cart, and why its coupon can't be used. Reserves nothing. */
export async function readQuote(pool: pg.Pool, taxes: TaxSettings, viewer: Viewer, cart: Cart): Promise<QuoteAnswer> {
  return quoteCart(pool, taxes, viewer, cart, false);
}
