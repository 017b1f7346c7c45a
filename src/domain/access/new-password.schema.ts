import * as z from 'zod/mini';
import { problemText } from '../platform/problem.ts';
import { isCommonPassword } from './common-password.rule.ts';
import { emailSchema, nameSchema } from './credentials.schema.ts';
import { DEMO_PASSWORD } from './demo-password.ts';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from './sign-in.limits.ts';

export const TOO_EASY_TO_GUESS = problemText('passwordTooGuessable');

/**
 * A new password. Length and a list of common ones; no rules on kinds of characters, which lead to weaker passwords.
 */
export const newPasswordSchema = z.string(problemText('newPasswordMissing')).check(
  z.minLength(PASSWORD_MIN_CHARS, problemText('passwordTooShort', { min: PASSWORD_MIN_CHARS })),
  z.maxLength(PASSWORD_MAX_CHARS, problemText('charactersTooMany', { max: PASSWORD_MAX_CHARS })),
  z.refine((password) => password !== DEMO_PASSWORD && !isCommonPassword(password), TOO_EASY_TO_GUESS),
);

export const signUpSchema = z.object({ name: nameSchema, email: emailSchema, password: newPasswordSchema });
export type SignUp = z.infer<typeof signUpSchema>;
