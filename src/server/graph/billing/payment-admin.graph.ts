import * as z from 'zod/mini';
import { ORDER_STATUSES } from '#domain/billing/checkout.schema.ts';
import { grantSchema, refundSchema } from '#domain/billing/refund.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { SEARCH_MAX_CHARS } from '#domain/platform/text.limits.ts';
import { grantPlan, markInvoicePaid } from '../../billing/grant.commands.ts';
import {
  type LedgerLine,
  type OrderDetail,
  type OrderPage,
  type OrderSummary,
  readOrderDetail,
  readOrders,
} from '../../billing/payment-admin.queries.ts';
import { refundPayment } from '../../billing/refund.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import { NEEDS_PROOF } from '../needs-proof.ts';
import { type addCheckout, type WithReceipts, withReceipts } from './checkout.graph.ts';

const CURSOR = /^[\d:.T+Z-]{10,40}\|[\da-f-]{36}$/;
const orderQuerySchema = z.object({
  search: z.string().check(z.trim(), z.maxLength(SEARCH_MAX_CHARS)),
  status: z.nullable(z.enum(ORDER_STATUSES)),
  after: z.nullable(z.string().check(z.regex(CURSOR))),
});

/** For payments admins: orders with their events, refunds, and grants without payment. */
export function addPaymentAdmin(builder: GraphBuilder, { payment }: ReturnType<typeof addCheckout>): void {
  const summary = builder.objectRef<OrderSummary>('OrderSummary').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        buyerName: 'String',
        buyerEmail: 'String',
        school: 'String | null',
        status: 'OrderStatus',
        renewal: 'RenewalState',
        planId: 'PlanId',
        period: 'Period',
        seats: 'Int',
        currency: 'String',
        firstAmount: 'Int',
        received: ['Int', 'Total paid, minus refunds.'],
        gateway: 'String',
        createdAt: 'Instant',
      }),
  });
  const ledgerLine = builder.objectRef<LedgerLine>('LedgerLine').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        kind: 'LedgerKind',
        planId: 'PlanId | null',
        subject: 'String | null',
        until: 'Instant | null',
        actor: 'String | null',
        reason: 'String | null',
        at: 'Instant',
      }),
  });
  const event = builder.objectRef<OrderDetail['events'][number]>('PaymentEvent').implement({
    fields: (t) => exposed(t, { type: 'String', outcome: 'EventOutcome', detail: 'String | null', at: 'Instant' }),
  });
  const detail = builder.objectRef<WithReceipts<OrderDetail>>('OrderDetail').implement({
    fields: (t) => ({
      ...exposed(t, {
        country: 'String',
        coupon: 'String | null',
        renewalAmount: 'Int',
        periodEndsAt: 'Instant | null',
      }),
      summary: t.field({ type: summary, resolve: (order) => order }),
      subjects: t.stringList({ resolve: ({ subjects }) => [...subjects] }),
      payments: t.field({ type: [payment], resolve: ({ payments }) => [...payments] }),
      ledger: t.field({ type: [ledgerLine], resolve: ({ ledger }) => [...ledger] }),
      events: t.field({ type: [event], resolve: ({ events }) => [...events] }),
    }),
  });
  const page = builder.objectRef<OrderPage>('OrderPage').implement({
    fields: (t) => ({
      orders: t.field({ type: [summary], resolve: ({ orders }) => [...orders] }),
      next: t.exposeString('next', { nullable: true, description: 'The cursor of the next page.' }),
    }),
  });

  queries(builder, (t) => ({
    orders: t.permission('payments.read').field({
      type: page,
      description: 'Newest first. A school admin sees those of the school.',
      args: { search: t.arg.string({ required: true }), status: t.arg({ type: 'OrderStatus' }), after: t.arg.string() },
      resolve: (_root, { search, status = null, after = null }, context) =>
        readOrders(context.pool, context.viewer, readInput(orderQuerySchema, { search, status, after })),
    }),
    orderDetail: t.permission('payments.read').field({
      type: detail,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) =>
        withReceipts(context, await readOrderDetail(context.pool, context.viewer, id)),
    }),
  }));

  const refundInput = builder.inputType('RefundInput', {
    fields: (t) => ({
      paymentId: t.id({ required: true }),
      amount: t.int({ required: true }),
      endsAccess: t.boolean({ required: true }),
      reason: t.string({ required: true }),
      operationId: t.id({ required: true }),
    }),
  });
  const grantInput = builder.inputType('GrantInput', {
    fields: (t) => ({
      email: t.string({ required: true }),
      planId: t.field({ type: 'PlanId', required: true }),
      subjects: t.stringList({ required: true, description: 'Slugs.' }),
      endsAt: t.field({ type: 'CalendarDay', description: 'Null: no end.' }),
      reason: t.string({ required: true }),
    }),
  });
  mutations(builder, (t) => ({
    refund: t.permission('payments.refund').boolean({
      extensions: NEEDS_PROOF,
      description: 'Refunds a payment, in part or in full. The same operation refunds once.',
      args: { refund: t.arg({ type: refundInput, required: true }) },
      resolve: async (_root, args, context) => {
        const { viewer } = context;
        if (viewer.role !== 'admin') throw new ProductError('FORBIDDEN');
        await refundPayment(context.pool, context.payments.gateway, viewer, readInput(refundSchema, args.refund));
        return true;
      },
    }),
    grantPlan: t.permission('payments.refund').boolean({
      description: 'Grants a user a plan without payment.',
      args: { grant: t.arg({ type: grantInput, required: true }) },
      resolve: async (_root, { grant }, context) => {
        const { viewer } = context;
        if (viewer.role !== 'admin') throw new ProductError('FORBIDDEN');
        await grantPlan(context.pool, viewer, readInput(grantSchema, { endsAt: null, ...grant }));
        return true;
      },
    }),
    markInvoicePaid: t.permission('payments.refund').boolean({
      description: 'Records that the amount of a school’s invoice was received.',
      args: { order: t.arg.id({ required: true }) },
      resolve: async (_root, { order }, context) => {
        const { viewer } = context;
        if (viewer.role !== 'admin') throw new ProductError('FORBIDDEN');
        const paymentId = await markInvoicePaid(context.pool, viewer, order);
        if (paymentId !== null) context.payments.sendReceipt(paymentId);
        return true;
      },
    }),
  }));
}
