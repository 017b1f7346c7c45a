import * as z from 'zod/mini';
import { BLANK_CHOICES } from '../authoring/blank-parts.ts';
import { choiceSchema, choicesSchema, duplicateIds, keyProblems, offers } from '../choices.schema.ts';
import { CHOICES_MAX } from '../question.limits.ts';
import { defineQuestionType, type RuleProblem, type Score, scoreOfCredit, UNANSWERED } from './question-type.ts';

const pairsSchema = z.record(z.string(), z.string());

/** The id of a choice for the id of each prompt or spot. */
export type Pairs = Readonly<z.infer<typeof pairsSchema>>;

/** Prompts to match with choices; a choice may be used several times or not at all. */
export const matching = defineQuestionType({
  body: z.object({
    prompts: z.array(choiceSchema).check(z.minLength(1), z.maxLength(CHOICES_MAX)),
    choices: choicesSchema,
    keepOrder: z.boolean(),
  }),
  /** Choice id by prompt id. */
  key: z.object({ pairs: pairsSchema }),
  response: z.object({ pairs: pairsSchema }),
  blank: {
    body: {
      prompts: ['1', '2', '3'].map((id) => ({ id, text: '' })),
      choices: BLANK_CHOICES.slice(0, 3),
      keepOrder: false,
    },
    key: { pairs: { '1': 'A', '2': 'B', '3': 'C' } },
  },
  marking: 'score',
  onPaper: 'pairs',
  lint: 'choices',
  check: (body, key) => [
    ...duplicateIds(body.choices, 'choices', { part: 'choices' }),
    ...duplicateIds(body.prompts, 'answer', { part: 'prompts' }),
    ...keyProblems(Object.values(key.pairs), body.choices),
    ...body.prompts.filter(({ id }) => !Object.hasOwn(key.pairs, id)).map(missingMatch),
  ],
  fits: (body, { pairs }) =>
    Object.entries(pairs).every(([prompt, choice]) => offers(body.prompts, prompt) && offers(body.choices, choice)),
  score: (body, key, { pairs }) =>
    Object.keys(pairs).length === 0 ? UNANSWERED : scorePairs(body.prompts, pairs, key.pairs),
});

/** Score = correct matches / prompts. */
export function scorePairs(prompts: readonly { readonly id: string }[], given: Pairs, key: Pairs): Score {
  const right = prompts.filter(({ id }) => Object.hasOwn(given, id) && given[id] === key[id]).length;
  return scoreOfCredit(right / prompts.length);
}

/** The problem of a prompt for which the answer key has no match. */
export const missingMatch = ({ id, text }: { readonly id: string; readonly text: string }): RuleProblem => ({
  path: 'answer',
  reason: `the prompt "${id}" has no match`,
  coded: { code: 'promptWithoutMatch', prompt: text },
});
