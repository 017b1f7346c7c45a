import * as z from 'zod/mini';
import { problemText } from '../platform/problem.ts';
import { COUPON_CODE_MAX_CHARS, PRICE_MAX } from './payment.limits.ts';

export const PLAN_IDS = ['standard', 'pro'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** Whether a coupon applies to the first payment only, or to renewals as well. */
export const COUPON_REACHES = ['first', 'all'] as const;
export type CouponScope = (typeof COUPON_REACHES)[number];

const CODE = /^[A-Z0-9][A-Z0-9-]*$/;
/** A whole number from 1 to `most`. */
export const wholeNumber = (most: number) =>
  z
    .number(problemText('numberMissing'))
    .check(
      z.int(problemText('wholeNumberMissing')),
      z.gte(1, problemText('numberBelowOne')),
      z.lte(most, problemText('numberTooHigh')),
    );
const dateTimeSchema = z.nullable(z.iso.datetime({ offset: true, error: problemText('dateTimeMissing') }));

/** A code as users type it: letters of either case, spaces around it. */
export const couponCodeSchema = z
  .string(problemText('couponCodeMissing'))
  .check(
    z.trim(),
    z.toUpperCase(),
    z.minLength(1, problemText('couponCodeMissing')),
    z.maxLength(COUPON_CODE_MAX_CHARS, problemText('couponCodeTooLong')),
    z.regex(CODE, problemText('couponCodeCharacters')),
  );

/** A coupon as an administrator defines it. */
export const couponSchema = z
  .object({
    code: couponCodeSchema,
    discount: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('percent'), percent: wholeNumber(100) }),
      z.object({
        kind: z.literal('amount'),
        /** In the smallest unit of the currency. */
        amount: wholeNumber(PRICE_MAX),
        currency: z.string().check(z.regex(/^[A-Z]{3}$/, problemText('currencyInvalid'))),
      }),
    ]),
    startsAt: dateTimeSchema,
    endsAt: dateTimeSchema,
    /** Null: unlimited. */
    usesMax: z.nullable(wholeNumber(1_000_000)),
    usesPerPerson: z.nullable(wholeNumber(1_000)),
    /** Null: any plan. */
    planId: z.nullable(z.enum(PLAN_IDS)),
    /** Null: any subject. Otherwise only this subject's own price is reduced. */
    subjectId: z.nullable(z.string()),
    reach: z.enum(COUPON_REACHES),
    active: z.boolean(),
  })
  .check(
    z.refine(
      ({ startsAt, endsAt }) => startsAt === null || endsAt === null || Date.parse(startsAt) < Date.parse(endsAt),
      {
        message: problemText('endBeforeStart'),
        path: ['endsAt'],
      },
    ),
  );

export type Coupon = z.infer<typeof couponSchema>;
