import * as z from 'zod/mini';
import { emailSchema } from '../access/credentials.schema.ts';
import { TITLE_MAX_CHARS } from '../platform/limits.ts';
import { PLAN_IDS } from './coupon.schema.ts';
import { PRICE_MAX, SUBJECTS_PER_ORDER_MAX } from './payment.limits.ts';

const reasonSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter a reason for the people affected'), z.maxLength(TITLE_MAX_CHARS));

/** Said where the gateway did not take a refund. */
export const REFUND_REFUSED =
  'The payment provider declined this refund. Nothing was refunded, and access hasn’t changed.';

/** Money that goes back: part of a payment or all of it. */
export const refundSchema = z.object({
  paymentId: z.string(),
  /** In the smallest unit. */
  amount: z
    .number('Enter a number')
    .check(z.int('Enter a whole number'), z.gte(1, 'Enter 1 or more'), z.lte(PRICE_MAX, 'This number is too high')),
  /** Whether what was bought closes at once; renewals end with it. */
  endsAccess: z.boolean(),
  reason: reasonSchema,
  /** The same press of the button, sent again, is the same refund. */
  operationId: z.uuid(),
});
export type Refund = z.infer<typeof refundSchema>;

/** Access that an administrator grants without a payment. */
export const grantSchema = z.object({
  email: emailSchema,
  planId: z.enum(PLAN_IDS),
  /** Slugs; for the pro plan. */
  subjects: z.array(z.string()).check(z.maxLength(SUBJECTS_PER_ORDER_MAX)),
  /** Null: without an end. */
  endsAt: z.nullable(z.iso.date('Choose a date')),
  reason: reasonSchema,
});
export type Grant = z.infer<typeof grantSchema>;
