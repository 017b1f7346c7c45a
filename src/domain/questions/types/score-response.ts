import { type CompareExpressions, type Score, UNANSWERED } from './question-type.ts';
import { itemType, type QuestionTypeName } from './registry.ts';

/**
 * Body and answer key as the bank stores them: validated once already, and parsed again here because the database is an
 * external source.
 */
export type StoredQuestion = { readonly type: QuestionTypeName; readonly body: unknown; readonly key: unknown };

/**
 * Whether a response has the form of its question's type and refers only to what the body offers. Returns the response,
 * without unknown fields, or null.
 */
export function readResponse(item: Pick<StoredQuestion, 'type' | 'body'>, response: unknown): unknown {
  const type = itemType(item.type);
  const body = type.body.safeParse(item.body);
  const parsed = type.response.safeParse(response);
  if (!parsed.success || !body.success) return null;
  return type.fits(body.data, parsed.data) ? parsed.data : null;
}

/** Whether a value has the form of the answer key of a question type. */
export const isAnswerKey = (type: QuestionTypeName, key: unknown): boolean => itemType(type).key.safeParse(key).success;

/**
 * Scores a stored response; null means never answered. Without a comparison, expressions stay unmarked. Throws if the stored
 * question itself is invalid.
 */
export function scoreResponse(
  item: StoredQuestion,
  response: unknown,
  compare: CompareExpressions | null = null,
): Score {
  if (response === null) return UNANSWERED;
  const type = itemType(item.type);
  return type.score(type.body.parse(item.body), type.key.parse(item.key), type.response.parse(response), compare);
}
