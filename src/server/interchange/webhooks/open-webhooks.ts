import type pg from 'pg';
import { WEBHOOK_TIMEOUT_MS } from '#domain/interchange/webhooks/webhook.limits.ts';
import type { RepeatedJob } from '../../platform/jobs/repeated-job.ts';
import { databaseChanges } from '../../platform/live/changes.ts';
import { dnsLookup } from '../../platform/outbound/dns-lookup.ts';
import { createOutboundFetch } from '../../platform/outbound/outbound-fetch.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Sending } from './send-delivery.ts';
import { webhookVault } from './webhook-vault.ts';
import { startWebhooks } from './webhook-worker.ts';

export type WebhookKeys = {
  readonly settings: Pick<Settings, 'mode'>;
  /** The secret that all processes share. */
  readonly mediaKey: Buffer;
};

/** How deliveries are sent: never to this machine in production, and never to a private network. */
export const webhookSending = ({ settings, mediaKey }: WebhookKeys): Sending => ({
  vault: webhookVault(mediaKey),
  outboundFetch: createOutboundFetch(
    { loopback: settings.mode !== 'production', privateNetwork: false },
    { timeoutMs: WEBHOOK_TIMEOUT_MS, skipsBody: true, resolveName: dnsLookup() },
  ),
});

/** Starts to send deliveries. `direct` is not through a pooler in transaction mode, because it listens. */
export function openWebhooks(
  { pool, direct, ...keys }: WebhookKeys & { readonly pool: pg.Pool; readonly direct: pg.Pool },
  failed: (cause: unknown) => void,
): RepeatedJob {
  const changes = databaseChanges(direct, failed);
  const worker = startWebhooks({ pool, sending: webhookSending(keys), changes, failed });
  return {
    stop: async () => {
      await worker.stop();
      await changes.close();
    },
  };
}
