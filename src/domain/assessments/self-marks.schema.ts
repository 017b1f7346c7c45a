import * as z from 'zod/mini';
import { problemText } from '../platform/problem.ts';
import { PAPER_QUESTIONS_MAX } from './assessment.limits.ts';

/** Marks that a student gave their own paper, question by question. A question that is left out was not answered. */
export const selfMarksSchema = z.object({
  paper: z.string(),
  /** How long the paper took, in seconds, as the student remembers; null if they don't. */
  seconds: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(24 * 3_600))),
  marks: z
    .array(
      z.object({
        position: z.number().check(z.int(), z.minimum(1)),
        marks: z.number(problemText('marksMissing')).check(z.minimum(0, problemText('numberBelowZero'))),
      }),
    )
    .check(z.minLength(1, problemText('selfMarksMissing')), z.maxLength(PAPER_QUESTIONS_MAX)),
});
export type SelfMarks = z.infer<typeof selfMarksSchema>;
