import { caliperEnvelope, caliperEvent } from '#domain/interchange/learning-records/caliper-event.rule.ts';
import type { SentRecord } from '#domain/interchange/learning-records/learning-record.ts';
import type { RecordProblem } from '#domain/interchange/learning-records/record-store.ts';
import { xapiStatement } from '#domain/interchange/learning-records/xapi-statement.rule.ts';
import type { OutboundFetch } from '../../platform/outbound/outbound-fetch.ts';
import { connectionProblem } from '../webhooks/send-delivery.ts';
import type { ClaimedStore } from './claim-stores.ts';
import type { RecordStoreVault } from './record-store.vault.ts';

export type RecordSending = {
  readonly vault: RecordStoreVault;
  /** Follows no redirects, and connects only to addresses that are allowed. */
  readonly outboundFetch: OutboundFetch;
  /** The address of the product, by which its activities and accounts are named. */
  readonly origin: string;
};

/** How a request ended. */
export type RequestOutcome = {
  /** Null: there was no response. */
  readonly statusCode: number | null;
  /** Null: the store has the records. */
  readonly problem: RecordProblem | null;
  readonly durationMs: number;
};

/** Sends records in one request. Never rejects: a failure is an outcome. */
export async function sendRecords(
  store: ClaimedStore,
  records: readonly SentRecord[],
  sending: RecordSending,
): Promise<RequestOutcome> {
  const startedAt = performance.now();
  const answer = await send(store, records, sending);
  return { ...answer, durationMs: Math.round(performance.now() - startedAt) };
}

async function send(
  store: ClaimedStore,
  records: readonly SentRecord[],
  { vault, outboundFetch, origin }: RecordSending,
): Promise<Omit<RequestOutcome, 'durationMs'>> {
  const secret = vault.unseal(store, store.sealedSecret);
  if (secret === null) return { statusCode: null, problem: 'secret' };
  const isXapi = store.standard === 'xapi';
  const body = isXapi
    ? records.map((record) => xapiStatement(record, origin))
    : caliperEnvelope(
        records.map((record) => caliperEvent(record, origin)),
        { origin, sentAt: new Date() },
      );
  try {
    const { status } = await outboundFetch(isXapi ? `${store.url}/statements` : store.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Lectern-Records/1',
        authorization: isXapi
          ? `Basic ${Buffer.from(`${store.key}:${secret}`).toString('base64')}`
          : `Bearer ${secret}`,
        ...(isXapi && { 'x-experience-api-version': '1.0.3' }),
      },
      body: JSON.stringify(body),
    });
    return { statusCode: status, problem: statusProblem(status, records.length) };
  } catch (cause) {
    return { statusCode: null, problem: connectionProblem(cause) };
  }
}

/** Statuses by which a store refuses what was sent, rather than who sends it. */
const REFUSALS = [400, 409, 413, 422];

function statusProblem(status: number, count: number): RecordProblem | null {
  if (status >= 200 && status < 300) return null;
  // The only record is already there.
  if (status === 409 && count === 1) return null;
  if (REFUSALS.includes(status)) return 'rejected';
  if (status === 401 || status === 403) return 'unauthorised';
  if (status >= 300 && status < 400) return 'redirect';
  return status === 410 ? 'gone' : 'status';
}
