import { type Cart, cartSchema } from '#domain/billing/checkout.schema.ts';
import { PLAN_IDS } from '#domain/billing/coupon.schema.ts';
import { PERIODS } from '#domain/billing/quote.rule.ts';

/**
 * The cart in an address, as the pricing page or `cartAddress` writes it; null if it has no plan.
 * @param countries where buyers can be, the default first
 */
export function cartFrom(address: URLSearchParams, countries: readonly string[]): Cart | null {
  const planId = PLAN_IDS.find((plan) => plan === address.get('plan'));
  const subjects = [...new Set((address.get('subjects') ?? '').split(',').filter((slug) => slug !== ''))];
  if (planId === undefined || (planId === 'pro') === (subjects.length === 0)) return null;
  const plain: Cart = {
    planId,
    period: PERIODS.find((period) => period === address.get('period')) ?? 'year',
    subjects,
    seats: 1,
    coupon: null,
    country: countries.find((country) => country === address.get('country')) ?? countries[0] ?? '',
  };
  const parsed = cartSchema.safeParse({
    ...plain,
    seats: Number(address.get('seats') ?? 1),
    coupon: address.get('coupon'),
  });
  return parsed.success ? parsed.data : plain;
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
