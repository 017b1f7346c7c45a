import type pg from 'pg';
import { WEBHOOK_POLL_MS, WEBHOOK_REQUESTS_PER_PROCESS } from '#domain/interchange/webhooks/webhook.limits.ts';
import type { RepeatedJob } from '../../platform/jobs/repeated-job.ts';
import type { Changes } from '../../platform/live/changes.ts';
import { type ClaimedDelivery, claimDeliveries } from './claim-deliveries.ts';
import { recordAttempt } from './record-attempt.ts';
import { type Sending, sendDelivery } from './send-delivery.ts';

const WATCH_MS = 60 * 60 * 1_000;
/** The topic of the triggers' notifications. */
const TOPIC = 'webhooks';

export type WebhookWorker = {
  readonly pool: pg.Pool;
  readonly sending: Sending;
  /** Wakes the worker when an event is committed. */
  readonly changes: Changes;
  readonly failed: (cause: unknown) => void;
  /** How often it looks for retries that are due. */
  readonly pollMs?: number;
};

/**
 * Sends deliveries until it is stopped: new ones as soon as they are committed, and retries when they are due. Every process
 * runs one. A delivery whose outcome can't be saved is sent again when its claim has ended.
 */
export function startWebhooks({
  pool,
  sending,
  changes,
  failed,
  pollMs = WEBHOOK_POLL_MS,
}: WebhookWorker): RepeatedJob {
  const running = new Set<Promise<void>>();
  let isStopped = false;
  let isClaiming = false;
  let isWoken = false;

  const deliver = (delivery: ClaimedDelivery): void => {
    const work = sendAndRecord(pool, delivery, sending)
      .catch(failed)
      .finally(() => {
        running.delete(work);
        wake();
      });
    running.add(work);
  };

  async function claim(): Promise<void> {
    while (isWoken && !isStopped) {
      isWoken = false;
      const room = WEBHOOK_REQUESTS_PER_PROCESS - running.size;
      if (room <= 0) return;
      const claimed = await claimDeliveries(pool, room);
      for (const delivery of claimed) deliver(delivery);
      if (claimed.length === room) isWoken = true;
    }
  }

  function wake(): void {
    isWoken = true;
    if (isClaiming || isStopped) return;
    isClaiming = true;
    const work = claim()
      .catch(failed)
      .finally(() => {
        isClaiming = false;
        running.delete(work);
        if (isWoken && running.size < WEBHOOK_REQUESTS_PER_PROCESS) wake();
      });
    running.add(work);
  }

  const poll = setInterval(wake, pollMs);
  let watch = changes.watch([TOPIC], WATCH_MS);
  const listening = (async () => {
    while (!isStopped) {
      for await (const _ of watch) wake();
      // A watch ends after its time, or because the process stops.
      if (!isStopped) watch = changes.watch([TOPIC], WATCH_MS);
    }
  })();

  return {
    stop: async () => {
      isStopped = true;
      clearInterval(poll);
      await watch.return?.();
      await Promise.all([listening, ...running]);
      await Promise.all(running);
    },
  };
}

/** Sends everything that is due, with its outcome saved, and returns how many attempts there were. For tests and tools. */
export async function sendDueWebhooks(pool: pg.Pool, sending: Sending): Promise<number> {
  let count = 0;
  for (;;) {
    const claimed = await claimDeliveries(pool, WEBHOOK_REQUESTS_PER_PROCESS);
    if (claimed.length === 0) return count;
    await Promise.all(claimed.map((delivery) => sendAndRecord(pool, delivery, sending)));
    count += claimed.length;
  }
}

const sendAndRecord = async (pool: pg.Pool, delivery: ClaimedDelivery, sending: Sending): Promise<void> =>
  recordAttempt(pool, delivery, await sendDelivery(delivery, sending));
