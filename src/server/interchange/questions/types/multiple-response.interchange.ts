import * as z from 'zod/mini';
import { choiceQuestionFields, choiceQuestionInFile, choiceQuestionParts } from '../choice-question.ts';
import { defineInterchange } from './interchange-type.ts';

export const multipleResponseInterchange = defineInterchange('multiple-response', {
  form: z.strictObject({ ...choiceQuestionFields, type: z.literal('multiple-response') }),
  paths: { 'key.choices': ['answer'] },
  parts: (fields) => choiceQuestionParts(fields, false),
  fields: choiceQuestionInFile,
  writtenIn: ['gift', 'moodle-xml', 'qti', 'table', 'h5p'],
});
