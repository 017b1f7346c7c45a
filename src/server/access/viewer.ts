import type pg from 'pg';
import type { AccessFacts } from '#domain/access/content-access.rule.ts';
import type { ContentType } from '#domain/access/content-type.ts';
import { type Permission, permissionsNamed } from '#domain/access/permission.ts';
import type { Role } from '#domain/access/role.ts';
import {
  type AppliedPolicy,
  factorDueAt,
  factorStatus,
  type PolicySubject,
} from '#domain/access/sign-in-policy/sign-in-policy.rule.ts';
import { STEP_UP_LIFE_S } from '#domain/access/step-up/step-up.limits.ts';
import { completeProfile } from '../users/complete-profile.ts';
import { mayWorkIn } from './organisations/may-work-in.queries.ts';
import { permissionsSql } from './permissions.sql.ts';
import { revokeSession } from './session.commands.ts';
import { readSignInState } from './sign-in-policy/sign-in-state.queries.ts';
import { policiesSql } from './sign-in-policy/sign-in-state.sql.ts';
import { digestOf } from './tokens.ts';

/** The user of a request, as the database has it now. */
export type Viewer = {
  readonly sessionId: string;
  readonly userId: string;
  readonly role: Role;
  /** The school in which the user works: that of the session, otherwise their own. */
  readonly schoolId: string | null;
  readonly pin: 'none' | 'pending' | 'verified';
  /** Whether the user has proved within the last ten minutes who they are. */
  readonly isVerified: boolean;
  /** Whether a factor that is required of the user is missing: they have to set one up before anything else. */
  readonly isFactorMissing: boolean;
  /** When a factor that the user lacks will be required; null: none will. An ISO instant. */
  readonly factorDueAt: string | null;
  /** Whether the required profile of students and teachers is complete. */
  readonly isComplete: boolean;
  readonly standardPlan: Partial<Record<ContentType, boolean>> | null;
  readonly proPlan: boolean;
  readonly subjects: readonly string[];
  /** What the assigned roles permit; empty outside the admin area. */
  readonly permissions: readonly Permission[];
  /** The user who is viewing the product as this one, for support; null for the user themselves. */
  readonly helperId: string | null;
};

/**
 * The facts of the access rule for one topic: of the list of free topics it only needs to know whether this one is
 * free.
 */
export function accessFacts(viewer: Viewer, topic: { readonly id: string; readonly free: boolean }): AccessFacts {
  return {
    userRole: viewer.role,
    free_topics: topic.free ? [topic.id] : [],
    standard_plan_purchased: viewer.standardPlan !== null,
    standard_plan: viewer.standardPlan === null ? null : { permission: viewer.standardPlan },
    pro_plan_purchased: viewer.proPlan,
    purchased_subjects: viewer.subjects,
  };
}

// One round trip: token, session, browser, user, roles and entitlements. Named, so that it is planned once per
// connection.
const viewerSql = (session: string, isValid = 's.binding_digest = $2 and s.revoked_at is null'): string => `
  select coalesce(s.id::text, '') as "sessionId", u.id as "userId", u.role,
    case when s.school_id is null or v.user_id is not null then u.school_id else s.school_id end as "schoolId",
    nullif(s.school_id, o.school_id) as elsewhere,
    case when o.pin_digest is null then 'none' when s.pin_verified_at is null then 'pending' else 'verified' end as pin,
    coalesce(s.verified_at > now() - interval '${STEP_UP_LIFE_S} seconds', false) as "isVerified",
    ${policiesSql('o')} as policies, s.factor as "provedFactor",
    ${completeProfile('u')} as "isComplete",
    e.standard as "standardPlan", coalesce(e.pro, false) as "proPlan", coalesce(e.subjects, '{}') as subjects,
    ${permissionsSql('u')} as permissions, case when v.user_id is not null then o.id end as "helperId"
  from (${session}) s
  join users o on o.id = s.user_id and o.disabled_at is null
  left join support_visits v on v.session_id = s.id and v.ended_at is null and v.ends_at > now()
  join users u on u.id = coalesce(v.user_id, o.id) and u.disabled_at is null
  left join lateral (
    select (array_agg(p.permission) filter (where e.plan_id = 'standard'))[1] as standard,
      bool_or(e.plan_id = 'pro') as pro,
      array_agg(e.subject_id::text) filter (where e.subject_id is not null) as subjects
    from entitlements_in_force e left join plans p on p.id = e.plan_id
    where e.user_id = u.id
  ) e on true
  where ${isValid}`;

const FIND_VIEWER = viewerSql(`
  select s.* from access_tokens a join sessions s on s.id = a.session_id where a.digest = $1 and a.expires_at > now()`);
const FIND_VIEWER_OF_SESSION = viewerSql('select * from sessions where id = $1');
const FIND_USER = viewerSql(
  'select null::uuid as id, id as user_id, now() as pin_verified_at, null::timestamptz as verified_at, null::text as factor, $2::uuid as school_id from users where id = $1',
  'true',
);

/**
 * Finds the user of an access token, in the browser with the matching binding. Null if the token is unknown, expired or
 * belongs to another browser, or if its session is revoked or its user may not sign in. A session without the factor that
 * is required of its user, who has it, is revoked: they sign in again. So is one in a school in which its user may not
 * work any more: what they are about to save there must not be saved in their own school.
 */
export const findViewer = (pool: pg.Pool, token: string, binding: string): Promise<Viewer | null> =>
  pool
    .query<FoundViewer>({ name: 'find-viewer', text: FIND_VIEWER, values: [digestOf(token), digestOf(binding)] })
    .then((found) => firstViewer(pool, found));

/** The same for a signed address, which contains the session's id. */
export const findViewerOfSession = (pool: pg.Pool, sessionId: string, binding: string): Promise<Viewer | null> =>
  pool
    .query<FoundViewer>({
      name: 'find-viewer-of-session',
      text: FIND_VIEWER_OF_SESSION,
      values: [sessionId, digestOf(binding)],
    })
    .then((found) => firstViewer(pool, found));

/**
 * A user as their own screens see them, for what is proved by a secret of its own instead of a session. Null if the user
 * may not sign in, or may not work in the school.
 * @param schoolId the school in which they work; null: their own
 */
export const findUser = (
  pool: Pick<pg.Pool, 'query'>,
  userId: string,
  schoolId: string | null = null,
): Promise<Viewer | null> =>
  pool
    .query<FoundViewer>({ name: 'find-user', text: FIND_USER, values: [userId, schoolId] })
    .then((found) => firstViewer(pool, found));

/** Whether the viewer has to do something before they may use the product: enter the PIN, or set up a factor. */
export const isLocked = ({ pin, isFactorMissing }: Viewer): boolean => pin === 'pending' || isFactorMissing;

type FoundViewer = Omit<Viewer, 'permissions' | 'isFactorMissing' | 'factorDueAt'> & {
  readonly permissions: readonly string[];
  /** Of all schools and of the user's own. Null: none applies. */
  readonly policies: readonly AppliedPolicy[] | null;
  readonly provedFactor: PolicySubject['factor'];
  /** The school in which the session works, if that is not its user's own. */
  readonly elsewhere: string | null;
};

async function firstViewer(
  database: Pick<pg.Pool, 'query'>,
  { rows }: { readonly rows: readonly FoundViewer[] },
): Promise<Viewer | null> {
  if (rows[0] === undefined) return null;
  const { policies, provedFactor, permissions, elsewhere, ...found } = rows[0];
  const ownerId = found.helperId ?? found.userId;
  // A statement of its own, since few work elsewhere: even unused, it would be a tenth of the one that all requests have.
  if (elsewhere !== null && !(await mayWorkIn(database, ownerId, elsewhere))) {
    if (found.sessionId !== '') await revokeSession(database, found.sessionId);
    return null;
  }
  const viewer = { ...found, permissions: permissionsNamed(permissions) };
  if (policies === null && elsewhere === null) return { ...viewer, isFactorMissing: false, factorDueAt: null };
  // Read only where a policy applies: few have one, and this would be a quarter of the statement that all requests have.
  const { factors, policies: applied } = await readSignInState(database, ownerId, elsewhere);
  const subject = { ...factors, factor: provedFactor };
  const status = factorStatus(applied, subject);
  if (status === 'unproved') {
    await revokeSession(database, found.sessionId);
    return null;
  }
  return { ...viewer, isFactorMissing: status === 'missing', factorDueAt: factorDueAt(applied, subject) };
}
