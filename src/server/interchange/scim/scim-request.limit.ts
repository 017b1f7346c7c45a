import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { SCIM_REQUESTS_PER_TOKEN, SCIM_WINDOW_S } from '#domain/interchange/scim/scim.limits.ts';

/**
 * Counts the requests of each token, for all processes together. Returns the seconds until the count starts again if there
 * were too many, otherwise null.
 */
export function scimRequestLimit(pool: pg.Pool): (token: string, points?: number) => Promise<number | null> {
  const limiter = new RateLimiterPostgres({
    ...{ storeClient: pool, storeType: 'pool', tableName: 'attempt_counts', tableCreated: true },
    ...{ clearExpiredByTimeout: false, keyPrefix: 'scim-token' },
    ...{ points: SCIM_REQUESTS_PER_TOKEN, duration: SCIM_WINDOW_S },
  });
  return async (token, points = 1) => {
    const counted = await limiter.consume(token, points).catch((reason: unknown) => {
      if (reason instanceof RateLimiterRes) return reason;
      throw reason;
    });
    return counted.consumedPoints <= SCIM_REQUESTS_PER_TOKEN
      ? null
      : Math.max(1, Math.ceil(counted.msBeforeNext / 1_000));
  };
}
