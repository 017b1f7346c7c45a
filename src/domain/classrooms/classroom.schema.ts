import * as z from 'zod/mini';
import { emailSchema } from '../access/credentials.schema.ts';
import { oneLine } from '../platform/one-line.ts';
import { problemText } from '../platform/problem.ts';
import { NAME_MAX_CHARS } from '../users/user.limits.ts';

const named = (missing: string) =>
  z.string(missing).check(oneLine, z.minLength(1, missing), z.maxLength(NAME_MAX_CHARS, problemText('nameTooLong')));

export const classroomSchema = z.object({
  name: named(problemText('classNameMissing')),
  /** Id of a subject; null: no particular one. */
  subject: z.nullable(z.guid()),
});
export type ClassroomDraft = z.infer<typeof classroomSchema>;

export const groupSchema = z.object({ name: named(problemText('groupNameMissing')) });

/** What a user can be in a class. */
export const CLASS_ROLES = ['student', 'teacher'] as const;

export const invitationSchema = z.object({ email: emailSchema, role: z.enum(CLASS_ROLES) });
export type InvitationDraft = z.infer<typeof invitationSchema>;

/** What lets students join a class: the code that is read out, or a link. */
export const JOIN_METHODS = ['code', 'link'] as const;

/** What is typed to join a class. */
export const joinSchema = z.object({
  code: z.string().check(z.trim(), z.minLength(1, problemText('codeMissing'))),
});
