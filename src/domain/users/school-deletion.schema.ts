import * as z from 'zod/mini';
import { problemText } from '../platform/problem.ts';
import { NAME_MAX_CHARS } from './user.limits.ts';

/** What an admin types before a school is deleted: its name. */
export const schoolDeletionSchema = z.object({
  name: z
    .string(problemText('schoolNameDiffers'))
    .check(
      z.trim(),
      z.minLength(1, problemText('schoolNameDiffers')),
      z.maxLength(NAME_MAX_CHARS, problemText('schoolNameDiffers')),
    ),
});
