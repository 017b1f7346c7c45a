import type { Invariant } from '../machine.proof.ts';
import type { checkoutMachine } from './checkout.machine.ts';

export const checkoutInvariants: readonly Invariant<typeof checkoutMachine>[] = [
  {
    sentence: 'The order is confirmed if and only if the server has said that it is paid.',
    holds: ({ snapshot }) => snapshot.matches('confirmed') === (snapshot.context.order?.status === 'paid'),
  },
  {
    sentence: 'No order is placed without a quote or with a coupon problem.',
    holds: ({ snapshot }) => !snapshot.matches('ordering') || snapshot.context.answer?.couponProblem === null,
  },
  {
    sentence: 'Without an order, nobody is sent to the payment provider.',
    holds: ({ snapshot, effects }) =>
      !effects.some(({ name }) => name === 'goToGateway') || snapshot.context.order !== null,
  },
  {
    sentence: 'An order has an idempotency key, so it is placed once, however often it is sent.',
    holds: ({ snapshot }) => !snapshot.matches('ordering') || snapshot.context.operationId !== null,
  },
  {
    sentence: 'The session is read again exactly when the order is paid.',
    holds: ({ snapshot, effects }) =>
      !effects.some(({ name }) => name === 'rereadSession') || snapshot.matches('confirmed'),
  },
  {
    sentence: 'A cart that can be changed has no order in progress.',
    holds: ({ snapshot }) => !snapshot.matches('cart') || snapshot.context.orderId === null,
  },
];
