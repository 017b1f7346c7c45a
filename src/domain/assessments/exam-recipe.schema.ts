import * as z from 'zod/mini';
import { DIFFICULTIES } from '../attempts/results/difficulty.ts';
import {
  EXAM_QUESTIONS_MAX,
  EXAM_SECONDS_MAX,
  EXAM_SECONDS_MIN,
  EXAM_TOPICS_MAX,
  TITLE_MAX_CHARS,
} from '../platform/limits.ts';
import { QUESTION_TYPE_NAMES, type QuestionTypeName } from '../questions/types/registry.ts';

/**
 * Which questions come first among those that match. `unseen`: those never answered, then those answered longest ago.
 * `weak`: those answered with the least credit, then those never answered. `any`: as the draw has it.
 */
export const PREFERENCES = ['unseen', 'weak', 'any'] as const;
export type Preference = (typeof PREFERENCES)[number];

/** What a student's own exam is composed of. An empty list of types or difficulties means all of them. */
export const examRecipeSchema = z.object({
  topics: z
    .array(z.guid('Choose topics from the list'))
    .check(z.minLength(1, 'Choose at least one topic'), z.maxLength(EXAM_TOPICS_MAX, 'Too many topics')),
  types: z.array(z.enum(QUESTION_TYPE_NAMES as [QuestionTypeName, ...QuestionTypeName[]])),
  difficulties: z.array(z.enum(DIFFICULTIES)),
  prefer: z.enum(PREFERENCES),
  length: z
    .number('Enter the number of questions')
    .check(
      z.int('Enter a whole number'),
      z.minimum(1, 'Enter at least 1 question'),
      z.maximum(EXAM_QUESTIONS_MAX, `Enter ${EXAM_QUESTIONS_MAX} questions or fewer`),
    ),
  /** Time to answer; null: no clock. */
  seconds: z.nullable(
    z
      .number('Enter the number of minutes')
      .check(
        z.int('Enter a whole number of minutes'),
        z.minimum(EXAM_SECONDS_MIN, 'Enter at least 1 minute'),
        z.maximum(EXAM_SECONDS_MAX, 'The time limit can’t be more than 6 hours'),
      ),
  ),
});
export type ExamRecipe = z.infer<typeof examRecipeSchema>;

export const examDraftSchema = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a name for the exam'),
      z.maxLength(TITLE_MAX_CHARS, `Use ${TITLE_MAX_CHARS} characters or fewer`),
    ),
  recipe: examRecipeSchema,
});
export type ExamDraft = z.infer<typeof examDraftSchema>;
