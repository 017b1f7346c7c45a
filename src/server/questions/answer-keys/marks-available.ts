import { marksOfQuestion } from '#domain/attempts/marking/scheme-of-key.ts';
import { SealedKey, type StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';

/** A question to be pinned, with its answer key if a mark scheme defines its marks. */
export type PricedQuestion = {
  readonly type: QuestionTypeName;
  readonly storedKey: StoredKey | null;
  /** Marks set by the quiz or paper; null: the question's own. */
  readonly marks: number | null;
};

/** The maximum marks of a question. */
export const marksAvailable = ({ type, storedKey, marks }: PricedQuestion): number =>
  marks ?? (storedKey === null ? 1 : marksOfQuestion(type, new SealedKey(storedKey).openFor('marks available').answer));
