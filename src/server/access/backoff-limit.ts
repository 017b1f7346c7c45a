import type pg from 'pg';
import { tooManyAttempts } from '#domain/platform/retry-after.rule.ts';
import type { AttemptLimit } from './count-failures.ts';

type BackoffOptions = {
  /** The wait after one failure, two failures and so on; the last one applies from then on. */
  readonly delaysMs: readonly number[];
  /** Failures are forgotten this long after the last one. */
  readonly forgottenMs: number;
};

// The database's clock, so that all processes agree.
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
// A count expires a fixed time after the last failure, so the time of that failure follows from the expiry.
const OPENS = 'c.expire - $2::bigint + ($3::bigint[])[least(c.points, cardinality($3::bigint[]))]';

/**
 * A limit that never closes: after each failure the next attempt has to wait longer. Attempts are counted in one
 * statement before anything is checked, so that only as many parallel attempts run as the delays allow.
 */
export function backoffLimit(
  pool: pg.Pool,
  keyPrefix: string,
  { delaysMs, forgottenMs }: BackoffOptions,
): AttemptLimit {
  const keyOf = (key: string): string => `${keyPrefix}:${key}`;
  return {
    count: async (key) => {
      const values = [keyOf(key), forgottenMs, delaysMs];
      const { rowCount } = await pool.query({
        name: 'count-growing-delay',
        text: `insert into attempt_counts as c (key, points, expire) values ($1, 1, ${NOW} + $2::bigint)
          on conflict (key) do update set expire = excluded.expire,
            points = case when c.expire <= ${NOW} then 1 else c.points + 1 end
          where c.expire <= ${NOW} or ${OPENS} <= ${NOW}`,
        values,
      });
      if (rowCount === 1) return;
      const { rows } = await pool.query<{ seconds: number }>(
        `select greatest(1, ceil((${OPENS} - ${NOW}) / 1000.0))::int as seconds from attempt_counts c where c.key = $1`,
        values,
      );
      throw tooManyAttempts(rows[0]?.seconds ?? 1);
    },
    refund: async (key) => {
      await pool.query('update attempt_counts set points = points - 1 where key = $1 and points > 0', [keyOf(key)]);
    },
    forget: async (key) => {
      await pool.query('delete from attempt_counts where key = $1', [keyOf(key)]);
    },
  };
}
