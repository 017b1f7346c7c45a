import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { SignIn } from '#domain/access/credentials.schema.ts';
import { DEMO_PASSWORD } from '#domain/access/demo-password.ts';
import type { SignUp } from '#domain/access/new-password.schema.ts';
import type { Permission } from '#domain/access/permission.ts';
import { SESSION_ABSOLUTE_LIFE_S } from '#domain/access/session.limits.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import {
  type AppSettingName,
  appSettingsOf,
  featuresOff,
  type StoredAppSettings,
} from '#domain/platform/config/app-settings.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import { problemText } from '#domain/platform/problem.ts';
import { hashNewPassword } from '../access/new-password.ts';
import { hashSecret, isOutdatedDigest, verifySecret } from '../access/password.ts';
import type { Viewer } from '../access/viewer.ts';
import { instantJson } from '../attempts/attempt-summary.queries.ts';
import { WAITS_FOR_DISK } from '../platform/db/waits-for-disk.sql.ts';
import { completeProfile } from './complete-profile.ts';

/**
 * Creates a student's account. Does not reveal whether the email was available: if it is taken, nothing changes, and
 * the following sign-in fails unless the password matches that account.
 */
export async function createStudent(pool: pg.Pool, { name, email, password }: SignUp): Promise<boolean> {
  const digest = await hashNewPassword(password);
  const { rows } = await pool.query<{ made: boolean }>(
    `with made as (insert into users (id, email, name, role, password_digest) values ($1, $2, $3, 'student', $4)
       on conflict (email) do nothing returning id)
     select exists (select from made) as made, ${WAITS_FOR_DISK}`,
    [randomUUID(), email, name, digest],
  );
  return rows[0]?.made === true;
}

/**
 * The id of the account with this email and password. The published password of the demo accounts is only accepted on a
 * server that no other machine can reach. Throws `WRONG_CREDENTIALS`, in the same time for unknown accounts, and
 * `FORBIDDEN` while the account's school is being deleted, or if the account was merged into another: only those learn this
 * who know the password.
 */
export async function findByCredentials(
  pool: pg.Pool,
  { email, password }: SignIn,
  { localOnly }: { readonly localOnly: boolean },
): Promise<string> {
  const { rows } = await pool.query<{
    id: string;
    password_digest: string | null;
    is_closed: boolean;
    is_merged: boolean;
  }>(
    `select u.id, u.password_digest, u.disabled_at is not null as is_closed, u.merged_into is not null as is_merged from users u
     where u.email = $1 and (u.disabled_at is null or u.merged_into is not null
       or exists (select from school_deletions d where d.school_id = u.school_id and d.started_at is not null))`,
    [email],
  );
  const account = rows[0];
  const matches = await verifySecret(account?.password_digest ?? null, password);
  const isOpenHere = localOnly || password !== DEMO_PASSWORD;
  if (!matches || !isOpenHere || account === undefined) throw new ProductError('WRONG_CREDENTIALS');
  if (account.is_merged) throw new ProductError('FORBIDDEN', { problem: problemText('accountMerged') });
  if (account.is_closed) throw new ProductError('FORBIDDEN', { problem: problemText('ownSchoolDeleted') });
  const { id, password_digest: digest } = account;
  // The password is only known here, so a digest with old parameters is replaced now, unless it has changed since.
  if (digest !== null && isOutdatedDigest(digest)) {
    await pool.query('update users set password_digest = $3 where id = $1 and password_digest = $2', [
      ...[id, digest, await hashSecret(password)],
    ]);
  }
  return id;
}

type UserRow = {
  id: string;
  name: string;
  email: string;
  complete: boolean;
  free_topics: string[];
  language: Language | null;
  session_ends_at: string | null;
  helped_until: string | null;
  visit: SessionUser['visit'];
  kept_settings: StoredAppSettings;
};

/** The user as returned by this server. A browser may get values that only a later version has; the server doesn't. */
export type AnsweredUser = Omit<SessionUser, 'permissions' | 'switched_off'> & {
  readonly permissions: readonly Permission[];
  readonly switched_off: readonly AppSettingName[];
};

/** The signed-in user with everything that the browser reads (requirement, section 3). */
export async function readSessionUser(pool: pg.Pool, viewer: Viewer): Promise<AnsweredUser> {
  const { rows } = await pool.query<UserRow>(
    `select id, name, email, language, ${completeProfile('users')} as complete,
       array(select id::text from live_topics where free) as free_topics,
       (select ${instantJson('(created_at + make_interval(secs => $3))')} from sessions where id = $2) as session_ends_at,
       (select ${instantJson('ends_at')} from support_visits
         where session_id = $2 and user_id = $1 and ended_at is null and ends_at > now()) as helped_until,
       (select jsonb_build_object('helper', h.name, 'reason', v.reason, 'at', ${instantJson('v.started_at')})
         from support_visits v join users h on h.id = v.helper_id
         where v.user_id = $1 and v.read_at is null order by v.started_at desc limit 1) as visit,
       (select coalesce(jsonb_object_agg(name, value), '{}') from app_settings) as kept_settings
     from users where id = $1`,
    [viewer.userId, viewer.sessionId, SESSION_ABSOLUTE_LIFE_S],
  );
  const user = rows[0];
  if (user === undefined) throw new ProductError('UNAUTHENTICATED');
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    userRole: viewer.role,
    is_complete_profile: user.complete ? 1 : 0,
    free_topics: user.free_topics,
    standard_plan_purchased: viewer.standardPlan !== null,
    standard_plan: viewer.standardPlan === null ? null : { permission: viewer.standardPlan },
    pro_plan_purchased: viewer.proPlan,
    purchased_subjects: [...viewer.subjects],
    permissions: [...viewer.permissions],
    pin: viewer.pin,
    language: user.language,
    session_ends_at: user.session_ends_at,
    helped_until: user.helped_until,
    visit: user.visit ?? null,
    factor_missing: viewer.isFactorMissing,
    factor_due: viewer.factorDueAt,
    switched_off: featuresOff(appSettingsOf(user.kept_settings)),
  };
}

/** Sets the language of the account's screens and emails. */
export async function setLanguage(pool: pg.Pool, userId: string, language: Language): Promise<void> {
  await pool.query('update users set language = $2 where id = $1', [userId, language]);
}
