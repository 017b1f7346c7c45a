import { marksOfQuestion } from '#domain/attempts/marking/scheme-of-key.ts';
import { SealedKey, type StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';

/** A question to be pinned, with its key where a mark scheme says what it is worth. */
export type PricedQuestion = {
  readonly type: QuestionTypeName;
  readonly storedKey: StoredKey | null;
  /** What the quiz or paper gives for it; null: what it is worth by itself. */
  readonly marks: number | null;
};

/** The marks to be had for a question. */
export const marksAvailable = ({ type, storedKey, marks }: PricedQuestion): number =>
  marks ?? (storedKey === null ? 1 : marksOfQuestion(type, new SealedKey(storedKey).openFor('marks available').answer));
