import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponProblem } from '#domain/billing/coupon.rule.ts';
import { type Coupon, couponSchema } from '#domain/billing/coupon.schema.ts';
import { shareOf, splitAmount } from '#domain/billing/money.rule.ts';
import { quoteOf } from '#domain/billing/quote.rule.ts';
import { taxed } from '#domain/billing/tax.rule.ts';

const COUPON: Coupon = {
  code: 'AUTUMN',
  discount: { kind: 'percent', percent: 25 },
  startsAt: null,
  endsAt: null,
  usesMax: null,
  usesPerPerson: null,
  planId: null,
  subjectId: null,
  reach: 'first',
  active: true,
};
const UNUSED = { inAll: 0, byUser: 0 };
const LINES = [
  { planId: 'pro', subjectId: null, subjectTitle: null, amount: 1_200 },
  { planId: 'pro', subjectId: 'physics', subjectTitle: 'Physics', amount: 400 },
] as const;
const CART = {
  currency: 'EUR',
  period: 'month',
  lines: LINES,
  seats: 1,
  rate: { country: 'DE', basisPoints: 1_900 },
} as const;

const discount = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({
    kind: fc.constant('amount' as const),
    amount: fc.integer({ min: 1, max: 10_000_000 }),
    currency: fc.constant('EUR'),
  }),
);
const coupon: fc.Arbitrary<Coupon> = fc.record({
  ...Object.fromEntries(Object.entries(COUPON).map(([name, value]) => [name, fc.constant(value)])),
  discount,
  subjectId: fc.constantFrom(null, 's0', 's1'),
  reach: fc.constantFrom('first', 'all'),
}) as fc.Arbitrary<Coupon>;
const cart = fc.record({
  currency: fc.constant('EUR'),
  period: fc.constantFrom('month' as const, 'year' as const),
  lines: fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 12 }).map((amounts) =>
    amounts.map((amount, at) => ({
      planId: 'pro' as const,
      subjectId: at === 0 ? null : `s${at - 1}`,
      subjectTitle: null,
      amount,
    })),
  ),
  seats: fc.integer({ min: 1, max: 5_000 }),
  coupon: fc.option(coupon),
  rate: fc.record({ country: fc.constant('DE'), basisPoints: fc.integer({ min: 0, max: 3_000 }) }),
  taxIncluded: fc.boolean(),
});
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('a quote', () => {
  it('adds up, and is never below zero, whatever is bought', () => {
    fc.assert(
      fc.property(cart, (request) => {
        const quote = quoteOf(request);
        for (const { full, discounted } of quote.lines) {
          expect(discounted).toBeGreaterThanOrEqual(0);
          expect(discounted).toBeLessThanOrEqual(full);
        }
        const payable = sum(quote.lines.map(({ discounted }) => discounted));
        expect(payable + quote.discount).toBe(sum(quote.lines.map(({ full }) => full)));
        expect(request.taxIncluded ? quote.first.gross : quote.first.net).toBe(payable);
        for (const { net, tax, gross } of [quote.first, quote.renewal]) {
          expect(net + tax).toBe(gross);
          expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0);
        }
        expect(quote.first.gross).toBeLessThanOrEqual(quote.renewal.gross);
      }),
    );
  });

  it('reduces only the lines that the coupon applies to', () => {
    const quote = quoteOf({ ...CART, coupon: { ...COUPON, subjectId: 'physics' }, taxIncluded: true });
    expect(quote.lines.map(({ discounted }) => discounted)).toEqual([1_200, 300]);
    expect(quote.first).toEqual({ gross: 1_500, net: 1_261, tax: 239 });
    expect(quote.renewal.gross).toBe(1_600);
  });

  it('adds the tax if prices exclude it', () => {
    const quote = quoteOf({ ...CART, coupon: { ...COUPON, reach: 'all' }, taxIncluded: false });
    expect(quote.first).toEqual({ net: 1_200, tax: 228, gross: 1_428 });
    expect(quote.renewal).toEqual(quote.first);
  });
});

describe('amounts', () => {
  it('are rounded to the nearest unit, halves up', () => {
    expect([shareOf(1, 1, 2), shareOf(5, 1, 4), shareOf(7, 1, 4), shareOf(9, 0, 4)]).toEqual([1, 1, 2, 0]);
    expect(shareOf(10_000_000 * 5_000, 9_999, 10_000)).toBe(49_995_000_000);
  });

  it('are split without losing a unit, and by no more than one from the exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), weights, (amount, shares) => {
        const parts = splitAmount(amount, shares);
        expect(sum(parts)).toBe(amount);
        const total = sum(shares);
        if (total > 0)
          for (const [at, part] of parts.entries())
            expect(Math.abs(part - (amount * (shares[at] ?? 0)) / total)).toBeLessThan(1.001);
      }),
    );
  });

  it('contain the tax that was added to them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 3_000 }), (net, basisPoints) => {
        const { gross, tax } = taxed(net, { basisPoints }, false);
        expect(Math.abs(taxed(gross, { basisPoints }, true).tax - tax)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a coupon', () => {
  const request = { planId: 'pro', currency: 'EUR', lines: LINES, now: Date.parse('2026-10-01T12:00:00Z') };
  it.each([
    [{}, UNUSED, null],
    [{ active: false }, UNUSED, 'unknown'],
    [{ startsAt: '2026-10-01T12:00:01Z' }, UNUSED, 'notYet'],
    [{ startsAt: '2026-10-01T12:00:00Z' }, UNUSED, null],
    [{ endsAt: '2026-10-01T12:00:00Z' }, UNUSED, 'over'],
    [{ endsAt: '2026-10-01T12:00:01Z' }, UNUSED, null],
    [{ usesMax: 3 }, { inAll: 3, byUser: 0 }, 'usedUp'],
    [{ usesMax: 3 }, { inAll: 2, byUser: 2 }, null],
    [{ usesPerPerson: 1 }, { inAll: 9, byUser: 1 }, 'usedByYou'],
    [{ usesPerPerson: 2 }, { inAll: 9, byUser: 1 }, null],
    [{ planId: 'standard' as const }, UNUSED, 'otherPlan'],
    [{ planId: 'pro' as const }, UNUSED, null],
    [{ subjectId: 'biology' }, UNUSED, 'otherPlan'],
    [{ subjectId: 'physics' }, UNUSED, null],
    [{ discount: { kind: 'amount', amount: 500, currency: 'GBP' } as const }, UNUSED, 'otherCurrency'],
    [{ discount: { kind: 'amount', amount: 500, currency: 'EUR' } as const }, UNUSED, null],
  ])('%o after %o uses: %s', (difference, uses, problem) => {
    expect(couponProblem({ ...COUPON, ...difference }, uses, request)).toBe(problem);
  });

  it('is found however its code is typed, and cannot end before it begins', () => {
    expect(couponSchema.parse({ ...COUPON, code: ' autumn ' }).code).toBe('AUTUMN');
    const period = { startsAt: '2026-10-02T00:00:00Z', endsAt: '2026-10-01T00:00:00Z' };
    expect(couponSchema.safeParse({ ...COUPON, ...period }).error?.issues[0]?.path).toEqual(['endsAt']);
  });
});
