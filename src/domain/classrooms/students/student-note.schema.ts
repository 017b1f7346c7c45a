import * as z from 'zod/mini';
import { problemText } from '../../platform/problem.ts';
import { STUDENT_NOTE_MAX_CHARS } from './student-page.limits.ts';

/** What the teachers of a class note about a student. */
export const studentNoteSchema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.maxLength(STUDENT_NOTE_MAX_CHARS, problemText('charactersTooMany', { max: STUDENT_NOTE_MAX_CHARS })),
    ),
  /** The version that it replaces; 0: there is none. */
  version: z.number().check(z.int(), z.minimum(0)),
});
