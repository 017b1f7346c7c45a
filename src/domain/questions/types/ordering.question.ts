import * as z from 'zod/mini';
import { BLANK_CHOICES } from '../authoring/blank-parts.ts';
import { choiceIdsSchema, choicesSchema, duplicateIds } from '../choices.schema.ts';
import { defineQuestionType, scoreOfCredit, UNANSWERED } from './question-type.ts';

const isPermutation = (ids: readonly string[], of: readonly { readonly id: string }[]): boolean =>
  ids.length === of.length && of.every(({ id }) => ids.includes(id));

/**
 * Entries to put in order. Credit depends on the longest run in the correct order, not on positions, so that one moved
 * entry costs one step. Credit = (longest − 1) / (all − 1), so that a reversed order earns nothing.
 */
export const ordering = defineQuestionType({
  /** `choices` in their initial order, which is never the correct one. */
  body: z.object({ choices: choicesSchema }),
  key: z.object({ order: choiceIdsSchema }),
  /** Empty: not answered yet. */
  response: z.object({ order: choiceIdsSchema }),
  blank: { body: { choices: BLANK_CHOICES.toReversed() }, key: { order: BLANK_CHOICES.map(({ id }) => id) } },
  marking: 'score',
  onPaper: 'choices',
  lint: 'choices',
  check: (body, key) => [
    ...duplicateIds(body.choices, 'choices', { part: 'choices' }),
    ...(isPermutation(key.order, body.choices)
      ? []
      : [
          {
            path: 'answer',
            reason: 'must contain every choice exactly once',
            coded: { code: 'orderIncomplete' } as const,
          },
        ]),
  ],
  fits: (body, { order }) => order.length === 0 || isPermutation(order, body.choices),
  score: (_body, key, { order }) => {
    if (order.length === 0) return UNANSWERED;
    return scoreOfCredit((longestRise(order.map((id) => key.order.indexOf(id))) - 1) / (key.order.length - 1));
  },
});

/** Length of the longest increasing subsequence (patience sorting, Fredman 1975): O(n log n). */
function longestRise(positions: readonly number[]): number {
  const ends: number[] = [];
  for (const index of positions) {
    const at = ends.findIndex((end) => end >= index);
    ends[at === -1 ? ends.length : at] = index;
  }
  return ends.length;
}
