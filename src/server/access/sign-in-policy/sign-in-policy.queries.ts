import type pg from 'pg';
import { mayManage } from '#domain/access/grant.rule.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { ROLES, type Role } from '#domain/access/role.ts';
import { SCHOOL_ROLES, type SignInRule } from '#domain/access/sign-in-policy/sign-in-policy.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { stateOf } from '../../platform/db/state-of.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import type { Viewer } from '../viewer.ts';

type Database = Pick<pg.Pool, 'query'>;

/** What is required of the sign-ins of a role. */
export type SignInPolicy = {
  readonly role: Role;
  /** Null: the password is enough. */
  readonly rule: SignInRule | null;
  /** What all schools require, which a school can only add to; null: nothing, or this is it. */
  readonly floor: SignInRule | null;
  /** Users of the role with a password, and those who have a second factor or a passkey; null for all schools. */
  readonly userCount: number | null;
  readonly factorCount: number | null;
  readonly passkeyCount: number | null;
};

/** The policies of a school, or of all schools and users without one. */
export type SignInPolicies = {
  readonly policies: readonly SignInPolicy[];
  /** The provider without which students and teachers can't sign in; null: they can. */
  readonly signOnOnly: string | null;
  /** Whether the viewer has an authenticator app, and a passkey: nobody requires what they lack. */
  readonly hasApp: boolean;
  readonly hasPasskey: boolean;
};

/**
 * The school whose policies the viewer decides, with its name; null: all schools. Throws `NOT_FOUND`, also for other
 * schools.
 */
export async function openPolicies(
  database: Database,
  viewer: Viewer,
  schoolId: string | null,
): Promise<{ readonly id: string | null; readonly name: string }> {
  if (schoolId === null) {
    if (viewer.role !== 'admin' || !hasPermission(viewer, 'settings.write')) throw new ProductError('NOT_FOUND');
    return { id: null, name: '' };
  }
  const mayDecide =
    hasPermission(viewer, 'users.write') && mayManage(viewer, { role: 'student', schoolId, permissions: [] });
  const { rows } = await database.query<{ id: string; name: string }>(
    'select id, name from schools where id = $1 and deleted_at is null',
    [mayDecide && isUuid(schoolId) ? schoolId : null],
  );
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

type Rules = { readonly rule: SignInRule | null; readonly floor: SignInRule | null };
type Row = Rules & { readonly role: Role };

const RULE = (p: string): string => `case when ${p}.id is not null then jsonb_build_object(
  'requirement', ${p}.requirement, 'requiredFrom', ${p}.required_from::text, 'graceDays', ${p}.grace_days) end`;

/** The rules of each role in a school, or of all schools. */
export async function readRules(database: Database, schoolId: string | null): Promise<readonly Row[]> {
  const roles = schoolId === null ? ROLES : SCHOOL_ROLES;
  const { rows } = await database.query<Rules>(
    `select ${RULE('own')} as rule, ${RULE('every')} as floor from unnest($2::text[]) with ordinality r(role, rank)
     left join sign_in_policies own on own.role = r.role and own.school_id is not distinct from $1::uuid
     left join sign_in_policies every on every.role = r.role and every.school_id is null and $1::uuid is not null
     order by r.rank`,
    [schoolId, roles],
  );
  return roles.map((role, at) => ({ role, rule: rows[at]?.rule ?? null, floor: rows[at]?.floor ?? null }));
}

/** Identifies the rule that a change is based on. */
export const stateOfRule = (rule: SignInRule | null): string => stateOf([rule]);

type Counts = { role: Role; userCount: number; factorCount: number; passkeyCount: number };

async function countFactors(database: Database, schoolId: string): Promise<ReadonlyMap<Role, Counts>> {
  const { rows } = await database.query<Counts>(
    `select u.role, count(*)::int as "userCount",
       count(*) filter (where f.user_id is not null or k.user_id is not null)::int as "factorCount",
       count(k.user_id)::int as "passkeyCount"
     from users u left join second_factors f on f.user_id = u.id
     left join (select distinct user_id from passkeys) k on k.user_id = u.id
     where u.school_id = $1 and u.disabled_at is null and u.password_digest is not null group by u.role`,
    [schoolId],
  );
  return new Map(rows.map((row) => [row.role, row]));
}

/** The policies that the viewer decides. Throws `NOT_FOUND`. */
export async function readPolicies(pool: pg.Pool, viewer: Viewer, schoolId: string | null): Promise<SignInPolicies> {
  const school = await openPolicies(pool, viewer, schoolId);
  const rules = await readRules(pool, school.id);
  const counts = school.id === null ? null : await countFactors(pool, school.id);
  const { rows } = await pool.query<Omit<SignInPolicies, 'policies'>>(
    `select (select p.name from sign_on_providers p where p.school_id = $2 and p.refuses_passwords and p.deleted_at is null
         order by lower(p.name) limit 1) as "signOnOnly",
       exists (select from second_factors f where f.user_id = $1) as "hasApp",
       exists (select from passkeys k where k.user_id = $1) as "hasPasskey"`,
    [viewer.userId, school.id],
  );
  const policies = rules.map(({ role, ...rule }) => ({
    ...{ role, ...rule },
    userCount: counts === null ? null : (counts.get(role)?.userCount ?? 0),
    factorCount: counts === null ? null : (counts.get(role)?.factorCount ?? 0),
    passkeyCount: counts === null ? null : (counts.get(role)?.passkeyCount ?? 0),
  }));
  return { ...(rows[0] ?? { signOnOnly: null, hasApp: false, hasPasskey: false }), policies };
}
