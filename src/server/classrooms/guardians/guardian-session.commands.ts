import type pg from 'pg';
import {
  GUARDIAN_REQUESTED_LINK_LIFE_S,
  GUARDIAN_SESSION_LIFE_S,
} from '#domain/classrooms/guardians/guardian-access.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import { digestOf, newToken } from '../../access/tokens.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import type { GuardianLink } from './guardian.mail.ts';

/**
 * Opens a link, which is valid once. Returns the token of a session for every student whose work the address may see.
 * Throws `INVITATION_ENDED` for a link that is unknown, used, replaced or expired.
 */
export const openGuardianLink = (pool: pg.Pool, link: string, language: Language): Promise<string> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ email: string }>(
      `update guardian_access set link_digest = null, link_expires_at = null, language = $2,
         accepted_at = coalesce(accepted_at, now())
       where link_digest = $1 and link_expires_at > now() returning email`,
      [digestOf(link), language],
    );
    if (rows[0] === undefined) throw new ProductError('INVITATION_ENDED');
    const token = newToken();
    await client.query('delete from guardian_sessions where expires_at < now()');
    await client.query(
      `insert into guardian_sessions (token_digest, email, expires_at)
       values ($1, $2, now() + make_interval(secs => $3))`,
      [digestOf(token), rows[0].email, GUARDIAN_SESSION_LIFE_S],
    );
    return token;
  });

/** A new link for an address that has accepted an invitation; null for any other. */
export async function requestGuardianLink(pool: pg.Pool, email: string): Promise<GuardianLink | null> {
  const token = newToken();
  const { rows } = await pool.query<Omit<GuardianLink, 'email' | 'token'>>(
    `update guardian_access g set link_digest = $2, link_expires_at = now() + make_interval(secs => $3)
     from users u where u.id = g.student_id and g.id = (
       select f.id from guardian_access f where f.email = $1 and f.accepted_at is not null
       order by f.invited_at desc, f.id limit 1)
     returning u.name as student, g.language`,
    [email, digestOf(token), GUARDIAN_REQUESTED_LINK_LIFE_S],
  );
  return rows[0] === undefined ? null : { ...rows[0], email, token };
}

/** SQL: the row of `guardian_access` as `g`, if the session (`$1`: digest of its token) may see it. */
export const OF_SESSION = `join guardian_sessions gs on gs.email = g.email and gs.token_digest = $1 and gs.expires_at > now()`;

/** Turns the weekly email about a student on or off. Throws `INVITATION_ENDED`. */
export async function setWeeklyMail(
  pool: pg.Pool,
  session: string,
  { id, isOn }: { readonly id: string; readonly isOn: boolean },
): Promise<void> {
  const { rowCount } = isUuid(id)
    ? await pool.query(
        `update guardian_access a set has_weekly_mail = $3
         where a.id = $2 and a.id in (select g.id from guardian_access g ${OF_SESSION})`,
        [digestOf(session), id, isOn],
      )
    : { rowCount: 0 };
  if (rowCount === 0) throw new ProductError('INVITATION_ENDED');
}

/** Gives the own access to a student's work up. Throws `INVITATION_ENDED`. */
export async function leaveStudent(pool: pg.Pool, session: string, id: string): Promise<void> {
  const { rowCount } = isUuid(id)
    ? await pool.query(
        `delete from guardian_access a where a.id = $2 and a.id in (select g.id from guardian_access g ${OF_SESSION})`,
        [digestOf(session), id],
      )
    : { rowCount: 0 };
  if (rowCount === 0) throw new ProductError('INVITATION_ENDED');
}

/** Ends the session of a browser. */
export async function endGuardianSession(pool: pg.Pool, session: string): Promise<void> {
  await pool.query('delete from guardian_sessions where token_digest = $1', [digestOf(session)]);
}

/** Ends the weekly email that has this id in its address. An unknown id changes nothing. */
export async function unsubscribeGuardian(pool: pg.Pool, unsubscribeId: string): Promise<void> {
  if (!isUuid(unsubscribeId)) return;
  await pool.query('update guardian_access set has_weekly_mail = false where unsubscribe_id = $1', [unsubscribeId]);
}
