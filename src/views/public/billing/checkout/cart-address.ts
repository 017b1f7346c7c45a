import { type Cart, cartSchema } from '#domain/billing/checkout.schema.ts';
import { PLAN_IDS, type PlanId } from '#domain/billing/coupon.schema.ts';
import { PERIODS, type Period } from '#domain/billing/quote.rule.ts';

const isPlan = (value: string | null): value is PlanId => (PLAN_IDS as readonly (string | null)[]).includes(value);
const isPeriod = (value: string | null): value is Period => (PERIODS as readonly (string | null)[]).includes(value);

/**
 * The cart in an address, as the pricing page or `cartAddress` writes it; null if it has no plan.
 * @param countries where buyers can be, the default first
 */
export function cartFrom(address: URLSearchParams, countries: readonly string[]): Cart | null {
  const planId = address.get('plan');
  const period = address.get('period');
  const subjects = [...new Set((address.get('subjects') ?? '').split(',').filter((slug) => slug !== ''))];
  if (!isPlan(planId) || (planId === 'pro') === (subjects.length === 0)) return null;
  const plain: Cart = {
    planId,
    period: isPeriod(period) ? period : 'year',
    subjects,
    seats: 1,
    coupon: null,
    country: countries.find((country) => country === address.get('country')) ?? countries[0] ?? '',
  };
  const whole = cartSchema.safeParse({
    ...plain,
    seats: Number(address.get('seats') ?? 1),
    coupon: address.get('coupon'),
  });
  return whole.success ? whole.data : plain;
}

/** This address with the cart in it, so that it survives a reload. */
export function cartAddress(here: string, { planId, period, subjects, seats, coupon, country }: Cart): string {
  const address = new URL(here);
  const query = {
    plan: planId,
    period,
    subjects: subjects.join(','),
    country,
    seats: seats === 1 ? '' : String(seats),
    coupon: coupon ?? '',
  };
  for (const [name, value] of Object.entries(query)) {
    if (value === '') address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  return address.href;
}
