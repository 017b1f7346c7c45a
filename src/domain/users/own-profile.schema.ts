import * as z from 'zod/mini';
import { nameSchema, signInSchema } from '../access/credentials.schema.ts';
import { newPasswordSchema } from '../access/new-password.schema.ts';

/** What every user may change in their own account; students also set their level, by `profileSchema`. */
export const ownProfileSchema = z.object({
  name: nameSchema,
  /** Ids of subjects that are studied or taught. */
  subjects: z.array(z.string()).check(z.maxLength(200)),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

export const passwordChangeSchema = z.object({ current: signInSchema.shape.password, password: newPasswordSchema });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
