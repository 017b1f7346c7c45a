import type { Language } from '../language.ts';
import { LOCALES, memoized } from './formats.ts';

/** A price given in the smallest unit of its currency (ISO 4217): €9, €9.50. Whole amounts have no decimals. */
export function priceText(language: Language, amount: number, currency: string): string {
  const format = memoized(
    `price ${language} ${currency}`,
    () =>
      new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
  );
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
