import * as z from 'zod/mini';
import { oneLine } from '../../platform/one-line.ts';
import { problemText } from '../../platform/problem.ts';
import { NAME_MAX_CHARS } from '../../users/user.limits.ts';
import { API_TOKEN_DAYS } from './api-token.limits.ts';

/** What a token may read; never more than its owner may read now. */
export const API_SCOPES = ['classes', 'assignments', 'marks', 'people'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const apiTokenSchema = z.object({
  name: z
    .string()
    .check(
      oneLine,
      z.minLength(1, problemText('tokenNameMissing')),
      z.maxLength(NAME_MAX_CHARS, problemText('nameTooLong')),
    ),
  scopes: z.array(z.enum(API_SCOPES)).check(z.minLength(1, problemText('tokenScopesMissing'))),
  days: z.literal(API_TOKEN_DAYS),
  /** Whether it belongs to the school: other school admins see it and can revoke it. */
  isForSchool: z.boolean(),
});
export type ApiTokenDraft = z.infer<typeof apiTokenSchema>;
