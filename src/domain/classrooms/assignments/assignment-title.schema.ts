import * as z from 'zod/mini';
import { oneLine } from '../../platform/one-line.ts';
import { problemText } from '../../platform/problem.ts';
import { TITLE_MAX_CHARS } from '../../platform/text.limits.ts';

/** The name of an assignment, which is one line. */
export const assignmentTitleSchema = z
  .string()
  .check(
    oneLine,
    z.minLength(1, problemText('assignmentNameMissing')),
    z.maxLength(TITLE_MAX_CHARS, problemText('charactersTooMany', { max: TITLE_MAX_CHARS })),
  );
