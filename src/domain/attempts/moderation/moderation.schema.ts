import * as z from 'zod/mini';
import { problemText } from '../../platform/problem.ts';
import { SAMPLE_MAX, SAMPLE_MIN } from './moderation.limits.ts';

const OUT_OF_RANGE = problemText('moderationSampleRange', { min: SAMPLE_MIN, max: SAMPLE_MAX });

/** Which question, how many answers to it, and which colleague. */
export const moderationRequestSchema = z.object({
  /** The part of the assignment, and the position of the question in it. */
  part: z.guid(problemText('moderationQuestionMissing')),
  position: z.int(problemText('moderationQuestionMissing')).check(z.minimum(1)),
  teacher: z.guid(problemText('moderationColleagueMissing')),
  count: z
    .int(problemText('wholeNumberMissing'))
    .check(z.minimum(SAMPLE_MIN, OUT_OF_RANGE), z.maximum(SAMPLE_MAX, OUT_OF_RANGE)),
});
export type ModerationRequest = z.infer<typeof moderationRequestSchema>;
