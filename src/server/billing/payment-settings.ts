import { StartError } from '../platform/process/start-error.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { PaymentSettings } from './gateways/gateway.choice.ts';

/** The payment settings. Throws `StartError` if only one of Stripe's two secrets is set. */
export function paymentSettings(settings: Settings): PaymentSettings {
  const {
    stripeSecretKey: secretKey,
    stripeWebhookSecret: webhookSecret,
    taxRates,
    taxIncluded,
    seller,
    publicUrl,
  } = settings;
  if ((secretKey === null) !== (webhookSecret === null)) {
    throw new StartError('Only one of STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET is set. Set both, or neither.');
  }
  return {
    stripe: secretKey === null || webhookSecret === null ? null : { secretKey, webhookSecret },
    taxes: { rates: taxRates, included: taxIncluded },
    seller,
    publicUrl,
  };
}
