import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInStudent, testApp } from '../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';
import {
  completed,
  hasStandard,
  invoicePaid,
  message,
  order,
  seedPrices,
  send,
  TEST_SECRET,
} from './paying.support.ts';

const STRIPE_SECRET = 'whsec_of_the_stripe_account';

let database: TestDatabase;
let app: FastifyInstance;
let stripeApp: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedPrices(database.pool);
  app = await testApp(database.pool);
  stripeApp = await testApp(database.pool, {
    payments: { stripe: { secretKey: 'sk_test_x', webhookSecret: STRIPE_SECRET } },
  });
});
afterAll(async () => {
  await app?.close();
  await stripeApp?.close();
  await database?.close();
});

const NOW = () => Math.floor(Date.now() / 1_000);
const signed = (payload: string, { at = NOW(), secret = TEST_SECRET } = {}): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
const post = (headers: Record<string, string>, payload: string, to = app) =>
  to.inject({
    method: 'POST',
    url: '/payments/webhook',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
async function ordered() {
  const user = await signedInStudent(app, `${randomUUID()}@example.org`);
  const { id } = (await order(user)).data.placeOrder as { id: string };
  return { id, user };
}
const paymentsOf = async (id: string): Promise<number> =>
  (await database.pool.query('select from payments where order_id = $1', [id])).rowCount ?? 0;

describe('the signature of a webhook', () => {
  it.each([
    ['is missing', () => ({})],
    ['is empty', () => ({ 'stripe-signature': '' })],
    ['is not a signature', () => ({ 'stripe-signature': 'hello' })],
    ['has no timestamp', (payload: string) => ({ 'stripe-signature': signed(payload).replace(/t=\d+,/, '') })],
    ['has an older scheme', (payload: string) => ({ 'stripe-signature': signed(payload).replace('v1=', 'v0=') })],
    [
      'is for another timestamp',
      (payload: string) => ({ 'stripe-signature': signed(payload).replace(/t=\d+/, `t=${NOW() - 1}`) }),
    ],
    [
      'was created ten minutes ago',
      (payload: string) => ({ 'stripe-signature': signed(payload, { at: NOW() - 600 }) }),
    ],
    [
      'is from another installation',
      (payload: string) => ({ 'stripe-signature': signed(payload, { secret: 'whsec_of_another_server' }) }),
    ],
  ] as const)('is refused if it %s, and nothing is paid', async (_, headers) => {
    const { id, user } = await ordered();
    const payload = message('checkout.session.completed', completed(id));
    const answer = await post(headers(payload), payload);
    expect([answer.statusCode, answer.json()]).toEqual([400, { outcome: 'forged' }]);
    expect([await paymentsOf(id), await hasStandard(user)]).toEqual([0, false]);
    const { rowCount } = await database.pool.query('select from payment_events where order_id = $1', [id]);
    expect(rowCount).toBe(0);
  });

  it('covers every byte of the body', async () => {
    const { id } = await ordered();
    const payload = message('checkout.session.completed', completed(id));
    const header = { 'stripe-signature': signed(payload) };
    expect((await post(header, `${payload} `)).statusCode).toBe(400);
    expect((await post(header, payload.replace('900', '901'))).statusCode).toBe(400);
    expect((await post(header, payload)).statusCode).toBe(200);
  });

  it('is accepted with a clock that is some minutes off, and while a secret is being replaced', async () => {
    for (const at of [NOW() - 240, NOW() + 240]) {
      const { id } = await ordered();
      const payload = message('checkout.session.completed', completed(id));
      expect((await post({ 'stripe-signature': signed(payload, { at }) }, payload)).statusCode).toBe(200);
      expect(await paymentsOf(id)).toBe(1);
    }
    const { id } = await ordered();
    const payload = message('checkout.session.completed', completed(id));
    const other = signed(payload, { secret: 'whsec_the_other_secret' }).split('v1=')[1];
    const both = signed(payload).replace('v1=', `v1=${other},v1=`);
    expect((await post({ 'stripe-signature': both }, payload)).statusCode).toBe(200);
  });

  it('of the test gateway pays nothing with Stripe as the gateway, nor an order of the other gateway', async () => {
    const { id } = await ordered();
    const payload = message('checkout.session.completed', completed(id));
    expect((await post({ 'stripe-signature': signed(payload) }, payload, stripeApp)).statusCode).toBe(400);
    const ofStripe = await post({ 'stripe-signature': signed(payload, { secret: STRIPE_SECRET }) }, payload, stripeApp);
    expect([ofStripe.statusCode, ofStripe.json()]).toEqual([200, { outcome: 'ignored' }]);
    expect(await paymentsOf(id)).toBe(0);
  });
});

describe('a repeated webhook event', () => {
  it('changes nothing with the same signature, nor with a new one', async () => {
    const { id } = await ordered();
    const payload = message('checkout.session.completed', completed(id));
    const header = { 'stripe-signature': signed(payload) };
    expect((await post(header, payload)).json()).toEqual({ outcome: 'applied' });
    expect((await post(header, payload)).json()).toEqual({ outcome: 'repeated' });
    expect((await send(app, payload)).json()).toEqual({ outcome: 'repeated' });
    expect(await paymentsOf(id)).toBe(1);
  });

  it('reopens nothing after the end, in any order of arrival', async () => {
    const { id, user } = await ordered();
    const ended = message('customer.subscription.deleted', { id: `sub_${id}`, metadata: { order: id } });
    const paid = message('checkout.session.completed', completed(id));
    const first = message('invoice.paid', invoicePaid(id, 'subscription_create', 30, `in_${id}`));
    for (const payload of [ended, first, paid, first, paid]) expect((await send(app, payload)).statusCode).toBe(200);
    expect([await paymentsOf(id), await hasStandard(user)]).toEqual([1, false]);
  });

  it.each([
    ['is not JSON', 'not json'],
    ['is empty', ''],
    ['has no data', '{"id":"evt_1","object":"event","type":"checkout.session.completed"}'],
    ['is a list', '[]'],
    ['is larger than any event', `"${'x'.repeat(600_000)}"`],
  ])('is refused without a server error if its signed body %s', async (_, payload) => {
    const answer = await post({ 'stripe-signature': signed(payload) }, payload);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });
});
