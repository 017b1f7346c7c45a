import * as z from 'zod/mini';
import { commonFields, noChoices, schemeField } from '../question-fields.schema.ts';
import { schemePart } from '../question-parts.ts';
import { defineInterchange } from './interchange-type.ts';

export const openInterchange = defineInterchange('open', {
  form: z.strictObject({
    ...commonFields,
    type: z.literal('open'),
    choices: noChoices,
    answer: z.string().check(z.regex(/^$|\S/)),
    scheme: z.optional(schemeField),
  }),
  paths: { 'key.modelAnswer': ['answer'] },
  parts: ({ answer, scheme }) => ({ body: {}, key: { modelAnswer: answer, ...(scheme && schemePart(scheme)) } }),
  fields: (_body, { modelAnswer, scheme }) => ({ answer: modelAnswer, ...(scheme !== undefined && { scheme }) }),
  writtenIn: ['gift', 'moodle-xml', 'qti', 'table'],
});
