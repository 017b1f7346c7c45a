import * as z from 'zod/mini';
import { problemText } from '../platform/problem.ts';
import { TEXT_MAX_CHARS } from '../platform/text.limits.ts';

/** A new version of a policy. Days are in UTC. */
export const policyDraftSchema = z.object({
  /** Markdown. */
  body: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, problemText('valueMissing')),
      z.maxLength(TEXT_MAX_CHARS, problemText('valueTooLong')),
    ),
  /** The day from which it applies; today: at once. */
  from: z.iso.date(problemText('dateMissing')),
});

export type PolicyDraft = z.infer<typeof policyDraftSchema>;
