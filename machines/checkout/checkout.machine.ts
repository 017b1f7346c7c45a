import { assign, fromPromise, setup } from 'xstate';
import type { Cart, OrderStatus } from '#domain/payments/checkout.schema.ts';
import type { CouponProblem } from '#domain/payments/coupon.rule.ts';
import { ORDER_POLLS_MAX } from '#domain/payments/payment.limits.ts';
import type { Quote } from '#domain/payments/quote.rule.ts';

export type QuoteAnswer = { readonly quote: Quote; readonly couponProblem: CouponProblem | null };
export type OrderState = { readonly id: string; readonly status: OrderStatus; readonly url: string | null };

export type CheckoutInput = {
  readonly cart: Cart;
  /** The order that the address names: somebody has come back from paying, or has loaded the page again. */
  readonly orderId: string | null;
};

type CheckoutContext = CheckoutInput & {
  /** Names the press of the button; the same one, sent again, is the same order. */
  readonly operationId: string | null;
  readonly answer: QuoteAnswer | null;
  readonly order: OrderState | null;
  /** How often it has been asked how the payment went, since somebody came back. */
  readonly asked: number;
  readonly problem: unknown;
};

export type CheckoutEvent =
  | { readonly type: 'cart.changed'; readonly cart: Cart }
  | { readonly type: 'pay.requested'; readonly operationId: string }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'window.shown' };

const unprovided = (name: string) => (): never => {
  throw new Error(`The checkout runs without "${name}".`);
};

type Answered = { readonly order: OrderState | undefined };

/** From a cart to something that is paid. It may be loaded again at any moment: what has happened, the server knows. */
export const checkoutMachine = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Asks what the cart costs. */
    readQuote: fromPromise<QuoteAnswer, { cart: Cart }>(unprovided('readQuote')),
    /** Orders the cart at the price that was shown. */
    placeOrder: fromPromise<OrderState, { cart: Cart; operationId: string; expected: number }>(
      unprovided('placeOrder'),
    ),
    /** Asks how an order stands. */
    readOrder: fromPromise<OrderState, { id: string }>(unprovided('readOrder')),
  },
  actions: {
    /** Leads to the page of the gateway. */
    goToGateway: (_, _params: { order: OrderState | null }) => unprovided('goToGateway')(),
    /** Has the session read again: more is open now. */
    rereadSession: unprovided('rereadSession'),
    takeCart: assign((_, { cart }: { cart: Cart }) => ({ cart, problem: null })),
    takeQuote: assign((_, { answer }: { answer: QuoteAnswer }) => ({ answer })),
    forgetProblem: assign({ problem: null }),
    nameOperation: assign(({ context }, { operationId }: { operationId: string }) => ({
      operationId: context.operationId ?? operationId,
      problem: null,
    })),
    takeOrder: assign(({ context }, { order }: { order: OrderState }) => ({
      order,
      orderId: order.id,
      asked: context.asked + 1,
      problem: null,
    })),
    keepProblem: assign((_, { problem }: { problem: unknown }) => ({ problem, operationId: null })),
    keepReadProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    beginAnew: assign({ order: null, orderId: null, operationId: null, asked: 0, problem: null }),
    askAnew: assign({ asked: 0 }),
  },
  guards: {
    /** The address names an order. */
    hasOrder: ({ context }) => context.orderId !== null,
    /** The price is known, and no coupon stands in the way. */
    isPayable: ({ context }) => context.answer !== null && context.answer.couponProblem === null,
    /** It is paid. */
    isPaid: (_, { order }: Answered) => order?.status === 'paid',
    /** The school gets an invoice. */
    isInvoiced: (_, { order }: Answered) => order?.status === 'invoiced',
    /** The money is on its way, or a person has to look at it. */
    isPending: (_, { order }: Answered) => order?.status === 'pending' || order?.status === 'review',
    /** It was declined. */
    isFailed: (_, { order }: Answered) => order?.status === 'failed',
    /** Somebody went away without paying. */
    isLeft: (_, { order }: Answered) => order?.status === 'left',
    /** It has been asked often enough for one coming back. */
    isAskedEnough: ({ context }, { most }: { most: number }) => context.asked >= most,
  },
  delays: {
    /** Until it is asked again how the payment went. */
    pollWait: unprovided('pollWait'),
    /** The same, while a payment takes its time. */
    pendingWait: unprovided('pendingWait'),
  },
}).createMachine({
  id: 'checkout',
  description: 'Somebody buys a plan: from the cart, by way of the gateway’s page, to what is open then.',
  context: ({ input }) => ({ ...input, operationId: null, answer: null, order: null, asked: 0, problem: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'It is being looked at whether an order is under way.',
      always: [{ guard: 'hasOrder', target: 'checking' }, { target: 'cart' }],
    },
    cart: {
      description: 'What is bought can still be changed.',
      initial: 'quoting',
      on: {
        'cart.changed': {
          target: '.quoting',
          actions: { type: 'takeCart', params: ({ event }) => event },
        },
      },
      states: {
        quoting: {
          description: 'The server is asked what it costs.',
          tags: 'busy',
          invoke: {
            src: 'readQuote',
            input: ({ context }) => ({ cart: context.cart }),
            onDone: {
              target: 'quoted',
              actions: { type: 'takeQuote', params: ({ event }) => ({ answer: event.output }) },
            },
            onError: {
              target: 'unknown',
              actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
            },
          },
        },
        quoted: {
          description: 'The price is shown.',
          on: {
            'pay.requested': {
              guard: 'isPayable',
              target: '#checkout.ordering',
              actions: { type: 'nameOperation', params: ({ event }) => event },
            },
          },
        },
        unknown: {
          description: 'What it costs could not be learned.',
          on: { 'retry.requested': { target: 'quoting', actions: 'forgetProblem' } },
        },
      },
    },
    ordering: {
      description: 'The order is being made, and the gateway’s page with it.',
      tags: 'busy',
      invoke: {
        src: 'placeOrder',
        input: ({ context }) => ({
          cart: context.cart,
          operationId: context.operationId ?? '',
          expected: context.answer?.quote.first.gross ?? 0,
        }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ order: event.output }) },
            target: 'confirmed',
            actions: { type: 'takeOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isInvoiced', params: ({ event }) => ({ order: event.output }) },
            target: 'invoiced',
            actions: { type: 'takeOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: 'paying',
            actions: { type: 'takeOrder', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: {
          target: 'cart',
          actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    paying: {
      description: 'Somebody is at the gateway’s page.',
      entry: { type: 'goToGateway', params: ({ context }) => ({ order: context.order }) },
      on: {
        'window.shown': { target: 'checking', actions: 'askAnew' },
        'pay.requested': { target: 'paying', reenter: true },
        'retry.requested': { target: 'cart', actions: 'beginAnew' },
      },
    },
    checking: {
      description: 'The server is asked how the payment went.',
      tags: 'busy',
      invoke: {
        src: 'readOrder',
        input: ({ context }) => ({ id: context.orderId ?? '' }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ order: event.output }) },
            target: 'confirmed',
            actions: { type: 'takeOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isInvoiced', params: ({ event }) => ({ order: event.output }) },
            target: 'invoiced',
            actions: { type: 'takeOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isPending', params: ({ event }) => ({ order: event.output }) },
            target: 'pending',
            actions: { type: 'takeOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isFailed', params: ({ event }) => ({ order: event.output }) },
            target: 'failed',
            actions: { type: 'takeOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isLeft', params: ({ event }) => ({ order: event.output }) },
            target: 'left',
            actions: { type: 'takeOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: 'awaiting',
            actions: { type: 'takeOrder', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'keepReadProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    awaiting: {
      description: 'The gateway has not told yet how the payment went.',
      after: {
        pollWait: [
          { guard: { type: 'isAskedEnough', params: { most: ORDER_POLLS_MAX } }, target: 'unpaid' },
          { target: 'checking' },
        ],
      },
    },
    unpaid: {
      description: 'Nothing was paid so far; the gateway’s page is still open to pay at.',
      on: {
        'pay.requested': { target: 'paying' },
        'retry.requested': { target: 'cart', actions: 'beginAnew' },
        'window.shown': { target: 'checking', actions: 'askAnew' },
      },
    },
    pending: {
      description: 'The money is on its way; it may take days.',
      after: { pendingWait: { target: 'checking' } },
      on: { 'window.shown': { target: 'checking' } },
    },
    unreachable: {
      description: 'How the payment went could not be learned.',
      on: { 'retry.requested': { target: 'checking' }, 'window.shown': { target: 'checking' } },
    },
    failed: {
      description: 'The payment was declined. Nothing was charged.',
      on: { 'retry.requested': { target: 'cart', actions: 'beginAnew' } },
    },
    left: {
      description: 'Somebody came back without paying.',
      on: { 'retry.requested': { target: 'cart', actions: 'beginAnew' } },
    },
    invoiced: { description: 'The invoice is in the mail.' },
    confirmed: {
      description: 'It is paid, and open.',
      entry: 'rereadSession',
    },
  },
});
