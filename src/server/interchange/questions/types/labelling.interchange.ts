import * as z from 'zod/mini';
import { choicesField, commonFields, spotsField } from '../question-fields.schema.ts';
import { orderField } from '../question-parts.ts';
import { defineInterchange } from './interchange-type.ts';

export const labellingInterchange = defineInterchange('labelling', {
  form: z.strictObject({
    ...commonFields,
    type: z.literal('labelling'),
    choices: choicesField,
    picture: z.string(),
    spots: spotsField,
    answer: z.record(z.string(), z.string()),
  }),
  paths: { 'key.pairs': ['answer'] },
  parts: ({ picture, spots, choices, keepOrder = false, answer }) => ({
    body: { picture, spots, choices, keepOrder },
    key: { pairs: answer },
  }),
  fields: ({ keepOrder, ...shown }, { pairs }) => ({ ...shown, answer: pairs, ...orderField(keepOrder) }),
  writtenIn: ['qti'],
});
