import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import * as z from 'zod/mini';
import { emailSchema } from '#domain/access/credentials.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { NAME_MAX_CHARS } from '#domain/users/user.limits.ts';
import { NO_MAIL_DOMAIN } from '../platform/mail/mail.ts';

/** A user as a platform identifies them. */
export type PlatformUser = {
  readonly platformId: string;
  readonly platform: string;
  readonly schoolId: string | null;
  readonly message: {
    readonly subject: string;
    readonly name: string;
    readonly email: string | null;
    readonly role: 'student' | 'teacher';
  };
};
export type Opened = { readonly id: string; readonly role: 'student' | 'teacher' };

// No platform opens accounts of admins, or of users at another school.
const MAY_OPEN = `u.role in ('student', 'teacher') and u.disabled_at is null
  and coalesce(u.school_id = $1::uuid, true)`;

/** The account of a platform's user; null if there is none. Throws `FORBIDDEN` if the platform may not open it. */
export async function findUser(client: pg.ClientBase, user: PlatformUser): Promise<Opened | null> {
  const { rows } = await client.query<Opened & { may: boolean }>(
    `select u.id, case when u.role = 'teacher' then 'teacher' else 'student' end as role, ${MAY_OPEN} as may from platform_people pp join users u on u.id = pp.user_id
     where pp.platform_id = $2 and pp.subject = $3`,
    [user.schoolId, user.platformId, user.message.subject],
  );
  const found = rows[0];
  if (found?.may === false) throw new ProductError('FORBIDDEN');
  return found === undefined ? null : { id: found.id, role: found.role };
}

/**
 * Connects a platform's user to an account whose password was just verified. An existing connection stays. Throws
 * `FORBIDDEN` for accounts that the platform may not open.
 */
export async function linkUser(client: pg.ClientBase, user: PlatformUser, userId: string): Promise<void> {
  const { rowCount } = await client.query(
    `insert into platform_people (platform_id, subject, user_id)
     select $2, $3, u.id from users u where u.id = $4 and ${MAY_OPEN}
     on conflict (platform_id, subject) do update set subject = excluded.subject`,
    [user.schoolId, user.platformId, user.message.subject, userId],
  );
  if (rowCount === 0) throw new ProductError('FORBIDDEN');
}

/**
 * Disconnects the platforms that were connected to an account after it was created, which requires its password. Call
 * it when the owner has verified their email and set a new password: a stranger who knew the old one, or signed up with
 * the owner's address first, could otherwise return from a platform. A platform that created the account stays.
 */
export async function disconnectLinkedPlatforms(client: pg.ClientBase, userId: string): Promise<void> {
  await client.query(
    `with ended as (
       delete from platform_people pp using users u
       where pp.user_id = $1 and u.id = pp.user_id and pp.created_at > u.created_at returning pp.platform_id
     ), grades as (
       delete from platform_grades g using ended e where g.user_id = $1 and g.platform_id = e.platform_id
     )
     delete from platform_course_teachers t using platform_courses c, ended e
     where t.user_id = $1 and c.id = t.course_id and c.platform_id = e.platform_id`,
    [userId],
  );
  await client.query(
    'delete from sign_on_users s using users u where s.user_id = $1 and u.id = s.user_id and s.created_at > u.created_at',
    [userId],
  );
}

/**
 * Creates an account for a platform's user, in the platform's school. An existing account with the same email is
 * unchanged; the new one then has no address that email could reach.
 */
export async function createUser(client: pg.ClientBase, user: PlatformUser): Promise<Opened> {
  const { platformId, platform, schoolId, message } = user;
  const id = randomUUID();
  const email = z.safeParse(emailSchema, message.email);
  const name = message.name === '' ? `${platform} ${id.slice(0, 4)}`.slice(-NAME_MAX_CHARS) : message.name;
  const insert = (address: string): Promise<pg.QueryResult> =>
    client.query(
      `insert into users (id, email, name, role, school_id, profile_completed_at) values ($1, $2, $3, $4, $5, now())
       on conflict (email) do nothing`,
      [id, address, name, message.role, schoolId],
    );
  const created = email.success ? await insert(email.data) : null;
  if (created?.rowCount !== 1) await insert(`${id}@${NO_MAIL_DOMAIN}`);
  await client.query('insert into platform_people (platform_id, subject, user_id) values ($1, $2, $3)', [
    platformId,
    message.subject,
    id,
  ]);
  return { id, role: message.role };
}
