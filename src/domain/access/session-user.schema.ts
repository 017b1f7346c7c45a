import * as z from 'zod/mini';
import { LANGUAGES } from '../platform/language.ts';
import { CONTENT_TYPES } from './content-type.ts';
import { ROLES } from './role.ts';

/** Whether a session needs a PIN, and whether it was given. */
export const PIN_STATES = ['none', 'pending', 'verified'] as const;

/**
 * The signed-in user as the session call returns it (requirement, section 3). The names are the requirement's, since
 * they are part of the API.
 */
export const sessionUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  userRole: z.enum(ROLES),
  is_complete_profile: z.union([z.literal(0), z.literal(1)]),
  free_topics: z.array(z.string()),
  standard_plan_purchased: z.boolean(),
  standard_plan: z.nullable(z.object({ permission: z.partialRecord(z.enum(CONTENT_TYPES), z.boolean()) })),
  pro_plan_purchased: z.boolean(),
  purchased_subjects: z.array(z.string()),
  permissions: z.array(z.string()),
  /** Whether the account has a PIN, and whether this session has verified it. */
  pin: z.enum(PIN_STATES),
  /** The language chosen for the account; null if none was chosen. */
  language: z.nullable(z.enum(LANGUAGES)),
  /** When the session ends, even if it is in use. */
  session_ends_at: z.nullish(z.string()),
  /** While another user views the product as this one: until when. */
  helped_until: z.nullish(z.string()),
  /** The latest time that happened, until the user has read the notice about it. */
  visit: z.nullish(z.object({ helper: z.string(), reason: z.string(), at: z.string() })),
  /** Whether a required second factor has to be set up before anything else. */
  factor_missing: z.optional(z.boolean()),
  /** When one will be required that the user lacks. */
  factor_due: z.nullish(z.string()),
  /** Features that are disabled for everyone now: names of `AppSettings`. */
  switched_off: z.optional(z.array(z.string())),
});

export type SessionUser = z.infer<typeof sessionUserSchema>;
