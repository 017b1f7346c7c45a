import type { Cart } from '#domain/payments/checkout.schema.ts';
import { PLAN_IDS, type PlanId } from '#domain/payments/coupon.schema.ts';
import { PERIODS, type Period } from '#domain/payments/quote.rule.ts';

const isPlan = (value: string | null): value is PlanId => (PLAN_IDS as readonly (string | null)[]).includes(value);
const isPeriod = (value: string | null): value is Period => (PERIODS as readonly (string | null)[]).includes(value);

/** The cart that an address names, as the pricing page writes it; null where it names no plan. */
export function cartFrom(address: URLSearchParams, country: string): Cart | null {
  const planId = address.get('plan');
  const period = address.get('period');
  const subjects = [...new Set((address.get('subjects') ?? '').split(',').filter((slug) => slug !== ''))];
  if (!isPlan(planId) || (planId === 'pro') === (subjects.length === 0)) return null;
  return { planId, period: isPeriod(period) ? period : 'year', subjects, seats: 1, coupon: null, country };
}
