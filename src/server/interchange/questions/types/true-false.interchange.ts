import * as z from 'zod/mini';
import { commonFields, noChoices } from '../question-fields.schema.ts';
import { defineInterchange } from './interchange-type.ts';

export const trueFalseInterchange = defineInterchange('true-false', {
  form: z.strictObject({ ...commonFields, type: z.literal('true-false'), choices: noChoices, answer: z.boolean() }),
  paths: { 'key.value': ['answer'] },
  parts: ({ answer }) => ({ body: {}, key: { value: answer } }),
  fields: (_body, { value }) => ({ answer: value }),
  writtenIn: ['gift', 'moodle-xml', 'qti', 'table', 'h5p'],
});
