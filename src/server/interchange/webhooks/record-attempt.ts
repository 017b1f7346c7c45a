import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { retryDelay } from '#domain/interchange/webhooks/retry-delay.rule.ts';
import { WEBHOOK_FAILING_DAYS_MAX } from '#domain/interchange/webhooks/webhook.limits.ts';
import type { DisabledReason } from '#domain/interchange/webhooks/webhook-delivery.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import type { AttemptOutcome } from './send-delivery.ts';
import { holdDeliveries } from './webhook.commands.ts';

// What an admin has disabled meanwhile stays held; what they have sent again meanwhile has just been sent.
const SUCCEEDED = `
  with done as (
    update webhook_deliveries set status = 'delivered', next_attempt_at = null, attempts = attempts + 1, claim = null,
      claimed_until = null
    where id = $1 and claim = $2 returning id, endpoint_id),
  logged as (
    insert into webhook_attempts (delivery_id, attempted_at, duration_ms, status_code)
    select id, now() - make_interval(secs => $3::float8 / 1000), $3, $4 from done)
  update webhook_endpoints e set failing_since = null from done where e.id = done.endpoint_id and e.failing_since is not null`;

const FAILED = `
  with done as (
    update webhook_deliveries set attempts = attempts + 1, claim = null, claimed_until = null,
      status = case when status = 'pending' and $6::float8 is null then 'failed' else status end,
      next_attempt_at = case when status = 'pending' then now() + make_interval(secs => $6) end
    where id = $1 and claim = $2 returning id, endpoint_id),
  logged as (
    insert into webhook_attempts (delivery_id, attempted_at, duration_ms, status_code, problem)
    select id, now() - make_interval(secs => $3::float8 / 1000), $3, $4, $5 from done),
  failing as (
    update webhook_endpoints e set failing_since = now() from done where e.id = done.endpoint_id and e.failing_since is null)
  select coalesce(e.failing_since <= now() - make_interval(days => ${WEBHOOK_FAILING_DAYS_MAX}), false) as "isHopeless"
  from done join webhook_endpoints e on e.id = done.endpoint_id`;

/**
 * Saves how an attempt ended, and when the next one follows. An endpoint that answered 410 Gone, or that has failed for
 * days, is disabled. Does nothing if the claim has ended meanwhile: another process sends the delivery then.
 */
export async function recordAttempt(
  pool: pg.Pool,
  { id, claim, attempts, endpointId }: Pick<ClaimedDelivery, 'id' | 'claim' | 'attempts' | 'endpointId'>,
  { statusCode, problem, durationMs }: AttemptOutcome,
): Promise<void> {
  if (problem === null) {
    await pool.query({ name: 'webhook-succeeded', text: SUCCEEDED, values: [id, claim, durationMs, statusCode] });
    return;
  }
  const { rows } = await pool.query<{ isHopeless: boolean }>({
    name: 'webhook-failed',
    text: FAILED,
    values: [id, claim, durationMs, statusCode, problem, retryDelay(attempts + 1, randomInt(1_000) / 1_000)],
  });
  if (rows[0] === undefined) return;
  if (problem === 'gone') await disableEndpoint(pool, endpointId, 'gone');
  else if (rows[0].isHopeless) await disableEndpoint(pool, endpointId, 'failing');
}

/** Disables an endpoint that doesn't work. Its deliveries are kept, and its owner is emailed by the next round. */
const disableEndpoint = (pool: pg.Pool, endpointId: string, reason: DisabledReason): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ url: string; school: string | null }>(
      `update webhook_endpoints set disabled_at = now(), disabled_reason = $2, notified_at = null
       where id = $1 and disabled_at is null returning url, school_id as school`,
      [endpointId, reason],
    );
    if (rows[0] === undefined) return;
    const { url, school } = rows[0];
    await holdDeliveries(client, endpointId);
    await recordChange(client, null, {
      ...{ action: 'changed', resource: 'webhooks', id: endpointId, title: url, schoolId: school },
      ...{ before: { isEnabled: true }, after: { isEnabled: false, disabledReason: reason } },
    });
  });
