import * as z from 'zod/mini';
import { DIFFICULTIES } from '../../attempts/results/difficulty.ts';
import { SEARCH_MAX_CHARS } from '../../platform/text.limits.ts';
import { TAG_MAX_CHARS } from '../question.limits.ts';
import { QUESTION_TYPE_NAMES } from '../types/registry.ts';
import { STAGES } from './stage.rule.ts';

/** The filter of the bank. Null and false match everything. */
export const bankFilterSchema = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_CHARS)), ''),
  topic: z._default(z.nullable(z.guid()), null),
  type: z._default(z.nullable(z.enum(QUESTION_TYPE_NAMES)), null),
  stage: z._default(z.nullable(z.enum(STAGES)), null),
  difficulty: z._default(z.nullable(z.enum(DIFFICULTIES)), null),
  tag: z._default(z.nullable(z.string().check(z.maxLength(TAG_MAX_CHARS))), null),
  /** Questions with open reports. */
  reported: z._default(z.boolean(), false),
  /** Published questions without an explanation. */
  unexplained: z._default(z.boolean(), false),
  /**
   * Questions that can be added to a quiz or paper: published ones, including a teacher's own and those shared by a
   * colleague.
   */
  selectable: z._default(z.boolean(), false),
  /** Questions that colleagues share with the caller. */
  shared: z._default(z.boolean(), false),
  /** Questions in the recycle bin. */
  deleted: z._default(z.boolean(), false),
});
export type BankFilter = z.infer<typeof bankFilterSchema>;
