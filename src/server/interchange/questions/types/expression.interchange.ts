import * as z from 'zod/mini';
import { commonFields, noChoices, nullish } from '../question-fields.schema.ts';
import { defineInterchange } from './interchange-type.ts';

export const expressionInterchange = defineInterchange('expression', {
  form: z.strictObject({
    ...commonFields,
    type: z.literal('expression'),
    choices: noChoices,
    variables: z.array(z.string()),
    lead: nullish(z.string()),
    answer: z.strictObject({
      expected: z.string(),
      written: z.string(),
      form: z.optional(z.string()),
      upToConstant: z.optional(z.boolean()),
    }),
  }),
  paths: {
    'key.expected': ['answer', 'expected'],
    'key.written': ['answer', 'written'],
    'key.form': ['answer', 'form'],
    'key.upToConstant': ['answer', 'upToConstant'],
  },
  parts: ({ variables, lead, answer }) => ({ body: { variables, lead: lead ?? null }, key: answer }),
  fields: (body, key) => ({ ...body, answer: key }),
  writtenIn: [],
});
