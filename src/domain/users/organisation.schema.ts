import * as z from 'zod/mini';
import { problemText } from '../platform/problem.ts';
import { EMAIL_MAX_CHARS, NAME_MAX_CHARS } from './user.limits.ts';

/** The name of an organisation of schools. */
export const organisationSchema = z.object({
  name: z
    .string(problemText('nameMissing'))
    .check(
      z.trim(),
      z.minLength(1, problemText('nameMissing')),
      z.maxLength(NAME_MAX_CHARS, problemText('nameTooLong')),
    ),
});

/** A school that is added to an organisation. */
export const organisationSchoolSchema = z.object({
  school: z.string(problemText('schoolMissing')).check(z.minLength(1, problemText('schoolMissing'))),
});

/** The account that is appointed as an admin of an organisation. */
export const organisationAdminSchema = z.object({
  email: z
    .string(problemText('emailMissing'))
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, problemText('emailMissing')),
      z.maxLength(EMAIL_MAX_CHARS, problemText('emailInvalid')),
    ),
});
