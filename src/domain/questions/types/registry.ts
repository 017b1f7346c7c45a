import type * as z from 'zod/mini';
import { cloze } from './cloze.question.ts';
import { essay } from './essay.question.ts';
import { expression } from './expression.question.ts';
import { file } from './file.question.ts';
import { hotspot } from './hotspot.question.ts';
import { labelling } from './labelling.question.ts';
import { matching } from './matching.question.ts';
import { multipleChoice } from './multiple-choice.question.ts';
import { multipleResponse } from './multiple-response.question.ts';
import { numeric } from './numeric.question.ts';
import { open } from './open.question.ts';
import { ordering } from './ordering.question.ts';
import type { QuestionType } from './question-type.ts';
import { shortAnswer } from './short-answer.question.ts';
import { structuredAnswer } from './structured-answer.question.ts';
import { table } from './table.question.ts';
import { trueFalse } from './true-false.question.ts';

/** Every question type. A new type is a file and a row here; its view is a row in the views' registry. */
export const QUESTION_TYPES = {
  'multiple-choice': multipleChoice,
  'multiple-response': multipleResponse,
  'true-false': trueFalse,
  numeric,
  'short-answer': shortAnswer,
  matching,
  cloze,
  ordering,
  hotspot,
  labelling,
  table,
  expression,
  open,
  'structured-answer': structuredAnswer,
  essay,
  file,
} as const;

export type QuestionTypeName = keyof typeof QUESTION_TYPES;
export type BodyOf<T extends QuestionTypeName> = z.infer<(typeof QUESTION_TYPES)[T]['body']>;
export type KeyOf<T extends QuestionTypeName> = z.infer<(typeof QUESTION_TYPES)[T]['key']>;
export type ResponseOf<T extends QuestionTypeName> = z.infer<(typeof QUESTION_TYPES)[T]['response']>;

export const QUESTION_TYPE_NAMES = Object.keys(QUESTION_TYPES) as readonly QuestionTypeName[];

export function isQuestionTypeName(value: unknown): value is QuestionTypeName {
  return typeof value === 'string' && Object.hasOwn(QUESTION_TYPES, value);
}

/** The row of a type whose name is only known at run time. The registry's rows differ in their type arguments alone. */
export function itemType(name: QuestionTypeName): QuestionType {
  return QUESTION_TYPES[name] as unknown as QuestionType;
}
