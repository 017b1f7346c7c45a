import * as z from 'zod/mini';
import { emailSchema } from '../access/credentials.schema.ts';
import { problemText } from '../platform/problem.ts';
import { TITLE_MAX_CHARS } from '../platform/text.limits.ts';
import { PLAN_IDS } from './coupon.schema.ts';
import { PRICE_MAX, SUBJECTS_PER_ORDER_MAX } from './payment.limits.ts';

const reasonSchema = z
  .string()
  .check(z.trim(), z.minLength(1, problemText('reasonMissing')), z.maxLength(TITLE_MAX_CHARS));

/** The message if the gateway refuses a refund. */
export const REFUND_REFUSED = problemText('refundDeclined');

/** A refund of part of a payment or all of it. */
export const refundSchema = z.object({
  paymentId: z.string(),
  /** In the smallest unit. */
  amount: z
    .number(problemText('numberMissing'))
    .check(
      z.int(problemText('wholeNumberMissing')),
      z.gte(1, problemText('numberBelowOne')),
      z.lte(PRICE_MAX, problemText('numberTooHigh')),
    ),
  /** Whether the access that was bought ends at once; renewals end with it. */
  endsAccess: z.boolean(),
  reason: reasonSchema,
  /** Idempotency key: the same button press, sent again, is the same refund. */
  operationId: z.uuid(),
});
export type Refund = z.infer<typeof refundSchema>;

/** Access that an administrator grants without a payment. */
export const grantSchema = z.object({
  email: emailSchema,
  planId: z.enum(PLAN_IDS),
  /** Slugs; for the pro plan. */
  subjects: z.array(z.string()).check(z.maxLength(SUBJECTS_PER_ORDER_MAX)),
  /** Null: no end. */
  endsAt: z.nullable(z.iso.date(problemText('dateNotChosen'))),
  reason: reasonSchema,
});
export type Grant = z.infer<typeof grantSchema>;
