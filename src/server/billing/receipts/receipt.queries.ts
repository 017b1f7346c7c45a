import type pg from 'pg';
import type { Quote } from '#domain/billing/quote.rule.ts';
import type { Language } from '#domain/platform/language.ts';
import { INSTALLATION_ZONE } from '../../platform/settings/app-setting.commands.ts';

export type Receipt = {
  readonly number: number;
  readonly paidAt: Date;
  readonly kind: 'purchase' | 'renewal';
  readonly buyerName: string;
  readonly buyerEmail: string;
  readonly country: string;
  readonly language: Language;
  readonly quote: Quote;
  readonly currency: string;
  readonly net: number;
  readonly tax: number;
  readonly amount: number;
  readonly periodEndsAt: Date;
  readonly isTest: boolean;
  /** The time zone of the installation, for its days. */
  readonly zone: string;
};

/** The content of a receipt; null if there is no such payment. */
export async function readReceipt(pool: pg.Pool, paymentId: string): Promise<Receipt | null> {
  const { rows } = await pool.query<Receipt>(
    `select p.receipt_number as number, p.paid_at as "paidAt", p.kind, o.buyer_name as "buyerName", o.buyer_email as "buyerEmail",
       o.country, coalesce(u.language, 'en') as language, o.quote, p.currency, p.net, p.tax, p.amount,
       p.period_ends_at as "periodEndsAt", p.gateway = 'test' as "isTest", ${INSTALLATION_ZONE} as zone
     from payments p join orders o on o.id = p.order_id left join users u on u.id = o.user_id where p.id = $1`,
    [paymentId],
  );
  return rows[0] ?? null;
}
