import { ACTED, BY_USER, named, own, type PersonalTables, retained } from '../personal-rows.ts';

const OWN_ORDERS = 't.order_id in (select id from orders where user_id = $1)';
const RECEIPTS =
  'Tax law requires orders, payments and receipts, with the name and email on them, to be retained for ten years.';

/** Purchases. */
export const BILLING_DATA: PersonalTables = {
  payments: [retained(OWN_ORDERS, RECEIPTS)],
  refunds: [
    retained(
      't.payment_id in (select p.id from payments p join orders o on o.id = p.order_id where o.user_id = $1)',
      RECEIPTS,
      { omit: ['actor_id'] },
    ),
    named('actor_id', ACTED, { omit: ['payment_id', 'refund_ref'] }),
  ],
  payment_events: [retained(OWN_ORDERS, RECEIPTS)],
  test_checkouts: [
    retained(OWN_ORDERS, 'It records no real payment; the built-in test gateway reads it.', { omit: ['id'] }),
  ],
  entitlements: [own(BY_USER, { omit: ['actor_id'] }), named('actor_id', ACTED, { omit: ['user_id', 'reason'] })],
  orders: [named('user_id', RECEIPTS, { omit: ['checkout_url', 'checkout_ref', 'subscription_ref'] })],
  coupons: [],
  receipt_counter: [],
  plans: [],
  prices: [],
};
