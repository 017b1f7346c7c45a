import * as z from 'zod/mini';
import { nullish, writtenFields } from '../question-fields.schema.ts';
import { writtenFieldsOf, writtenParts } from '../question-parts.ts';
import { defineInterchange } from './interchange-type.ts';

export const essayInterchange = defineInterchange('essay', {
  form: z.strictObject({
    ...writtenFields,
    type: z.literal('essay'),
    minWords: nullish(z.number()),
    maxWords: nullish(z.number()),
  }),
  paths: { 'body.marks': ['scheme', 'total'] },
  parts: ({ minWords, maxWords, ...question }) => {
    const { marks, key } = writtenParts(question);
    return { body: { marks, minWords: minWords ?? null, maxWords: maxWords ?? null }, key };
  },
  fields: ({ minWords, maxWords }, key) => ({
    ...writtenFieldsOf(key),
    ...(minWords !== null && { minWords }),
    ...(maxWords !== null && { maxWords }),
  }),
  writtenIn: ['gift', 'moodle-xml', 'qti', 'table'],
});
