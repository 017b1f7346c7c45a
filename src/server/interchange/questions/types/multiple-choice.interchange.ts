import * as z from 'zod/mini';
import { choiceIds, choicesField, commonFields, misconceptionsField, weightsField } from '../question-fields.schema.ts';
import { misconceptionsPart, orderField, weightsPart } from '../question-parts.ts';
import { defineInterchange } from './interchange-type.ts';

export const multipleChoiceInterchange = defineInterchange('multiple-choice', {
  form: z.strictObject({
    ...commonFields,
    type: z.literal('multiple-choice'),
    choices: choicesField,
    answer: choiceIds,
    weights: weightsField,
    misconceptions: misconceptionsField,
  }),
  paths: { 'key.choices': ['answer'] },
  parts: ({ choices, answer, weights, misconceptions, keepOrder = false }) => ({
    body: { choices, keepOrder },
    key: {
      choices: answer,
      ...weightsPart({ choices, answer, weights }, true),
      ...misconceptionsPart(misconceptions),
    },
  }),
  fields: ({ choices, keepOrder }, { choices: answer, weights, misconceptions }) => ({
    choices,
    answer,
    ...orderField(keepOrder),
    ...(weights !== undefined && { weights }),
    ...(misconceptions !== undefined && { misconceptions }),
  }),
  writtenIn: ['gift', 'moodle-xml', 'qti', 'table'],
});
