import * as z from 'zod/mini';
import { emailSchema, nameSchema } from '../access/credentials.schema.ts';
import { problemText } from '../platform/problem.ts';
import { CONTACT_MESSAGE_MAX_CHARS, CONTACT_MESSAGE_MIN_CHARS } from './site.limits.ts';

/** What the contact page sends. */
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
  /** A field that people do not see: who fills it in is a robot. */
  website: z.string().check(z.maxLength(200)),
});
export type ContactMessage = z.infer<typeof contactSchema>;
