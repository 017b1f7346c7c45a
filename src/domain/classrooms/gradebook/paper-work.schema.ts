import * as z from 'zod/mini';
import { oneLine } from '../../platform/one-line.ts';
import { problemText } from '../../platform/problem.ts';
import { TITLE_MAX_CHARS } from '../../platform/text.limits.ts';
import { PAPER_MARKS_MAX } from './gradebook.limits.ts';

/** Work on paper, such as a test in class: a column of the gradebook whose marks teachers enter. */
export const paperWorkSchema = z.object({
  title: z
    .string()
    .check(
      oneLine,
      z.minLength(1, problemText('assignmentNameMissing')),
      z.maxLength(TITLE_MAX_CHARS, problemText('charactersTooMany', { max: TITLE_MAX_CHARS })),
    ),
  marksOutOf: z
    .number(problemText('numberMissing'))
    .check(
      z.positive(problemText('numberBelowOne')),
      z.maximum(PAPER_MARKS_MAX, problemText('weightTooLarge', { max: PAPER_MARKS_MAX })),
    ),
  dueAt: z.nullable(z.iso.datetime(problemText('dateTimeMissing'))),
  /** Whether students see their marks only when the teacher releases them. */
  withholdsMarks: z.boolean(),
});
export type PaperWork = z.infer<typeof paperWorkSchema>;
