import * as z from 'zod/mini';
import { CHOICES_MAX } from '../limits.ts';
import { choiceSchema, choicesSchema, duplicateIds, keyProblems, offers } from './choices.schema.ts';
import { defineItemType, type ItemProblem, scoreOfCredit, UNANSWERED } from './item-type.ts';

const pairsSchema = z.record(z.string(), z.string());

/** Each prompt belongs to one choice; a choice may serve several prompts or none. */
export const matching = defineItemType({
  body: z.object({
    prompts: z.array(choiceSchema).check(z.minLength(1), z.maxLength(CHOICES_MAX)),
    choices: choicesSchema,
    keepOrder: z.boolean(),
  }),
  /** Choice id by prompt id. */
  key: z.object({ pairs: pairsSchema }),
  response: z.object({ pairs: pairsSchema }),
  check: (body, key) => [
    ...duplicateIds(body.choices, 'choices'),
    ...duplicateIds(body.prompts, 'answer'),
    ...keyProblems(Object.values(key.pairs), body.choices),
    ...body.prompts.filter(({ id }) => !Object.hasOwn(key.pairs, id)).map(missingMatch),
  ],
  fits: (body, { pairs }) =>
    Object.entries(pairs).every(([prompt, choice]) => offers(body.prompts, prompt) && offers(body.choices, choice)),
  score: (body, key, { pairs }) => {
    if (Object.keys(pairs).length === 0) return UNANSWERED;
    const right = body.prompts.filter(({ id }) => Object.hasOwn(pairs, id) && pairs[id] === key.pairs[id]).length;
    return scoreOfCredit(right / body.prompts.length);
  },
});

const missingMatch = ({ id }: { id: string }): ItemProblem => ({
  path: 'answer',
  reason: `the prompt "${id}" has no match`,
});
