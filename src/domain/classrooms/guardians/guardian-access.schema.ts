import * as z from 'zod/mini';
import { emailSchema } from '../../access/credentials.schema.ts';

/** Whom a teacher or the school gives access to a student's work. */
export const guardianInvitationSchema = z.object({
  email: emailSchema,
  /** Whether the student is of age, and may end the access. */
  isOfAge: z.boolean(),
});
export type GuardianInvitation = z.infer<typeof guardianInvitationSchema>;

export const guardianAddressSchema = z.object({ email: emailSchema });
