import { expect, test } from 'vitest';
import type { Cart, OrderStatus } from '#domain/billing/checkout.schema.ts';
import { ORDER_POLLS_MAX } from '#domain/billing/payment.limits.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { script } from '../../support/machine-script.ts';

const CART: Cart = { planId: 'standard', period: 'year', subjects: [], seats: 1, coupon: null, country: 'DE' };
const PRICE = { quote: { first: { gross: 8_400 } }, couponProblem: null };
const POLL_MS = 100;
const PENDING_MS = 900;

const order = (status: OrderStatus) => ({ id: 'o1', status, url: '/pay/o1' });
const start = (orderId: string | null = null) =>
  script(checkoutMachine, { pollDelay: POLL_MS, pendingPollDelay: PENDING_MS }, { cart: CART, orderId });

/** The price is known, and the user pays. */
async function pay() {
  const checkout = start();
  await checkout.answer(PRICE);
  await checkout.send({ type: 'pay.requested', operationId: 'press' });
  return checkout;
}

/** The user has returned from the payment provider's page. */
async function comeBack(status: OrderStatus) {
  const checkout = start('o1');
  await checkout.answer(order(status));
  return checkout;
}

test('a cart needs a quote before it can be paid', async () => {
  const { state, requested, send, answer } = start();
  expect(state().value).toEqual({ cart: 'loadingQuote' });
  expect(state().hasTag('busy')).toBe(true);
  expect(state().context).toEqual({
    ...{ cart: CART, orderId: null, operationId: null, answer: null, order: null, polls: 0, problem: null },
  });
  expect(requested()).toEqual([{ src: 'readQuote', input: { cart: CART } }]);
  await send({ type: 'pay.requested', operationId: 'early' });
  expect(state().value).toEqual({ cart: 'loadingQuote' });
  await answer(PRICE);
  expect(state()).toMatchObject({ value: { cart: 'quoteLoaded' }, context: { answer: PRICE } });
  expect(state().hasTag('busy')).toBe(false);
});

test('another cart gets another quote, and the error is cleared', async () => {
  const { state, requested, send, fail } = start();
  await fail('unreachable');
  expect(state()).toMatchObject({ value: { cart: 'quoteFailed' }, context: { problem: 'unreachable' } });
  const cart = { ...CART, coupon: 'AUTUMN' };
  await send({ type: 'cart.changed', cart });
  expect(state()).toMatchObject({ value: { cart: 'loadingQuote' }, context: { cart, problem: null } });
  expect(requested()).toEqual([{ src: 'readQuote', input: { cart } }]);
});

test('a failed quote can be retried', async () => {
  const { state, send, fail } = start();
  await fail('unreachable');
  await send({ type: 'retry.requested' });
  expect(state()).toMatchObject({ value: { cart: 'loadingQuote' }, context: { problem: null } });
});

test('an invalid coupon prevents payment', async () => {
  const { state, send, answer } = start();
  await answer({ ...PRICE, couponProblem: 'usedUp' });
  await send({ type: 'pay.requested', operationId: 'press' });
  expect(state().value).toEqual({ cart: 'quoteLoaded' });
});

test('the order has the cart at the price that was shown', async () => {
  const { state, requested } = await pay();
  expect(state()).toMatchObject({ value: 'placingOrder', context: { operationId: 'press', problem: null } });
  expect(state().hasTag('busy')).toBe(true);
  expect(requested()).toEqual([
    { src: 'placeOrder', input: { cart: CART, operationId: 'press', expected: PRICE.quote.first.gross } },
  ]);
});

test('an order opens the payment page, any number of times', async () => {
  const { state, answer, send, orders } = await pay();
  await answer(order('open'));
  expect(state()).toMatchObject({
    value: 'atPaymentPage',
    context: { order: order('open'), orderId: 'o1', polls: 1, problem: null },
  });
  expect(orders()).toMatchObject([{ name: 'goToGateway', params: { order: order('open') } }]);
  await send({ type: 'pay.requested', operationId: 'again' });
  expect(state()).toMatchObject({ value: 'atPaymentPage', context: { operationId: 'press' } });
  expect(orders()).toMatchObject([{ name: 'goToGateway', params: { order: order('open') } }]);
});

test.each([
  ['paid', 'confirmed', [{ name: 'reloadSession' }]],
  ['invoiced', 'invoiced', []],
] as const)('an order that is %s at once needs no gateway', async (status, value, orders) => {
  const checkout = await pay();
  await checkout.answer(order(status));
  expect(checkout.state()).toMatchObject({ value, context: { order: order(status), orderId: 'o1' } });
  expect(checkout.orders()).toMatchObject(orders);
});

test('after a refused order the cart stays, and the next press is a new order', async () => {
  const { state, fail, answer, send } = await pay();
  await fail('PRICE_CHANGED');
  expect(state()).toMatchObject({
    value: { cart: 'loadingQuote' },
    context: { problem: 'PRICE_CHANGED', operationId: null },
  });
  await answer(PRICE);
  await send({ type: 'pay.requested', operationId: 'second' });
  expect(state()).toMatchObject({ value: 'placingOrder', context: { operationId: 'second', problem: null } });
});

test('a returning user sees the payment status without the cart', () => {
  const { state, requested } = start('o1');
  expect(state().value).toBe('checkingPayment');
  expect(state().hasTag('busy')).toBe(true);
  expect(requested()).toEqual([{ src: 'readOrder', input: { id: 'o1' } }]);
});

test.each([
  ['paid', 'confirmed', [{ name: 'reloadSession' }]],
  ['invoiced', 'invoiced', []],
  ['pending', 'pending', []],
  ['review', 'pending', []],
  ['failed', 'failed', []],
  ['left', 'abandoned', []],
  ['open', 'awaitingPayment', []],
] as const)('the message for an order that is %s: %s', async (status, value, orders) => {
  const checkout = await comeBack(status);
  expect(checkout.state()).toMatchObject({ value, context: { order: order(status), polls: 1 } });
  expect(checkout.orders()).toMatchObject(orders);
});

test('an unconfirmed payment is polled a limited number of times', async () => {
  const { state, wait, answer, send } = await comeBack('open');
  for (let polls = 1; polls < ORDER_POLLS_MAX; polls++) {
    expect(state()).toMatchObject({ value: 'awaitingPayment', context: { polls } });
    wait(POLL_MS - 1);
    expect(state().value).toBe('awaitingPayment');
    wait(1);
    expect(state().value).toBe('checkingPayment');
    await answer(order('open'));
  }
  wait(POLL_MS);
  expect(state().value).toBe('unpaid');
  await send({ type: 'window.shown' });
  expect(state()).toMatchObject({ value: 'checkingPayment', context: { polls: 0 } });
});

test.each(['atPaymentPage', 'checkingPayment', 'cart'] as const)('the result of an unpaid order: %s', async (to) => {
  const { state, wait, answer, send } = await comeBack('open');
  while (state().value !== 'unpaid') {
    wait(POLL_MS);
    if (state().value === 'checkingPayment') await answer(order('open'));
  }
  if (to === 'atPaymentPage') await send({ type: 'pay.requested', operationId: 'again' });
  if (to === 'checkingPayment') await send({ type: 'window.shown' });
  if (to === 'cart') await send({ type: 'retry.requested' });
  expect(state().matches(to)).toBe(true);
});

test.each(['failed', 'left'] as const)('after an order that has %s, a new one is placed', async (status) => {
  const { state, send } = await comeBack(status);
  await send({ type: 'retry.requested' });
  expect(state()).toMatchObject({
    value: { cart: 'loadingQuote' },
    context: { cart: CART, order: null, orderId: null, operationId: null, polls: 0, problem: null },
  });
});

test('on the payment page users can change the cart or check the status', async () => {
  for (const [type, value] of [
    ['retry.requested', { cart: 'loadingQuote' }],
    ['window.shown', 'checkingPayment'],
  ] as const) {
    const { state, answer, send } = await pay();
    await answer(order('open'));
    await send({ type });
    expect(state()).toMatchObject({ value, context: { polls: 0 } });
  }
});

test('a pending payment is polled at intervals, and when the window is shown', async () => {
  const { state, wait, answer, send } = await comeBack('pending');
  wait(PENDING_MS - 1);
  expect(state().value).toBe('pending');
  wait(1);
  expect(state().value).toBe('checkingPayment');
  await answer(order('pending'));
  await send({ type: 'window.shown' });
  expect(state().value).toBe('checkingPayment');
});

test.each(['retry.requested', 'window.shown'] as const)(
  'an order that could not be read stays known (%s)',
  async (type) => {
    const { state, fail, send, requested } = start('o1');
    await fail('unreachable');
    expect(state()).toMatchObject({ value: 'unreachable', context: { problem: 'unreachable', orderId: 'o1' } });
    await send({ type });
    expect(requested()).toEqual([{ src: 'readOrder', input: { id: 'o1' } }]);
  },
);
