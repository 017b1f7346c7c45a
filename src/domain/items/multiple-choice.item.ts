import * as z from 'zod/mini';
import { choiceBodySchema, choiceIdsSchema, duplicateIds, keyProblems, offers } from './choices.schema.ts';
import { defineItemType, scoreOfCredit, UNANSWERED } from './item-type.ts';

/** One choice is right. */
export const multipleChoice = defineItemType({
  body: choiceBodySchema,
  key: z.object({ choices: choiceIdsSchema.check(z.length(1, 'exactly one choice has to be right')) }),
  response: z.object({ choice: z.nullable(z.string()) }),
  check: (body, key) => [...duplicateIds(body.choices, 'choices'), ...keyProblems(key.choices, body.choices)],
  fits: (body, { choice }) => choice === null || offers(body.choices, choice),
  score: (_body, key, { choice }) =>
    choice === null ? UNANSWERED : scoreOfCredit(key.choices.includes(choice) ? 1 : 0),
});
