import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Cart, OrderStatus } from '#domain/billing/checkout.schema.ts';
import { COUPON_RESERVED_S } from '#domain/billing/payment.limits.ts';
import type { Quote } from '#domain/billing/quote.rule.ts';
import type { TaxSettings } from '#domain/billing/tax.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import type { Viewer } from '../access/viewer.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { PaymentGateway } from './gateways/payment-gateway.ts';
import { applyWebhookEventWithin } from './gateways/webhook-event.commands.ts';
import { isInProgress, isOwned } from './owned-already.queries.ts';
import { type CouponRow, quoteCart } from './quote.queries.ts';

export type Invoiced = { readonly name: string; readonly email: string; readonly quote: Quote };
export type OrderState = { readonly id: string; readonly status: OrderStatus; readonly url: string | null };

type Order = {
  readonly operationId: string;
  readonly cart: Cart;
  readonly expected: number;
  readonly language: Language;
};

/**
 * Creates an order from a cart, reserves a use of its coupon, and opens the checkout. The same operation creates the
 * same order. `expected` is the amount that was shown; if prices have changed since, nothing is ordered
 * (`PRICE_CHANGED`). A user has one payable checkout at a time, so that nothing is paid twice and no coupon is used
 * twice: the gateway confirms that the earlier checkout is closed before the new order reserves the coupon. Throws
 * `COUPON_REFUSED`, `ALREADY_BOUGHT`, `PAYMENT_UNDER_WAY`, `PAYMENT_UNAVAILABLE`.
 */
export async function placeOrder(
  pool: pg.Pool,
  { gateway, taxes }: { readonly gateway: PaymentGateway; readonly taxes: TaxSettings },
  viewer: Viewer,
  order: Order,
): Promise<OrderState & { readonly paymentId: string | null; readonly invoice: Invoiced | null }> {
  const isSchool = viewer.role === 'schoolAdmin';
  const { cart, language } = order;
  if (cart.seats > 1 && !isSchool) throw new ProductError('FORBIDDEN');
  const written = await writeWhenReleased(pool, { gateway, taxes }, viewer, order);
  if (written.kind === 'known') return { ...written.state, paymentId: null, invoice: null };
  const { id, status, paymentId, quote, name, email } = written;
  if (status !== 'open') {
    return { id, status, url: null, paymentId, invoice: isSchool ? { name, email, quote } : null };
  }
  const description = [
    'Lectern',
    cart.planId === 'pro' ? 'Pro' : 'Standard',
    ...quote.lines.flatMap(({ subjectTitle }) => subjectTitle ?? []),
  ].join(' · ');
  try {
    const checkout = await gateway.openCheckout({
      orderId: id,
      description,
      email,
      language,
      currency: quote.currency,
      period: quote.period,
      firstAmount: quote.first.gross,
      renewalAmount: quote.renewal.gross,
      // With the whole cart, so that a user who returns without paying finds it unchanged.
      returnPath: `/checkout?${new URLSearchParams({
        plan: cart.planId,
        period: cart.period,
        subjects: cart.subjects.join(','),
        country: cart.country,
        ...(cart.coupon !== null && { coupon: cart.coupon }),
        order: id,
      })}`,
    });
    const { rowCount } = await pool.query(
      `update orders set checkout_ref = $2, checkout_url = $3 where id = $1 and status = 'open'`,
      [id, checkout.ref, checkout.url],
    );
    if (rowCount === 1) return { id, status, url: checkout.url, paymentId: null, invoice: null };
    // A later order of the same user replaced this one while its checkout was being opened.
    await gateway.closeCheckout(checkout.ref);
    throw new ProductError('PAYMENT_UNDER_WAY');
  } catch (cause) {
    await pool.query(`update orders set status = 'failed' where id = $1 and status = 'open'`, [id]);
    throw cause instanceof ProductError ? cause : new ProductError('PAYMENT_UNAVAILABLE', { cause });
  }
}

type Checkout = { readonly orderId: string; readonly ref: string; readonly isOwn: boolean };
type Written = {
  readonly kind: 'written';
  readonly id: string;
  readonly status: 'open' | 'invoiced' | 'paid';
  readonly paymentId: string | null;
  readonly quote: Quote;
  readonly name: string;
  readonly email: string;
};
type WriteResult =
  | Written
  | { readonly kind: 'known'; readonly state: OrderState }
  /** Nothing was written: these checkouts have to be closed first. */
  | { readonly kind: 'blocked'; readonly checkouts: readonly Checkout[] };

/**
 * Between closing a checkout and writing the order, the same user may open another one; this is how often it is tried
 * again.
 */
const WRITES_MAX = 4;

async function writeWhenReleased(
  pool: pg.Pool,
  services: { readonly gateway: PaymentGateway; readonly taxes: TaxSettings },
  viewer: Viewer,
  order: Order,
): Promise<Exclude<WriteResult, { kind: 'blocked' }>> {
  // Checkouts of others that are already paid at the gateway: their webhook events are still on the way, so their uses
  // count.
  const paid = new Set<string>();
  for (let write = 1; ; write += 1) {
    const result = await inTransaction(pool, (client) => writeOrder(client, services, viewer, order, paid));
    if (result.kind !== 'blocked') return result;
    // No checkout is closed for an order that is not written.
    if (write === WRITES_MAX) throw new ProductError('PAYMENT_UNDER_WAY');
    for (const { orderId, ref, isOwn } of result.checkouts) {
      const isClosed = await services.gateway.closeCheckout(ref).catch((cause: unknown) => {
        throw new ProductError('PAYMENT_UNAVAILABLE', { cause });
      });
      if (isClosed) await pool.query(`update orders set status = 'left' where id = $1 and status = 'open'`, [orderId]);
      else if (isOwn) throw new ProductError('PAYMENT_UNDER_WAY');
      else paid.add(orderId);
    }
  }
}

async function writeOrder(
  client: pg.PoolClient,
  { gateway, taxes }: { readonly gateway: PaymentGateway; readonly taxes: TaxSettings },
  viewer: Viewer,
  { operationId, cart, expected }: Order,
  paid: ReadonlySet<string>,
): Promise<WriteResult> {
  const isSchool = viewer.role === 'schoolAdmin';
  // One order per user at a time: pressing the button twice finds the first order. Rows that only refer to the user,
  // such as saved answers, do not wait for this lock.
  const { rows: users } = await client.query<{ name: string; email: string }>(
    'select name, email from users where id = $1 for no key update',
    [viewer.userId],
  );
  const { rows: known } = await client.query<OrderState>(
    'select id, status, checkout_url as url from orders where user_id = $1 and operation_id = $2',
    [viewer.userId, operationId],
  );
  if (known[0] !== undefined) return { kind: 'known', state: known[0] };
  const { quote, couponProblem: problem, found } = await quoteCart(client, taxes, viewer, cart, true);
  if (problem !== null) throw new ProductError('COUPON_REFUSED');
  if (!isSchool && (await isOwned(client, viewer, quote))) throw new ProductError('ALREADY_BOUGHT');
  if (!isSchool && (await isInProgress(client, viewer, quote))) throw new ProductError('PAYMENT_UNDER_WAY');
  if (quote.first.gross !== expected) throw new ProductError('PRICE_CHANGED');
  const own = await lockOpenOrders(client, gateway, viewer.userId);
  const payable = own.flatMap(({ orderId, ref }) => (ref === null ? [] : { orderId, ref, isOwn: true }));
  if (payable.length > 0) return { kind: 'blocked', checkouts: payable };
  const lapsed = found === null ? [] : await expiredReservations(client, gateway, found, viewer.userId);
  if (lapsed.length > 0) {
    const toClose = lapsed.filter(({ orderId }) => !paid.has(orderId));
    if (toClose.length === 0) throw new ProductError('COUPON_REFUSED');
    return { kind: 'blocked', checkouts: toClose };
  }
  // The user's order whose checkout is being opened has no address yet, so it can't be paid: the later order replaces
  // it.
  await client.query(`update orders set status = 'left' where id = any($1)`, [own.map(({ orderId }) => orderId)]);
  const id = randomUUID();
  const [user] = users;
  if (user === undefined) throw new ProductError('UNAUTHENTICATED');
  const isFree = !isSchool && quote.first.gross === 0;
  const status = isSchool ? 'invoiced' : 'open';
  await client.query(
    `insert into orders (id, user_id, school_id, buyer_name, buyer_email, operation_id, status, plan_id, period, country,
       quote, coupon_id, gateway)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      id,
      viewer.userId,
      isSchool ? viewer.schoolId : null,
      user.name,
      user.email,
      operationId,
      status,
      cart.planId,
      cart.period,
      cart.country,
      quote,
      found?.id ?? null,
      isSchool ? 'invoice' : isFree ? 'free' : gateway.name,
    ],
  );
  const bill = { kind: 'written', id, quote, name: user.name, email: user.email } as const;
  if (!isFree) return { ...bill, status, paymentId: null };
  // In the same transaction: between an open order and its settlement, a second one would find the coupon unused.
  return { ...bill, status: 'paid', paymentId: await completeFreeOrder(client, id, quote) };
}

/**
 * The user's open orders, locked, including those without an address: a checkout that is being opened saves its address
 * before this reads it, or after the transaction, when the order is no longer open.
 */
async function lockOpenOrders(
  client: pg.ClientBase,
  gateway: PaymentGateway,
  userId: string,
): Promise<readonly { readonly orderId: string; readonly ref: string | null }[]> {
  const { rows } = await client.query<{ orderId: string; ref: string | null }>(
    `select id as "orderId", checkout_ref as ref from orders
     where user_id = $1 and gateway = $2 and status = 'open' order by id for update`,
    [userId, gateway.name],
  );
  return rows;
}

/**
 * Expired reservations of the coupon by others, if one payment among them would leave no use: the event of a payment
 * may arrive late, and only the gateway knows. Empty if enough uses are left anyway.
 */
async function expiredReservations(
  client: pg.ClientBase,
  gateway: PaymentGateway,
  { id, coupon, inAll }: CouponRow,
  userId: string,
): Promise<Checkout[]> {
  if (coupon.usesMax === null) return [];
  const { rows } = await client.query<Checkout>(
    `select id as "orderId", checkout_ref as ref, false as "isOwn" from orders
     where coupon_id = $1 and gateway = $2 and status = 'open' and checkout_ref is not null
       and user_id is distinct from $3 and created_at <= now() - make_interval(secs => $4)`,
    [id, gateway.name, userId, COUPON_RESERVED_S],
  );
  return inAll + rows.length >= coupon.usesMax ? rows : [];
}

/** For a free order: nothing is charged and nothing renews. Returns the payment's id. */
async function completeFreeOrder(client: pg.PoolClient, id: string, { currency }: Quote): Promise<string | null> {
  const { paymentId } = await applyWebhookEventWithin(client, 'free', {
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
  return paymentId;
}

/** An order of the user's own. Throws `NOT_FOUND`. */
export async function readOrder(pool: pg.Pool, viewer: Viewer, id: string): Promise<OrderState> {
  const { rows } = await pool.query<OrderState>(
    'select id, status, checkout_url as url from orders where id::text = $1 and user_id = $2',
    [id, viewer.userId],
  );
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}
