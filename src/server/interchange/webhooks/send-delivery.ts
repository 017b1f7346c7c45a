import type { WebhookProblem } from '#domain/interchange/webhooks/webhook-delivery.ts';
import { type OutboundFetch, RefusedAddressError } from '../../platform/outbound/outbound-fetch.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import { webhookSignature } from './webhook-signature.ts';
import type { WebhookVault } from './webhook-vault.ts';

export type Sending = {
  readonly vault: WebhookVault;
  /** Follows no redirects, and connects only to addresses that are allowed. */
  readonly outboundFetch: OutboundFetch;
};

/** How an attempt ended. */
export type AttemptOutcome = {
  /** Null: there was no response. */
  readonly statusCode: number | null;
  /** Null: delivered. */
  readonly problem: WebhookProblem | null;
  readonly durationMs: number;
};

type Response = Omit<AttemptOutcome, 'durationMs'>;

/** Sends one attempt of a delivery. Never rejects: a failure is an outcome. */
export async function sendDelivery(delivery: ClaimedDelivery, sending: Sending): Promise<AttemptOutcome> {
  const startedAt = performance.now();
  const response = await send(delivery, sending);
  return { ...response, durationMs: Math.round(performance.now() - startedAt) };
}

async function send(delivery: ClaimedDelivery, { vault, outboundFetch }: Sending): Promise<Response> {
  const { id, endpointId, url, sealedSecret, sealedFormerSecret, kind, data, happenedAt } = delivery;
  const secret = vault.unseal(endpointId, sealedSecret);
  if (secret === null) return { statusCode: null, problem: 'secret' };
  const former = sealedFormerSecret && vault.unseal(endpointId, sealedFormerSecret);
  const timestamp = Math.floor(Date.now() / 1_000);
  const body = JSON.stringify({ type: kind, timestamp: happenedAt.toISOString(), data });
  try {
    const { status } = await outboundFetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Lectern-Webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': webhookSignature(former === null ? [secret] : [secret, former], { id, timestamp, body }),
      },
      body,
    });
    return { statusCode: status, problem: statusProblem(status) };
  } catch (cause) {
    return { statusCode: null, problem: connectionProblem(cause) };
  }
}

function statusProblem(status: number): WebhookProblem | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'redirect';
  return status === 410 ? 'gone' : 'status';
}

/** Codes of Node for certificates that are expired, self-signed, of another name, or of an unknown issuer. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL/;

/** Why a request had no response. */
export function connectionProblem(cause: unknown): WebhookProblem {
  if (cause instanceof RefusedAddressError) return cause.reason;
  if (!(cause instanceof Error)) return 'unreachable';
  if (/^(TimeoutError|AbortError)$/.test(cause.name)) return 'timeout';
  return 'code' in cause && CERTIFICATE.test(String(cause.code)) ? 'certificate' : 'unreachable';
}
