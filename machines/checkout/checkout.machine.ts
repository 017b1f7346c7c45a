import { assign, fromPromise, setup } from 'xstate';
import type { Cart, OrderStatus } from '#domain/billing/checkout.schema.ts';
import type { CouponProblem } from '#domain/billing/coupon.rule.ts';
import { ORDER_POLLS_MAX } from '#domain/billing/payment.limits.ts';
import type { ShownQuote } from '#domain/billing/quote.rule.ts';

export type QuoteAnswer = { readonly quote: ShownQuote; readonly couponProblem: CouponProblem | null };
export type OrderState = { readonly id: string; readonly status: OrderStatus; readonly url: string | null };

export type CheckoutInput = {
  readonly cart: Cart;
  /** The order in the address: the user has returned from the payment provider, or reloaded the page. */
  readonly orderId: string | null;
};

type CheckoutContext = CheckoutInput & {
  /** Idempotency key of the button press: the same key, sent again, is the same order. */
  readonly operationId: string | null;
  readonly answer: QuoteAnswer | null;
  readonly order: OrderState | null;
  /** Number of times the payment status was requested since the user returned. */
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

/** From a cart to a paid order. The page may be reloaded at any time: the state is on the server. */
export const checkoutMachine = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Requests a quote for the cart. */
    readQuote: fromPromise<QuoteAnswer, { cart: Cart }>(unprovided('readQuote')),
    /** Places the order at the price that was shown. */
    placeOrder: fromPromise<OrderState, { cart: Cart; operationId: string; expected: number }>(
      unprovided('placeOrder'),
    ),
    /** Requests the status of an order. */
    readOrder: fromPromise<OrderState, { id: string }>(unprovided('readOrder')),
  },
  actions: {
    /** Navigates to the payment provider's page. */
    goToGateway: (_, _params: { order: OrderState | null }) => unprovided('goToGateway')(),
    /** Reads the session again, because access has changed. */
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
    /** The address contains an order. */
    hasOrder: ({ context }) => context.orderId !== null,
    /** There is a quote, and no coupon problem. */
    isPayable: ({ context }) => context.answer !== null && context.answer.couponProblem === null,
    /** The order is paid. */
    isPaid: (_, { order }: Answered) => order?.status === 'paid',
    /** The school pays by invoice. */
    isInvoiced: (_, { order }: Answered) => order?.status === 'invoiced',
    /** The payment is pending or under review. */
    isPending: (_, { order }: Answered) => order?.status === 'pending' || order?.status === 'review',
    /** The payment was declined. */
    isFailed: (_, { order }: Answered) => order?.status === 'failed',
    /** The user left without paying. */
    isLeft: (_, { order }: Answered) => order?.status === 'left',
    /** The payment status was requested often enough since the user returned. */
    isAskedEnough: ({ context }, { most }: { most: number }) => context.asked >= most,
  },
  delays: {
    /** Time until the payment status is requested again. */
    pollWait: unprovided('pollWait'),
    /** The same, while a payment is pending. */
    pendingWait: unprovided('pendingWait'),
  },
}).createMachine({
  id: 'checkout',
  description: 'Buying a plan: cart, payment provider, access.',
  context: ({ input }) => ({ ...input, operationId: null, answer: null, order: null, asked: 0, problem: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Checking whether an order is in progress.',
      always: [{ guard: 'hasOrder', target: 'checking' }, { target: 'cart' }],
    },
    cart: {
      description: 'The cart can be changed.',
      initial: 'quoting',
      on: {
        'cart.changed': {
          target: '.quoting',
          actions: { type: 'takeCart', params: ({ event }) => event },
        },
      },
      states: {
        quoting: {
          description: 'Requesting a quote.',
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
          description: 'The price could not be loaded.',
          on: { 'retry.requested': { target: 'quoting', actions: 'forgetProblem' } },
        },
      },
    },
    ordering: {
      description: 'Placing the order and creating the payment page.',
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
      description: 'The user is on the payment provider’s page.',
      entry: { type: 'goToGateway', params: ({ context }) => ({ order: context.order }) },
      on: {
        'window.shown': { target: 'checking', actions: 'askAnew' },
        'pay.requested': { target: 'paying', reenter: true },
        'retry.requested': { target: 'cart', actions: 'beginAnew' },
      },
    },
    checking: {
      description: 'Requesting the payment status.',
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
      description: 'The payment provider has not confirmed the payment yet.',
      after: {
        pollWait: [
          { guard: { type: 'isAskedEnough', params: { most: ORDER_POLLS_MAX } }, target: 'unpaid' },
          { target: 'checking' },
        ],
      },
    },
    unpaid: {
      description: 'Nothing has been paid. The payment page is still open.',
      on: {
        'pay.requested': { target: 'paying' },
        'retry.requested': { target: 'cart', actions: 'beginAnew' },
        'window.shown': { target: 'checking', actions: 'askAnew' },
      },
    },
    pending: {
      description: 'The payment is pending. That may take days.',
      after: { pendingWait: { target: 'checking' } },
      on: { 'window.shown': { target: 'checking' } },
    },
    unreachable: {
      description: 'The payment status could not be loaded.',
      on: { 'retry.requested': { target: 'checking' }, 'window.shown': { target: 'checking' } },
    },
    failed: {
      description: 'The payment was declined. Nothing was charged.',
      on: { 'retry.requested': { target: 'cart', actions: 'beginAnew' } },
    },
    left: {
      description: 'The user returned without paying.',
      on: { 'retry.requested': { target: 'cart', actions: 'beginAnew' } },
    },
    invoiced: { description: 'The school pays by invoice, which has been emailed.' },
    confirmed: {
      description: 'The order is paid, and access is open.',
      entry: 'rereadSession',
    },
  },
});
