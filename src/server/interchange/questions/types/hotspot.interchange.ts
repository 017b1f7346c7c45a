import * as z from 'zod/mini';
import { choiceIds, commonFields, noChoices, spotsField } from '../question-fields.schema.ts';
import { defineInterchange } from './interchange-type.ts';

export const hotspotInterchange = defineInterchange('hotspot', {
  form: z.strictObject({
    ...commonFields,
    type: z.literal('hotspot'),
    choices: noChoices,
    picture: z.string(),
    spots: spotsField,
    single: z.optional(z.boolean()),
    answer: choiceIds,
  }),
  paths: { 'key.spots': ['answer'] },
  parts: ({ picture, spots, answer, single = answer.length === 1 }) => ({
    body: { picture, spots, single },
    key: { spots: answer },
  }),
  fields: (body, { spots }) => ({ ...body, answer: spots }),
  writtenIn: ['qti'],
});
