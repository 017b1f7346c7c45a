import * as z from 'zod/mini';
import { DIFFICULTIES } from '../attempts/results/difficulty.ts';
import { problemText } from '../platform/problem.ts';
import { TITLE_MAX_CHARS } from '../platform/text.limits.ts';
import { QUESTION_TYPE_NAMES } from '../questions/types/registry.ts';
import { EXAM_QUESTIONS_MAX, EXAM_TOPICS_MAX } from './assessment.limits.ts';
import { timeLimitSchema } from './time-limit.schema.ts';

/**
 * Which questions come first among those that match. `unseen`: those never answered, then those answered longest ago.
 * `weak`: those with the lowest scores, then those never answered. `any`: random.
 */
export const PREFERENCES = ['unseen', 'weak', 'any'] as const;

/** The recipe of a student's own exam. An empty list of types or difficulties means all of them. */
export const examRecipeSchema = z.object({
  topics: z
    .array(z.guid(problemText('topicsUnknown')))
    .check(z.minLength(1, problemText('topicsMissing')), z.maxLength(EXAM_TOPICS_MAX, problemText('topicsTooMany'))),
  types: z.array(z.enum(QUESTION_TYPE_NAMES)),
  difficulties: z.array(z.enum(DIFFICULTIES)),
  prefer: z.enum(PREFERENCES),
  length: z
    .number(problemText('questionCountMissing'))
    .check(
      z.int(problemText('wholeNumberMissing')),
      z.minimum(1, problemText('questionCountTooLow')),
      z.maximum(EXAM_QUESTIONS_MAX, problemText('questionCountTooHigh', { max: EXAM_QUESTIONS_MAX })),
    ),
  seconds: timeLimitSchema,
});
export type ExamRecipe = z.infer<typeof examRecipeSchema>;

export const examDraftSchema = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, problemText('examNameMissing')),
      z.maxLength(TITLE_MAX_CHARS, problemText('charactersTooMany', { max: TITLE_MAX_CHARS })),
    ),
  recipe: examRecipeSchema,
});
export type ExamDraft = z.infer<typeof examDraftSchema>;
