import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { RECORD_CLAIM_S, RECORD_FAILING_DAYS_MAX } from '#domain/interchange/learning-records/record-store.limits.ts';
import { retryDelay } from '#domain/interchange/webhooks/retry-delay.rule.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { ClaimedStore } from './claim-stores.ts';
import type { RequestOutcome } from './send-records.ts';

/** A store is never asked less often than every two hours, so that it has everything soon after it works again. */
const LONGEST_DELAY = 4;

const LOGGED = `
  logged as (
    insert into record_requests (store_id, requested_at, duration_ms, statements, status_code, problem)
    select id, now() - make_interval(secs => $3::float8 / 1000), $3, $4, $5, $6 from done)`;

// A claim is renewed by every request; it has ended if an admin has changed, disabled or deleted the store.
const ANSWERED = `
  with done as (
    update record_stores set claimed_until = now() + make_interval(secs => ${RECORD_CLAIM_S}), failures = 0,
      failing_since = null, delivered_at = case when $6::text is null then now() else delivered_at end
    where id = $1 and claim = $2 and disabled_at is null returning id),
  ${LOGGED} select id from done`;

const FAILED = `
  with done as (
    update record_stores set claim = null, claimed_until = null, failures = failures + 1,
      failing_since = coalesce(failing_since, now()), next_attempt_at = now() + make_interval(secs => $7)
    where id = $1 and claim = $2 and disabled_at is null
    returning id, failing_since <= now() - make_interval(days => ${RECORD_FAILING_DAYS_MAX}) as hopeless),
  ${LOGGED} select coalesce(hopeless, false) as "isHopeless" from done`;

/**
 * Saves how a request ended. Returns whether the next one may be sent: not after a failure of the store, for which its
 * events wait, and not if the claim has ended.
 */
export async function recordOutcome(
  pool: pg.Pool,
  store: ClaimedStore,
  { statements, statusCode, problem, durationMs }: RequestOutcome & { readonly statements: number },
): Promise<boolean> {
  const values = [store.id, store.claim, durationMs, statements, statusCode, problem];
  if (problem === null || problem === 'rejected') {
    const { rowCount } = await pool.query({ name: 'record-answered', text: ANSWERED, values });
    return rowCount === 1;
  }
  const delay = retryDelay(Math.min(store.failures + 1, LONGEST_DELAY), randomInt(1_000) / 1_000);
  const { rows } = await pool.query<{ isHopeless: boolean }>({
    name: 'record-failed',
    text: FAILED,
    values: [...values, delay],
  });
  if (problem === 'gone') await disableStore(pool, store, 'gone');
  else if (rows[0]?.isHopeless === true) await disableStore(pool, store, 'failing');
  return false;
}

/** Disables a store that doesn't work. Its events wait, and its owner is emailed by the next round. */
const disableStore = (pool: pg.Pool, { id, url, schoolId }: ClaimedStore, reason: 'gone' | 'failing'): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update record_stores set disabled_at = now(), disabled_reason = $2, notified_at = null
       where id = $1 and disabled_at is null`,
      [id, reason],
    );
    if (rowCount === 0) return;
    await recordChange(client, null, {
      ...{ action: 'changed', resource: 'record-stores', id, title: url, schoolId },
      ...{ before: { isEnabled: true }, after: { isEnabled: false, disabledReason: reason } },
    });
  });

/** Saves that events were sent. */
export const recordSent = (
  pool: pg.Pool,
  { delivered, rejected }: { readonly delivered: readonly string[]; readonly rejected: readonly string[] },
) =>
  pool.query({
    name: 'record-sent',
    text: `update record_events set status = case when id = any($2::uuid[]) then 'rejected' else 'delivered' end
      where id = any($1::uuid[])`,
    values: [[...delivered, ...rejected], rejected],
  });
