import * as z from 'zod/mini';
import { emailSchema, nameSchema } from '../access/credentials.schema.ts';
import { problemText } from '../platform/problem.ts';
import { CONTACT_MESSAGE_MAX_CHARS, CONTACT_MESSAGE_MIN_CHARS } from './site.limits.ts';

/** A message of the contact page. */
export const contactSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  message: z
    .string(problemText('messageMissing'))
    .check(
      z.trim(),
      z.minLength(CONTACT_MESSAGE_MIN_CHARS, problemText('messageTooShort')),
      z.maxLength(CONTACT_MESSAGE_MAX_CHARS, problemText('messageTooLong')),
    ),
  /** A honeypot: users do not see this field, bots fill it in. */
  website: z.string().check(z.maxLength(200)),
});
export type ContactMessage = z.infer<typeof contactSchema>;
