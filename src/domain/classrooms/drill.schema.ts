import * as z from 'zod/mini';
import { TITLE_MAX_CHARS } from '../platform/limits.ts';
import { oneLine } from '../platform/one-line.ts';

/** The title of a practice assignment. */
export const drillSchema = z.object({
  title: z.string().check(oneLine, z.minLength(1), z.maxLength(TITLE_MAX_CHARS)),
});
