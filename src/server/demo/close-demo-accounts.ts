import type pg from 'pg';
import { DEMO_PASSWORD } from '#domain/access/demo-password.ts';
import { verifySecret } from '../access/password.ts';
import { recordChanges } from '../platform/audit/audit.log.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';

type OpenAccount = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly school_id: string | null;
  readonly password_digest: string;
};

/**
 * Disables the demo accounts that still have their published password and revokes their sessions. Call it where other
 * machines can reach the server. An account with a changed password is in use and stays open.
 * @returns the emails of the accounts that were disabled
 */
export async function closeDemoAccounts(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<OpenAccount>(
    `select id, email, name, school_id, password_digest from users
     where email = any($1) and disabled_at is null and password_digest <> '' order by email`,
    [DEMO_ACCOUNTS.map(({ email }) => email)],
  );
  const published: OpenAccount[] = [];
  for (const account of rows) if (await verifySecret(account.password_digest, DEMO_PASSWORD)) published.push(account);
  if (published.length === 0) return [];
  return inTransaction(pool, async (client) => {
    // If two processes start at once, one of them disables and records.
    const { rows: closed } = await client.query<Omit<OpenAccount, 'password_digest'>>(
      `update users set disabled_at = now() where id = any($1) and disabled_at is null
       returning id, email, name, school_id`,
      [published.map(({ id }) => id)],
    );
    const ids = closed.map(({ id }) => id);
    await client.query('update sessions set revoked_at = now() where user_id = any($1) and revoked_at is null', [ids]);
    await client.query(
      `update support_visits set ended_at = now()
       where (user_id = any($1) or helper_id = any($1)) and ended_at is null`,
      [ids],
    );
    await recordChanges(
      client,
      null,
      closed.map(({ id, name, school_id: schoolId }) => ({
        action: 'disabled',
        resource: 'users',
        id,
        title: name,
        before: { state: 'active' },
        after: { state: 'disabled' },
        schoolId,
        reason: 'Its password is public, and other machines can reach this server.',
      })),
    );
    return closed.map(({ email }) => email).sort();
  });
}
