import { describe, expect, it, test } from 'vitest';
import { cartSchema } from '#domain/billing/checkout.schema.ts';
import { discountOf, reached } from '#domain/billing/coupon.rule.ts';
import { type Coupon, couponSchema } from '#domain/billing/coupon.schema.ts';
import { entitlementsOf, type LedgerEntry } from '#domain/billing/entitlement-ledger.rule.ts';
import { splitAmount } from '#domain/billing/money.rule.ts';
import { PRICE_MAX, SEATS_MAX, SUBJECTS_PER_ORDER_MAX } from '#domain/billing/payment.limits.ts';
import { planIdSchema, planSchema } from '#domain/billing/plan.schema.ts';
import { quoteOf } from '#domain/billing/quote.rule.ts';
import { grantSchema, refundSchema } from '#domain/billing/refund.schema.ts';
import { rateOf, taxed } from '#domain/billing/tax.rule.ts';
import { problemsOf } from '../../support/servers/schema-problems.ts';

const CART = { planId: 'standard', period: 'year', subjects: [], seats: 1, coupon: null, country: 'DE' };
const COUPON: Coupon = {
  ...{ code: 'AUTUMN', discount: { kind: 'percent', percent: 25 }, startsAt: null, endsAt: null },
  ...{ usesMax: null, usesPerPerson: null, planId: null, subjectId: null, reach: 'first', active: true },
};

describe('a cart', () => {
  it.each([
    {},
    { planId: 'pro', subjects: ['physics', 'maths'], period: 'month' },
    { seats: SEATS_MAX, coupon: 'AUTUMN' },
    { planId: 'pro', subjects: Array.from({ length: SUBJECTS_PER_ORDER_MAX }, (_, at) => `s${at}`) },
  ])('accepts %#', (more) => {
    expect(cartSchema.parse({ ...CART, ...more })).toEqual({ ...CART, ...more });
  });

  it.each([
    [{ planId: 'pro' }, 'subjects: subjectsMissing'],
    [{ subjects: ['physics'] }, 'subjects: planIncludesAll'],
    [{ planId: 'pro', subjects: ['physics', 'physics'] }, 'subjects: subjectRepeated'],
    [{ seats: 0 }, 'seats: numberBelowOne'],
    [{ seats: SEATS_MAX + 1 }, 'seats: numberTooHigh'],
    [{ seats: 1.5 }, 'seats: wholeNumberMissing'],
    [{ seats: 'x' }, 'seats: numberMissing'],
    [{ country: 'Germany' }, 'country: countryMissing'],
    [{ country: 'de' }, 'country: countryMissing'],
    [{ country: 'XDE' }, 'country: countryMissing'],
    [{ coupon: ' ' }, 'coupon: couponCodeMissing'],
  ])('rejects %o', (more, problem) => {
    expect(problemsOf(cartSchema, { ...CART, ...more })).toContain(problem);
  });

  it.each([
    { planId: 'gold' },
    { period: 'decade' },
    { planId: 'pro', subjects: ['x'.repeat(201)] },
    { planId: 'pro', subjects: Array.from({ length: SUBJECTS_PER_ORDER_MAX + 1 }, (_, at) => `s${at}`) },
  ])('ignores %#', (more) => {
    expect(problemsOf(cartSchema, { ...CART, ...more })).toHaveLength(1);
  });
});

describe('a coupon', () => {
  const amount = (more: object = {}) => ({ discount: { kind: 'amount', amount: 500, currency: 'EUR', ...more } });
  it.each([
    {},
    amount(),
    amount({ amount: PRICE_MAX }),
    { startsAt: '2026-10-01T00:00:00Z', endsAt: '2026-10-02T00:00:00+02:00', usesMax: 1_000_000, usesPerPerson: 1_000 },
    { planId: 'pro', subjectId: 'physics', reach: 'all', active: false },
    { code: 'X2-Y' },
    { endsAt: '1969-12-31T00:00:00Z' },
    { startsAt: '2026-10-01T00:00:00Z' },
    { discount: { kind: 'percent', percent: 100 } },
  ])('accepts %#', (more) => {
    expect(couponSchema.parse({ ...COUPON, ...more })).toEqual({ ...COUPON, ...more });
  });

  it.each([
    [{ code: ' ' }, 'code: couponCodeMissing'],
    [{ code: 7 }, 'code: couponCodeMissing'],
    [{ code: 'X'.repeat(41) }, 'code: couponCodeTooLong'],
    [{ code: '-X' }, 'code: couponCodeCharacters'],
    [{ code: 'A B' }, 'code: couponCodeCharacters'],
    [{ discount: { kind: 'percent', percent: 0 } }, 'discount.percent: numberBelowOne'],
    [{ discount: { kind: 'percent', percent: 101 } }, 'discount.percent: numberTooHigh'],
    [{ discount: { kind: 'percent', percent: 2.5 } }, 'discount.percent: wholeNumberMissing'],
    [{ discount: { kind: 'percent', percent: 'x' } }, 'discount.percent: numberMissing'],
    [amount({ amount: PRICE_MAX + 1 }), 'discount.amount: numberTooHigh'],
    [amount({ currency: 'EURO' }), 'discount.currency: currencyInvalid'],
    [amount({ currency: 'XEUR' }), 'discount.currency: currencyInvalid'],
    [{ usesMax: 1_000_001 }, 'usesMax: numberTooHigh'],
    [{ usesPerPerson: 1_001 }, 'usesPerPerson: numberTooHigh'],
    [{ startsAt: 'soon' }, 'startsAt: dateTimeMissing'],
    [{ startsAt: '2026-10-02T00:00:00Z', endsAt: '2026-10-02T00:00:00Z' }, 'endsAt: endBeforeStart'],
  ])('rejects %o', (more, problem) => {
    expect(problemsOf(couponSchema, { ...COUPON, ...more })).toContain(problem);
  });

  it.each([{ planId: 'gold' }, { reach: 'never' }, { discount: { kind: 'gift' } }])('ignores %o', (more) => {
    expect(problemsOf(couponSchema, { ...COUPON, ...more })).toHaveLength(1);
  });

  it('reduces the lines it applies to, and never below zero', () => {
    const lines = [
      { subjectId: null, amount: 1_000 },
      { subjectId: 'physics', amount: 300 },
    ];
    const physics = { ...COUPON, subjectId: 'physics' };
    expect(reached(COUPON, lines)).toEqual([true, true]);
    expect(reached(physics, lines)).toEqual([false, true]);
    expect([discountOf(COUPON, lines), discountOf(physics, lines)]).toEqual([325, 75]);
    const off = { ...physics, discount: { kind: 'amount', amount: 500, currency: 'EUR' } } as const;
    expect(discountOf(off, lines)).toBe(300);
    expect(discountOf({ ...off, subjectId: null }, lines)).toBe(500);
  });
});

test('a quote lists the amounts it consists of', () => {
  const line = { planId: 'standard', subjectId: null, subjectTitle: null, amount: 1_000 } as const;
  const quote = quoteOf({
    ...{ currency: 'EUR', period: 'month', lines: [line], seats: 3, coupon: null },
    ...{ rate: { country: 'DE', basisPoints: 1_900 }, taxIncluded: true },
  });
  expect(quote).toEqual({
    ...{ currency: 'EUR', period: 'month', seats: 3, discount: 0, taxBasisPoints: 1_900, taxIncluded: true },
    lines: [{ ...line, full: 3_000, discounted: 3_000 }],
    first: { net: 2_521, tax: 479, gross: 3_000 },
    renewal: { net: 2_521, tax: 479, gross: 3_000 },
  });
});

test('the indivisible remainder goes to those that lost most, the first ones first', () => {
  expect(splitAmount(10, [1, 1, 1])).toEqual([4, 3, 3]);
  expect(splitAmount(11, [1, 1, 1])).toEqual([4, 4, 3]);
  expect(splitAmount(10, [3, 3, 1])).toEqual([4, 4, 2]);
  expect(splitAmount(3, [1, 1, 1, 1, 1])).toEqual([1, 1, 1, 0, 0]);
  expect(splitAmount(100, [2, 1])).toEqual([67, 33]);
  expect(splitAmount(100, [1, 2])).toEqual([33, 67]);
  expect(splitAmount(5, [0, 0])).toEqual([5, 0]);
});

test('a country without a tax rate cannot be chosen', () => {
  const settings = { rates: [{ country: 'DE', basisPoints: 1_900 }], included: true };
  expect(rateOf(settings, 'DE')).toEqual({ country: 'DE', basisPoints: 1_900 });
  expect(rateOf(settings, 'FR')).toBeNull();
  expect(taxed(1_000, { basisPoints: 1_900 }, false)).toEqual({ net: 1_000, tax: 190, gross: 1_190 });
});

test('each grant, plan and subject is computed separately, and the longest access counts', () => {
  const entry = (more: Partial<LedgerEntry>): LedgerEntry => ({
    ...{ grantId: 'g', kind: 'purchase', planId: 'pro', subjectId: 'physics', until: 30 },
    ...more,
  });
  const entitlement = { grantId: 'g', planId: 'pro', subjectId: 'physics', until: 30 };
  expect(entitlementsOf([entry({}), entry({ until: 20 })])).toEqual([entitlement]);
  for (const kind of ['refund', 'end'] as const)
    expect(entitlementsOf([entry({}), entry({ kind, until: 9 }), entry({ kind, until: 12 })])).toEqual([
      { ...entitlement, until: 9 },
    ]);
  for (const kind of ['renewal', 'grant', 'seat'] as const)
    expect(entitlementsOf([entry({}), entry({ kind, until: 40 })])).toEqual([{ ...entitlement, until: 40 }]);
  for (const other of [{ grantId: 'h' }, { planId: 'standard' }, { subjectId: 'maths' }])
    expect(entitlementsOf([entry({}), entry({ ...other, kind: 'refund', until: 5 })])).toEqual([entitlement]);
});

test('a plan opens content types, at a price per month and per year', () => {
  const plan = { opens: ['audio'], month: 0, year: 8_400, currency: 'EUR', onSale: true };
  expect(planSchema.parse({ ...plan, currency: ' EUR ' })).toEqual(plan);
  expect(problemsOf(planSchema, { ...plan, opens: null })).toEqual([]);
  expect(problemsOf(planSchema, { ...plan, opens: ['everything'] })).toHaveLength(1);
  expect(problemsOf(planSchema, { ...plan, opens: Array(50).fill('audio') })).toHaveLength(1);
  expect(problemsOf(planSchema, { ...plan, month: -1 })).toEqual(['month: amountMissing']);
  for (const currency of ['EURO', 'XEUR', 'eur'])
    expect(problemsOf(planSchema, { ...plan, currency })).toEqual(['currency: currencyInvalid']);
  expect(planIdSchema.parse({ id: 'pro' })).toEqual({ id: 'pro' });
  expect(problemsOf(planIdSchema, { id: 'gold' })).toHaveLength(1);
});

const ID = '00000000-0000-4000-8000-000000000001';

test('a refund has an amount and a reason', () => {
  const refund = { paymentId: 'p', amount: 1, endsAccess: true, reason: 'Bought twice', operationId: ID };
  const problems = (more: object) => problemsOf(refundSchema, { ...refund, ...more });
  expect(refundSchema.parse({ ...refund, reason: ' Bought twice ' })).toEqual(refund);
  expect(problems({ amount: PRICE_MAX })).toEqual([]);
  expect(problems({ amount: 0 })).toEqual(['amount: numberBelowOne']);
  expect(problems({ amount: PRICE_MAX + 1 })).toEqual(['amount: numberTooHigh']);
  expect(problems({ amount: 1.5 })).toEqual(['amount: wholeNumberMissing']);
  expect(problems({ amount: 'x' })).toEqual(['amount: numberMissing']);
  expect(problems({ reason: ' ' })).toEqual(['reason: reasonMissing']);
  expect(problems({ reason: 'x'.repeat(201) })).toHaveLength(1);
  expect(problems({ operationId: 'again' })).toHaveLength(1);
});

test('a grant without payment goes to an email address, with or without an end', () => {
  const grant = { email: 'ada@example.org', planId: 'pro', subjects: ['physics'], endsAt: null, reason: 'Prize' };
  const problems = (more: object) => problemsOf(grantSchema, { ...grant, ...more });
  expect(grantSchema.parse(grant)).toEqual(grant);
  expect(problems({ endsAt: '2027-01-01' })).toEqual([]);
  expect(problems({ endsAt: 'soon' })).toEqual(['endsAt: dateNotChosen']);
  expect(problems({ planId: 'gold' })).toHaveLength(1);
  expect(problems({ subjects: Array(SUBJECTS_PER_ORDER_MAX + 1).fill('s') })).toHaveLength(1);
  expect(problems({ reason: '' })).toEqual(['reason: reasonMissing']);
});
