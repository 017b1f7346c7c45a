import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { NAME_MAX_CHARS } from '#domain/users/user.limits.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { NO_MAIL_DOMAIN } from '../../platform/mail/mail.ts';
import type { Viewer } from '../viewer.ts';
import type { Arrival } from './arrival.ts';

// No provider opens accounts of admins of the installation, or of users at another school.
const MAY_OPEN = `u.role <> 'admin' and u.disabled_at is null and coalesce(u.school_id = $1::uuid, true)`;

/** The account of a provider's user; null if there is none. Throws `FORBIDDEN` if the provider may not open it. */
export async function findSignOnUser(client: pg.ClientBase, arrival: Arrival): Promise<string | null> {
  const { rows } = await client.query<{ id: string; may: boolean }>(
    `select u.id, ${MAY_OPEN} as may from sign_on_users s join users u on u.id = s.user_id
     where s.provider_id = $2 and s.issuer = $3 and s.subject = $4`,
    [arrival.schoolId, arrival.providerId, arrival.issuer, arrival.subject],
  );
  if (rows[0]?.may === false) throw new ProductError('FORBIDDEN');
  return rows[0]?.id ?? null;
}

/**
 * An account `u` that a roster or the identity system of the provider's school has created and nobody has used: `school`
 * and `email` are the provider's. A provider could create the same account itself, so its word is enough.
 */
export const unusedRosterUser = (school: string, email: string): string =>
  `u.school_id = ${school} and u.email = ${email} and u.role in ('student', 'teacher') and u.disabled_at is null
   and u.password_digest is null and u.profile_completed_at is null
   and (exists (select from roster_links l where l.school_id = u.school_id and l.kind = 'user' and l.user_id = u.id)
     or exists (select from scim_users l where l.school_id = u.school_id and l.user_id = u.id and l.deleted_at is null))
   and not exists (select from sign_on_users o where o.user_id = u.id)
   and not exists (select from sessions s where s.user_id = u.id)`;

/** Connects a provider's user to the unused account that a roster has created for them; null if there is none. */
export async function claimRosterUser(client: pg.ClientBase, arrival: Arrival): Promise<string | null> {
  const { schoolId, providerId, issuer, subject, profile } = arrival;
  if (profile.email === null) return null;
  const { rows } = await client.query<{ userId: string }>(
    `with own as materialized (select u.id from users u where ${unusedRosterUser('$1', '$5')} for update of u),
       ended as (delete from one_time_codes where user_id in (select id from own))
     insert into sign_on_users (provider_id, issuer, subject, user_id)
     select $2, $3, $4, own.id from own on conflict do nothing returning user_id as "userId"`,
    [schoolId, providerId, issuer, subject, profile.email],
  );
  return rows[0]?.userId ?? null;
}

/**
 * Connects a provider's user to an account whose password was just verified. Throws `FORBIDDEN` for accounts that the
 * provider may not open, and `SIGN_ON_OTHER_ACCOUNT` if the user has another account.
 */
export async function linkSignOnUser(client: pg.ClientBase, arrival: Arrival, userId: string): Promise<void> {
  const { rows } = await client.query<{ userId: string }>(
    `insert into sign_on_users (provider_id, issuer, subject, user_id)
     select $2, $3, $4, u.id from users u where u.id = $5 and ${MAY_OPEN}
     on conflict (provider_id, issuer, subject) do update set subject = excluded.subject
     returning user_id as "userId"`,
    [arrival.schoolId, arrival.providerId, arrival.issuer, arrival.subject, userId],
  );
  if (rows[0] === undefined) throw new ProductError('FORBIDDEN');
  if (rows[0].userId !== userId) throw new ProductError('SIGN_ON_OTHER_ACCOUNT');
}

/**
 * Creates an account for a provider's user, in the provider's school. Throws `SIGN_ON_NO_ACCOUNT` if the school invites
 * its users, and `SIGN_ON_ACCOUNT_EXISTS` if there is an account with the email: it is never opened without its password.
 */
export async function createSignOnUser(client: pg.ClientBase, arrival: Arrival): Promise<string> {
  const { providerId, provider, schoolId, accounts, issuer, subject, profile } = arrival;
  if (accounts !== 'automatic') throw new ProductError('SIGN_ON_NO_ACCOUNT');
  const id = randomUUID();
  const name = profile.name === '' ? `${provider} ${id.slice(0, 4)}`.slice(-NAME_MAX_CHARS) : profile.name;
  const { rowCount } = await client.query(
    `insert into users (id, email, name, role, school_id) values ($1, $2, $3, $4, $5) on conflict (email) do nothing`,
    [id, profile.email ?? `${id}@${NO_MAIL_DOMAIN}`, name, profile.role, schoolId],
  );
  if (rowCount !== 1) throw new ProductError('SIGN_ON_ACCOUNT_EXISTS');
  await client.query('insert into sign_on_users (provider_id, issuer, subject, user_id) values ($1, $2, $3, $4)', [
    ...([providerId, issuer, subject, id] as const),
  ]);
  return id;
}

/**
 * Disconnects the viewer's account from a provider, and revokes the other sessions that it opened. Throws `NOT_FOUND`,
 * `FORBIDDEN` for an account with no other way to sign in.
 */
export async function leaveSignOn(pool: pg.Pool, viewer: Viewer, id: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ hasPassword: boolean }>(
      'select password_digest is not null as "hasPassword" from users where id = $1 for update',
      [viewer.userId],
    );
    const provider = isUuid(id) ? id : null;
    const { rowCount } = await client.query('delete from sign_on_users where user_id = $1 and provider_id = $2', [
      ...([viewer.userId, provider] as const),
    ]);
    if (rowCount === 0) throw new ProductError('NOT_FOUND');
    if (rows[0]?.hasPassword !== true) throw new ProductError('FORBIDDEN');
    await client.query(
      `update sessions s set revoked_at = now() from sign_on_sessions o
       where o.session_id = s.id and s.user_id = $1 and o.provider_id = $2 and s.id <> $3 and s.revoked_at is null`,
      [viewer.userId, provider, viewer.sessionId],
    );
  });
}
