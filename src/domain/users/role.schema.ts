import * as z from 'zod/mini';
import { PERMISSIONS } from '../access/permission.ts';
import { NAME_MAX_CHARS } from '../platform/limits.ts';

/** A named set of permissions, as it is made and changed. */
export const roleSchema = z.object({
  name: z
    .string('Enter a name')
    .check(z.trim(), z.minLength(1, 'Enter a name'), z.maxLength(NAME_MAX_CHARS, 'This name is too long')),
  permissions: z.array(z.enum(PERMISSIONS)).check(z.maxLength(PERMISSIONS.length)),
});
export type RoleChange = z.infer<typeof roleSchema>;
