import * as z from 'zod/mini';
import { BLANK_CHOICES } from '../authoring/blank-parts.ts';
import { choiceMisconceptionsSchema, misconceptionProblems } from '../choice-misconceptions.ts';
import { choiceWeightsSchema, scoreWeights, weightProblems } from '../choice-weights.ts';
import { choiceBodySchema, choiceIdsSchema, duplicateIds, keyProblems, offers } from '../choices.schema.ts';
import { defineQuestionType, scoreOfCredit, UNANSWERED } from './question-type.ts';

const SINGLE_KEY = 'exactly one choice must be correct';

/** One choice can be selected. Only one is correct, unless several have a weight of full marks. */
export const multipleChoice = defineQuestionType({
  body: choiceBodySchema,
  key: z
    .object({
      choices: choiceIdsSchema.check(z.minLength(1, SINGLE_KEY)),
      weights: z.optional(choiceWeightsSchema),
      misconceptions: z.optional(choiceMisconceptionsSchema),
    })
    .check(
      z.refine(({ choices, weights }) => weights !== undefined || choices.length <= 1, {
        error: SINGLE_KEY,
        path: ['choices'],
      }),
    ),
  response: z.object({ choice: z.nullable(z.string()) }),
  blank: { body: { choices: BLANK_CHOICES, keepOrder: false }, key: { choices: ['A'] } },
  marking: 'score',
  onPaper: 'choices',
  lint: 'single-choice',
  check: (body, { choices, weights, misconceptions }) => [
    ...duplicateIds(body.choices, 'choices', { part: 'choices' }),
    ...keyProblems(choices, body.choices),
    ...(weights === undefined ? [] : weightProblems(weights, body.choices, choices, true)),
    ...misconceptionProblems(misconceptions, body.choices, choices),
  ],
  fits: (body, { choice }) => choice === null || offers(body.choices, choice),
  score: (_body, { choices, weights }, { choice }) => {
    if (choice === null) return UNANSWERED;
    return weights === undefined ? scoreOfCredit(choices.includes(choice) ? 1 : 0) : scoreWeights([choice], weights);
  },
});
