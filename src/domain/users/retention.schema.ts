import * as z from 'zod/mini';
import { problemText } from '../platform/problem.ts';

/** What rules of retention delete: accounts of students who have left, and files that students have sent. */
export const RETENTION_KINDS = ['leavers', 'answerFiles'] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** Months after which a rule deletes. */
export const RETENTION_MONTHS_MIN = 1;
export const RETENTION_MONTHS_MAX = 120;
export const RETENTION_MONTHS_DEFAULT = 12;
/** Names in the preview of a rule. */
export const RETENTION_NAMES_MAX = 100;
/** How often the rules are applied, and how often the job looks for those that are due. */
export const RETENTION_INTERVAL_HOURS = 24;
export const RETENTION_SWEEP_MS = 10 * 60_000;

const MONTHS = problemText('retentionMonthsRange');

/** A rule before it is previewed or switched on. */
export const retentionRuleSchema = z.object({
  kind: z.enum(RETENTION_KINDS),
  months: z.int(MONTHS).check(z.gte(RETENTION_MONTHS_MIN, MONTHS), z.lte(RETENTION_MONTHS_MAX, MONTHS)),
});
export type RetentionRule = z.infer<typeof retentionRuleSchema>;
