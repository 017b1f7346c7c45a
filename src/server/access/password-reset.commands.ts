import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import { disconnectLinkedPlatforms } from '../lti/lti-user.commands.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { hashNewPassword } from './new-password.ts';
import { consumePermit } from './one-time-code.commands.ts';

type Reader = { readonly name: string; readonly language: Language | null };

/** The user with an email address, or null. */
export async function findUser(pool: pg.Pool, email: string): Promise<({ readonly id: string } & Reader) | null> {
  const { rows } = await pool.query<{ id: string } & Reader>(
    'select id, name, language from users where email = $1 and disabled_at is null',
    [email],
  );
  return rows[0] ?? null;
}

/** Name, email and language of a signed-in user. */
export async function readAddress(pool: pg.Pool, userId: string): Promise<{ readonly email: string } & Reader> {
  const { rows } = await pool.query<{ email: string } & Reader>(
    'select name, email, language from users where id = $1',
    [userId],
  );
  if (rows[0] === undefined) throw new ProductError('UNAUTHENTICATED');
  return rows[0];
}

/** An account whose password was set from an email. */
export type PasswordSet = { readonly email: string; readonly needsCode: boolean };

/** SQL: it, of the user `u`. */
export const PASSWORD_SET = 'u.email, exists (select from second_factors f where f.user_id = u.id) as "needsCode"';

/**
 * Sets a new password with a permit, and revokes every session of the account and anything else that an intruder may
 * have set up. Returns the email address, and whether a sign-in needs a code as well. Throws `CODE_ENDED`.
 */
export async function resetPassword(pool: pg.Pool, permit: string, password: string): Promise<PasswordSet> {
  const digest = await hashNewPassword(password);
  return inTransaction(pool, async (client) => {
    const userId = await consumePermit(client, 'password', permit);
    const { rows } = await client.query<PasswordSet>(
      `update users u set password_digest = $2 where id = $1 and disabled_at is null returning ${PASSWORD_SET}`,
      [userId, digest],
    );
    if (userId === null || rows[0] === undefined) throw new ProductError('CODE_ENDED');
    await disconnectLinkedPlatforms(client, userId);
    await client.query('update sessions set revoked_at = now() where user_id = $1 and revoked_at is null', [userId]);
    return rows[0];
  });
}
