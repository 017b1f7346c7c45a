import * as z from 'zod/mini';
import { oneLine } from '../platform/one-line.ts';
import { TITLE_MAX_CHARS } from '../platform/text.limits.ts';

/** The title of a practice assignment. */
export const practiceAssignmentSchema = z.object({
  title: z.string().check(oneLine, z.minLength(1), z.maxLength(TITLE_MAX_CHARS)),
});
