import * as z from 'zod/mini';
import { problemText } from '../../platform/problem.ts';
import { ROLES } from '../role.ts';
import { SIGN_IN_REQUIREMENTS } from './sign-in-requirement.ts';

/** How long users may have after the first day. */
export const GRACE_DAYS_MAX = 60;
export const GRACE_DAYS_DEFAULT = 14;

/** Roles in schools, whose policies school admins decide. */
export const SCHOOL_ROLES = ['student', 'teacher', 'schoolAdmin'] as const satisfies readonly (typeof ROLES)[number][];

const GRACE = problemText('graceDaysRange', { max: GRACE_DAYS_MAX });

/** What a policy requires, from when on. */
export const signInRuleSchema = z.object({
  requirement: z.enum(SIGN_IN_REQUIREMENTS),
  /** A day, from whose start in UTC it is required. */
  requiredFrom: z.iso.date(problemText('dateMissing')),
  /** Days that users have from then on, or from the creation of their account if that is later. */
  graceDays: z.int(GRACE).check(z.gte(0, GRACE), z.lte(GRACE_DAYS_MAX, GRACE)),
});
export type SignInRule = z.infer<typeof signInRuleSchema>;

/** A policy of a school, or of all schools and users without one. */
export const signInPolicySchema = z.extend(signInRuleSchema, { role: z.enum(ROLES) });
