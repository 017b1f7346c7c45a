import type { Coupon } from './coupon.schema.ts';
import { shareOf } from './money.rule.ts';

/** Why a coupon does not apply, for a message next to its field. */
export const COUPON_PROBLEMS = [
  'unknown',
  'notYet',
  'over',
  'usedUp',
  'usedByYou',
  'otherPlan',
  'otherCurrency',
] as const;
export type CouponProblem = (typeof COUPON_PROBLEMS)[number];

/** How often a coupon has been used, or is reserved by an open order. */
export type CouponUses = { readonly inAll: number; readonly byUser: number };

/** What a coupon is checked against. A line without a subject is the plan itself. */
export type CouponLine = { readonly subjectId: string | null; readonly amount: number };

type CouponUse = {
  readonly planId: string;
  readonly currency: string;
  readonly lines: readonly CouponLine[];
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** Why the coupon cannot be used; null if it can. */
export function couponProblem(
  coupon: Coupon,
  uses: CouponUses,
  { planId, currency, lines, now }: CouponUse,
): CouponProblem | null {
  if (!coupon.active) return 'unknown';
  if (coupon.startsAt !== null && now < Date.parse(coupon.startsAt)) return 'notYet';
  if (coupon.endsAt !== null && now >= Date.parse(coupon.endsAt)) return 'over';
  if (coupon.usesMax !== null && uses.inAll >= coupon.usesMax) return 'usedUp';
  if (coupon.usesPerPerson !== null && uses.byUser >= coupon.usesPerPerson) return 'usedByYou';
  if (coupon.planId !== null && coupon.planId !== planId) return 'otherPlan';
  if (reached(coupon, lines).every((isReached) => !isReached)) return 'otherPlan';
  if (coupon.discount.kind === 'amount' && coupon.discount.currency !== currency) return 'otherCurrency';
  return null;
}

/** The lines to which the coupon applies. */
export const reached = ({ subjectId }: Coupon, lines: readonly CouponLine[]): boolean[] =>
  lines.map((line) => subjectId === null || line.subjectId === subjectId);

/** The coupon's discount on these lines in total: never more than their price. */
export function discountOf(coupon: Coupon, lines: readonly CouponLine[]): number {
  const isReached = reached(coupon, lines);
  const reachable = lines.reduce((sum, { amount }, at) => (isReached[at] === true ? sum + amount : sum), 0);
  const { discount } = coupon;
  return discount.kind === 'percent' ? shareOf(reachable, discount.percent, 100) : Math.min(discount.amount, reachable);
}
