import * as z from 'zod/mini';
import {
  acceptedById,
  commonFields,
  noChoices,
  nullish,
  strictnessFields,
  textField,
} from '../question-fields.schema.ts';
import { strictnessOf } from '../question-parts.ts';
import { defineInterchange } from './interchange-type.ts';

export const clozeInterchange = defineInterchange('cloze', {
  form: z.strictObject({
    ...commonFields,
    ...strictnessFields,
    type: z.literal('cloze'),
    choices: noChoices,
    text: textField,
    gaps: z.array(z.strictObject({ id: z.string(), choices: nullish(z.array(z.string())) })),
    answer: acceptedById,
  }),
  paths: { 'key.gaps': ['answer'] },
  parts: ({ text, gaps, answer, ...question }) => ({
    body: { text, gaps: gaps.map(({ id, choices }) => ({ id, choices: choices ?? null })) },
    key: { gaps: answer, ...strictnessOf(question) },
  }),
  fields: (body, { gaps, ...strictness }) => ({ ...body, answer: gaps, ...strictness }),
  writtenIn: ['moodle-xml', 'qti', 'h5p'],
});
