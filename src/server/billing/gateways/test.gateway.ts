import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { CHECKOUT_LIFE_S } from '#domain/billing/payment.limits.ts';
import type { Language } from '#domain/platform/language.ts';
import { periodAfter } from '../period.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { readStripeMessage } from './stripe.message.ts';
import { loadStripe } from './stripe.package.ts';

/** The actions on the test gateway's page. */
export const TEST_ACTIONS = ['pay', 'decline', 'leave', 'later', 'arrive', 'fail', 'renew', 'failRenewal'] as const;
export type TestAction = (typeof TEST_ACTIONS)[number];

/** Refunding exactly this amount in the smallest unit is refused, so that a failed refund can be tried. */
export const TEST_REFUSED_REFUND = 13;

export type TestCheckout = {
  readonly id: string;
  readonly orderId: string;
  readonly amount: number;
  readonly renewalAmount: number;
  readonly currency: string;
  readonly description: string;
  readonly language: Language;
  readonly returnPath: string;
  readonly status: 'open' | 'pending' | 'paid' | 'declined' | 'left' | 'ended';
  readonly invoices: number;
  readonly renews: boolean;
  readonly periodEndsAt: Date | null;
};

export type TestGateway = PaymentGateway & {
  readonly name: 'test';
  readonly find: (id: string) => Promise<TestCheckout | null>;
  /**
   * Performs the action and sends the resulting webhook events. An action that the checkout's status does not allow
   * changes nothing.
   */
  readonly perform: (id: string, action: TestAction) => Promise<TestCheckout | null>;
};

type Parts = {
  readonly pool: pg.Pool;
  readonly secret: string;
  /** Where the server receives webhook events. */
  readonly webhookUrl: () => string;
};

const COLUMNS = `id, order_id as "orderId", amount, renewal_amount as "renewalAmount", currency, description, language,
  return_path as "returnPath", case when status = 'open' and created_at < now() - make_interval(secs => ${CHECKOUT_LIFE_S})
    then 'ended' else status end as status, invoices, renews, period_ends_at as "periodEndsAt"`;

/**
 * A gateway that takes no money. It behaves as Stripe does: a checkout page, and signed events in Stripe's format, sent
 * over HTTP to the webhook address.
 */
export function testGateway({ pool, secret, webhookUrl }: Parts): TestGateway {
  const find = async (id: string): Promise<TestCheckout | null> => {
    const { rows } = await pool.query<TestCheckout>(`select ${COLUMNS} from test_checkouts where id = $1`, [id]);
    return rows[0] ?? null;
  };
  /** Changes one of these statuses, once, even if the button is pressed several times. */
  const move = async (id: string, from: readonly string[], change: string): Promise<TestCheckout | null> => {
    const { rows } = await pool.query<TestCheckout>(
      `update test_checkouts set ${change} where id = $1 and status = any($2) returning ${COLUMNS}`,
      [id, from],
    );
    return rows[0] ?? null;
  };
  const send = async (type: string, object: object): Promise<void> => {
    const created = Math.floor(Date.now() / 1_000);
    const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, created, data: { object } });
    const { webhooks } = await loadStripe();
    const signature = webhooks.generateTestHeaderString({ payload, secret });
    const response = await fetch(webhookUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    });
    if (!response.ok) throw new Error(`The webhook endpoint responded to ${type} with status ${response.status}.`);
  };

  const sessionOf = (checkout: TestCheckout, paymentStatus: string) => ({
    id: checkout.id,
    object: 'checkout.session',
    metadata: { order: checkout.orderId },
    payment_status: paymentStatus,
    invoice: `${checkout.id}_1`,
    subscription: `${checkout.id}_sub`,
    amount_total: checkout.amount,
    currency: checkout.currency.toLowerCase(),
  });
  const invoiceOf = (checkout: TestCheckout) => ({
    id: `${checkout.id}_${checkout.invoices}`,
    object: 'invoice',
    billing_reason: checkout.invoices === 1 ? 'subscription_create' : 'subscription_cycle',
    amount_paid: checkout.invoices === 1 ? checkout.amount : checkout.renewalAmount,
    currency: checkout.currency.toLowerCase(),
    parent: {
      subscription_details: { metadata: { order: checkout.orderId }, subscription: `${checkout.id}_sub` },
    },
    lines: { data: [{ period: { end: Math.floor((checkout.periodEndsAt ?? new Date()).getTime() / 1_000) } }] },
  });

  const PAY = `status = 'paid', invoices = 1, period_ends_at = now() + (select case o.period when 'month' then interval '1 month'
    else interval '1 year' end from orders o where o.id = order_id)`;
  const actions: Readonly<Record<TestAction, (id: string) => Promise<void>>> = {
    pay: async (id) => {
      const paid = await move(id, ['open'], PAY);
      if (paid === null) return;
      await send('checkout.session.completed', sessionOf(paid, 'paid'));
      await send('invoice.paid', invoiceOf(paid));
    },
    decline: async (id) => {
      const declined = await move(id, ['open'], `status = 'declined'`);
      if (declined !== null) await send('checkout.session.async_payment_failed', sessionOf(declined, 'unpaid'));
    },
    leave: async (id) => {
      const left = await move(id, ['open'], `status = 'left'`);
      if (left !== null) await send('checkout.session.expired', sessionOf(left, 'unpaid'));
    },
    later: async (id) => {
      const pending = await move(id, ['open'], `status = 'pending'`);
      if (pending !== null) await send('checkout.session.completed', sessionOf(pending, 'unpaid'));
    },
    arrive: async (id) => {
      const paid = await move(id, ['pending'], PAY);
      if (paid !== null) await send('checkout.session.async_payment_succeeded', sessionOf(paid, 'paid'));
    },
    fail: async (id) => {
      const failed = await move(id, ['pending'], `status = 'declined'`);
      if (failed !== null) await send('checkout.session.async_payment_failed', sessionOf(failed, 'unpaid'));
    },
    renew: async (id) => {
      const before = await find(id);
      if (before?.renews !== true || before.periodEndsAt === null) return;
      const { rows } = await pool.query<TestCheckout>(
        `update test_checkouts set invoices = invoices + 1, period_ends_at = $3
         where id = $1 and status = 'paid' and invoices = $2 returning ${COLUMNS}`,
        [id, before.invoices, await periodAfter(pool, before.orderId, before.periodEndsAt)],
      );
      if (rows[0] !== undefined) await send('invoice.paid', invoiceOf(rows[0]));
    },
    failRenewal: async (id) => {
      const checkout = await find(id);
      if (checkout?.status !== 'paid' || !checkout.renews) return;
      await send('invoice.payment_failed', { ...invoiceOf(checkout), billing_reason: 'subscription_cycle' });
    },
  };

  const close = async (id: string): Promise<void> => {
    const closed = await move(id, ['open', 'declined', 'left'], `status = 'ended'`);
    if (closed !== null) await send('checkout.session.expired', sessionOf(closed, 'unpaid'));
  };

  return {
    name: 'test',
    find,
    perform: async (id, action) => {
      // As with Stripe, an expired order cannot be paid: its coupon is released and may be used by another user.
      if ((await find(id))?.status === 'ended') await close(id);
      else await actions[action](id);
      return find(id);
    },
    openCheckout: async (request) => {
      const id = `test_${randomBytes(18).toString('base64url')}`;
      await pool.query(
        `insert into test_checkouts (id, order_id, amount, renewal_amount, currency, description, language, return_path)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          id,
          request.orderId,
          request.firstAmount,
          request.renewalAmount,
          request.currency,
          request.description,
          request.language,
          request.returnPath,
        ],
      );
      return { ref: id, url: `/test-payment/${id}` };
    },
    closeCheckout: async (ref) => {
      await close(ref);
      return (await find(ref))?.status === 'ended';
    },
    readMessage: (body, signature) => readStripeMessage(body, signature, secret),
    refund: async ({ key, amount }) => {
      if (amount === TEST_REFUSED_REFUND) throw new Error('The test gateway declines to refund this amount.');
      return `test_refund_${key}`;
    },
    cancelRenewal: async (subscriptionRef) => {
      const id = subscriptionRef.replace(/_sub$/, '');
      const canceled = await move(id, ['paid'], 'renews = false');
      if (canceled === null) return;
      const end = Math.floor((canceled.periodEndsAt ?? new Date()).getTime() / 1_000);
      await send('customer.subscription.updated', {
        id: subscriptionRef,
        object: 'subscription',
        metadata: { order: canceled.orderId },
        cancel_at_period_end: true,
        cancel_at: end,
      });
    },
  };
}
