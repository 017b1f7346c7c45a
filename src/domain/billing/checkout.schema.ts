import * as z from 'zod/mini';
import { problemText } from '../platform/problem.ts';
import { TITLE_MAX_CHARS } from '../platform/text.limits.ts';
import { couponCodeSchema, PLAN_IDS } from './coupon.schema.ts';
import { SEATS_MAX, SUBJECTS_PER_ORDER_MAX } from './payment.limits.ts';
import { PERIODS } from './quote.rule.ts';

/** The order that a user wants to place. The browser never states prices. */
export const cartSchema = z
  .object({
    planId: z.enum(PLAN_IDS),
    period: z.enum(PERIODS),
    /** Slugs of subjects, for the pro plan. */
    subjects: z.array(z.string().check(z.maxLength(TITLE_MAX_CHARS))).check(z.maxLength(SUBJECTS_PER_ORDER_MAX)),
    /** 1 for the buyer; a school pays for several. */
    seats: z
      .number(problemText('numberMissing'))
      .check(
        z.int(problemText('wholeNumberMissing')),
        z.gte(1, problemText('numberBelowOne')),
        z.lte(SEATS_MAX, problemText('numberTooHigh')),
      ),
    coupon: z.nullable(couponCodeSchema),
    country: z.string().check(z.regex(/^[A-Z]{2}$/, problemText('countryMissing'))),
  })
  .check(
    z.refine(({ planId, subjects }) => planId === 'standard' || subjects.length > 0, {
      message: problemText('subjectsMissing'),
      path: ['subjects'],
    }),
    z.refine(({ planId, subjects }) => planId === 'pro' || subjects.length === 0, {
      message: problemText('planIncludesAll'),
      path: ['subjects'],
    }),
    z.refine(({ subjects }) => new Set(subjects).size === subjects.length, {
      message: problemText('subjectRepeated'),
      path: ['subjects'],
    }),
  );

export type Cart = z.infer<typeof cartSchema>;

/** The status of an order. */
export const ORDER_STATUSES = ['open', 'pending', 'invoiced', 'paid', 'failed', 'left', 'review'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
