import { REFRESH_BEFORE_END_S } from '#domain/access/session.limits.ts';
import type { Tokens } from '#domain/platform/config/sign-in-answer.ts';
import { type ErrorCode, ProductError } from '#domain/platform/errors.ts';
import type { TokenStore } from './token-store.ts';

const LOCK = 'auth.refresh';

/** The server does not accept the refresh token, or gave no new tokens for it. */
const REFUSALS: readonly ErrorCode[] = ['UNAUTHENTICATED', 'TOKEN_MISSING'];

type Parts = {
  readonly store: TokenStore;
  /** Exchanges a refresh token on the server. */
  readonly exchange: (refreshToken: string) => Promise<Tokens>;
  /** Shared by all tabs of the browser; undefined where the browser offers none (plain http on another machine). */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly now: () => number;
};

export type TokenRefresh = {
  /** Whether the token expires so soon that a request should not start with it. */
  readonly isDue: () => boolean;
  /**
   * One refresh for all requests and all tabs.
   * @param refused the token that is no longer valid; a different one in the store is used as it is
   * @returns whether there is a valid token now; false only if the server refuses the refresh token. Other errors are
   * thrown
   */
  readonly refresh: (refused: string | null) => Promise<boolean>;
};

/** The refresh of the tokens in a store. */
export function createTokenRefresh({ store, exchange, locks, now }: Parts): TokenRefresh {
  let inProgress: Promise<boolean> | undefined;

  async function refreshOnce(refused: string | null): Promise<boolean> {
    const token = store.token();
    if (token !== null && token !== refused) return true;
    const tokens = store.refresh();
    if (token === null || tokens === null) return false;
    try {
      store.write(await exchange(tokens.refreshToken));
      return true;
    } catch (error) {
      // Any other failure says nothing about the session, which must not end because of it.
      if (error instanceof ProductError && REFUSALS.includes(error.code)) return false;
      throw error;
    }
  }

  return {
    isDue: () => {
      const endsAtMs = store.refresh()?.endsAtMs ?? null;
      return endsAtMs !== null && endsAtMs - now() <= REFRESH_BEFORE_END_S * 1_000;
    },
    refresh: (refused) => {
      inProgress ??= (
        locks === undefined ? refreshOnce(refused) : Promise.resolve(locks.request(LOCK, () => refreshOnce(refused)))
      ).finally(() => {
        inProgress = undefined;
      });
      return inProgress;
    },
  };
}
