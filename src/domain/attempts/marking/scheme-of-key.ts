import { QUESTION_TYPE_NAMES, QUESTION_TYPES, type QuestionTypeName } from '../../questions/types/registry.ts';
import type { MarkScheme } from './mark-scheme.schema.ts';
import { schemeOfModelAnswer } from './model-answer.scheme.ts';

type Types = typeof QUESTION_TYPES;
type MarkedByScheme = {
  readonly [T in QuestionTypeName]: Types[T]['marking'] extends 'scheme' ? T : never;
}[QuestionTypeName];

/** Whether answers to a question type are marked with a mark scheme. */
export const isMarkedByScheme = (type: QuestionTypeName): type is MarkedByScheme =>
  QUESTION_TYPES[type].marking === 'scheme';

/** The question types that are marked with a mark scheme. */
export const MARKED_BY_SCHEME = QUESTION_TYPE_NAMES.filter(isMarkedByScheme);

/** The mark scheme in a question's answer key; null for types without one. Throws if the answer key is broken. */
export function schemeOfKey(type: QuestionTypeName, key: unknown): MarkScheme | null {
  if (!isMarkedByScheme(type)) return null;
  const { scheme, modelAnswer } = QUESTION_TYPES[type].key.parse(key);
  // Only an open question may lack one; it always has a model answer.
  return scheme ?? schemeOfModelAnswer(modelAnswer ?? '');
}

/** The maximum marks of a question: its scheme's total, or one. */
export const marksOfQuestion = (type: QuestionTypeName, key: unknown): number => schemeOfKey(type, key)?.total ?? 1;
