/** The roles that a provider's claims can give to a new account. No provider can create an admin of any kind. */
export const SIGN_ON_ROLES = ['student', 'teacher'] as const;
export type SignOnRole = (typeof SIGN_ON_ROLES)[number];

/** Who may sign in with a provider: users with an account, or every user of the provider. */
export const SIGN_ON_ACCOUNTS = ['invited', 'automatic'] as const;
export type SignOnAccounts = (typeof SIGN_ON_ACCOUNTS)[number];

export type ClaimRule = {
  /** The role of new accounts to which the rule does not apply. */
  readonly newRole: SignOnRole;
  /** The claim that makes a user a teacher; empty: none does. */
  readonly teacherClaim: string;
  readonly teacherValues: readonly string[];
};

/** The role of a new account. The claim can be a text or a list of texts; values are compared exactly. */
export function roleFromClaims(claims: object, { newRole, teacherClaim, teacherValues }: ClaimRule): SignOnRole {
  if (teacherClaim === '') return newRole;
  const own = Object.entries(claims).find(([name]) => name === teacherClaim);
  const values: readonly unknown[] = own === undefined ? [] : [own[1]].flat();
  return values.some((value) => typeof value === 'string' && teacherValues.includes(value)) ? 'teacher' : newRole;
}
