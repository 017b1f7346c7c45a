import * as z from 'zod/mini';
import { BLANK_CHOICES } from '../authoring/blank-parts.ts';
import { choiceMisconceptionsSchema, misconceptionProblems } from '../choice-misconceptions.ts';
import { choiceWeightsSchema, scoreWeights, weightProblems } from '../choice-weights.ts';
import { choiceBodySchema, choiceIdsSchema, duplicateIds, keyProblems, offers } from '../choices.schema.ts';
import { defineQuestionType, type Score, scoreOfCredit, UNANSWERED } from './question-type.ts';

/**
 * Several choices are correct. Each correct one earns its share, each incorrect one deducts a share, never below zero,
 * so that selecting everything is not rewarded. If choices have weights, their sum counts instead.
 */
export const multipleResponse = defineQuestionType({
  body: choiceBodySchema,
  key: z.object({
    choices: choiceIdsSchema.check(z.minLength(1, 'at least one choice must be correct')),
    weights: z.optional(choiceWeightsSchema),
    misconceptions: z.optional(choiceMisconceptionsSchema),
  }),
  response: z.object({ choices: choiceIdsSchema }),
  blank: { body: { choices: BLANK_CHOICES, keepOrder: false }, key: { choices: ['A'] } },
  marking: 'score',
  onPaper: 'choices',
  lint: 'choices',
  check: (body, { choices, weights, misconceptions }) => [
    ...duplicateIds(body.choices, 'choices', { part: 'choices' }),
    ...keyProblems(choices, body.choices),
    ...(weights === undefined ? [] : weightProblems(weights, body.choices, choices, false)),
    ...misconceptionProblems(misconceptions, body.choices, choices),
  ],
  fits: (body, { choices }) => choices.every((choice) => offers(body.choices, choice)),
  score: (_body, key, { choices }) => {
    if (choices.length === 0) return UNANSWERED;
    return key.weights === undefined ? scoreChosen(choices, key.choices) : scoreWeights(choices, key.weights);
  },
});

/** Score = max(0, correct − incorrect) / number of correct choices. */
export function scoreChosen(given: readonly string[], key: readonly string[]): Score {
  const chosen = [...new Set(given)];
  const right = chosen.filter((choice) => key.includes(choice)).length;
  const wrong = chosen.length - right;
  return scoreOfCredit(Math.max(0, right - wrong) / new Set(key).size);
}
