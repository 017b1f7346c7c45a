import * as z from 'zod/mini';
import { choicesField, commonFields } from '../question-fields.schema.ts';
import { orderField, promptId } from '../question-parts.ts';
import { defineInterchange } from './interchange-type.ts';

export const matchingInterchange = defineInterchange('matching', {
  form: z.strictObject({
    ...commonFields,
    type: z.literal('matching'),
    choices: choicesField,
    answer: z.array(z.strictObject({ text: z.string(), match: z.string() })),
  }),
  paths: { 'body.prompts': ['answer'], 'key.pairs': ['answer'] },
  parts: ({ choices, answer, keepOrder = false }) => {
    const prompts = answer.map(({ text }, at) => ({ id: promptId(at), text }));
    const pairs = Object.fromEntries(answer.map(({ match }, at) => [promptId(at), match]));
    return { body: { prompts, choices, keepOrder }, key: { pairs } };
  },
  fields: ({ prompts, choices, keepOrder }, { pairs }) => ({
    choices,
    answer: prompts.map(({ id, text }) => ({ text, match: pairs[id] ?? '' })),
    ...orderField(keepOrder),
  }),
  writtenIn: ['gift', 'moodle-xml', 'qti'],
});
