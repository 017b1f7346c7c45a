import * as z from 'zod/mini';
import { oneLine } from '../platform/one-line.ts';
import { problemText } from '../platform/problem.ts';
import { EMAIL_MAX_CHARS, NAME_MAX_CHARS } from '../users/user.limits.ts';
import { PASSWORD_MAX_CHARS } from './sign-in.limits.ts';

export const INVALID_EMAIL = problemText('emailInvalid');

export const emailSchema = z
  .string(problemText('emailMissing'))
  .check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX_CHARS, INVALID_EMAIL), z.email(INVALID_EMAIL));

export const nameSchema = z
  .string(problemText('ownNameMissing'))
  .check(
    oneLine,
    z.minLength(1, problemText('ownNameMissing')),
    z.maxLength(NAME_MAX_CHARS, problemText('nameTooLong')),
  );

export const signInSchema = z.object({
  email: emailSchema,
  password: z
    .string(problemText('passwordMissing'))
    .check(
      z.minLength(1, problemText('passwordMissing')),
      z.maxLength(PASSWORD_MAX_CHARS, problemText('passwordTooLong')),
    ),
});
export type SignIn = z.infer<typeof signInSchema>;
