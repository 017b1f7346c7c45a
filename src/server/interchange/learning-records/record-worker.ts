import type pg from 'pg';
import {
  RECORD_POLL_MS,
  RECORD_STORES_AT_ONCE,
  RECORD_TIMEOUT_MS,
} from '#domain/interchange/learning-records/record-store.limits.ts';
import type { RepeatedJob } from '../../platform/jobs/repeated-job.ts';
import { dnsLookup } from '../../platform/outbound/dns-lookup.ts';
import { createOutboundFetch } from '../../platform/outbound/outbound-fetch.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { claimStores } from './claim-stores.ts';
import { deliverRecords } from './deliver-records.ts';
import { recordStoreVault } from './record-store.vault.ts';
import type { RecordSending } from './send-records.ts';

type Keys = {
  readonly settings: Pick<Settings, 'mode'>;
  /** The secret that all processes share. */
  readonly mediaKey: Buffer;
  /** Null: the product has no address of its own. */
  readonly origin: string | null;
};

/** How records are sent: never to this machine in production, and never to a private network. */
export const recordSending = ({ settings, mediaKey, origin }: Keys): RecordSending => ({
  vault: recordStoreVault(mediaKey),
  outboundFetch: createOutboundFetch(
    { loopback: settings.mode !== 'production', privateNetwork: false },
    { timeoutMs: RECORD_TIMEOUT_MS, skipsBody: true, resolveName: dnsLookup() },
  ),
  origin: origin ?? 'http://localhost',
});

/**
 * Sends records until it is stopped. Every process runs one, and a store that is slow keeps back no other. What is not
 * saved as sent is sent again, with the same ids.
 */
export function startRecords(
  {
    pool,
    sending,
    pollMs = RECORD_POLL_MS,
  }: { readonly pool: pg.Pool; readonly sending: RecordSending; readonly pollMs?: number },
  failed: (cause: unknown) => void,
): RepeatedJob {
  const running = new Set<Promise<unknown>>();
  let claiming: Promise<void> | null = null;

  const claim = async (): Promise<void> => {
    const room = RECORD_STORES_AT_ONCE - running.size;
    if (room <= 0) return;
    for (const store of await claimStores(pool, room)) {
      const work = deliverRecords(pool, store, sending)
        .catch(failed)
        .finally(() => running.delete(work));
      running.add(work);
    }
  };
  const poll = setInterval(() => {
    claiming ??= claim()
      .catch(failed)
      .finally(() => {
        claiming = null;
      });
  }, pollMs);
  return {
    stop: async () => {
      clearInterval(poll);
      await claiming;
      await Promise.all(running);
    },
  };
}

/** Sends everything that is due, and returns how many statements stores have received. For tests and tools. */
export async function sendDueRecords(pool: pg.Pool, sending: RecordSending): Promise<number> {
  let count = 0;
  for (;;) {
    const stores = await claimStores(pool, RECORD_STORES_AT_ONCE);
    if (stores.length === 0) return count;
    const counts = await Promise.all(stores.map((store) => deliverRecords(pool, store, sending)));
    count += counts.reduce((sum, each) => sum + each, 0);
  }
}
