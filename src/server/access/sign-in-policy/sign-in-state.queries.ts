import type pg from 'pg';
import type { AccountFactors, AppliedPolicy } from '#domain/access/sign-in-policy/sign-in-policy.rule.ts';
import { stepAfterPassword } from '#domain/access/sign-in-policy/sign-in-policy.rule.ts';
import { factorsSql, policiesSql } from './sign-in-state.sql.ts';

/** An account, its factors, and the policies that apply to it. */
export type SignInState = {
  readonly policies: readonly AppliedPolicy[];
  readonly factors: AccountFactors & { readonly hasPassword: boolean };
};

/**
 * Reads them as they are now; nothing is required of an account that does not exist.
 * @param schoolId the school in which the user works; null: their own
 */
export async function readSignInState(
  database: Pick<pg.Pool, 'query'>,
  userId: string,
  schoolId: string | null = null,
): Promise<SignInState> {
  const { rows } = await database.query<{
    policies: readonly AppliedPolicy[] | null;
    factors: SignInState['factors'];
  }>({
    name: 'sign-in-state',
    text: `select ${policiesSql('u', '$2::uuid')} as policies, ${factorsSql('u')} as factors from users u where u.id = $1`,
    values: [userId, schoolId],
  });
  const [row] = rows;
  return {
    policies: row?.policies ?? [],
    factors: row?.factors ?? { hasApp: false, hasPasskey: false, hasPassword: false },
  };
}

/** What follows the right password of an account; see `stepAfterPassword`. */
export async function readStepAfterPassword(
  database: Pick<pg.Pool, 'query'>,
  userId: string,
): Promise<ReturnType<typeof stepAfterPassword>> {
  const { policies, factors } = await readSignInState(database, userId);
  return stepAfterPassword(policies, factors);
}
