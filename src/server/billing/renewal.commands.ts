import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../access/viewer.ts';
import { recordChange, recordChanges } from '../platform/audit/audit.log.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { PaymentGateway } from './gateways/payment-gateway.ts';

/**
 * Cancels a renewal; what is paid for stays open. The gateway's webhook event writes the ledger. Throws `NOT_FOUND`.
 */
export async function cancelRenewal(
  pool: pg.Pool,
  gateway: PaymentGateway,
  viewer: Viewer,
  orderId: string,
): Promise<void> {
  const { rows } = await pool.query<{ ref: string; renewal: string; title: string }>(
    `select subscription_ref as ref, renewal, buyer_name as title from orders
     where id::text = $1 and user_id = $2 and gateway = $3 and renewal in ('active', 'pastDue') and subscription_ref is not null`,
    [orderId, viewer.userId, gateway.name],
  );
  const [order] = rows;
  if (order === undefined) throw new ProductError('NOT_FOUND');
  try {
    await gateway.cancelRenewal(order.ref);
  } catch (cause) {
    throw new ProductError('PAYMENT_UNAVAILABLE', { cause });
  }
  // Shown on the page at once; the webhook event repeats it later, with the end of the period.
  await inTransaction(pool, async (client) => {
    await client.query(
      `update orders set renewal = 'canceled' where id::text = $1 and renewal in ('active', 'pastDue')`,
      [orderId],
    );
    await recordChange(client, viewer, {
      action: 'renewalCanceled',
      resource: 'payments',
      id: orderId,
      title: order.title,
      before: { renewal: order.renewal },
      after: { renewal: 'canceled' },
    });
  });
}

type Renewing = { readonly id: string; readonly ref: string; readonly renewal: string; readonly title: string };

const RENEWING = `select id, subscription_ref as ref, renewal, buyer_name as title from orders
  where gateway = $2 and renewal in ('active', 'pastDue') and subscription_ref is not null`;

/**
 * Cancels every renewal of a user whose account is being deleted, at the gateway first: if the gateway can't be
 * reached, the account is not deleted. Throws `PAYMENT_UNAVAILABLE`.
 */
export async function cancelRenewalsOf(client: pg.ClientBase, gateway: PaymentGateway, userId: string): Promise<void> {
  const { rows } = await client.query<Renewing>(`${RENEWING} and user_id = $1 order by id`, [userId, gateway.name]);
  await cancelAll(client, gateway, rows);
}

/** The same for a school that is being deleted: its own renewals, and those of its users. */
export async function cancelRenewalsOfSchool(
  client: pg.ClientBase,
  gateway: PaymentGateway,
  schoolId: string,
): Promise<void> {
  const { rows } = await client.query<Renewing>(
    `${RENEWING} and (school_id = $1 or user_id in (select u.id from users u where u.school_id = $1)) order by id`,
    [schoolId, gateway.name],
  );
  await cancelAll(client, gateway, rows);
}

async function cancelAll(client: pg.ClientBase, gateway: PaymentGateway, rows: readonly Renewing[]): Promise<void> {
  try {
    for (const { ref } of rows) await gateway.cancelRenewal(ref);
  } catch (cause) {
    throw new ProductError('PAYMENT_UNAVAILABLE', { cause });
  }
  await client.query(`update orders set renewal = 'canceled' where id = any($1) and renewal in ('active', 'pastDue')`, [
    rows.map(({ id }) => id),
  ]);
  await recordChanges(
    client,
    null,
    rows.map(({ id, renewal, title }) => ({
      action: 'renewalCanceled',
      resource: 'payments',
      id,
      title,
      before: { renewal },
      after: { renewal: 'canceled' },
    })),
  );
}
