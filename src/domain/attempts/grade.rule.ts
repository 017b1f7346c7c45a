import type { ExpressionJudge, Score } from '../questions/types/question-type.ts';
import { type StoredQuestion, scoreResponse } from '../questions/types/score-response.ts';
import { isMarkedByScheme } from './marking/scheme-of-key.ts';

/** An item of an attempt with the answer in force; null where there is none. `marks`: what it is worth. */
export type AnsweredQuestion = StoredQuestion & {
  readonly position: number;
  readonly marks: number;
  readonly response: unknown;
};

export type ScoredQuestion = { readonly position: number; readonly score: Score };

export type Grade = {
  readonly items: readonly ScoredQuestion[];
  readonly marks: number;
  readonly marksOutOf: number;
};

/** Marks an attempt. What waits for a person to mark is left out of both sums; what was left empty earns nothing. */
export function gradeAttempt(items: readonly AnsweredQuestion[], judge: ExpressionJudge): Grade {
  const scored = items.map((item) => ({ ...item, score: scoreResponse(item, item.response, judge) }));
  const markable = scored.filter(({ type, score }) => score.outcome === 'unanswered' || !isMarkedByScheme(type));
  return {
    items: scored.map(({ position, score }) => ({ position, score })),
    marks: markable.reduce((sum, { marks, score }) => sum + marks * (score.credit ?? 0), 0),
    marksOutOf: markable.reduce((sum, { marks }) => sum + marks, 0),
  };
}
