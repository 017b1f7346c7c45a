import * as z from 'zod/mini';
import { problemText } from '../../platform/problem.ts';
import { CLASSROOM_MEMBERS_MAX } from '../classroom.limits.ts';
import { MARK_COMMENT_MAX_CHARS } from './gradebook.limits.ts';

/** What a teacher enters for one student's work. */
export const enteredMarkSchema = z.object({
  /** Null: none, so that marks of attempts count again. */
  marks: z.nullable(z.number(problemText('numberMissing')).check(z.minimum(0, problemText('numberBelowZero')))),
  comment: z
    .string()
    .check(
      z.trim(),
      z.maxLength(MARK_COMMENT_MAX_CHARS, problemText('charactersTooMany', { max: MARK_COMMENT_MAX_CHARS })),
    ),
  /** The version that it replaces; 0: there is none. */
  version: z.number().check(z.int(), z.minimum(0)),
});
export type EnteredMark = z.infer<typeof enteredMarkSchema>;

/** Marks from a file that was previewed. */
export const importedMarksSchema = z.object({
  marks: z
    .array(
      z.object({
        student: z.guid(),
        marks: z.number().check(z.minimum(0)),
        version: z.number().check(z.int(), z.minimum(0)),
      }),
    )
    .check(z.maxLength(CLASSROOM_MEMBERS_MAX)),
});
