import type { CompareExpressions, Score } from '../questions/types/question-type.ts';
import { type StoredQuestion, scoreResponse } from '../questions/types/score-response.ts';
import { isMarkedByScheme } from './marking/scheme-of-key.ts';

/** A question of an attempt with its current answer; null if there is none. `marks`: its maximum marks. */
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

/** Marks an attempt. Answers that are marked by hand are in neither sum; unanswered questions earn nothing. */
export function gradeAttempt(items: readonly AnsweredQuestion[], compare: CompareExpressions): Grade {
  const scored = items.map((item) => ({ ...item, score: scoreResponse(item, item.response, compare) }));
  const markable = scored.filter(({ type, score }) => score.outcome === 'unanswered' || !isMarkedByScheme(type));
  return {
    items: scored.map(({ position, score }) => ({ position, score })),
    marks: markable.reduce((sum, { marks, score }) => sum + marks * (score.credit ?? 0), 0),
    marksOutOf: markable.reduce((sum, { marks }) => sum + marks, 0),
  };
}
