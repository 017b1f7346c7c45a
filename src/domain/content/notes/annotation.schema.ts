import * as z from 'zod/mini';
import { problemText } from '../../platform/problem.ts';
import { ANNOTATION_COMMENT_MAX_CHARS, ANNOTATION_QUOTE_MAX_CHARS } from './note.limits.ts';
import { CONTEXT_CHARS } from './text-anchor.rule.ts';

/** A user's highlight in a note, as it is sent and stored. */
export const annotationSchema = z.object({
  id: z.uuid(),
  quote: z.string().check(z.minLength(1), z.maxLength(ANNOTATION_QUOTE_MAX_CHARS)),
  before: z.string().check(z.maxLength(CONTEXT_CHARS)),
  after: z.string().check(z.maxLength(CONTEXT_CHARS)),
  start: z.int().check(z.nonnegative()),
  comment: z.string().check(z.maxLength(ANNOTATION_COMMENT_MAX_CHARS, problemText('noteTooLong'))),
  /** The highest counts, in whatever order saves arrive. */
  revision: z.int().check(z.positive()),
  removed: z.boolean(),
});

export type Annotation = z.infer<typeof annotationSchema>;
