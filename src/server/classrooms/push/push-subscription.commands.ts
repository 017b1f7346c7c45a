import type pg from 'pg';
import type { CentreKind } from '#domain/classrooms/notifications/notification-centre.ts';
import type { PushSubscriptionDraft } from '#domain/classrooms/push/push.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type NetworkAccess, RefusedAddressError, refuseAddress } from '../../platform/outbound/outbound-fetch.ts';
import type { PushKeys } from './push-keys.ts';

/** What commands about devices need from the server. */
export type PushService = {
  readonly readKeys: () => Promise<PushKeys>;
  readonly access: NetworkAccess;
};

export type PushSettings = {
  /** With which the browser subscribes. */
  readonly publicKey: string;
  readonly off: readonly CentreKind[];
  /** The push service’s address for this session; null: it has no subscription. */
  readonly endpoint: string | null;
};

/** Whether this device of the viewer gets notifications, and of which kinds the viewer wants none. */
export async function readPushSettings(
  pool: pg.Pool,
  viewer: Viewer,
  { publicKey }: Pick<PushKeys, 'publicKey'>,
): Promise<PushSettings> {
  const { rows } = await pool.query<{ off: CentreKind[] | null; endpoint: string | null }>({
    name: 'push-settings',
    text: `select s.push_off as off, p.endpoint
      from users u left join notification_settings s on s.user_id = u.id
      left join push_subscriptions p on p.user_id = u.id and p.session_id::text = $2
      where u.id = $1`,
    values: [viewer.userId, viewer.sessionId],
  });
  return { publicKey, off: rows[0]?.off ?? [], endpoint: rows[0]?.endpoint ?? null };
}

/**
 * Sends notifications to this device from now on. The browser has one subscription, so that of a user who was signed in
 * there before ends. Throws `INVALID_INPUT` for an address that is not public.
 */
export async function subscribeToPush(
  pool: pg.Pool,
  viewer: Viewer,
  { endpoint, p256dh, auth }: PushSubscriptionDraft,
  access: NetworkAccess,
): Promise<void> {
  try {
    refuseAddress(new URL(endpoint), access);
  } catch (cause) {
    if (cause instanceof RefusedAddressError) throw new ProductError('INVALID_INPUT');
    throw cause;
  }
  await inTransaction(pool, async (client) => {
    await client.query('insert into notification_settings (user_id) values ($1) on conflict do nothing', [
      viewer.userId,
    ]);
    // What happened before isn't sent to the user's first device.
    await client.query(
      `update notifications set pushed_at = now() where user_id = $1 and pushed_at is null
         and not exists (select from push_subscriptions p where p.user_id = $1)`,
      [viewer.userId],
    );
    await client.query('delete from push_subscriptions where endpoint = $1 and session_id <> $2', [
      endpoint,
      viewer.sessionId,
    ]);
    await client.query(
      `insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth) values ($1, $2, $3, $4, $5)
       on conflict (session_id) do update set user_id = excluded.user_id, endpoint = excluded.endpoint,
         p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()`,
      [viewer.sessionId, viewer.userId, endpoint, p256dh, auth],
    );
  });
}

/** Sends no more notifications to this device. */
export async function unsubscribeFromPush(pool: pg.Pool, viewer: Viewer): Promise<void> {
  await pool.query('delete from push_subscriptions where session_id = $1 and user_id = $2', [
    viewer.sessionId,
    viewer.userId,
  ]);
}

/** Saves of which kinds the viewer wants no notifications on any device. */
export async function savePushKinds(pool: pg.Pool, viewer: Viewer, off: readonly CentreKind[]): Promise<void> {
  await pool.query(
    `insert into notification_settings (user_id, push_off) values ($1, $2)
     on conflict (user_id) do update set push_off = excluded.push_off`,
    [viewer.userId, off],
  );
}
