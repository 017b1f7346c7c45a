import * as z from 'zod/mini';
import type { TaxRate } from '#domain/billing/tax.rule.ts';
import { flag, row, text } from './setting-row.ts';

/** The seller, the payment gateway, and the tax. */
export const PAYMENT_SETTINGS = {
  stripeSecretKey: row({
    variable: 'STRIPE_SECRET_KEY',
    fallback: null,
    schema: text.check(z.regex(/^[sr]k_\w+$/)),
    hasToBe: 'a Stripe secret key such as sk_live_…',
    meaning:
      'Accepts payments through Stripe. Not set: the built-in test gateway, which says that it is a test, takes no money, and declines refunds of exactly 0.13.',
    secret: true,
  }),
  stripeWebhookSecret: row({
    variable: 'STRIPE_WEBHOOK_SECRET',
    fallback: null,
    schema: text.check(z.regex(/^whsec_\S+$/)),
    hasToBe: 'a signing secret of Stripe such as whsec_…',
    meaning:
      'Verifies the webhook events that Stripe sends to PUBLIC_URL/payments/webhook. Required with STRIPE_SECRET_KEY.',
    secret: true,
  }),
  taxRates: row({
    variable: 'TAX_RATES',
    fallback: 'DE=19,AT=20,FR=20,IE=23,NL=21',
    schema: z.pipe(
      text.check(z.regex(/^[A-Z]{2}=\d{1,2}(\.\d{1,2})?(,[A-Z]{2}=\d{1,2}(\.\d{1,2})?)*$/)),
      z.transform((list): readonly TaxRate[] => list.split(',').map(rateFrom)),
    ),
    hasToBe: 'countries with their percentages such as DE=19,AT=20,CH=8.1',
    meaning: 'Countries that users can buy from, with their tax in per cent. The first is the default.',
  }),
  taxIncluded: row({
    variable: 'TAX_INCLUDED',
    fallback: 'true',
    schema: flag,
    hasToBe: '0, 1, true or false',
    meaning: 'Whether prices include tax. If not, it is added at checkout.',
  }),
  seller: row({
    variable: 'SELLER',
    fallback: 'Lectern',
    schema: z.pipe(
      text,
      z.transform((lines): readonly string[] => lines.split(';').map((line) => line.trim())),
    ),
    hasToBe: 'name, address and tax number with semicolons between the lines',
    meaning: 'The seller on receipts and invoices: `Lectern Ltd; 1 High Street; London; VAT GB123`.',
  }),
} as const;

/** `CH=8.1` → 810 hundredths of a percent. */
function rateFrom(entry: string): TaxRate {
  const [country = '', percent = ''] = entry.split('=');
  return { country, basisPoints: Math.round(Number(percent) * 100) };
}
