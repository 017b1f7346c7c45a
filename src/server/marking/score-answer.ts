import type { Score } from '#domain/items/item-type.ts';
import { type StoredItem, scoreResponse } from '#domain/items/score-response.ts';
import { judgeExpression } from './expression.judge.ts';

/** Scores a stored response with all the server has, algebra too. Throws when the stored item itself is broken. */
export const scoreAnswer = (item: StoredItem, response: unknown): Score =>
  scoreResponse(item, response, judgeExpression);
