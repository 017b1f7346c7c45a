import * as z from 'zod/mini';
import { choiceIds, choicesField, commonFields } from '../question-fields.schema.ts';
import { defineInterchange } from './interchange-type.ts';

export const orderingInterchange = defineInterchange('ordering', {
  form: z.strictObject({ ...commonFields, type: z.literal('ordering'), choices: choicesField, answer: choiceIds }),
  paths: { 'key.order': ['answer'] },
  parts: ({ choices, answer }) => ({ body: { choices: mixed(choices, answer) }, key: { order: answer } }),
  fields: ({ choices }, { order }) => ({ choices, answer: order }),
  writtenIn: ['moodle-xml', 'qti'],
});

/** The choices in order, or every second one first if the order would reveal the answer. */
function mixed<T extends { readonly id: string }>(choices: readonly T[], order: readonly string[]): readonly T[] {
  if (choices.some(({ id }, at) => id !== order[at])) return choices;
  return [...choices.filter((_, at) => at % 2 === 1), ...choices.filter((_, at) => at % 2 === 0)];
}
