import { assign, fromPromise, setup } from 'xstate';
import type { Cart, OrderStatus } from '#domain/billing/checkout.schema.ts';
import type { CouponProblem } from '#domain/billing/coupon.rule.ts';
import { ORDER_POLLS_MAX } from '#domain/billing/payment.limits.ts';
import type { ShownQuote } from '#domain/billing/quote.rule.ts';
import { unprovidedIn } from '../unprovided.ts';

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
  readonly polls: number;
  readonly problem: unknown;
};

export type CheckoutEvent =
  | { readonly type: 'cart.changed'; readonly cart: Cart }
  | { readonly type: 'pay.requested'; readonly operationId: string }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'window.shown' };

const unprovided = unprovidedIn('checkout');

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
    reloadSession: unprovided('reloadSession'),
    assignCart: assign((_, { cart }: { cart: Cart }) => ({ cart, problem: null })),
    assignQuote: assign((_, { answer }: { answer: QuoteAnswer }) => ({ answer })),
    clearProblem: assign({ problem: null }),
    assignOperationId: assign(({ context }, { operationId }: { operationId: string }) => ({
      operationId: context.operationId ?? operationId,
      problem: null,
    })),
    assignOrder: assign(({ context }, { order }: { order: OrderState }) => ({
      order,
      orderId: order.id,
      polls: context.polls + 1,
      problem: null,
    })),
    assignProblem: assign((_, { problem }: { problem: unknown }) => ({ problem, operationId: null })),
    assignStatusProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    restart: assign({ order: null, orderId: null, operationId: null, polls: 0, problem: null }),
    resetPolls: assign({ polls: 0 }),
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
    isAbandoned: (_, { order }: Answered) => order?.status === 'left',
    /** The payment status was requested often enough since the user returned. */
    hasUsedAllPolls: ({ context }, { most }: { most: number }) => context.polls >= most,
  },
  delays: {
    /** Time until the payment status is requested again. */
    pollDelay: unprovided('pollDelay'),
    /** The same, while a payment is pending. */
    pendingPollDelay: unprovided('pendingPollDelay'),
  },
}).createMachine({
  id: 'checkout',
  description: 'Buying a plan: cart, payment provider, access.',
  context: ({ input }) => ({ ...input, operationId: null, answer: null, order: null, polls: 0, problem: null }),
  initial: 'checkingOrder',
  states: {
    checkingOrder: {
      description: 'Checking whether an order is in progress.',
      always: [{ guard: 'hasOrder', target: 'checkingPayment' }, { target: 'cart' }],
    },
    cart: {
      description: 'The cart can be changed.',
      initial: 'loadingQuote',
      on: {
        'cart.changed': {
          target: '.loadingQuote',
          actions: { type: 'assignCart', params: ({ event }) => event },
        },
      },
      states: {
        loadingQuote: {
          description: 'Requesting a quote.',
          tags: 'busy',
          invoke: {
            src: 'readQuote',
            input: ({ context }) => ({ cart: context.cart }),
            onDone: {
              target: 'quoteLoaded',
              actions: { type: 'assignQuote', params: ({ event }) => ({ answer: event.output }) },
            },
            onError: {
              target: 'quoteFailed',
              actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
            },
          },
        },
        quoteLoaded: {
          description: 'The price is shown.',
          on: {
            'pay.requested': {
              guard: 'isPayable',
              target: '#checkout.placingOrder',
              actions: { type: 'assignOperationId', params: ({ event }) => event },
            },
          },
        },
        quoteFailed: {
          description: 'The price could not be loaded.',
          on: { 'retry.requested': { target: 'loadingQuote', actions: 'clearProblem' } },
        },
      },
    },
    placingOrder: {
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
            actions: { type: 'assignOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isInvoiced', params: ({ event }) => ({ order: event.output }) },
            target: 'invoiced',
            actions: { type: 'assignOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: 'atPaymentPage',
            actions: { type: 'assignOrder', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: {
          target: 'cart',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    atPaymentPage: {
      description: 'The user is on the payment provider’s page.',
      entry: { type: 'goToGateway', params: ({ context }) => ({ order: context.order }) },
      on: {
        'window.shown': { target: 'checkingPayment', actions: 'resetPolls' },
        'pay.requested': { target: 'atPaymentPage', reenter: true },
        'retry.requested': { target: 'cart', actions: 'restart' },
      },
    },
    checkingPayment: {
      description: 'Requesting the payment status.',
      tags: 'busy',
      invoke: {
        src: 'readOrder',
        input: ({ context }) => ({ id: context.orderId ?? '' }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ order: event.output }) },
            target: 'confirmed',
            actions: { type: 'assignOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isInvoiced', params: ({ event }) => ({ order: event.output }) },
            target: 'invoiced',
            actions: { type: 'assignOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isPending', params: ({ event }) => ({ order: event.output }) },
            target: 'pending',
            actions: { type: 'assignOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isFailed', params: ({ event }) => ({ order: event.output }) },
            target: 'failed',
            actions: { type: 'assignOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isAbandoned', params: ({ event }) => ({ order: event.output }) },
            target: 'abandoned',
            actions: { type: 'assignOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: 'awaitingPayment',
            actions: { type: 'assignOrder', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'assignStatusProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    awaitingPayment: {
      description: 'The payment provider has not confirmed the payment yet.',
      after: {
        pollDelay: [
          { guard: { type: 'hasUsedAllPolls', params: { most: ORDER_POLLS_MAX } }, target: 'unpaid' },
          { target: 'checkingPayment' },
        ],
      },
    },
    unpaid: {
      description: 'Nothing has been paid. The payment page is still open.',
      on: {
        'pay.requested': { target: 'atPaymentPage' },
        'retry.requested': { target: 'cart', actions: 'restart' },
        'window.shown': { target: 'checkingPayment', actions: 'resetPolls' },
      },
    },
    pending: {
      description: 'The payment is pending. That may take days.',
      after: { pendingPollDelay: { target: 'checkingPayment' } },
      on: { 'window.shown': { target: 'checkingPayment' } },
    },
    unreachable: {
      description: 'The payment status could not be loaded.',
      on: { 'retry.requested': { target: 'checkingPayment' }, 'window.shown': { target: 'checkingPayment' } },
    },
    failed: {
      description: 'The payment was declined. Nothing was charged.',
      on: { 'retry.requested': { target: 'cart', actions: 'restart' } },
    },
    abandoned: {
      description: 'The user returned without paying.',
      on: { 'retry.requested': { target: 'cart', actions: 'restart' } },
    },
    invoiced: { description: 'The school pays by invoice, which has been emailed.' },
    confirmed: {
      description: 'The order is paid, and access is open.',
      entry: 'reloadSession',
    },
  },
});
