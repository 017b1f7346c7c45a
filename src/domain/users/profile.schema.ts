import * as z from 'zod/mini';
import { nameSchema } from '../access/credentials.schema.ts';
import { problemText } from '../platform/problem.ts';

/** Levels of study a student chooses from. */
export const LEVELS = ['lowerSecondary', 'upperSecondary', 'university', 'other'] as const;
export type Level = (typeof LEVELS)[number];

/** What a student's profile needs to be complete. */
export const profileSchema = z.object({
  name: nameSchema,
  level: z.enum(LEVELS, problemText('levelMissing')),
  /** Ids of subjects. */
  subjects: z.array(z.string()).check(z.minLength(1, problemText('subjectsMissing')), z.maxLength(200)),
});
export type Profile = z.infer<typeof profileSchema>;

/** The profile fields given so far; missing ones are reported when the profile is completed. */
export const profilePartSchema = z.partial(
  z.extend(profileSchema, { subjects: z.array(z.string()).check(z.maxLength(200)) }),
);
export type ProfilePart = z.infer<typeof profilePartSchema>;
