import type pg from 'pg';

/** Lets time pass for all webhooks and what they have not received, as if it had been written earlier. */
export async function moveWebhookClock(pool: pg.Pool, seconds: number): Promise<void> {
  await pool.query(
    `update webhook_deliveries set happened_at = happened_at - make_interval(secs => $1),
       next_attempt_at = next_attempt_at - make_interval(secs => $1), claimed_until = claimed_until - make_interval(secs => $1)
     where status <> 'delivered'`,
    [seconds],
  );
  await pool.query(
    `update webhook_endpoints set failing_since = failing_since - make_interval(secs => $1),
       former_secret_ends_at = former_secret_ends_at - make_interval(secs => $1)`,
    [seconds],
  );
}
