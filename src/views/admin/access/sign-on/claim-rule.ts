import type { ClaimRule } from '#domain/access/sign-on/sign-on-role.rule.ts';
import { linesOf } from '#domain/platform/resources/lines.rule.ts';

/** The rule in the form of a provider; with SAML the claim is an attribute. */
export const claimRuleOf = ({
  newRole,
  teacherClaim,
  teacherAttribute,
  teacherValues,
}: { readonly [Name in keyof ClaimRule | 'teacherAttribute']?: unknown }): ClaimRule => ({
  newRole: newRole === 'teacher' ? 'teacher' : 'student',
  teacherClaim: String(teacherClaim ?? teacherAttribute ?? '').trim(),
  teacherValues: linesOf(String(teacherValues ?? '')),
});
