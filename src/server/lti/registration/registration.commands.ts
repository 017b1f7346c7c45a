import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type * as z from 'zod/mini';
import { LTI_REGISTRATION_LIFE_S, LTI_REGISTRATIONS_PER_USER } from '#domain/lti/lti.limits.ts';
import type { LTI_PLATFORM_RESOURCE } from '#domain/platform/resources/lti-platform.resource.ts';
import { administers } from '../../access/organisations/administers.sql.ts';
import { digestOf, newToken } from '../../access/tokens.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { lockUser } from '../../platform/db/lock-user.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { LaunchProblem } from '../launch/launch-problem.ts';

/** A registration link for one platform. */
export type RegistrationLink = {
  readonly userId: string;
  readonly schoolId: string | null;
  /** Null: for no particular school. */
  readonly school: string | null;
  readonly expiresAt: Date;
};

export type PlatformValues = Omit<z.infer<typeof LTI_PLATFORM_RESOURCE.schema>, 'school'>;

// Its creator must still have the permission: a link must not outlive it.
const LIVE = `
  l.expires_at > now() and u.id = l.user_id and u.disabled_at is null and (
    u.role = 'admin' or (u.role = 'schoolAdmin' and ${administers('u', 'l.school_id')}))`;

/**
 * Creates a link and returns its secret, of which only a digest is stored. Deletes the user's oldest links if there are
 * too many.
 */
export async function createRegistrationLink(
  pool: pg.Pool,
  { userId, school }: { readonly userId: string; readonly school: string | null },
): Promise<{ readonly link: string; readonly expiresAt: Date }> {
  const link = newToken();
  return inTransaction(pool, async (client) => {
    await lockUser(client, userId);
    const { rows } = await client.query<{ expiresAt: Date }>(
      `with ended as (
       delete from platform_registrations where expires_at < now() or link_digest in (
         select link_digest from platform_registrations where user_id = $2 order by expires_at desc offset $5))
     insert into platform_registrations (link_digest, user_id, school_id, expires_at)
     values ($1, $2, $3, now() + make_interval(secs => $4)) returning expires_at as "expiresAt"`,
      [digestOf(link), userId, school, LTI_REGISTRATION_LIFE_S, LTI_REGISTRATIONS_PER_USER - 1],
    );
    return { link, expiresAt: rows[0]?.expiresAt ?? new Date() };
  });
}

/** A link that was not used yet. Throws `LaunchProblem`. */
export async function readRegistrationLink(pool: pg.Pool, link: string): Promise<RegistrationLink> {
  const { rows } = await pool.query<RegistrationLink>(
    `select l.user_id as "userId", l.school_id as "schoolId", s.name as school, l.expires_at as "expiresAt"
     from users u, platform_registrations l left join schools s on s.id = l.school_id
     where l.link_digest = $1 and ${LIVE}`,
    [digestOf(link)],
  );
  if (rows[0] === undefined) throw new LaunchProblem('link', 'the link is not known');
  return rows[0];
}

/**
 * Registers a platform with a link. The link is consumed before the platform is called, so that pressing the button
 * twice is one registration; if the platform refuses, the link is valid again. Throws `LaunchProblem`, and what
 * `register` throws.
 * @param register calls the platform, and returns its registration
 */
export async function registerPlatform(
  pool: pg.Pool,
  link: string,
  register: () => Promise<PlatformValues>,
): Promise<PlatformValues> {
  const digest = digestOf(link);
  const { rows } = await pool.query<Omit<RegistrationLink, 'school'>>(
    `delete from platform_registrations l using users u where l.link_digest = $1 and ${LIVE}
     returning l.user_id as "userId", l.school_id as "schoolId", l.expires_at as "expiresAt"`,
    [digest],
  );
  const taken = rows[0];
  if (taken === undefined) throw new LaunchProblem('link', 'the link is not known');
  const { userId, schoolId, expiresAt } = taken;
  try {
    const values = await register();
    await insertPlatform(pool, taken, values);
    return values;
  } catch (cause) {
    await pool.query(
      `insert into platform_registrations (link_digest, user_id, school_id, expires_at) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [digest, userId, schoolId, expiresAt],
    );
    throw cause;
  }
}

async function insertPlatform(
  pool: pg.Pool,
  { userId, schoolId }: Pick<RegistrationLink, 'userId' | 'schoolId'>,
  values: PlatformValues,
): Promise<void> {
  const id = randomUUID();
  const { name, issuer, clientId, deployments, authorizationUrl, tokenUrl, keysUrl, audience } = values;
  try {
    await inTransaction(pool, async (client) => {
      await client.query(
        `insert into platforms (id, school_id, name, issuer, client_id, deployments, authorization_url, token_url, keys_url, audience)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [id, schoolId, name, issuer, clientId, deployments, authorizationUrl, tokenUrl, keysUrl, audience],
      );
      await recordChange(
        client,
        { userId, schoolId },
        { action: 'created', resource: 'platform', id, title: name, revision: 1, before: null, after: values },
      );
    });
  } catch (cause) {
    if (cause instanceof pg.DatabaseError && cause.constraint === 'platforms_client')
      throw new LaunchProblem('known', `${issuer} ${clientId}`.slice(0, 300));
    throw cause;
  }
}
