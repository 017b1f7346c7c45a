import type { Language } from '../language.ts';
import { LOCALES, memoized } from './formats.ts';

/** A price among other prices of a bill, given in the smallest unit of its currency (ISO 4217): always with decimals. */
export function exactPriceText(language: Language, amount: number, currency: string): string {
  const format = memoized(
    `exact price ${language} ${currency}`,
    () => new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }),
  );
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
