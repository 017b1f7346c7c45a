import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { hashNewPassword } from '../access/new-password.ts';
import { consumePermit } from '../access/one-time-code.commands.ts';
import { PASSWORD_SET, type PasswordSet } from '../access/password-reset.commands.ts';
import { digestOf, newToken } from '../access/tokens.ts';
import { disconnectLinkedPlatforms } from '../lti/lti-user.commands.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { readAppSettings } from '../platform/settings/app-setting.commands.ts';

/** A token with which this user may set a password, once; older ones are revoked. */
export async function createInvitation(client: pg.PoolClient, userId: string): Promise<string> {
  const token = newToken();
  await createInvitations(client, [{ id: userId, token }]);
  return token;
}

/**
 * Stores the digests of the tokens with which these users may set their passwords, once each. Older ones are revoked.
 */
export async function createInvitations(
  client: pg.PoolClient,
  invitations: readonly { readonly id: string; readonly token: string }[],
): Promise<void> {
  const { invitationDays } = await readAppSettings(client);
  await client.query(
    `insert into one_time_codes (user_id, purpose, digest, expires_at, permit_digest)
     select i.id, 'invitation', '', now() + make_interval(days => $3), i.permit
     from unnest($1::uuid[], $2::bytea[]) as i(id, permit)
     on conflict (user_id, purpose, requester) do update
       set expires_at = excluded.expires_at, permit_digest = excluded.permit_digest`,
    [invitations.map(({ id }) => id), invitations.map(({ token }) => digestOf(token)), invitationDays],
  );
}

/** Sets the password of an invitation; revokes every older session. Returns the account. Throws `INVITATION_ENDED`. */
export async function acceptInvitation(pool: pg.Pool, token: string, password: string): Promise<PasswordSet> {
  const digest = await hashNewPassword(password);
  return inTransaction(pool, async (client) => {
    const userId = await consumePermit(client, 'invitation', token);
    const { rows } = await client.query<PasswordSet>(
      `update users u set password_digest = $2 where id = $1 and disabled_at is null returning ${PASSWORD_SET}`,
      [userId, digest],
    );
    if (userId === null || rows[0] === undefined) throw new ProductError('INVITATION_ENDED');
    await disconnectLinkedPlatforms(client, userId);
    await client.query('update sessions set revoked_at = now() where user_id = $1 and revoked_at is null', [userId]);
    return rows[0];
  });
}
