import * as z from 'zod/mini';
import { ROSTER_CLASSES_MAX, ROSTER_USERS_MAX, SOURCED_ID_MAX_CHARS } from './roster.limits.ts';

const id = z.string().check(z.minLength(1), z.maxLength(SOURCED_ID_MAX_CHARS));

/** What a person decides about a roster, by the ids in the school’s system. */
export const rosterChoicesSchema = z.object({
  /** The school of the roster whose records are imported; null: the only one. */
  school: z._default(z.nullable(id), null),
  /** Users and classes that are the same as the ones in Lectern that were offered. */
  users: z._default(z.array(id).check(z.maxLength(ROSTER_USERS_MAX)), []),
  classes: z._default(z.array(id).check(z.maxLength(ROSTER_CLASSES_MAX)), []),
  /** All of them that are offered. */
  everyUser: z._default(z.boolean(), false),
  everyClass: z._default(z.boolean(), false),
});
export type RosterChoices = z.infer<typeof rosterChoicesSchema>;
