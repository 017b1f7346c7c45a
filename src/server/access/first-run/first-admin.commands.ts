import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { SignUp } from '#domain/access/new-password.schema.ts';
import type { Language } from '#domain/platform/language.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hashNewPassword } from '../new-password.ts';
import { digestOf, newToken } from '../tokens.ts';

const LINK_HOURS = 24;
/**
 * Key of the advisory lock with which two processes, or two browsers with different links, create only one
 * administrator. No other lock uses this number.
 */
const FIRST_ADMIN_LOCK = 7_240_113_907;

const ADMIN_EXISTS = `exists (select from users
  where role = 'admin' and disabled_at is null and password_digest is not null)`;

/**
 * Creates a link token while no administrator can sign in. Links of earlier starts stay valid until they expire, since
 * other processes may have printed them.
 * @returns the token and its expiry, or null if there is an administrator
 */
export async function issueFirstAdminToken(
  pool: pg.Pool,
): Promise<{ readonly token: string; readonly expiresAt: Date } | null> {
  const token = newToken();
  const { rows } = await pool.query<{ expires_at: Date }>(
    `with expired as (delete from first_admin_links where expires_at <= now())
     insert into first_admin_links (digest, expires_at)
     select $1, now() + make_interval(hours => $2) where not ${ADMIN_EXISTS} returning expires_at`,
    [digestOf(token), LINK_HOURS],
  );
  const [row] = rows;
  return row === undefined ? null : { token, expiresAt: row.expires_at };
}

/** Whether a link with this token can still create the first administrator. */
export async function isFirstAdminTokenValid(pool: Pick<pg.ClientBase, 'query'>, token: string): Promise<boolean> {
  const { rows } = await pool.query<{ valid: boolean }>(
    `select not ${ADMIN_EXISTS}
       and exists (select from first_admin_links where digest = $1 and expires_at > now()) as valid`,
    [digestOf(token)],
  );
  return rows[0]?.valid === true;
}

/** The outcome of creating the first administrator. */
export type FirstAdminOutcome = 'created' | 'linkEnded' | 'emailTaken';

/**
 * Creates the first administrator and revokes every link, in one transaction. If the email is taken, the link stays
 * valid.
 */
export async function createFirstAdmin(
  pool: pg.Pool,
  { token, language, account }: { readonly token: string; readonly language: Language; readonly account: SignUp },
): Promise<FirstAdminOutcome> {
  // Hashing is slow by design, so only the holder of a valid link may trigger it.
  if (!(await isFirstAdminTokenValid(pool, token))) return 'linkEnded';
  const digest = await hashNewPassword(account.password);
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [FIRST_ADMIN_LOCK]);
    if (!(await isFirstAdminTokenValid(client, token))) return 'linkEnded';
    const id = randomUUID();
    const { rowCount } = await client.query(
      `insert into users (id, email, name, role, password_digest, language, profile_completed_at)
       values ($1, $2, $3, 'admin', $4, $5, now()) on conflict (email) do nothing`,
      [id, account.email, account.name, digest, language],
    );
    if (rowCount === 0) return 'emailTaken';
    await client.query('delete from first_admin_links');
    await recordChange(client, null, {
      action: 'created',
      resource: 'users',
      id,
      title: account.name,
      before: null,
      after: { name: account.name, email: account.email, role: 'admin' },
      schoolId: null,
    });
    return 'created';
  });
}
