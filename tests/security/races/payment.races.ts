import { createHmac, randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { countOf, race } from '../../support/race.ts';
import type { SignedIn, TwoServers } from '../../support/servers/two-servers.ts';
import { at } from './at.ts';

const LOCATION = `mutation ($cart: CartInput!, $operationId: ID!, $expected: Int!) {
  placeOrder(cart: $cart, operationId: $operationId, expected: $expected) { id status } }`;
const CART = { planId: 'standard', period: 'month', subjects: [], seats: 1, coupon: null, country: 'DE' };
const REFUND = 'mutation ($refund: RefundInput!) { refund(refund: $refund) }';
const GIVE_SEAT = 'mutation ($order: ID!, $email: String!) { assignSeat(order: $order, email: $email) }';

async function seedPrices({ database: { pool } }: TwoServers): Promise<void> {
  await pool.query(`insert into plans values ('standard', '{"quiz": true}') on conflict do nothing`);
  await pool.query(
    `insert into prices (id, plan_id, period, amount, currency)
     select gen_random_uuid(), 'standard', 'month', 900, 'EUR' where not exists (select from prices)`,
  );
}

async function coupon(
  servers: TwoServers,
  { percent, uses, perUser = null }: { percent: number; uses: number | null; perUser?: number | null },
): Promise<string> {
  await seedPrices(servers);
  const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
  await servers.database.pool.query(
    'insert into coupons (id, code, percent, uses_max, uses_per_person) values ($1, $2, $3, $4, $5)',
    [randomUUID(), code, percent, uses, perUser],
  );
  return code;
}

const orderFor = (servers: TwoServers, turn: number, user: SignedIn, code: string | null, expected: number) =>
  servers.call(turn, user, LOCATION, {
    cart: { ...CART, coupon: code },
    operationId: randomUUID(),
    expected,
  });

const HELD = `select count(*) from orders o join coupons c on c.id = o.coupon_id
  where c.code = $1 and o.status in ('open', 'pending', 'paid')`;
/** What a user can still pay for at the gateway. */
const PAYABLE = `select count(*) from test_checkouts t join orders o on o.id = t.order_id join coupons c on c.id = o.coupon_id
  where c.code = $1 and t.status = 'open'`;

/** An open order with the amount of 900. */
async function openOrder(servers: TwoServers): Promise<{ readonly id: string; readonly user: SignedIn }> {
  await seedPrices(servers);
  const user = await servers.user();
  const { data } = await orderFor(servers, 0, user, null, 900);
  const { id } = data.placeOrder as { id: string };
  return { id, user };
}

/** A webhook event signed by the gateway. */
async function notify(servers: TwoServers, turn: number, type: string, object: object, id: string) {
  const payload = JSON.stringify({
    ...{ id, object: 'event', type, created: Math.floor(Date.now() / 1_000) },
    data: { object },
  });
  const secret = `whsec_${createHmac('sha256', servers.signingKey).update('test gateway').digest('base64url')}`;
  const response = await servers.fetch(turn, '/payments/webhook', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
    },
    body: payload,
  });
  return { code: response.ok ? null : 'REFUSED', status: response.status };
}

const completed = (order: string) => ({
  ...{ id: `cs_${order}`, metadata: { order }, payment_status: 'paid', invoice: `in_${order}` },
  ...{ subscription: `sub_${order}`, amount_total: 900, currency: 'eur' },
});
const renewed = (order: string, invoice: string) => ({
  ...{ id: invoice, billing_reason: 'subscription_cycle', amount_paid: 900, currency: 'eur' },
  parent: { subscription_details: { metadata: { order }, subscription: `sub_${order}` } },
  lines: { data: [{ period: { end: Math.floor(Date.now() / 1_000) + 60 * 86_400 } }] },
});
const PAYMENTS = 'select count(*) from payments where order_id = $1 and kind = $2';

async function paidOrder(servers: TwoServers) {
  const order = await openOrder(servers);
  await notify(servers, 0, 'checkout.session.completed', completed(order.id), `evt_${randomUUID()}`);
  const { rows } = await servers.database.pool.query<{ id: string }>('select id from payments where order_id = $1', [
    order.id,
  ]);
  return { order: order.id, payment: rows[0]?.id ?? '', admin: await servers.user({ role: 'admin' }) };
}

export const PAYMENT_RACES = [
  race('a coupon with one use, ordered by twenty people', {
    limit: 1,
    prepare: async (servers) => ({
      code: await coupon(servers, { percent: 50, uses: 1 }),
      users: await servers.users(20),
    }),
    call: ({ code, users }, turn, servers) => orderFor(servers, turn, at(users, turn), code, 450),
    effects: ({ code }, servers) => countOf(servers, HELD, [code]),
  }),
  race('a coupon with one use, ordered twenty times by one person', {
    limit: 1,
    prepare: async (servers) => ({
      code: await coupon(servers, { percent: 50, uses: 1 }),
      user: await servers.user(),
    }),
    call: ({ code, user }, turn, servers) => orderFor(servers, turn, user, code, 450),
    effects: ({ code }, servers) => countOf(servers, PAYABLE, [code]),
  }),
  race('a coupon that leaves nothing to pay, once a person', {
    limit: 1,
    prepare: async (servers) => ({
      code: await coupon(servers, { percent: 100, uses: null, perUser: 1 }),
      user: await servers.user(),
    }),
    call: ({ code, user }, turn, servers) => orderFor(servers, turn, user, code, 0),
    effects: ({ code }, servers) => countOf(servers, HELD, [code]),
  }),
  race('three seats of a school, given to twenty people', {
    limit: 3,
    prepare: async (servers) => {
      await seedPrices(servers);
      const schoolId = randomUUID();
      await servers.database.pool.query('insert into schools (id, name) values ($1, $2)', [schoolId, 'School']);
      const admin = await servers.user({ role: 'schoolAdmin', schoolId });
      const { data } = await servers.call(0, admin, LOCATION, {
        ...{ cart: { ...CART, seats: 3 }, operationId: randomUUID(), expected: 2_700 },
      });
      const { id } = data.placeOrder as { id: string };
      await servers.database.pool.query(
        `update orders set status = 'paid', period_ends_at = now() + interval '30 days' where id = $1`,
        [id],
      );
      return { id, admin, users: await servers.users(20, { schoolId }) };
    },
    call: ({ id, admin, users }, turn, servers) =>
      servers.call(turn, admin, GIVE_SEAT, { order: id, email: at(users, turn).email }),
    effects: ({ id }, servers) =>
      countOf(servers, 'select count(distinct user_id) from entitlements where grant_id = $1', [id]),
  }),
  race('a webhook event that is sent twenty times', {
    limit: 1,
    prepare: async (servers) => ({ ...(await openOrder(servers)), event: `evt_${randomUUID()}` }),
    call: ({ id, event }, turn, servers) => notify(servers, turn, 'checkout.session.completed', completed(id), event),
    effects: ({ id }, servers) => countOf(servers, PAYMENTS, [id, 'purchase']),
  }),
  race('one purchase in twenty different webhook events', {
    limit: 1,
    prepare: openOrder,
    call: ({ id }, turn, servers) =>
      notify(servers, turn, 'checkout.session.completed', completed(id), `evt_${randomUUID()}`),
    effects: ({ id }, servers) =>
      countOf(servers, `select count(*) from entitlements where grant_id = $1 and kind = 'purchase'`, [id]),
  }),
  race('one renewal in twenty webhook events', {
    limit: 1,
    prepare: async (servers) => ({ ...(await paidOrder(servers)), invoice: `in_${randomUUID()}` }),
    call: ({ order, invoice }, turn, servers) =>
      notify(servers, turn, 'invoice.paid', renewed(order, invoice), `evt_${randomUUID()}`),
    effects: ({ order }, servers) => countOf(servers, PAYMENTS, [order, 'renewal']),
  }),
  race('receipt numbers of twenty payments at once, each used once and none left out', {
    limit: 20,
    prepare: async (servers) => {
      const orders = [];
      for (let count = 0; count < 20; count += 1) orders.push((await openOrder(servers)).id);
      return orders;
    },
    call: (orders, turn, servers) =>
      notify(servers, turn, 'checkout.session.completed', completed(at(orders, turn)), `evt_${randomUUID()}`),
    effects: (orders, servers) =>
      countOf(
        servers,
        `select case when max(receipt_number) - min(receipt_number) = 19 then count(distinct receipt_number) else 0 end as count
         from payments where order_id = any($1)`,
        [orders],
      ),
  }),
  race('the button of the test gateway, pressed twenty times', {
    limit: 1,
    prepare: async (servers) => {
      const { id } = await openOrder(servers);
      const { rows } = await servers.database.pool.query<{ ref: string }>(
        'select checkout_ref as ref from orders where id = $1',
        [id],
      );
      return { id, ref: rows[0]?.ref ?? '' };
    },
    call: async ({ ref }, turn, servers) => {
      const response = await servers.fetch(turn, `/test-payment/${ref}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'deed=pay',
      });
      await response.arrayBuffer();
      return { code: null, status: response.status };
    },
    effects: ({ id }, servers) => countOf(servers, PAYMENTS, [id, 'purchase']),
  }),
  race('the payment of an invoice, confirmed twenty times', {
    limit: 1,
    prepare: async (servers) => {
      await seedPrices(servers);
      const schoolId = randomUUID();
      await servers.database.pool.query('insert into schools (id, name) values ($1, $2)', [schoolId, 'School']);
      const buyer = await servers.user({ role: 'schoolAdmin', schoolId });
      const { data } = await orderFor(servers, 0, buyer, null, 900);
      return { id: (data.placeOrder as { id: string }).id, admin: await servers.user({ role: 'admin' }) };
    },
    call: ({ id, admin }, turn, servers) =>
      servers.call(turn, admin, 'mutation ($order: ID!) { markInvoicePaid(order: $order) }', { order: id }),
    effects: ({ id }, servers) => countOf(servers, PAYMENTS, [id, 'purchase']),
  }),
  race('a refund that is sent twenty times', {
    limit: 1,
    prepare: async (servers) => ({ ...(await paidOrder(servers)), operationId: randomUUID() }),
    call: ({ admin, payment, operationId }, turn, servers) =>
      servers.call(turn, admin, REFUND, {
        refund: { operationId, paymentId: payment, amount: 100, endsAccess: false, reason: 'By mistake' },
      }),
    effects: ({ payment }, servers) =>
      countOf(servers, 'select count(*) from refunds where payment_id = $1', [payment]),
  }),
  race('refunds of a third, of which three fit into a payment', {
    limit: 900,
    prepare: paidOrder,
    call: ({ admin, payment }, turn, servers) =>
      servers.call(turn, admin, REFUND, {
        refund: { operationId: randomUUID(), paymentId: payment, amount: 300, endsAccess: false, reason: 'By mistake' },
      }),
    effects: ({ payment }, servers) =>
      countOf(servers, 'select sum(amount) as count from refunds where payment_id = $1', [payment]),
  }),
];
