import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { type GatewayMessage, InvalidSignatureError, UnknownEventError } from './payment-gateway.ts';
import { loadStripe } from './stripe.package.ts';

const envelopeSchema = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.looseObject({}) }),
});

const timestamp = (seconds: number): Date => new Date(seconds * 1_000);
const refOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/**
 * Verifies the signature over the raw bytes, and returns the meaning of the event. A signature is valid for five
 * minutes. Rejects with `InvalidSignatureError`, `UnknownEventError`.
 */
export async function readStripeMessage(body: Buffer, signature: string, secret: string): Promise<GatewayMessage> {
  const { webhooks } = await loadStripe();
  let event: Stripe.Event;
  try {
    event = webhooks.constructEvent(body, signature, secret);
  } catch (cause) {
    throw new InvalidSignatureError(cause);
  }
  try {
    const { id, type, created } = envelopeSchema.parse(event);
    return { ref: id, type, at: timestamp(created), ...meaningOf(event) };
  } catch (cause) {
    throw new UnknownEventError(cause);
  }
}

function meaningOf(event: Stripe.Event): Pick<GatewayMessage, 'orderId' | 'news'> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return aboutSession(event.data.object);
    case 'checkout.session.async_payment_failed':
      return { orderId: orderOf(event.data.object.metadata), news: { kind: 'declined' } };
    case 'checkout.session.expired':
      return { orderId: orderOf(event.data.object.metadata), news: { kind: 'left' } };
    case 'invoice.paid':
      return aboutInvoice(event.data.object);
    case 'invoice.payment_failed': {
      const { billing_reason: reason, parent } = event.data.object;
      const orderId = orderOf(parent?.subscription_details?.metadata);
      return { orderId, news: { kind: reason === 'subscription_cycle' ? 'renewalFailed' : 'nothing' } };
    }
    case 'customer.subscription.updated': {
      const { metadata, cancel_at_period_end: isCanceled, cancel_at: cancelAt } = event.data.object;
      const orderId = orderOf(metadata);
      if (!isCanceled || cancelAt === null) return { orderId, news: { kind: 'nothing' } };
      return { orderId, news: { kind: 'renewalCanceled', periodEndsAt: timestamp(cancelAt) } };
    }
    case 'customer.subscription.deleted':
      return { orderId: orderOf(event.data.object.metadata), news: { kind: 'ended' } };
    default:
      return { orderId: null, news: { kind: 'nothing' } };
  }
}

function aboutSession(session: Stripe.Checkout.Session): Pick<GatewayMessage, 'orderId' | 'news'> {
  const orderId = orderOf(session.metadata);
  if (session.payment_status === 'unpaid') return { orderId, news: { kind: 'pending' } };
  return {
    orderId,
    news: {
      kind: 'paid',
      cycle: 'purchase',
      invoiceRef: refOf(session.invoice) ?? session.id,
      subscriptionRef: refOf(session.subscription),
      amount: session.amount_total ?? 0,
      currency: (session.currency ?? '').toUpperCase(),
      periodEndsAt: null,
    },
  };
}

function aboutInvoice(invoice: Stripe.Invoice): Pick<GatewayMessage, 'orderId' | 'news'> {
  const details = invoice.parent?.subscription_details;
  const isFirst = invoice.billing_reason === 'subscription_create';
  const end = invoice.lines.data[0]?.period.end;
  return {
    orderId: orderOf(details?.metadata),
    news: {
      kind: 'paid',
      cycle: isFirst ? 'purchase' : 'renewal',
      invoiceRef: invoice.id ?? '',
      subscriptionRef: refOf(details?.subscription),
      amount: invoice.amount_paid,
      currency: invoice.currency.toUpperCase(),
      periodEndsAt: end === undefined ? null : timestamp(end),
    },
  };
}

const orderOf = (metadata: { readonly order?: string } | null | undefined): string | null => metadata?.order ?? null;
