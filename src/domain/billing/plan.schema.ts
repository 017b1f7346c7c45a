import * as z from 'zod/mini';
import { CONTENT_TYPES } from '../access/content-type.ts';
import { problemText } from '../platform/problem.ts';
import { amountField } from '../platform/resources/field.schemas.ts';
import { PLAN_IDS } from './coupon.schema.ts';

export const planIdSchema = z.object({ id: z.enum(PLAN_IDS) });

/** A plan as an administrator defines it. Amounts in the smallest unit of the currency. */
export const planSchema = z.object({
  /** Null for the pro plan, which opens all content of its subjects. */
  opens: z.nullable(z.array(z.enum(CONTENT_TYPES)).check(z.maxLength(CONTENT_TYPES.length))),
  month: amountField,
  year: amountField,
  onSale: z.boolean(),
  currency: z.string().check(z.trim(), z.regex(/^[A-Z]{3}$/, problemText('currencyInvalid'))),
});

export type PlanChange = z.infer<typeof planSchema>;
