import * as z from 'zod/mini';
import { commonFields, noChoices, strictnessFields } from '../question-fields.schema.ts';
import { strictnessOf } from '../question-parts.ts';
import { defineInterchange } from './interchange-type.ts';

export const shortAnswerInterchange = defineInterchange('short-answer', {
  form: z.strictObject({
    ...commonFields,
    ...strictnessFields,
    type: z.literal('short-answer'),
    choices: noChoices,
    answer: z.array(z.string()),
  }),
  paths: { 'key.accepted': ['answer'] },
  parts: ({ answer, ...question }) => ({ body: {}, key: { accepted: answer, ...strictnessOf(question) } }),
  fields: (_body, { accepted, ...strictness }) => ({ answer: accepted, ...strictness }),
  writtenIn: ['gift', 'moodle-xml', 'qti', 'table', 'h5p'],
});
