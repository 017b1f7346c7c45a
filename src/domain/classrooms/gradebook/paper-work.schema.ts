import * as z from 'zod/mini';
import { problemText } from '../../platform/problem.ts';
import { assignmentTitleSchema } from '../assignments/assignment-title.schema.ts';
import { PAPER_MARKS_MAX } from './gradebook.limits.ts';

/** Work on paper, such as a test in class: a column of the gradebook whose marks teachers enter. */
export const paperWorkSchema = z.object({
  title: assignmentTitleSchema,
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
