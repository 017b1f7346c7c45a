import { discountOf, reached } from './coupon.rule.ts';
import type { Coupon, PlanId } from './coupon.schema.ts';
import { parted } from './money.rule.ts';
import { type Taxed, type TaxRate, taxed } from './tax.rule.ts';

export const PERIODS = ['month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

/** One thing that is bought; without a subject it is the plan itself. */
export type PricedLine = {
  readonly planId: PlanId;
  readonly subjectId: string | null;
  readonly subjectTitle: string | null;
  /** For one person and period, as the price list states it. */
  readonly amount: number;
};

export type QuotedLine = PricedLine & {
  /** For all seats, before and after the coupon. */
  readonly full: number;
  readonly discounted: number;
};

/** What is to pay, now and at each renewal. All amounts in the smallest unit of the one currency. */
export type Quote = {
  readonly currency: string;
  readonly period: Period;
  readonly seats: number;
  readonly lines: readonly QuotedLine[];
  readonly discount: number;
  readonly taxBasisPoints: number;
  readonly taxIncluded: boolean;
  readonly first: Taxed;
  readonly renewal: Taxed;
};

/** A quote as the buyer sees it. */
export type ShownQuote = Omit<Quote, 'lines'> & {
  readonly lines: readonly Pick<QuotedLine, 'planId' | 'subjectTitle' | 'full' | 'discounted'>[];
};

type Cart = {
  readonly currency: string;
  readonly period: Period;
  readonly lines: readonly PricedLine[];
  /** People who are paid for. */
  readonly seats: number;
  /** One that has been looked at by `couponProblem`; null: none. */
  readonly coupon: Coupon | null;
  readonly rate: TaxRate;
  readonly taxIncluded: boolean;
};

/**
 * What a cart costs. Seats multiply, the coupon lowers, then the tax of the whole is rounded once, halves up: so lines
 * add up to what is taxed, and net and tax add up to what is paid. Nothing is ever below zero.
 */
export function quoteOf({ currency, period, lines, seats, coupon, rate, taxIncluded }: Cart): Quote {
  const full = lines.map(({ amount }) => amount * seats);
  const amounts = lines.map(({ subjectId }, at) => ({ subjectId, amount: full[at] ?? 0 }));
  const discount = coupon === null ? 0 : discountOf(coupon, amounts);
  const isReached = coupon === null ? [] : reached(coupon, amounts);
  const lowered = parted(
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
