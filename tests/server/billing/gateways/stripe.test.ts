import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stripeGateway } from '#server/billing/gateways/stripe.gateway.ts';

type Call = {
  method: string;
  url: string;
  body: URLSearchParams;
  key: string | undefined;
  authorization: string | undefined;
};

let server: Server;
const calls: Call[] = [];
let failures = 0;

/** The part of Stripe's API that is used. */
const ANSWERS: Readonly<Record<string, object>> = {
  '/v1/coupons': { id: 'co_1', object: 'coupon' },
  '/v1/checkout/sessions': { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.example/cs_1' },
  '/v1/invoice_payments': { object: 'list', data: [{ payment: { type: 'payment_intent', payment_intent: 'pi_1' } }] },
  '/v1/checkout/sessions/cs_open/expire': { id: 'cs_open', object: 'checkout.session', status: 'expired' },
  '/v1/checkout/sessions/cs_ended': { id: 'cs_ended', object: 'checkout.session', status: 'expired' },
  '/v1/checkout/sessions/cs_done': { id: 'cs_done', object: 'checkout.session', status: 'complete' },
  '/v1/refunds': { id: 're_1', object: 'refund' },
  '/v1/subscriptions/sub_1': { id: 'sub_1', object: 'subscription' },
};

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      calls.push({
        method,
        url,
        body: new URLSearchParams(body),
        key: String(headers['idempotency-key']),
        authorization: headers.authorization,
      });
      const answer = failures > 0 ? undefined : ANSWERS[url.split('?')[0] ?? ''];
      failures = Math.max(0, failures - 1);
      const isClosed = /cs_(ended|done)\/expire$/.test(url);
      response.writeHead(isClosed ? 400 : answer === undefined ? 503 : 200, { 'content-type': 'application/json' });
      const error = isClosed
        ? { type: 'invalid_request_error', message: 'Not open' }
        : { type: 'api_error', message: 'Down' };
      response.end(JSON.stringify(answer ?? { error }));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => new Promise((done) => server.close(done)));

const gateway = () =>
  stripeGateway(
    {
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      api: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, protocol: 'http' },
    },
    () => 'https://learn.example.org',
  );

const CHECKOUT_REQUEST = {
  orderId: '5f5d4d9e-0000-4000-8000-000000000001',
  description: 'Lectern · Standard',
  email: 'ada@example.org',
  language: 'de',
  currency: 'EUR',
  period: 'month',
  firstAmount: 450,
  renewalAmount: 900,
  returnPath: '/checkout?order=1',
} as const;

test('a checkout has the quoted amounts, discounts only the first payment, and is created once despite network errors', async () => {
  failures = 1;
  expect(await gateway().openCheckout(CHECKOUT_REQUEST)).toEqual({ ref: 'cs_1', url: 'https://checkout.example/cs_1' });
  const coupons = calls.filter(({ url }) => url === '/v1/coupons');
  expect(new Set(coupons.map(({ key }) => key)).size).toBe(1);
  expect(Object.fromEntries(coupons.at(-1)?.body ?? [])).toMatchObject({
    amount_off: '450',
    currency: 'eur',
    duration: 'once',
  });
  const session = calls.find(({ url }) => url === '/v1/checkout/sessions');
  expect(session).toMatchObject({ key: `checkout-${CHECKOUT_REQUEST.orderId}`, authorization: 'Bearer sk_test_1' });
  expect(Object.fromEntries(session?.body ?? [])).toMatchObject({
    mode: 'subscription',
    'metadata[order]': CHECKOUT_REQUEST.orderId,
    'subscription_data[metadata][order]': CHECKOUT_REQUEST.orderId,
    'line_items[0][price_data][unit_amount]': '900',
    'line_items[0][price_data][recurring][interval]': 'month',
    'discounts[0][coupon]': 'co_1',
    success_url: 'https://learn.example.org/checkout?order=1',
    locale: 'de',
  });
});

test('a checkout is closed, unless it was completed already', async () => {
  expect(await gateway().closeCheckout('cs_open')).toBe(true);
  expect(await gateway().closeCheckout('cs_ended')).toBe(true);
  expect(await gateway().closeCheckout('cs_done')).toBe(false);
  await expect(gateway().closeCheckout('cs_unknown')).rejects.toThrow('Down');
});

test('a refund refers to the charge of the invoice, with the key of its operation', async () => {
  expect(await gateway().refund({ invoiceRef: 'in_1', amount: 300, key: 'k' })).toBe('re_1');
  const refund = calls.find(({ url }) => url === '/v1/refunds');
  expect(refund?.key).toBe('refund-k');
  expect(Object.fromEntries(refund?.body ?? [])).toEqual({ payment_intent: 'pi_1', amount: '300' });
});

test('a renewal is cancelled for the end of the period', async () => {
  await gateway().cancelRenewal('sub_1');
  expect(Object.fromEntries(calls.at(-1)?.body ?? [])).toEqual({ cancel_at_period_end: 'true' });
});
