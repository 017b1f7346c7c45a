import { HUNDRED_PERCENT_BASIS_POINTS, shareOf } from './money.rule.ts';

/** The tax rate of a buyer's country. */
export type TaxRate = {
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** Hundredths of a percent. */
  readonly basisPoints: number;
};

/**
 * How taxes are computed: the countries where the product is sold, the default first; `included`: prices include the
 * tax.
 */
export type TaxSettings = { readonly rates: readonly TaxRate[]; readonly included: boolean };

export type TaxedAmount = { readonly net: number; readonly tax: number; readonly gross: number };

/**
 * Net, tax and gross of an amount in the price list. The tax is rounded once, on the total, halves up; net and tax
 * always add up to the gross.
 */
export function taxed(amount: number, { basisPoints }: Pick<TaxRate, 'basisPoints'>, included: boolean): TaxedAmount {
  if (!included) {
    const tax = shareOf(amount, basisPoints, HUNDRED_PERCENT_BASIS_POINTS);
    return { net: amount, tax, gross: amount + tax };
  }
  const tax = shareOf(amount, basisPoints, HUNDRED_PERCENT_BASIS_POINTS + basisPoints);
  return { net: amount - tax, tax, gross: amount };
}

/** The tax rate of a country; null if the product is not sold there. */
export const rateOf = ({ rates }: TaxSettings, country: string): TaxRate | null =>
  rates.find((rate) => rate.country === country) ?? null;
