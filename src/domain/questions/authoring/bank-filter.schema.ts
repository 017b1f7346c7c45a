import * as z from 'zod/mini';
import { DIFFICULTIES } from '../../attempts/results/difficulty.ts';
import { SEARCH_MAX_CHARS } from '../../platform/text.limits.ts';
import { TAG_MAX_CHARS } from '../question.limits.ts';
import { QUESTION_TYPE_NAMES, type QuestionTypeName } from '../types/registry.ts';
import { STAGES } from './stage.rule.ts';

/** What is looked for in the bank. Null and false ask for nothing. */
export const bankFilterSchema = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_CHARS)), ''),
  topic: z._default(z.nullable(z.guid()), null),
  type: z._default(z.nullable(z.enum(QUESTION_TYPE_NAMES as [QuestionTypeName, ...QuestionTypeName[]])), null),
  stage: z._default(z.nullable(z.enum(STAGES)), null),
  difficulty: z._default(z.nullable(z.enum(DIFFICULTIES)), null),
  tag: z._default(z.nullable(z.string().check(z.maxLength(TAG_MAX_CHARS))), null),
  /** Those of which a report is open. */
  reported: z._default(z.boolean(), false),
  /** Those that students have without an explanation of the answer. */
  unexplained: z._default(z.boolean(), false),
  /** Those that can be put into a quiz or paper: students have them, or they are ready and a teacher's own or a colleague's who shares them. */
  selectable: z._default(z.boolean(), false),
  /** Questions that colleagues share with the caller. */
  shared: z._default(z.boolean(), false),
  /** Those in the recycle bin. */
  deleted: z._default(z.boolean(), false),
});
export type BankFilter = z.infer<typeof bankFilterSchema>;
