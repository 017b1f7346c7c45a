import { discountOf, reached } from './coupon.rule.ts';
import type { Coupon, PlanId } from './coupon.schema.ts';
import { splitAmount } from './money.rule.ts';
import { type TaxedAmount, type TaxRate, taxed } from './tax.rule.ts';

export const PERIODS = ['month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

/** One item of a cart; without a subject it is the plan itself. */
export type PricedLine = {
  readonly planId: PlanId;
  readonly subjectId: string | null;
  readonly subjectTitle: string | null;
  /** Per user and period, as in the price list. */
  readonly amount: number;
};

export type QuotedLine = PricedLine & {
  /** For all seats, before and after the coupon. */
  readonly full: number;
  readonly discounted: number;
};

/** The price now and at each renewal. All amounts in the smallest unit of one currency. */
export type Quote = {
  readonly currency: string;
  readonly period: Period;
  readonly seats: number;
  readonly lines: readonly QuotedLine[];
  readonly discount: number;
  readonly taxBasisPoints: number;
  readonly taxIncluded: boolean;
  readonly first: TaxedAmount;
  readonly renewal: TaxedAmount;
};

/** A quote as the buyer sees it. */
export type ShownQuote = Omit<Quote, 'lines'> & {
  readonly lines: readonly Pick<QuotedLine, 'planId' | 'subjectTitle' | 'full' | 'discounted'>[];
};

type Cart = {
  readonly currency: string;
  readonly period: Period;
  readonly lines: readonly PricedLine[];
  /** Number of seats. */
  readonly seats: number;
  /** A coupon that `couponProblem` has checked; null: none. */
  readonly coupon: Coupon | null;
  readonly rate: TaxRate;
  readonly taxIncluded: boolean;
};

/**
 * The price of a cart. Seats multiply, the coupon reduces, then the tax on the total is rounded once, halves up: so
 * lines add up to the taxed amount, and net and tax add up to the total. Nothing is ever below zero.
 */
export function quoteOf({ currency, period, lines, seats, coupon, rate, taxIncluded }: Cart): Quote {
  const full = lines.map(({ amount }) => amount * seats);
  const amounts = lines.map(({ subjectId }, at) => ({ subjectId, amount: full[at] ?? 0 }));
  const discount = coupon === null ? 0 : discountOf(coupon, amounts);
  const isReached = coupon === null ? [] : reached(coupon, amounts);
  const lowered = splitAmount(
    discount,
    full.map((amount, at) => (isReached[at] === true ? amount : 0)),
  );
  const before = full.reduce((sum, amount) => sum + amount, 0);
  return {
    currency,
    period,
    seats,
    lines: lines.map((line, at) => ({
      ...line,
      full: full[at] ?? 0,
      discounted: (full[at] ?? 0) - (lowered[at] ?? 0),
    })),
    discount,
    taxBasisPoints: rate.basisPoints,
    taxIncluded,
    first: taxed(before - discount, rate, taxIncluded),
    renewal: taxed(coupon?.reach === 'all' ? before - discount : before, rate, taxIncluded),
  };
}
