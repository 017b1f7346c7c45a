import { QUESTION_TYPES, type QuestionTypeName } from '../../questions/types/registry.ts';
import type { MarkScheme } from './mark-scheme.schema.ts';
import { schemeOfModelAnswer } from './model-answer.scheme.ts';

/** The types that a person marks by a scheme. */
export const MARKED_BY_SCHEME = ['open', 'structured-answer', 'essay', 'file'] as const;
type MarkedByScheme = (typeof MARKED_BY_SCHEME)[number];

export const isMarkedByScheme = (type: QuestionTypeName): type is MarkedByScheme =>
  MARKED_BY_SCHEME.some((entry) => entry === type);

/** The mark scheme in an item's key; null for types that are not marked by one. Throws where the key is broken. */
export function schemeOfKey(type: QuestionTypeName, key: unknown): MarkScheme | null {
  if (!isMarkedByScheme(type)) return null;
  const { scheme, modelAnswer } = QUESTION_TYPES[type].key.parse(key);
  // Only an open question may come without; it always has a model answer.
  return scheme ?? schemeOfModelAnswer(modelAnswer ?? '');
}

/** The marks that an item is worth: its scheme's total, or one. */
export const marksOfQuestion = (type: QuestionTypeName, key: unknown): number => schemeOfKey(type, key)?.total ?? 1;
