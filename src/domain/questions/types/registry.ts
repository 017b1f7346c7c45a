import type * as z from 'zod/mini';
import { QUESTION_TYPE_NAMES, type QuestionTypeName } from '../question-type-names.ts';
import { DEFINITIONS } from './definitions.generated.ts';
import type { QuestionType } from './question-type.ts';

export { QUESTION_TYPE_NAMES, type QuestionTypeName };

/** Every question type. */
export const QUESTION_TYPES: Complete<typeof DEFINITIONS> = DEFINITIONS;

/** The definitions, if none is missing. */
type Complete<Found extends { readonly [T in QuestionTypeName]: object }> = Found;

export type BodyOf<T extends QuestionTypeName> = z.infer<(typeof QUESTION_TYPES)[T]['body']>;
export type KeyOf<T extends QuestionTypeName> = z.infer<(typeof QUESTION_TYPES)[T]['key']>;
export type ResponseOf<T extends QuestionTypeName> = z.infer<(typeof QUESTION_TYPES)[T]['response']>;

/** Whether a value, such as one read from a file, is the name of a question type. */
export function isQuestionTypeName(value: unknown): value is QuestionTypeName {
  return typeof value === 'string' && Object.hasOwn(QUESTION_TYPES, value);
}

/** The row of a type whose name is only known at run time. The registry's rows differ in their type arguments alone. */
export function itemType(name: QuestionTypeName): QuestionType {
  return QUESTION_TYPES[name] as unknown as QuestionType;
}
