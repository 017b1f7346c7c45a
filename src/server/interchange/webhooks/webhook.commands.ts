import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { FORMER_SECRET_LIFE_S, WEBHOOK_ENDPOINTS_PER_SCHOOL } from '#domain/interchange/webhooks/webhook.limits.ts';
import type { WebhookDraft } from '#domain/interchange/webhooks/webhook.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { type Change, recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import type { NetworkAccess } from '../../platform/outbound/outbound-fetch.ts';
import { refuseUrl } from '../../platform/outbound/refuse-url.ts';
import { MANAGED_ENDPOINT, webhookSchool } from './webhook.permission.ts';
import { newWebhookSecret } from './webhook-signature.ts';
import type { WebhookVault } from './webhook-vault.ts';

/** What commands about endpoints need of the server. */
export type WebhookService = {
  readonly vault: WebhookVault;
  /** Which addresses may be requested. */
  readonly access: NetworkAccess;
};

type Endpoint = Pick<WebhookDraft, 'url' | 'description' | 'kinds'> & { readonly isEnabled: boolean };

/** The endpoint, locked against other changes. Throws `NOT_FOUND`, `FORBIDDEN`. */
export async function lockEndpoint(client: pg.ClientBase, viewer: Viewer, id: string): Promise<Endpoint> {
  const { rows } = await client.query<Endpoint>(
    `select e.url, e.description, e.kinds, e.disabled_at is null as "isEnabled" from webhook_endpoints e
     where ${MANAGED_ENDPOINT} and e.id = $2 for no key update`,
    [webhookSchool(viewer), isUuid(id) ? id : null],
  );
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

/** Adds a change of an endpoint to the audit log. Secrets are never part of it. */
export const recordEndpoint = (
  client: pg.ClientBase,
  viewer: Viewer,
  change: Pick<Change, 'action' | 'id' | 'title' | 'before' | 'after'>,
): Promise<void> => recordChange(client, viewer, { ...change, resource: 'webhooks', schoolId: webhookSchool(viewer) });

/**
 * Creates an endpoint, and returns its id and its secret, which can't be shown again. Throws `FORBIDDEN`, and
 * `INVALID_INPUT` for an address within this network and for too many.
 */
export async function createWebhook(
  pool: pg.Pool,
  viewer: Viewer,
  { draft, service }: { readonly draft: WebhookDraft; readonly service: WebhookService },
): Promise<{ readonly id: string; readonly secret: string }> {
  const school = webhookSchool(viewer);
  refuseUrl(draft.url, service.access);
  const id = randomUUID();
  const secret = newWebhookSecret();
  await inTransaction(pool, async (client) => {
    // Two that are created at the same time would both see room for one.
    await client.query(`select pg_advisory_xact_lock(hashtext('webhook-endpoints:' || coalesce($1, '')))`, [school]);
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from webhook_endpoints e where ${MANAGED_ENDPOINT}`,
      [school],
    );
    if ((rows[0]?.count ?? 0) >= WEBHOOK_ENDPOINTS_PER_SCHOOL)
      throw new ProductError('INVALID_INPUT', {
        problem: problemText('webhooksLimit', { max: WEBHOOK_ENDPOINTS_PER_SCHOOL }),
      });
    const { url, description, kinds } = draft;
    await client.query(
      `insert into webhook_endpoints (id, school_id, created_by, url, description, kinds, sealed_secret)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, school, viewer.userId, url, description, kinds, service.vault.seal(id, secret)],
    );
    await recordEndpoint(client, viewer, { action: 'created', id, title: url, before: null, after: draft });
  });
  return { id, secret };
}

/**
 * Changes address, description and events. Deliveries that wait are sent to the new address. Throws `NOT_FOUND`,
 * `FORBIDDEN`, and `INVALID_INPUT` for an address within this network.
 */
export async function updateWebhook(
  pool: pg.Pool,
  viewer: Viewer,
  { id, draft, service }: { readonly id: string; readonly draft: WebhookDraft; readonly service: WebhookService },
): Promise<void> {
  refuseUrl(draft.url, service.access);
  await inTransaction(pool, async (client) => {
    const { isEnabled: _, ...before } = await lockEndpoint(client, viewer, id);
    const { url, description, kinds } = draft;
    await client.query('update webhook_endpoints set url = $2, description = $3, kinds = $4 where id = $1', [
      ...([id, url, description, kinds] as const),
    ]);
    await recordEndpoint(client, viewer, { action: 'changed', id, title: url, before, after: draft });
  });
}

/**
 * Replaces the secret, and returns the new one. The former one signs as well for a day; one from before that ends at
 * once. Throws `NOT_FOUND`, `FORBIDDEN`.
 */
export async function rotateWebhookSecret(
  pool: pg.Pool,
  viewer: Viewer,
  { id, vault }: { readonly id: string; readonly vault: WebhookVault },
): Promise<string> {
  const secret = newWebhookSecret();
  await inTransaction(pool, async (client) => {
    const { url } = await lockEndpoint(client, viewer, id);
    await client.query(
      `update webhook_endpoints set sealed_former_secret = sealed_secret, sealed_secret = $2,
         former_secret_ends_at = now() + make_interval(secs => ${FORMER_SECRET_LIFE_S}) where id = $1`,
      [id, vault.seal(id, secret)],
    );
    await recordEndpoint(client, viewer, { action: 'rotated', id, title: url, before: null, after: null });
  });
  return secret;
}

/**
 * Enables or disables an endpoint. While it is disabled, its events are kept and not sent; afterwards, an admin can send
 * them again. Throws `NOT_FOUND`, `FORBIDDEN`.
 */
export async function switchWebhook(
  pool: pg.Pool,
  viewer: Viewer,
  { id, isEnabled }: { readonly id: string; readonly isEnabled: boolean },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const before = await lockEndpoint(client, viewer, id);
    if (before.isEnabled === isEnabled) return;
    await client.query(
      isEnabled
        ? `update webhook_endpoints set disabled_at = null, disabled_reason = null, failing_since = null, notified_at = null
           where id = $1`
        : `update webhook_endpoints set disabled_at = now(), disabled_reason = 'admin', notified_at = now() where id = $1`,
      [id],
    );
    if (!isEnabled) await holdDeliveries(client, id);
    await recordEndpoint(client, viewer, {
      ...{ action: 'changed', id, title: before.url },
      ...{ before: { isEnabled: before.isEnabled }, after: { isEnabled } },
    });
  });
}

/** Keeps what waits for an endpoint that is disabled, without sending it. */
export const holdDeliveries = (client: pg.ClientBase, endpointId: string) =>
  client.query(
    `update webhook_deliveries set status = 'held', next_attempt_at = null where endpoint_id = $1 and status = 'pending'`,
    [endpointId],
  );

/** Deletes an endpoint with its log. Throws `NOT_FOUND`, `FORBIDDEN`. */
export const deleteWebhook = (pool: pg.Pool, viewer: Viewer, id: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { isEnabled: _, ...before } = await lockEndpoint(client, viewer, id);
    await client.query('delete from webhook_endpoints where id = $1', [id]);
    await recordEndpoint(client, viewer, { action: 'deleted', id, title: before.url, before, after: null });
  });
