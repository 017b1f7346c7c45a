import * as z from 'zod/mini';
import { SEARCH_MAX_CHARS } from '../platform/text.limits.ts';
import { STAGES } from '../questions/authoring/stage.rule.ts';

/** The filter of quizzes or papers. Null and false match everything. */
export const assessmentFilterSchema = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_CHARS)), ''),
  stage: z._default(z.nullable(z.enum(STAGES)), null),
  deleted: z._default(z.boolean(), false),
});
