import type { Quote } from '#domain/billing/quote.rule.ts';
import type { Language } from '#domain/platform/language.ts';
import { RECEIPT_TEXTS } from './receipt.texts.ts';

const LOCALES = { en: 'en-GB', de: 'de' } as const;

/** An amount in the smallest unit, formatted for the language. */
export function moneyText(language: Language, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** The day of an instant in the time zone, written out in the language. */
export const dayText = (language: Language, instant: Date, zone: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: zone }).format(instant);

type Sums = { readonly net: number; readonly tax: number; readonly amount: number };

/**
 * The lines of an order and their sums, as two columns of text. A renewal does not show a coupon that applied to the
 * first period only.
 */
export function receiptLines(
  language: Language,
  quote: Quote,
  { net, tax, amount }: Sums,
): (readonly [string, string])[] {
  const t = RECEIPT_TEXTS[language];
  const money = (value: number): string => moneyText(language, value, quote.currency);
  const full = quote.lines.reduce((sum, line) => sum + line.full, 0);
  const discount = full - (quote.taxIncluded ? amount : net);
  const seats = quote.seats === 1 ? '' : `, ${t.seats({ count: quote.seats })}`;
  const percent = new Intl.NumberFormat(LOCALES[language]).format(quote.taxBasisPoints / 100);
  return [
    ...quote.lines.map(
      (line) =>
        [`${t.line({ plan: t.plan[line.planId], subject: line.subjectTitle })}${seats}`, money(line.full)] as const,
    ),
    ...(discount > 0 ? [[t.discount, `−${money(discount)}`] as const] : []),
    [t.net, money(net)],
    [t.tax({ percent }), money(tax)],
    [t.total, money(amount)],
  ];
}
