import * as z from 'zod/mini';
import { choiceQuestionFields, choiceQuestionInFile, choiceQuestionParts } from '../choice-question.ts';
import { defineInterchange } from './interchange-type.ts';

export const multipleChoiceInterchange = defineInterchange('multiple-choice', {
  form: z.strictObject({ ...choiceQuestionFields, type: z.literal('multiple-choice') }),
  paths: { 'key.choices': ['answer'] },
  parts: (fields) => choiceQuestionParts(fields, true),
  fields: choiceQuestionInFile,
  writtenIn: ['gift', 'moodle-xml', 'qti', 'table', 'h5p'],
});
