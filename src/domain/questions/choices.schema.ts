import * as z from 'zod/mini';
import type { QuestionPart } from '../interchange/import-reason.ts';
import { CHOICE_TEXT_MAX_CHARS, CHOICES_MAX } from './question.limits.ts';
import type { RuleProblem } from './types/question-type.ts';

const choiceIdSchema = z.string().check(z.minLength(1), z.maxLength(40));

export const choiceSchema = z.object({
  id: choiceIdSchema,
  text: z.string().check(z.minLength(1), z.maxLength(CHOICE_TEXT_MAX_CHARS)),
});
export type Choice = z.infer<typeof choiceSchema>;

export const choicesSchema = z.array(choiceSchema).check(z.minLength(2), z.maxLength(CHOICES_MAX));

export const choiceIdsSchema = z.array(choiceIdSchema).check(z.maxLength(CHOICES_MAX));

/** The body of every type with a list of choices. */
export const choiceBodySchema = z.object({
  choices: choicesSchema,
  /** True if a choice refers to the others ("all of the above"): the order is never shuffled. */
  keepOrder: z.boolean(),
});

/** Duplicate ids; `where`: the name of the list at `path` for authors who wrote no ids. */
export function duplicateIds(
  rows: readonly { readonly id: string }[],
  path: string,
  where: QuestionPart,
): RuleProblem[] {
  const ids = rows.map(({ id }) => id);
  return ids
    .filter((id, at) => ids.indexOf(id) !== at)
    .map((id) => ({ path, reason: `the id "${id}" is used twice`, coded: { code: 'idTwice', id, where } }));
}

/** A problem for each key that is not the id of a choice. */
export function keyProblems(keys: readonly string[], choices: readonly { readonly id: string }[]): RuleProblem[] {
  return keys
    .filter((key) => !choices.some(({ id }) => id === key))
    .map((key) => ({
      path: 'answer',
      reason: `the key "${key}" is not a choice`,
      coded: { code: 'answerNamesNoChoice', id: key },
    }));
}

/** Whether one of the choices has the id. */
export const offers = (choices: readonly { readonly id: string }[], id: string): boolean =>
  choices.some((choice) => choice.id === id);
