import * as z from 'zod/mini';
import { problemText } from '../../platform/problem.ts';
import { ANNOUNCEMENT_MAX_CHARS, STUDENT_ANSWER_MAX_CHARS, STUDENT_QUESTION_MAX_CHARS } from './stream.limits.ts';

const textUpTo = (max: number, missing: 'announcementMissing' | 'studentQuestionMissing' | 'studentAnswerMissing') =>
  z
    .string()
    .check(z.trim(), z.minLength(1, problemText(missing)), z.maxLength(max, problemText('charactersTooMany', { max })));

/** What a teacher writes to a class. */
export const announcementSchema = z.object({
  text: textUpTo(ANNOUNCEMENT_MAX_CHARS, 'announcementMissing'),
  /** Null: at once. */
  publishAt: z.nullable(z.iso.datetime(problemText('dateTimeMissing'))),
});
export type AnnouncementDraft = z.infer<typeof announcementSchema>;

/** What a student asks about an assignment. */
export const studentQuestionSchema = z.object({
  text: textUpTo(STUDENT_QUESTION_MAX_CHARS, 'studentQuestionMissing'),
});

/** What a teacher answers, to who asked or to everyone who has the assignment. */
export const studentAnswerSchema = z.object({
  answer: textUpTo(STUDENT_ANSWER_MAX_CHARS, 'studentAnswerMissing'),
  isPublic: z.boolean(),
});
export type StudentAnswer = z.infer<typeof studentAnswerSchema>;
