import type pg from 'pg';
import { TEST_EVENT } from '#domain/interchange/webhooks/webhook-event.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { lockEndpoint, recordEndpoint } from './webhook.commands.ts';

const WAKE = `select pg_notify('lectern_changes', 'webhooks')`;

/** The enabled endpoint. Throws `NOT_FOUND`, `FORBIDDEN`, and `INVALID_INPUT` while it is disabled. */
async function lockEnabled(client: pg.ClientBase, viewer: Viewer, id: string) {
  const endpoint = await lockEndpoint(client, viewer, id);
  if (!endpoint.isEnabled) throw new ProductError('INVALID_INPUT', { problem: problemText('webhookDisabled') });
  return endpoint;
}

/**
 * Sends a delivery again, with the same id, so that a receiver that had already processed it can tell. Its retries start
 * from the beginning. Throws `NOT_FOUND`, `FORBIDDEN`, and `INVALID_INPUT` while the endpoint is disabled.
 */
export const resendDelivery = (
  pool: pg.Pool,
  viewer: Viewer,
  { endpoint, delivery }: { readonly endpoint: string; readonly delivery: string },
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { url } = await lockEnabled(client, viewer, endpoint);
    const { rowCount } = await client.query(
      `update webhook_deliveries set status = 'pending', attempts = 0, next_attempt_at = now()
       where id = $2 and endpoint_id = $1`,
      [endpoint, isUuid(delivery) ? delivery : null],
    );
    if (rowCount === 0) throw new ProductError('NOT_FOUND');
    await client.query(WAKE);
    await recordEndpoint(client, viewer, {
      ...{ action: 'resent', id: endpoint, title: url, before: null, after: { delivery } },
    });
  });

/**
 * Sends everything again that has happened since an instant and was not delivered, at once. Returns how many. Throws `NOT_FOUND`, `FORBIDDEN`, and `INVALID_INPUT` while the endpoint is disabled.
 */
export const resendUndelivered = (
  pool: pg.Pool,
  viewer: Viewer,
  { endpoint, since }: { readonly endpoint: string; readonly since: string },
): Promise<number> =>
  inTransaction(pool, async (client) => {
    const { url } = await lockEnabled(client, viewer, endpoint);
    const { rowCount } = await client.query(
      `update webhook_deliveries set status = 'pending', attempts = 0, next_attempt_at = now()
       where endpoint_id = $1 and status <> 'delivered' and happened_at >= $2`,
      [endpoint, new Date(since)],
    );
    const count = rowCount ?? 0;
    await client.query(WAKE);
    await recordEndpoint(client, viewer, {
      ...{ action: 'resent', id: endpoint, title: url, before: null, after: { since, deliveries: count } },
    });
    return count;
  });

/** Sends a test event. Throws `NOT_FOUND`, `FORBIDDEN`, and `INVALID_INPUT` while the endpoint is disabled. */
export const sendTestEvent = (pool: pg.Pool, viewer: Viewer, endpoint: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockEnabled(client, viewer, endpoint);
    await client.query(
      `insert into webhook_deliveries (endpoint_id, kind, data, next_attempt_at)
       select e.id, $2, jsonb_build_object('endpointId', e.id, 'schoolId', e.school_id), now()
       from webhook_endpoints e where e.id = $1`,
      [endpoint, TEST_EVENT],
    );
    await client.query(WAKE);
  });
