import type { Cart, OrderStatus } from '#domain/billing/checkout.schema.ts';
import { ORDER_PENDING_POLL_MS, ORDER_POLL_MS, ORDER_POLLS_MAX } from '#domain/billing/payment.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { MachineModel } from '../machine.proof.ts';
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

export const checkoutModel: MachineModel<typeof checkoutMachine> = {
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
  delays: { pollWait: ORDER_POLL_MS, pendingWait: ORDER_PENDING_POLL_MS },
  key: ({ orderId, operationId, answer, order: known, asked, problem }) => ({
    hasOrder: orderId !== null,
    operationId,
    couponProblem: answer === null ? 'unasked' : answer.couponProblem,
    status: known?.status ?? null,
    asked: Math.min(asked, ORDER_POLLS_MAX),
    problem: problem !== null,
  }),
};
