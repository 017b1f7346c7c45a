import * as z from 'zod/mini';
import { problemText } from '../../platform/problem.ts';
import { MARK_COMMENT_MAX_CHARS, SEQUENCE_MAX } from '../attempt.limits.ts';
import { awardsSchema } from './mark-scheme.schema.ts';

/** A teacher's marks for one answer. `sequence`: higher than that of earlier marks. */
export const teacherMarkSchema = z.object({
  attempt: z.uuid(),
  position: z.number().check(z.int(), z.minimum(1)),
  round: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  awards: awardsSchema,
  comment: z.string().check(z.maxLength(MARK_COMMENT_MAX_CHARS)),
  operationId: z.uuid(),
  sequence: z.number().check(z.int(), z.minimum(1), z.maximum(SEQUENCE_MAX)),
});
export type TeacherMark = z.infer<typeof teacherMarkSchema>;

export const markCommentSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, problemText('messageMissing')), z.maxLength(MARK_COMMENT_MAX_CHARS)),
});
