import type Stripe from 'stripe';
import { CHECKOUT_LIFE_S } from '#domain/billing/payment.limits.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { readStripeMessage } from './stripe.message.ts';
import { loadStripe } from './stripe.package.ts';

export type StripeAccount = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The address of Stripe's API; only tests use another one. */
  readonly api?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
};

const RETRIES = 2;

/**
 * Payments with Stripe: its hosted checkout, and subscriptions for renewals. `origin`: the public address of this
 * server.
 */
export function stripeGateway({ secretKey, webhookSecret, api }: StripeAccount, origin: () => string): PaymentGateway {
  let client: Stripe | undefined;
  const connect = async (): Promise<Stripe> => {
    const Package = await loadStripe();
    client ??= new Package(secretKey, { ...api, maxNetworkRetries: RETRIES, timeout: 20_000 });
    return client;
  };
  return {
    name: 'stripe',
    openCheckout: async (request) => {
      const stripe = await connect();
      const currency = request.currency.toLowerCase();
      const metadata = { order: request.orderId };
      const lowered = request.renewalAmount - request.firstAmount;
      const coupon =
        lowered === 0
          ? null
          : await stripe.coupons.create(
              { amount_off: lowered, currency, duration: 'once', metadata },
              { idempotencyKey: `coupon-${request.orderId}` },
            );
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          client_reference_id: request.orderId,
          customer_email: request.email,
          locale: request.language,
          metadata,
          subscription_data: { metadata, description: request.description },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency,
                unit_amount: request.renewalAmount,
                recurring: { interval: request.period },
                product_data: { name: request.description },
              },
            },
          ],
          ...(coupon !== null && { discounts: [{ coupon: coupon.id }] }),
          expires_at: Math.floor(Date.now() / 1_000) + CHECKOUT_LIFE_S,
          success_url: `${origin()}${request.returnPath}`,
          cancel_url: `${origin()}${request.returnPath}&left=1`,
        },
        { idempotencyKey: `checkout-${request.orderId}` },
      );
      if (session.url === null) throw new Error(`Stripe returned no URL for the Checkout Session ${session.id}.`);
      return { ref: session.id, url: session.url };
    },
    closeCheckout: async (ref) => {
      const stripe = await connect();
      const { StripeInvalidRequestError } = (await loadStripe()).errors;
      try {
        await stripe.checkout.sessions.expire(ref);
        return true;
      } catch (cause) {
        if (!(cause instanceof StripeInvalidRequestError)) throw cause;
        return (await stripe.checkout.sessions.retrieve(ref)).status === 'expired';
      }
    },
    readMessage: (body, signature) => readStripeMessage(body, signature, webhookSecret),
    refund: async ({ invoiceRef, amount, key }) => {
      const stripe = await connect();
      const { data } = await stripe.invoicePayments.list({ invoice: invoiceRef, status: 'paid', limit: 1 });
      const intent = data[0]?.payment.payment_intent;
      if (intent === undefined) throw new Error(`Stripe has no payment for the invoice ${invoiceRef}.`);
      const refund = await stripe.refunds.create(
        { payment_intent: typeof intent === 'string' ? intent : intent.id, amount },
        { idempotencyKey: `refund-${key}` },
      );
      return refund.id;
    },
    cancelRenewal: async (subscriptionRef) => {
      const stripe = await connect();
      await stripe.subscriptions.update(subscriptionRef, { cancel_at_period_end: true });
    },
  };
}
