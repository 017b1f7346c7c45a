import * as z from 'zod/mini';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '../platform/limits.ts';
import { isCommonPassword } from './common-password.rule.ts';
import { emailSchema, nameSchema } from './credentials.schema.ts';
import { DEMO_PASSWORD } from './demo-password.ts';

export const TOO_EASY_TO_GUESS = 'This password is too easy to guess';

/** A new password: checks length and a list of common ones. Rules about kinds of characters would weaken choices. */
export const newPasswordSchema = z.string('Enter a password').check(
  z.minLength(PASSWORD_MIN_CHARS, `Use at least ${PASSWORD_MIN_CHARS} characters`),
  z.maxLength(PASSWORD_MAX_CHARS, `Use ${PASSWORD_MAX_CHARS} characters or fewer`),
  z.refine((password) => password !== DEMO_PASSWORD && !isCommonPassword(password), TOO_EASY_TO_GUESS),
);

export const signUpSchema = z.object({ name: nameSchema, email: emailSchema, password: newPasswordSchema });
export type SignUp = z.infer<typeof signUpSchema>;
