import type { Cart, OrderStatus } from '#domain/billing/checkout.schema.ts';
import { ORDER_PENDING_POLL_MS, ORDER_POLL_MS, ORDER_POLLS_MAX } from '#domain/billing/payment.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Invariant, MachineGuide, MachineModel, Proof } from '../machine.proof.ts';
import type { checkoutMachine, OrderState, QuoteAnswer } from './checkout.machine.ts';

const CART: Cart = { planId: 'standard', period: 'year', subjects: [], seats: 1, coupon: null, country: 'DE' };
const WITH_COUPON: Cart = { ...CART, coupon: 'AUTUMN' };

const sums = { net: 7_059, tax: 1_341, gross: 8_400 };
const quoted: QuoteAnswer = {
  couponProblem: null,
  quote: {
    currency: 'EUR',
    period: 'year',
    seats: 1,
    lines: [],
    discount: 0,
    taxBasisPoints: 1_900,
    taxIncluded: true,
    first: sums,
    renewal: sums,
  },
};
const order = (status: OrderStatus): { readonly output: OrderState } => ({
  output: { id: 'o1', status, url: '/pay/o1' },
});
const failure = { error: new Error('The server could not be reached.') };

const model: MachineModel<typeof checkoutMachine> = {
  inputs: [
    { cart: CART, orderId: null },
    { cart: CART, orderId: 'o1' },
  ],
  events: [
    { type: 'cart.changed', cart: WITH_COUPON },
    { type: 'pay.requested', operationId: 'press' },
    { type: 'retry.requested' },
    { type: 'window.shown' },
  ],
  answers: {
    readQuote: [{ output: quoted }, { output: { ...quoted, couponProblem: 'usedUp' } }, failure],
    placeOrder: [order('open'), order('paid'), order('invoiced'), { error: new ProductError('PRICE_CHANGED') }],
    readOrder: [
      order('open'),
      order('paid'),
      order('invoiced'),
      order('pending'),
      order('failed'),
      order('left'),
      failure,
    ],
  },
  delays: { pollDelay: ORDER_POLL_MS, pendingPollDelay: ORDER_PENDING_POLL_MS },
  key: ({ orderId, operationId, answer, order: known, polls, problem }) => ({
    hasOrder: orderId !== null,
    operationId,
    couponProblem: answer === null ? 'unasked' : answer.couponProblem,
    status: known?.status ?? null,
    polls: Math.min(polls, ORDER_POLLS_MAX),
    problem: problem !== null,
  }),
};

const invariants: readonly Invariant<typeof checkoutMachine>[] = [
  {
    sentence: 'The order is confirmed if and only if the server has reported that it is paid.',
    holds: ({ snapshot }) => snapshot.matches('confirmed') === (snapshot.context.order?.status === 'paid'),
  },
  {
    sentence: 'No order is placed without a quote or with a coupon problem.',
    holds: ({ snapshot }) => !snapshot.matches('placingOrder') || snapshot.context.answer?.couponProblem === null,
  },
  {
    sentence: 'Without an order, the user is never sent to the payment provider.',
    holds: ({ snapshot, effects }) =>
      !effects.some(({ name }) => name === 'goToGateway') || snapshot.context.order !== null,
  },
  {
    sentence: 'An order has an idempotency key, so it is placed once, however often it is sent.',
    holds: ({ snapshot }) => !snapshot.matches('placingOrder') || snapshot.context.operationId !== null,
  },
  {
    sentence: 'The session is read again exactly when the order is paid.',
    holds: ({ snapshot, effects }) =>
      !effects.some(({ name }) => name === 'reloadSession') || snapshot.matches('confirmed'),
  },
  {
    sentence: 'A cart that can be changed has no order in progress.',
    holds: ({ snapshot }) => !snapshot.matches('cart') || snapshot.context.orderId === null,
  },
];

const guide: MachineGuide<typeof checkoutMachine> = {
  purpose:
    'Buying a plan: cart, payment provider, access. Its state is on the server, so the page may be reloaded at any time.',
  owner: 'The hook of the checkout screen creates it; it stops when the user leaves the screen.',
  startedIn: 'src/client/billing/use-checkout.ts',
  events: {
    'cart.changed': 'The user chooses another plan, subject or coupon.',
    'pay.requested': 'The user continues to the payment.',
    'retry.requested': 'The user tries again after a failure.',
    'window.shown': 'The user has returned to the window, maybe from the payment provider.',
  },
};

export const checkoutProof: Proof<typeof checkoutMachine> = { guide, model, invariants };
