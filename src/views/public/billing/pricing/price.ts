import type { PricingQuery } from '#api/documents/site/public-pages.generated.ts';

export type Period = 'month' | 'year';
export type Prices = PricingQuery['plans'][number]['prices'];

/** Whether a value from an address or a control is a billing period. */
export const isPeriod = (value: string): value is Period => value === 'month' || value === 'year';

/** The price for a period; null if there is none. */
export const priceFor = (prices: Prices, period: Period): Prices[number] | null =>
  prices.find((price) => price.period === period) ?? null;

/**
 * The total of a plan and its chosen subjects; null if one of them has no price for the period, or if currencies
 * differ.
 */
export function totalOf(parts: readonly Prices[], period: Period): { amount: number; currency: string } | null {
  const found = parts.map((prices) => priceFor(prices, period));
  const [first] = found;
  if (first === undefined || first === null) return null;
  if (!found.every((price) => price?.currency === first.currency)) return null;
  return { amount: found.reduce((sum, price) => sum + (price?.amount ?? 0), 0), currency: first.currency };
}
