import * as z from 'zod/mini';
import { gradeBoundariesSchema } from '../attempts/results/grade-boundaries.ts';
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from '../platform/text.limits.ts';
import { EXAM_SECONDS_MAX, PAPER_QUESTIONS_MAX, PAPER_SECTIONS_MAX } from './assessment.limits.ts';

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX_CHARS));
const text = z.string().check(z.maxLength(TEXT_MAX_CHARS));
const short = z.string().check(z.trim(), z.maxLength(TITLE_MAX_CHARS));
const marks = z.number().check(z.int(), z.minimum(1), z.maximum(100));

/**
 * An exam paper as it is imported from a file. Questions are referred to by their ids in the bank. Unknown fields, such
 * as the pool group of a question, are ignored.
 */
export const paperDraftSchema = z.object({
  title,
  subject: title,
  year: z.number().check(z.int(), z.minimum(1800), z.maximum(2200)),
  session: z._default(short, ''),
  board: z._default(short, ''),
  minutes: z._default(z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(EXAM_SECONDS_MAX / 60))), null),
  instructions: z._default(text, ''),
  /** Pass mark: short for one grade boundary. */
  passMark: z.optional(z.nullable(z.number().check(z.minimum(0)))),
  gradeBoundaries: z.optional(gradeBoundariesSchema),
  sections: z
    .array(
      z.object({
        title,
        instructions: z._default(text, ''),
        questions: z
          .array(z.object({ question: z.string().check(z.minLength(1)), marks }))
          .check(z.minLength(1), z.maxLength(PAPER_QUESTIONS_MAX)),
      }),
    )
    .check(z.minLength(1), z.maxLength(PAPER_SECTIONS_MAX)),
  source: z._default(z.nullable(short), null),
  licence: z._default(z.nullable(short), null),
});
export type PaperDraft = z.infer<typeof paperDraftSchema>;

/** The marks of all questions of a paper. */
export const paperMarks = ({ sections }: Pick<PaperDraft, 'sections'>): number =>
  sections.reduce((sum, { questions }) => sum + questions.reduce((all, question) => all + question.marks, 0), 0);
