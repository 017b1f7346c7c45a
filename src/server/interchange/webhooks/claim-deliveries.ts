import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import {
  WEBHOOK_CLAIM_S,
  WEBHOOK_CONCURRENCY,
  WEBHOOK_CONCURRENCY_FAILING,
} from '#domain/interchange/webhooks/webhook.limits.ts';
import type { SentEvent } from '#domain/interchange/webhooks/webhook-event.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

/** A delivery that this process has claimed, with what it needs to send it. */
export type ClaimedDelivery = {
  readonly id: string;
  readonly claim: string;
  readonly endpointId: string;
  readonly url: string;
  readonly sealedSecret: Buffer;
  /** Null unless it still signs. */
  readonly sealedFormerSecret: Buffer | null;
  readonly kind: SentEvent;
  readonly data: unknown;
  readonly happenedAt: Date;
  /** Attempts before this one. */
  readonly attempts: number;
};

const IS_DUE = `d.status = 'pending' and d.next_attempt_at <= now() and (d.claimed_until is null or d.claimed_until <= now())`;

// Deletion of a school is undone by clearing a column, so its endpoints exist as long as the school.
const LOCK_ENDPOINTS = `
  select e.id from webhook_endpoints e
  where e.disabled_at is null and exists (select from webhook_deliveries d where d.endpoint_id = e.id and ${IS_DUE})
    and not exists (select from schools s where s.id = e.school_id and s.deleted_at is not null)
  for no key update of e skip locked`;

// A statement of its own, whose snapshot contains the claims that were committed before the endpoints were locked.
const CLAIM = `
  with due as (
    select d.id from (
      select e.id, case when e.failing_since is null then ${WEBHOOK_CONCURRENCY} else ${WEBHOOK_CONCURRENCY_FAILING} end
        - (select count(*) from webhook_deliveries c where c.endpoint_id = e.id and c.claim is not null and c.claimed_until > now())
        as slots
      from webhook_endpoints e where e.id = any($1::uuid[])) free
    cross join lateral (
      select d.id, row_number() over (order by d.next_attempt_at, d.happened_at) as turn from (
        select d.id, d.next_attempt_at, d.happened_at from webhook_deliveries d where d.endpoint_id = free.id and ${IS_DUE}
        order by d.next_attempt_at limit greatest(0, free.slots) for update skip locked) d) d
    order by d.turn limit $2)
  update webhook_deliveries d set claim = $3, claimed_until = now() + make_interval(secs => ${WEBHOOK_CLAIM_S})
  from due, webhook_endpoints e where d.id = due.id and e.id = d.endpoint_id
  returning d.id, d.endpoint_id as "endpointId", e.url, e.sealed_secret as "sealedSecret",
    case when e.former_secret_ends_at > now() then e.sealed_former_secret end as "sealedFormerSecret",
    d.kind, d.data, d.happened_at as "happenedAt", d.attempts`;

/**
 * Claims deliveries that are due, for this process alone: first the next one of each endpoint, then the second, and so on.
 * An endpoint has at most `WEBHOOK_CONCURRENCY` claims, in all processes together; its row is locked while they are
 * counted. Endpoints that another process is counting are skipped. A claim ends by itself if the process ends.
 */
export const claimDeliveries = (pool: pg.Pool, limit: number): Promise<readonly ClaimedDelivery[]> =>
  inTransaction(pool, async (client) => {
    const locked = await client.query<{ id: string }>({ name: 'webhook-endpoints-due', text: LOCK_ENDPOINTS });
    if (locked.rows.length === 0) return [];
    const claim = randomUUID();
    const { rows } = await client.query<Omit<ClaimedDelivery, 'claim'>>({
      name: 'webhook-claim',
      text: CLAIM,
      values: [locked.rows.map(({ id }) => id), limit, claim],
    });
    return rows.map((row) => ({ ...row, claim }));
  });
