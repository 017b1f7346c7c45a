import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { CODE_DIGITS } from '#domain/access/pin.schema.ts';
import { ONE_TIME_CODE_ATTEMPTS, ONE_TIME_CODE_LIFE_S } from '#domain/access/sign-in.limits.ts';
import type { CodePurpose, PermitPurpose } from '../platform/db/schema/access/sessions.ts';
import { WAITS_FOR_DISK } from '../platform/db/waits-for-disk.sql.ts';
import { hashSecret, verifySecret } from './password.ts';
import { digestOf, newToken } from './tokens.ts';

/**
 * Who requested a code: what identifies the browser or session, stored as a digest. A code works only where it was
 * requested, so that nobody else can replace it or use up its attempts.
 */
export type CodeRequest = { readonly userId: string | null; readonly purpose: CodePurpose; readonly requester: string };

/**
 * Creates a code, which replaces the requester's previous one. Without such an account the same work is done, so that
 * the time taken reveals nothing.
 */
export async function createCode(pool: pg.Pool, { userId, purpose, requester }: CodeRequest): Promise<string> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const digest = await hashSecret(code);
  await pool.query(
    `with expired as (delete from one_time_codes
       where user_id = $1 and purpose = $2 and requester <> $5 and expires_at < now()),
     kept as (insert into one_time_codes (user_id, purpose, requester, digest, expires_at)
       select id, $2, $5, $3, now() + make_interval(secs => $4) from users where id = $1
       on conflict (user_id, purpose, requester) do update
         set digest = excluded.digest, expires_at = excluded.expires_at, tries = 0, permit_digest = null)
     select ${WAITS_FOR_DISK}`,
    [userId, purpose, digest, ONE_TIME_CODE_LIFE_S, digestOf(requester)],
  );
  return code;
}

/**
 * Exchanges a correct code for a permit, once. Returns null if the code is wrong, expired, used or tried too often, or
 * if there is no such user; all cases take the same time. The attempt is counted before the code is checked.
 */
export async function exchangeCode(
  pool: pg.Pool,
  { userId, purpose, requester }: CodeRequest,
  code: string,
): Promise<string | null> {
  const requesterDigest = digestOf(requester);
  const { rows } = await pool.query<{ digest: string | null }>(
    `with counted as (update one_time_codes set tries = tries + 1
       where user_id = $1 and purpose = $2 and requester = $4 and expires_at > now() and tries < $3
         and permit_digest is null
       returning digest)
     select (select digest from counted) as digest, ${WAITS_FOR_DISK}`,
    [userId, purpose, ONE_TIME_CODE_ATTEMPTS, requesterDigest],
  );
  const matches = await verifySecret(rows[0]?.digest ?? null, code);
  if (!matches) return null;
  const permit = newToken();
  const { rowCount } = await pool.query(
    `update one_time_codes set permit_digest = $3
     where user_id = $1 and purpose = $2 and requester = $5 and digest = $4 and permit_digest is null`,
    [userId, purpose, digestOf(permit), rows[0]?.digest, requesterDigest],
  );
  return rowCount === 1 ? permit : null;
}

/**
 * Uses up a permit. Returns its user, or null if it is unknown or expired. Codes and permits that others requested for
 * the same purpose are revoked.
 */
export async function consumePermit(
  client: pg.PoolClient,
  purpose: PermitPurpose,
  permit: string,
): Promise<string | null> {
  const { rows } = await client.query<{ user_id: string }>(
    'delete from one_time_codes where permit_digest = $1 and purpose = $2 and expires_at > now() returning user_id',
    [digestOf(permit), purpose],
  );
  const userId = rows[0]?.user_id ?? null;
  await client.query('delete from one_time_codes where user_id = $1 and purpose = $2', [userId, purpose]);
  return userId;
}
