import * as z from 'zod/mini';
import { TEXT_MAX_CHARS } from '../platform/limits.ts';
import { POLICY_NAMES } from './policy-name.ts';

export const policyNameSchema = z.object({ name: z.enum(POLICY_NAMES) });

/** A new version of the small print. Days are those of UTC. */
export const policyDraftSchema = z.object({
  /** Markdown. */
  body: z
    .string()
    .check(z.trim(), z.minLength(1, 'This field is required'), z.maxLength(TEXT_MAX_CHARS, 'This is too long')),
  /** The day from which it is in force; today: at once. */
  from: z.iso.date('Enter a date'),
});

export type PolicyDraft = z.infer<typeof policyDraftSchema>;
