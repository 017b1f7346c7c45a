import type { Invariant } from '../machine.proof.ts';
import type { checkoutMachine } from './checkout.machine.ts';

export const checkoutInvariants: readonly Invariant<typeof checkoutMachine>[] = [
  {
    sentence: 'It is confirmed when the server has said that it is paid, and not otherwise.',
    holds: ({ snapshot }) => snapshot.matches('confirmed') === (snapshot.context.order?.status === 'paid'),
  },
  {
    sentence: 'Nothing is ordered while the price is unknown or a coupon stands in the way.',
    holds: ({ snapshot }) => !snapshot.matches('ordering') || snapshot.context.answer?.couponProblem === null,
  },
  {
    sentence: 'Nobody is led to the gateway without an order.',
    holds: ({ snapshot, effects }) =>
      !effects.some(({ name }) => name === 'goToGateway') || snapshot.context.order !== null,
  },
  {
    sentence: 'An order is made under a name, so that it is made once however often it is sent.',
    holds: ({ snapshot }) => !snapshot.matches('ordering') || snapshot.context.operationId !== null,
  },
  {
    sentence: 'The session is read again when it is paid, and for nothing else.',
    holds: ({ snapshot, effects }) =>
      !effects.some(({ name }) => name === 'rereadSession') || snapshot.matches('confirmed'),
  },
  {
    sentence: 'A cart that can be changed has no order under way.',
    holds: ({ snapshot }) => !snapshot.matches('cart') || snapshot.context.orderId === null,
  },
];
