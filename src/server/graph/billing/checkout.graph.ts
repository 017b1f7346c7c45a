import * as z from 'zod/mini';
import { emailSchema } from '#domain/access/credentials.schema.ts';
import { cartSchema } from '#domain/billing/checkout.schema.ts';
import { PRICE_MAX, SEATS_MAX } from '#domain/billing/payment.limits.ts';
import type { Quote, QuotedLine } from '#domain/billing/quote.rule.ts';
import type { TaxedAmount } from '#domain/billing/tax.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { countFailures } from '../../access/count-failures.ts';
import { assignSeat } from '../../billing/grant.commands.ts';
import { type MyOrder, type PaymentRow, readMyOrders } from '../../billing/my-payments.queries.ts';
import { type OrderState, placeOrder, readOrder } from '../../billing/order.commands.ts';
import { type QuoteAnswer, readQuote } from '../../billing/quote.queries.ts';
import { invoiceMail } from '../../billing/receipts/receipt.mail.ts';
import { cancelRenewal } from '../../billing/renewal.commands.ts';
import { assertSwitchedOn } from '../../platform/settings/app-setting.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ViewerContext } from '../context.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

const orderSchema = z.object({
  operationId: z.uuid(),
  expected: z.number().check(z.int(), z.gte(0), z.lte(PRICE_MAX * SEATS_MAX)),
});

type ReceiptedPayment = PaymentRow & { readonly receipt: string };
type HasPayments = { readonly payments: readonly PaymentRow[] };
/** An order with the addresses of its payments' receipts. */
export type WithReceipts<Order extends HasPayments> = Order & { readonly payments: readonly ReceiptedPayment[] };

/** Only users who may have a payment's receipt can read the payment here. */
export const withReceipts = <Order extends HasPayments>(
  { payments: service, viewer }: ViewerContext,
  order: Order,
): WithReceipts<Order> => ({
  ...order,
  payments: order.payments.map((payment) => ({ ...payment, receipt: service.receiptAddress(viewer, payment.id) })),
});

/** Checkout: prices, orders, their status, and purchases. */
export function addCheckout(builder: GraphBuilder) {
  const taxed = builder.objectRef<TaxedAmount>('TaxedAmount').implement({
    description: 'In the smallest unit of the currency.',
    fields: (t) => exposed(t, { net: 'Int', tax: 'Int', gross: 'Int' }),
  });
  const line = builder.objectRef<QuotedLine>('QuotedLine').implement({
    fields: (t) =>
      exposed(t, {
        planId: 'PlanId',
        subjectTitle: ['String | null', 'Null: the plan itself.'],
        full: ['Int', 'For all seats, before the coupon.'],
        discounted: 'Int',
      }),
  });
  const quote = builder.objectRef<Quote>('Quote').implement({
    fields: (t) => ({
      ...exposed(t, {
        currency: 'String',
        period: 'Period',
        seats: 'Int',
        discount: 'Int',
        taxBasisPoints: 'Int',
        taxIncluded: 'Boolean',
        first: taxed,
        renewal: taxed,
      }),
      lines: t.field({ type: [line], resolve: ({ lines }) => [...lines] }),
    }),
  });
  const answer = builder.objectRef<QuoteAnswer>('QuoteAnswer').implement({
    fields: (t) => ({
      quote: t.expose('quote', { type: quote }),
      couponProblem: t.expose('couponProblem', { type: 'CouponProblem', nullable: true }),
    }),
  });
  const order = builder.objectRef<OrderState>('OrderState').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        status: 'OrderStatus',
        url: ['String | null', 'The address of the checkout.'],
      }),
  });
  const payment = builder.objectRef<ReceiptedPayment>('Payment').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        kind: 'PaymentKind',
        amount: 'Int',
        refunded: 'Int',
        currency: 'String',
        receiptNumber: 'Int',
        paidAt: 'Instant',
        receipt: ['String', 'The address of its PDF, for this session.'],
      }),
  });
  const myOrder = builder.objectRef<WithReceipts<MyOrder>>('MyOrder').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        status: 'OrderStatus',
        url: 'String | null',
        planId: 'PlanId',
        period: 'Period',
        seats: 'Int',
        seatsAssigned: 'Int',
        currency: 'String',
        firstAmount: 'Int',
        renewalAmount: 'Int',
        renewal: 'RenewalState',
        periodEndsAt: 'Instant | null',
        createdAt: 'Instant',
      }),
      subjects: t.stringList({ resolve: ({ subjects }) => [...subjects] }),
      payments: t.field({ type: [payment], resolve: ({ payments }) => [...payments] }),
    }),
  });
  const cartInput = builder.inputType('CartInput', {
    fields: (t) => ({
      planId: t.field({ type: 'PlanId', required: true }),
      period: t.field({ type: 'Period', required: true }),
      subjects: t.stringList({ required: true, description: 'Slugs.' }),
      seats: t.int({ required: true }),
      coupon: t.string(),
      country: t.string({ required: true }),
    }),
  });
  const cartArg = { type: cartInput, required: true } as const;
  const readCart = (cart: object) => readInput(cartSchema, { coupon: null, ...cart });

  queries(builder, (t) => ({
    countries: t.member.stringList({
      description: 'Countries that can be chosen, the default first.',
      resolve: (_root, _args, { payments }) => payments.taxes.rates.map(({ country }) => country),
    }),
    quote: t.member.field({
      type: answer,
      description: 'The price of a cart. Reserves nothing.',
      args: { cart: t.arg(cartArg) },
      resolve: async (_root, args, context) => {
        const { viewer } = context;
        await assertSwitchedOn(context.pool, 'checkout');
        const cart = readCart(args.cart);
        // Counted before checking, so that parallel codes cannot exceed the limit; a valid code is not counted.
        if (cart.coupon !== null) await context.limits.couponByUser.count(viewer.userId);
        const found = await readQuote(context.pool, context.payments.taxes, viewer, cart);
        if (cart.coupon !== null && found.couponProblem === null)
          await context.limits.couponByUser.refund(viewer.userId);
        return found;
      },
    }),
    order: t.member.field({
      type: order,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => readOrder(context.pool, context.viewer, id),
    }),
    myOrders: t.member.field({
      type: [myOrder],
      resolve: async (_root, _args, context) =>
        (await readMyOrders(context.pool, context.viewer)).map((order) => withReceipts(context, order)),
    }),
  }));

  mutations(builder, (t) => ({
    placeOrder: t.member.field({
      type: order,
      description: 'Orders a cart. `expected` is the amount that was shown. The same operation returns the same order.',
      args: {
        cart: t.arg(cartArg),
        operationId: t.arg.id({ required: true }),
        expected: t.arg.int({ required: true }),
      },
      resolve: async (_root, { cart, ...args }, context) => {
        const { viewer } = context;
        const { pool, payments, language } = context;
        await assertSwitchedOn(pool, 'checkout');
        const request = { ...readInput(orderSchema, args), cart: readCart(cart), language };
        const counted = request.cart.coupon === null ? [] : [[context.limits.couponByUser, viewer.userId] as const];
        const { paymentId, invoice, ...state } = await countFailures(counted, () =>
          placeOrder(pool, payments, viewer, request),
        );
        if (paymentId !== null) payments.sendReceipt(paymentId);
        if (invoice !== null) context.post(invoiceMail({ ...invoice, orderId: state.id, language }, payments.seller));
        return state;
      },
    }),
    cancelRenewal: t.member.boolean({
      description: 'Cancels the renewal; access that is paid for continues.',
      args: { order: t.arg.id({ required: true }) },
      resolve: (_root, { order: id }, context) =>
        done(cancelRenewal(context.pool, context.payments.gateway, context.viewer, id)),
    }),
    assignSeat: t.member.boolean({
      description: 'Assigns a seat that the viewer’s school has paid for to a user of it.',
      args: { order: t.arg.id({ required: true }), email: t.arg.string({ required: true }) },
      resolve: async (_root, { order: id, email }, context) => {
        const { viewer } = context;
        if (viewer.role !== 'schoolAdmin') throw new ProductError('FORBIDDEN');
        await assignSeat(context.pool, viewer, id, readInput(emailSchema, email));
        return true;
      },
    }),
  }));
  return { payment };
}
