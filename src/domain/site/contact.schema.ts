import * as z from 'zod/mini';
import { emailSchema, nameSchema } from '../access/credentials.schema.ts';
import { CONTACT_MESSAGE_MAX_CHARS, CONTACT_MESSAGE_MIN_CHARS } from '../platform/limits.ts';

/** What the contact page sends. */
export const contactSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  message: z
    .string('Enter a message')
    .check(
      z.trim(),
      z.minLength(CONTACT_MESSAGE_MIN_CHARS, 'Add a few more details so we can help'),
      z.maxLength(CONTACT_MESSAGE_MAX_CHARS, 'This message is too long'),
    ),
  /** A field that people do not see: who fills it in is a robot. */
  website: z.string().check(z.maxLength(200)),
});
export type ContactMessage = z.infer<typeof contactSchema>;
