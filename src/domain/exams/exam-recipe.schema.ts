import * as z from 'zod/mini';
import { ITEM_TYPE_NAMES, type ItemTypeName } from '../items/registry.ts';
import { EXAM_ITEMS_MAX, EXAM_SECONDS_MAX, EXAM_SECONDS_MIN, EXAM_TOPICS_MAX, TITLE_MAX_CHARS } from '../limits.ts';
import { DIFFICULTIES } from '../results/difficulty.ts';

/**
 * Which questions come first among those that match. `unseen`: those never answered, then those answered longest ago.
 * `weak`: those answered with the least credit, then those never answered. `any`: as the draw has it.
 */
export const PREFERENCES = ['unseen', 'weak', 'any'] as const;
export type Preference = (typeof PREFERENCES)[number];

/** What a student wants an exam to be made of. An empty list of types or difficulties stands for all of them. */
export const examRecipeSchema = z.object({
  topics: z
    .array(z.guid('Choose topics from the list'))
    .check(z.minLength(1, 'Choose at least one topic'), z.maxLength(EXAM_TOPICS_MAX, 'These are too many topics')),
  types: z.array(z.enum(ITEM_TYPE_NAMES as [ItemTypeName, ...ItemTypeName[]])),
  difficulties: z.array(z.enum(DIFFICULTIES)),
  prefer: z.enum(PREFERENCES),
  length: z
    .number('Enter a number of questions')
    .check(
      z.int('Enter a whole number'),
      z.minimum(1, 'An exam has at least one question'),
      z.maximum(EXAM_ITEMS_MAX, `An exam has at most ${EXAM_ITEMS_MAX} questions`),
    ),
  /** Time to answer; null: no clock. */
  seconds: z.nullable(
    z
      .number('Enter a number of minutes')
      .check(
        z.int('Enter whole minutes'),
        z.minimum(EXAM_SECONDS_MIN, 'Give yourself at least a minute'),
        z.maximum(EXAM_SECONDS_MAX, 'An exam ends after six hours at the latest'),
      ),
  ),
});
export type ExamRecipe = z.infer<typeof examRecipeSchema>;

export const examDraftSchema = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Give the exam a name'),
      z.maxLength(TITLE_MAX_CHARS, `At most ${TITLE_MAX_CHARS} characters`),
    ),
  recipe: examRecipeSchema,
});
export type ExamDraft = z.infer<typeof examDraftSchema>;
