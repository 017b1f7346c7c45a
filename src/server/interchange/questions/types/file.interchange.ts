import * as z from 'zod/mini';
import { ANSWER_FILES_MAX } from '#domain/attempts/attempt.limits.ts';
import { writtenFields } from '../question-fields.schema.ts';
import { writtenFieldsOf, writtenParts } from '../question-parts.ts';
import { defineInterchange } from './interchange-type.ts';

export const fileInterchange = defineInterchange('file', {
  form: z.strictObject({ ...writtenFields, type: z.literal('file'), maxFiles: z.optional(z.number()) }),
  paths: { 'body.marks': ['scheme', 'total'] },
  parts: ({ maxFiles = ANSWER_FILES_MAX, ...question }) => {
    const { marks, key } = writtenParts(question);
    return { body: { marks, maxFiles }, key };
  },
  fields: ({ maxFiles }, key) => ({ ...writtenFieldsOf(key), maxFiles }),
  writtenIn: ['moodle-xml', 'qti'],
});
