import * as z from 'zod/mini';
import { EMAIL_MAX_CHARS, NAME_MAX_CHARS, PASSWORD_MAX_CHARS } from '../platform/limits.ts';
import { oneLine } from '../platform/one-line.ts';

export const INVALID_EMAIL = 'Invalid email address';

export const emailSchema = z
  .string('Enter your email address')
  .check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX_CHARS, INVALID_EMAIL), z.email(INVALID_EMAIL));

export const nameSchema = z
  .string('Enter your name')
  .check(oneLine, z.minLength(1, 'Enter your name'), z.maxLength(NAME_MAX_CHARS, 'This name is too long'));

export const signInSchema = z.object({
  email: emailSchema,
  password: z
    .string('Enter your password')
    .check(z.minLength(1, 'Enter your password'), z.maxLength(PASSWORD_MAX_CHARS, 'This password is too long')),
});
export type SignIn = z.infer<typeof signInSchema>;
