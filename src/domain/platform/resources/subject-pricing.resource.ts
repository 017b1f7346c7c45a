import * as z from 'zod/mini';
import { problemText } from '../problem.ts';
import { amountField, referenceField } from './field.schemas.ts';
import type { Resource } from './resource.ts';

const PERIODS = ['month', 'year'] as const;

/** The price of a subject in the pro plan. */
export const SUBJECT_PRICING_RESOURCE = {
  name: 'subject-pricing',
  read: 'plans.read',
  write: 'plans.write',
  columns: [
    { name: 'subject', kind: 'text', references: 'subject', filter: true, unordered: true, share: 2 },
    { name: 'period', kind: 'choice', choices: PERIODS, filter: true, unordered: true },
    { name: 'amount', kind: 'money' },
    { name: 'currency', kind: 'text', unordered: true, hiddenAtFirst: true },
    { name: 'updatedAt', kind: 'instant' },
  ],
  order: { column: 'amount', direction: 'descending' },
  fields: [
    { name: 'subject', input: 'reference', references: 'subject' },
    { name: 'period', input: 'choice', choices: PERIODS },
    { name: 'amount', input: 'money', bulk: true },
    { name: 'currency', input: 'text', bulk: true },
  ],
  schema: z.strictObject({
    subject: referenceField,
    period: z.enum(PERIODS, problemText('optionMissing')),
    amount: amountField,
    currency: z.string().check(z.trim(), z.regex(/^[A-Z]{3}$/, problemText('currencyInvalid'))),
  }),
  initial: { subject: '', period: 'month', amount: null, currency: 'EUR' },
} as const satisfies Resource;
