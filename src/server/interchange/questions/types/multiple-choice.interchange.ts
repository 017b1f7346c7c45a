import * as z from 'zod/mini';
import { choiceIds, choicesField, commonFields, weightsField } from '../question-fields.schema.ts';
import { orderField, weightsPart } from '../question-parts.ts';
import { defineInterchange } from './interchange-type.ts';

export const multipleChoiceInterchange = defineInterchange('multiple-choice', {
  form: z.strictObject({
    ...commonFields,
    type: z.literal('multiple-choice'),
    choices: choicesField,
    answer: choiceIds,
    weights: weightsField,
  }),
  paths: { 'key.choices': ['answer'] },
  parts: ({ choices, answer, weights, keepOrder = false }) => ({
    body: { choices, keepOrder },
    key: { choices: answer, ...weightsPart({ choices, answer, weights }, true) },
  }),
  fields: ({ choices, keepOrder }, { choices: answer, weights }) => ({
    choices,
    answer,
    ...orderField(keepOrder),
    ...(weights !== undefined && { weights }),
  }),
  writtenIn: ['gift', 'moodle-xml', 'qti', 'table'],
});
