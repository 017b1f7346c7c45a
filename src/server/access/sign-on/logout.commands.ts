import type pg from 'pg';
import { SIGN_ON_CLOCK_TOLERANCE_S } from '#domain/access/sign-on/sign-on.limits.ts';
import type { EndedSessions } from './sign-on-service.ts';

/**
 * Revokes what a provider has ended: the session with its id, or all sessions of the user. Sessions that were opened
 * after the message was signed stay, so that a copy of it does no harm. Returns how many were revoked.
 */
export async function revokeSignOnSessions(
  pool: pg.Pool,
  providerId: string,
  { issuer, subject, sid, issuedAt }: EndedSessions,
): Promise<number> {
  const values = [providerId, issuer, subject, sid, issuedAt + SIGN_ON_CLOCK_TOLERANCE_S];
  const same = (row: string): string =>
    `${row}.provider_id = $1 and ${row}.issuer = $2 and ($3::text is null or ${row}.subject = $3)
     and ($4::text is null or ${row}.sid = $4)`;
  const { rowCount } = await pool.query(
    `with pending as (
       delete from sign_on_arrivals a where ${same('a')} and a.created_at <= to_timestamp($5::float8)
     )
     update sessions s set revoked_at = now() from sign_on_sessions o
     where s.id = o.session_id and s.revoked_at is null and s.created_at <= to_timestamp($5::float8) and ${same('o')}`,
    values,
  );
  return rowCount ?? 0;
}
