import * as z from 'zod/mini';
import { PERMISSIONS } from '../access/permission.ts';
import { problemText } from '../platform/problem.ts';
import { NAME_MAX_CHARS } from './user.limits.ts';

/** A named set of permissions, as it is created and changed. */
export const roleSchema = z.object({
  name: z
    .string(problemText('nameMissing'))
    .check(
      z.trim(),
      z.minLength(1, problemText('nameMissing')),
      z.maxLength(NAME_MAX_CHARS, problemText('nameTooLong')),
    ),
  permissions: z.array(z.enum(PERMISSIONS)).check(z.maxLength(PERMISSIONS.length)),
});
export type RoleChange = z.infer<typeof roleSchema>;
