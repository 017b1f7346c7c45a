import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Role } from '#domain/access/role.ts';
import { hasFactorFor } from '#domain/access/sign-in-policy/sign-in-policy.rule.ts';
import type { SignInRule } from '#domain/access/sign-in-policy/sign-in-policy.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Viewer } from '../viewer.ts';
import { openPolicies, readRules, stateOfRule } from './sign-in-policy.queries.ts';
import { readSignInState } from './sign-in-state.queries.ts';

type PolicyChange = SignInRule & {
  readonly schoolId: string | null;
  readonly role: Role;
  /** The state of the rule that the change is based on. */
  readonly base: string;
};

/**
 * Changes what is required of the sign-ins of a role, in a school or in all of them. Throws `NOT_FOUND` for other schools
 * and for roles that are not in schools, `OWN_FACTOR_MISSING` if the viewer has no password or lacks what they would
 * require, and `CHANGED_MEANWHILE` if the rule differs from `base`.
 */
export const saveSignInPolicy = (
  pool: pg.Pool,
  viewer: Viewer,
  { schoolId, role, base, requirement, requiredFrom, graceDays }: PolicyChange,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const school = await openPolicies(client, viewer, schoolId);
    // One change of a school at a time: a rule that does not exist yet has no row to lock.
    await client.query(`select pg_advisory_xact_lock(hashtext('sign-in-policies:' || coalesce($1, '')))`, [school.id]);
    const before = (await readRules(client, school.id)).find((each) => each.role === role);
    if (before === undefined) throw new ProductError('NOT_FOUND');
    if (stateOfRule(before.rule) !== base) throw new ProductError('CHANGED_MEANWHILE');
    const isRequired = requirement !== 'password';
    if (isRequired) {
      // Whoever requires a factor knows how to set one up, and can still sign in to correct this.
      const { factors } = await readSignInState(client, viewer.userId);
      if (!factors.hasPassword || !hasFactorFor(requirement, factors)) throw new ProductError('OWN_FACTOR_MISSING');
      await client.query(
        `insert into sign_in_policies (id, school_id, role, requirement, required_from, grace_days)
         values ($1, $2, $3, $4, $5, $6) on conflict (school_id, role) do update
         set requirement = $4, required_from = $5, grace_days = $6, updated_at = now()`,
        [randomUUID(), school.id, role, requirement, requiredFrom, graceDays],
      );
    } else {
      await client.query('delete from sign_in_policies where role = $2 and school_id is not distinct from $1::uuid', [
        school.id,
        role,
      ]);
    }
    await recordChange(client, viewer, {
      ...{ action: 'changed', resource: 'sign-in-policy', id: school.id ?? 'all', title: school.name },
      schoolId: school.id,
      before: { role, requirement: 'password', ...before.rule },
      after: isRequired ? { role, requirement, requiredFrom, graceDays } : { role, requirement },
    });
  });
