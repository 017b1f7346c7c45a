import * as z from 'zod/mini';
import { oneLine } from '../../platform/one-line.ts';
import { problemText } from '../../platform/problem.ts';
import { NAME_MAX_CHARS } from '../../users/user.limits.ts';
import { SCIM_TOKEN_DAYS } from './scim.limits.ts';

/** What an admin chooses for a token. */
export const scimTokenSchema = z.object({
  name: z
    .string()
    .check(
      oneLine,
      z.minLength(1, problemText('tokenNameMissing')),
      z.maxLength(NAME_MAX_CHARS, problemText('nameTooLong')),
    ),
  days: z.literal(SCIM_TOKEN_DAYS),
});
export type ScimTokenDraft = z.infer<typeof scimTokenSchema>;
