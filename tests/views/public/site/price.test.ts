import { expect, test } from 'vitest';
import type { Period } from '#domain/billing/quote.rule.ts';
import { totalOf } from '#views/public/billing/pricing/price.ts';

const price = (amount: number, period: Period = 'month', currency = 'EUR') => ({ period, amount, currency });

test.each([
  ['a plan alone', [[price(900), price(8_400, 'year')]], { amount: 900, currency: 'EUR' }],
  ['a plan with two subjects', [[price(1_200)], [price(400)], [price(350)]], { amount: 1_950, currency: 'EUR' }],
  ['a subject without a price for the period', [[price(1_200)], [price(3_600, 'year')]], null],
  ['two currencies', [[price(1_200)], [price(400, 'month', 'USD')]], null],
  ['nothing to buy', [[]], null],
])('%s', (_, parts, total) => {
  expect(totalOf(parts, 'month')).toEqual(total);
});
