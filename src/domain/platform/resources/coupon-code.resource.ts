import * as z from 'zod/mini';
import { COUPON_REACHES, couponCodeSchema, PLAN_IDS, wholeNumber } from '../../billing/coupon.schema.ts';
import { PRICE_MAX } from '../../billing/payment.limits.ts';
import { isCalendarDay } from '../../study/calendar-day.ts';
import { problemText } from '../problem.ts';
import { optionalReferenceField } from './field.schemas.ts';
import type { Resource } from './resource.ts';

/** `any` means that the code applies to every plan. */
const PLANS = ['any', ...PLAN_IDS] as const;
const USES_MAX = 1_000_000;

/** For optional fields: empty is null. */
const emptyIsNull = z.transform((text: string) => (text === '' ? null : text));
const isEmptyOrDay = (text: string): boolean => text === '' || isCalendarDay(text);
const day = z.nullable(z.pipe(z.string().check(z.refine(isEmptyOrDay, problemText('dateMissing'))), emptyIsNull));

/** A coupon code that reduces a price at the checkout, by a percentage or by an amount. */
export const COUPON_CODE_RESOURCE = {
  name: 'coupon-code',
  read: 'plans.read',
  write: 'plans.write',
  columns: [
    { name: 'code', kind: 'text', share: 1.5 },
    { name: 'percent', kind: 'number', unordered: true },
    { name: 'off', kind: 'money', unordered: true },
    { name: 'currency', kind: 'text', unordered: true, hiddenAtFirst: true },
    { name: 'plan', kind: 'choice', choices: PLANS, filter: true, unordered: true },
    { name: 'used', kind: 'number', unordered: true },
    { name: 'lastDay', kind: 'instant', unordered: true },
    { name: 'active', kind: 'toggle', filter: true, unordered: true },
    { name: 'updatedAt', kind: 'instant', hiddenAtFirst: true },
  ],
  order: { column: 'code', direction: 'ascending' },
  fields: [
    { name: 'code', input: 'text' },
    { name: 'percent', input: 'number' },
    { name: 'off', input: 'money' },
    { name: 'currency', input: 'text' },
    { name: 'reach', input: 'choice', choices: COUPON_REACHES, bulk: true },
    { name: 'plan', input: 'choice', choices: PLANS, bulk: true },
    { name: 'subject', input: 'reference', references: 'subject' },
    { name: 'firstDay', input: 'date', bulk: true },
    { name: 'lastDay', input: 'date', bulk: true },
    { name: 'usesMax', input: 'number', bulk: true },
    { name: 'usesPerPerson', input: 'number', bulk: true },
    { name: 'active', input: 'toggle', bulk: true },
  ],
  schema: z
    .strictObject({
      code: couponCodeSchema,
      percent: z.nullable(wholeNumber(100)),
      /** In the smallest unit of the currency. */
      off: z.nullable(wholeNumber(PRICE_MAX)),
      currency: z.string().check(z.trim(), z.regex(/^[A-Z]{3}$/, problemText('currencyInvalid'))),
      reach: z.enum(COUPON_REACHES, problemText('optionMissing')),
      plan: z.enum(PLANS, problemText('optionMissing')),
      subject: optionalReferenceField,
      firstDay: day,
      lastDay: day,
      usesMax: z.nullable(wholeNumber(USES_MAX)),
      usesPerPerson: z.nullable(wholeNumber(USES_MAX)),
      active: z.boolean(),
    })
    .check(
      z.refine(({ percent, off }) => (percent === null) !== (off === null), {
        message: problemText('discountMissing'),
        path: ['percent'],
      }),
      z.refine(({ firstDay, lastDay }) => firstDay === null || lastDay === null || firstDay <= lastDay, {
        message: problemText('endBeforeStart'),
        path: ['lastDay'],
      }),
    ),
  initial: {
    code: '',
    percent: null,
    off: null,
    currency: 'EUR',
    reach: 'first',
    plan: 'any',
    subject: null,
    firstDay: null,
    lastDay: null,
    usesMax: null,
    usesPerPerson: 1,
    active: true,
  },
} as const satisfies Resource;
