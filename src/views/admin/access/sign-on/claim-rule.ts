import type { ClaimRule } from '#domain/access/sign-on/sign-on-role.rule.ts';
import { linesOf } from '#domain/platform/resources/lines.rule.ts';

/** The rule in the form of a provider. */
export const claimRuleOf = ({
  newRole,
  teacherClaim,
  teacherValues,
}: { readonly [Name in keyof ClaimRule]?: unknown }): ClaimRule => ({
  newRole: newRole === 'teacher' ? 'teacher' : 'student',
  teacherClaim: String(teacherClaim ?? '').trim(),
  teacherValues: linesOf(String(teacherValues ?? '')),
});
