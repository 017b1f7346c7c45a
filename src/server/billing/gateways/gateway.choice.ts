import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { TaxSettings } from '#domain/billing/tax.rule.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { type StripeAccount, stripeGateway } from './stripe.gateway.ts';
import { type TestGateway, testGateway } from './test.gateway.ts';

export type PaymentSettings = {
  /** Null: the built-in test gateway, which takes no money. */
  readonly stripe: StripeAccount | null;
  readonly taxes: TaxSettings;
  /** The seller, as lines of a receipt. */
  readonly seller: readonly string[];
  /** The public address of this server; null: where it listens. */
  readonly publicUrl: string | null;
};

/** Whether a gateway is the built-in one, which takes no money. */
export const isTestGateway = (gateway: PaymentGateway): gateway is TestGateway => gateway.name === 'test';

/** The configured gateway. `local`: where this process listens. `key`: shared by all processes. */
export function gatewayOf(
  { stripe, publicUrl }: PaymentSettings,
  pool: pg.Pool,
  key: Buffer,
  local: () => string,
): PaymentGateway {
  if (stripe !== null) return stripeGateway(stripe, () => publicUrl ?? local());
  return testGateway({
    pool,
    secret: `whsec_${createHmac('sha256', key).update('test gateway').digest('base64url')}`,
    webhookUrl: () => `${local()}/payments/webhook`,
  });
}
