import * as z from 'zod/mini';
import { TITLE_MAX_CHARS } from '../limits.ts';

/** What a drill for a class is called. */
export const drillSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX_CHARS)),
});
