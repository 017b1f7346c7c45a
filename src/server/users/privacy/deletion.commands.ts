import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import { consumePermit } from '../../access/one-time-code.commands.ts';
import { verifySecret } from '../../access/password.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { PaymentGateway } from '../../billing/gateways/payment-gateway.ts';
import { cancelRenewalsOf } from '../../billing/renewal.commands.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { readAppSettings } from '../../platform/settings/app-setting.commands.ts';

/** An account that is to be deleted, for its email. */
export type ScheduledDeletion = {
  readonly name: string;
  readonly email: string;
  readonly language: Language | null;
  readonly dueAt: Date;
};

type Deleting = { readonly pool: pg.Pool; readonly gateway: PaymentGateway };

/** The days between request and deletion, in which the user can change their mind. */
export const readWaitDays = async (database: pg.Pool | pg.ClientBase): Promise<number> =>
  (await readAppSettings(database)).accountDeletionDays;

/** A guardian's request cannot be revoked, unless a school has taken responsibility for the child. */
const CAN_BE_CANCELLED = `d.user_id = $1
  and (d.asked_by <> 'guardian' or exists (select from users u where u.id = d.user_id and u.school_id is not null))`;

/** When the account is deleted; until then its owner can keep it. Null if deletion was not requested. */
export async function readDeletion(pool: pg.Pool, userId: string): Promise<Date | null> {
  const { rows } = await pool.query<{ due: Date }>(
    `select due_at as due from account_deletions d where ${CAN_BE_CANCELLED}`,
    [userId],
  );
  return rows[0]?.due ?? null;
}

/**
 * Requests deletion of the account, with its password; cancels its renewals. Throws `WRONG_CREDENTIALS`, `LAST_ADMIN`,
 * `PAYMENT_UNAVAILABLE`.
 */
export async function requestDeletion(
  { pool, gateway }: Deleting,
  viewer: Viewer,
  password: string,
): Promise<ScheduledDeletion> {
  const { rows } = await pool.query<{ digest: string | null }>(
    'select password_digest as digest from users where id = $1',
    [viewer.userId],
  );
  if (!(await verifySecret(rows[0]?.digest ?? null, password))) throw new ProductError('WRONG_CREDENTIALS');
  return inTransaction(pool, (client) =>
    scheduleDeletion(client, gateway, { userId: viewer.userId, askedBy: 'person' }),
  );
}

/** The same with the permit from an emailed code. Throws `CODE_ENDED` for a wrong one. */
export const requestDeletionByPermit = ({ pool, gateway }: Deleting, permit: string): Promise<ScheduledDeletion> =>
  inTransaction(pool, async (client) => {
    const userId = await consumePermit(client, 'deletion', permit);
    if (userId === null) throw new ProductError('CODE_ENDED');
    return scheduleDeletion(client, gateway, { userId, askedBy: 'person' });
  });

/**
 * Every session is revoked at once; only a child whose guardian never approved keeps its own, to see the message. If it
 * is requested twice, the first date counts.
 */
export async function scheduleDeletion(
  client: pg.PoolClient,
  gateway: PaymentGateway,
  { userId, askedBy }: { readonly userId: string; readonly askedBy: 'person' | 'guardian' | 'school' },
): Promise<ScheduledDeletion> {
  // Locked, so that the last two admins cannot both be deleted.
  const { rows: admins } = await client.query<{ id: string }>(
    `select u.id from users u where u.role = 'admin' and u.disabled_at is null
       and not exists (select from account_deletions d where d.user_id = u.id and d.user_id <> $1)
     order by u.id for update`,
    [userId],
  );
  if (admins.length === 1 && admins[0]?.id === userId) throw new ProductError('LAST_ADMIN');
  const { rows } = await client.query<ScheduledDeletion>(
    `with asked as (
       insert into account_deletions (user_id, due_at, asked_by) values ($1, now() + make_interval(days => $2), $3)
       on conflict (user_id) do update set due_at = account_deletions.due_at,
         asked_by = case when account_deletions.asked_by = 'guardian' then 'guardian' else excluded.asked_by end
       returning due_at
     ), ended as (
       update sessions set revoked_at = now() where user_id = $1 and revoked_at is null
         and ($3 <> 'guardian' or exists (select from users where id = $1 and profile_completed_at is not null))
     )
     select u.name, u.email, u.language, a.due_at as "dueAt" from users u cross join asked a where u.id = $1`,
    [userId, await readWaitDays(client), askedBy],
  );
  const [deletion] = rows;
  if (deletion === undefined) throw new ProductError('NOT_FOUND');
  await cancelRenewalsOf(client, gateway, userId);
  return deletion;
}

/** Keeps the account. Returns whether it was to be deleted. */
export async function cancelDeletion(pool: pg.Pool, userId: string): Promise<boolean> {
  const { rowCount } = await pool.query(`delete from account_deletions d where ${CAN_BE_CANCELLED}`, [userId]);
  return rowCount === 1;
}
