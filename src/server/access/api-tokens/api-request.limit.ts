import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { API_REQUESTS_PER_TOKEN, API_WINDOW_S } from '#domain/access/api-tokens/api-token.limits.ts';

/** What a token has left of its limit. */
export type RequestsLeft = {
  /** Whether this request is within the limit. */
  readonly isWithin: boolean;
  readonly left: number;
  /** Until the count starts again; at least 1. */
  readonly seconds: number;
};

/** Counts the requests of each token, for all processes together. */
export function apiRequestLimit(pool: pg.Pool): (token: string) => Promise<RequestsLeft> {
  const limiter = new RateLimiterPostgres({
    ...{ storeClient: pool, storeType: 'pool', tableName: 'attempt_counts', tableCreated: true },
    ...{ clearExpiredByTimeout: false, keyPrefix: 'api-token' },
    ...{ points: API_REQUESTS_PER_TOKEN, duration: API_WINDOW_S },
  });
  return async (token) => {
    const counted = await limiter.consume(token).catch((reason: unknown) => {
      if (reason instanceof RateLimiterRes) return reason;
      throw reason;
    });
    return {
      isWithin: counted.consumedPoints <= API_REQUESTS_PER_TOKEN,
      left: Math.max(0, counted.remainingPoints),
      seconds: Math.max(1, Math.ceil(counted.msBeforeNext / 1_000)),
    };
  };
}
