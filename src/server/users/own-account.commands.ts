import type pg from 'pg';
import { SESSION_ABSOLUTE_LIFE_S, SESSION_IDLE_LIFE_S } from '#domain/access/session.limits.ts';
import { deviceName } from '#domain/attempts/device-name.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { OwnProfile, PasswordChange } from '#domain/users/own-profile.schema.ts';
import type { Level } from '#domain/users/profile.schema.ts';
import { hashNewPassword } from '../access/new-password.ts';
import { verifySecret } from '../access/password.ts';
import { SIGN_IN_ACTIVITY, type SignInActivity } from '../access/sign-in-activity.commands.ts';
import type { Viewer } from '../access/viewer.ts';
import { instantJson } from '../attempts/attempt-summary.queries.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { setSubjects } from './profile.commands.ts';

/** An active session. `device` describes the device to its owner, or is empty. */
export type OwnSession = {
  readonly id: string;
  readonly device: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly isThis: boolean;
};

/** A time when another user viewed the product as this user, for support. */
export type OwnSupportVisit = {
  readonly id: string;
  readonly helper: string;
  readonly reason: string;
  readonly startedAt: string;
};

/** A learning platform that opens this account. */
export type ConnectedPlatform = {
  readonly id: string;
  readonly name: string;
  readonly since: string;
  /** False if the account has no password, because its user could then sign in only from another platform. */
  readonly canLeave: boolean;
};

/** An identity provider of the user's school. */
export type OwnSignOn = {
  readonly id: string;
  readonly name: string;
  /** When it was connected; null if it is not. */
  readonly since: string | null;
  readonly canLeave: boolean;
};

export type OwnAccount = {
  readonly name: string;
  readonly email: string;
  readonly level: Level | null;
  readonly school: string | null;
  readonly subjects: readonly string[];
  readonly sessions: readonly OwnSession[];
  /** Sign-ins and failed attempts, newest first. */
  readonly signInActivity: readonly SignInActivity[];
  readonly visits: readonly OwnSupportVisit[];
  readonly platforms: readonly ConnectedPlatform[];
  readonly signOns: readonly OwnSignOn[];
  readonly secondFactor: OwnSecondFactor | null;
  readonly passkeys: readonly OwnPasskey[];
  /** Whether the account has a password, which two-step verification protects. */
  readonly hasPassword: boolean;
};

/** Two-step verification of an account: since when, and how many recovery codes are left. */
export type OwnSecondFactor = { readonly since: string; readonly recoveryCodesLeft: number };

/** A passkey of the user's own. */
export type OwnPasskey = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  /** Null: never used. */
  readonly lastUsedAt: string | null;
  /** Whether it exists on several devices. */
  readonly isSynced: boolean;
};

const VISITS_SHOWN = 20;

/** Everything the account screens show, in one statement. */
export async function readOwnAccount(pool: pg.Pool, viewer: Viewer): Promise<OwnAccount> {
  type Row = Omit<OwnAccount, 'sessions'> & { sessions: (Omit<OwnSession, 'device'> & { userAgent: string })[] };
  const { rows } = await pool.query<Row>(
    `select u.name, u.email, u.level, c.name as school,
       array(select subject_id::text from user_subjects where user_id = u.id) as subjects,
       (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'userAgent', s.user_agent, 'isThis', s.id = $2,
           'createdAt', ${instantJson('s.created_at')}, 'lastUsedAt', ${instantJson('s.last_used_at')})
           order by s.id = $2 desc, s.last_used_at desc), '[]')
         from sessions s where s.user_id = u.id and s.revoked_at is null
           and s.last_used_at > now() - make_interval(secs => $3)
           and s.created_at > now() - make_interval(secs => $4)) as sessions,
       ${SIGN_IN_ACTIVITY} as "signInActivity",
       (select coalesce(jsonb_agg(to_jsonb(v)), '[]') from (
         select v.id, h.name as helper, v.reason, ${instantJson('v.started_at')} as "startedAt"
         from support_visits v join users h on h.id = v.helper_id
         where v.user_id = u.id order by v.started_at desc limit ${VISITS_SHOWN}) v) as visits,
       (select coalesce(jsonb_agg(to_jsonb(l) order by l.name), '[]') from (
         select p.id, p.name, ${instantJson('min(pp.created_at)')} as since, u.password_digest is not null as "canLeave"
         from platform_people pp join platforms p on p.id = pp.platform_id and p.deleted_at is null
         where pp.user_id = u.id group by p.id) l) as platforms,
       (select coalesce(jsonb_agg(to_jsonb(l) order by l.name), '[]') from (
         select p.id, p.name, ${instantJson('min(s.created_at)')} as since, u.password_digest is not null as "canLeave"
         from sign_on_providers p left join sign_on_users s on s.provider_id = p.id and s.user_id = u.id
         where p.deleted_at is null and (p.school_id = u.school_id or s.user_id is not null) group by p.id) l) as "signOns",
       (select jsonb_build_object('since', ${instantJson('f.created_at')}, 'recoveryCodesLeft',
           (select count(*)::int from recovery_codes r where r.user_id = f.user_id and r.used_at is null))
         from second_factors f where f.user_id = u.id) as "secondFactor",
       (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'isSynced', k.is_synced,
           'createdAt', ${instantJson('k.created_at')}, 'lastUsedAt', ${instantJson('k.last_used_at')})
           order by k.created_at, k.id), '[]')
         from passkeys k where k.user_id = u.id) as passkeys,
       u.password_digest is not null as "hasPassword"
     from users u left join schools c on c.id = u.school_id where u.id = $1`,
    [viewer.userId, viewer.sessionId, SESSION_IDLE_LIFE_S, SESSION_ABSOLUTE_LIFE_S],
  );
  const [row] = rows;
  if (row === undefined) throw new ProductError('UNAUTHENTICATED');
  const sessions = row.sessions.map(({ userAgent, ...session }) => ({ ...session, device: deviceName(userAgent) }));
  return { ...row, sessions };
}

/**
 * Disconnects the account from a learning platform: its user has to identify themselves again, and no more grades are
 * sent. Throws `NOT_FOUND`, `FORBIDDEN` for an account with no other way to sign in.
 */
export async function leavePlatform(pool: pg.Pool, viewer: Viewer, id: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ hasPassword: boolean }>(
      'select password_digest is not null as "hasPassword" from users where id = $1 for update',
      [viewer.userId],
    );
    const values = [viewer.userId, isUuid(id) ? id : null];
    const { rowCount } = await client.query(
      'delete from platform_people where user_id = $1 and platform_id = $2',
      values,
    );
    if (rowCount === 0) throw new ProductError('NOT_FOUND');
    if (rows[0]?.hasPassword !== true) throw new ProductError('FORBIDDEN');
    await client.query('delete from platform_grades where user_id = $1 and platform_id = $2', values);
    await client.query(
      `delete from platform_course_teachers t using platform_courses c
       where t.user_id = $1 and c.id = t.course_id and c.platform_id = $2`,
      values,
    );
  });
}

/**
 * Changes name and subjects, and a student's level. Throws `INVALID_INPUT` for an unknown subject.
 * @param level null leaves it unchanged
 */
export async function saveOwnProfile(
  pool: pg.Pool,
  viewer: Viewer,
  { name, subjects, level }: OwnProfile & { readonly level: Level | null },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('update users set name = $2, level = coalesce($3, level) where id = $1', [
      viewer.userId,
      name,
      level,
    ]);
    await setSubjects(client, viewer.userId, subjects);
  });
}

/** Changes the password, and revokes every other session. Throws `INVALID_INPUT` if the current one is wrong. */
export async function changePassword(
  pool: pg.Pool,
  viewer: Viewer,
  { current, password }: PasswordChange,
): Promise<void> {
  const digest = await hashNewPassword(password);
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ digest: string | null }>(
      'select password_digest as digest from users where id = $1 for update',
      [viewer.userId],
    );
    if (!(await verifySecret(rows[0]?.digest ?? null, current)))
      throw new ProductError('INVALID_INPUT', { fields: { current: problemText('passwordWrong') } });
    await client.query('update users set password_digest = $2 where id = $1', [viewer.userId, digest]);
    await client.query(
      'update sessions set revoked_at = now() where user_id = $1 and id <> $2 and revoked_at is null',
      [viewer.userId, viewer.sessionId],
    );
  });
}

/** Revokes one of the viewer's own sessions. Another user's, or one that has ended, changes nothing. */
export async function endOwnSession(pool: pg.Pool, viewer: Viewer, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await pool.query('update sessions set revoked_at = now() where id = $1 and user_id = $2 and revoked_at is null', [
    id,
    viewer.userId,
  ]);
}

/** Revokes the viewer's sessions: all of them, or all except this one. */
export async function endOwnSessions(pool: pg.Pool, viewer: Viewer, alsoThis: boolean): Promise<void> {
  await pool.query(
    'update sessions set revoked_at = now() where user_id = $1 and revoked_at is null and ($3 or id <> $2)',
    [viewer.userId, viewer.sessionId, alsoThis],
  );
}
