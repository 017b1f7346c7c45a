import * as z from 'zod/mini';
import { TEXT_MAX_CHARS } from '../platform/limits.ts';
import { problemText } from '../platform/problem.ts';

/** A new version of the small print. Days are those of UTC. */
export const policyDraftSchema = z.object({
  /** Markdown. */
  body: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, problemText('valueMissing')),
      z.maxLength(TEXT_MAX_CHARS, problemText('valueTooLong')),
    ),
  /** The day from which it is in force; today: at once. */
  from: z.iso.date(problemText('dateMissing')),
});

export type PolicyDraft = z.infer<typeof policyDraftSchema>;
