import * as z from 'zod/mini';
import { emailSchema, nameSchema } from '../access/credentials.schema.ts';
import { ROLES } from '../access/role.ts';
import { problemText } from '../platform/problem.ts';
import { SEARCH_MAX_CHARS, TITLE_MAX_CHARS } from '../platform/text.limits.ts';
import { SUPPORT_REASON_MIN_CHARS } from './user.limits.ts';

/** An account as it is created and changed in the admin area. */
export const userSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  role: z.enum(ROLES, problemText('accountTypeMissing')),
  /** Id of the school; null: none. A school admin's users always belong to their own school. */
  school: z.nullish(z.string()),
  /** Ids of roles that replace the built-in one of the account type. */
  roles: z.array(z.string()).check(z.maxLength(20)),
});
export type UserChange = z.infer<typeof userSchema>;

/** Whether a user can sign in: `invited` until they have set a password. */
export const USER_STATES = ['active', 'invited', 'disabled'] as const;
export type UserState = (typeof USER_STATES)[number];

/** The filter of a list of users. Null or absent: all of them. */
export const userFilterSchema = z.object({
  search: z.nullish(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_CHARS, problemText('searchTooLong')))),
  role: z.nullish(z.enum(ROLES)),
  school: z.nullish(z.string()),
  state: z.nullish(z.enum(USER_STATES)),
});
export type UserFilter = z.infer<typeof userFilterSchema>;

export const supportReasonSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(SUPPORT_REASON_MIN_CHARS, problemText('supportReasonMissing')),
    z.maxLength(TITLE_MAX_CHARS),
  );
