import * as z from 'zod/mini';
import { writtenFields } from '../question-fields.schema.ts';
import { writtenFieldsOf, writtenParts } from '../question-parts.ts';
import { defineInterchange } from './interchange-type.ts';

export const structuredAnswerInterchange = defineInterchange('structured-answer', {
  form: z.strictObject({ ...writtenFields, type: z.literal('structured-answer') }),
  paths: { 'body.marks': ['scheme', 'total'] },
  parts: (question) => {
    const { marks, key } = writtenParts(question);
    return { body: { marks }, key };
  },
  fields: (_body, key) => writtenFieldsOf(key),
  writtenIn: ['gift', 'moodle-xml', 'qti', 'table'],
});
