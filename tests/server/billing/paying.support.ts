import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import Stripe from 'stripe';
import type { TestBrowser } from '../../support/servers/test-api.ts';

/** Two plans, one subject, monthly prices: standard 900, pro 1200, physics 400. */
export async function seedPrices(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into plans values ('standard', '{"quiz": true}'), ('pro', '{"quiz": true}') on conflict do nothing`,
  );
  const subject = randomUUID();
  await pool.query(`insert into subjects (id, slug, title, position) values ($1, 'physics', 'Physics', 1)`, [subject]);
  await pool.query(
    `insert into prices (id, plan_id, subject_id, period, amount, currency) values
     (gen_random_uuid(), 'standard', null, 'month', 900, 'EUR'), (gen_random_uuid(), 'pro', null, 'month', 1200, 'EUR'),
     (gen_random_uuid(), 'pro', $1, 'month', 400, 'EUR')`,
    [subject],
  );
}

export const STANDARD = { planId: 'standard', period: 'month', subjects: [], seats: 1, coupon: null, country: 'DE' };
const LOCATION = `mutation ($cart: CartInput!, $operationId: ID!, $expected: Int!) {
  placeOrder(cart: $cart, operationId: $operationId, expected: $expected) { id status url } }`;

export const order = (user: TestBrowser, cart: object = STANDARD, expected = 900, operationId: string = randomUUID()) =>
  user.call(LOCATION, { cart, operationId, expected });

export const SESSION = '{ session { standard_plan_purchased pro_plan_purchased purchased_subjects } }';
export const hasStandard = async (user: TestBrowser): Promise<boolean> =>
  (await user.call(SESSION)).data.session.standard_plan_purchased;

/** As `testApp` and the gateway derive it. */
export const TEST_SECRET = `whsec_${createHmac('sha256', Buffer.alloc(32, 7)).update('test gateway').digest('base64url')}`;

/** A webhook event as the gateway sends it. */
export function message(type: string, object: object, id: string = `evt_${randomUUID()}`) {
  return JSON.stringify({ id, object: 'event', type, created: Math.floor(Date.now() / 1_000), data: { object } });
}

export function send(app: FastifyInstance, payload: string, secret = TEST_SECRET) {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return app.inject({
    method: 'POST',
    url: '/payments/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
}

export const completed = (orderId: string, amount = 900, invoice = `in_${orderId}`) => ({
  id: `cs_${orderId}`,
  metadata: { order: orderId },
  payment_status: 'paid',
  invoice,
  subscription: `sub_${orderId}`,
  amount_total: amount,
  currency: 'eur',
});

export const invoicePaid = (
  orderId: string,
  reason: 'subscription_create' | 'subscription_cycle',
  days: number,
  invoice: string,
) => ({
  id: invoice,
  billing_reason: reason,
  amount_paid: 900,
  currency: 'eur',
  parent: { subscription_details: { metadata: { order: orderId }, subscription: `sub_${orderId}` } },
  lines: { data: [{ period: { end: Math.floor(Date.now() / 1_000) + days * 86_400 } }] },
});
