import { SESSION_IDLE_LIFE_S } from '#domain/access/session.limits.ts';
import type { Tokens } from '#domain/platform/config/sign-in-answer.ts';

const COOKIE = 'auth.token';
/** Local storage: the refresh token and the expiry of the access token. Its removal notifies other tabs of a sign-out. */
export const REFRESH_KEY = 'auth.refresh';
const PIN_KEYS = ['two_factor_verified', 'two_factor_pin'];

type Refresh = { readonly refreshToken: string; readonly endsAtMs: number | null };

/** The browser's tokens. Each call reads them again, because another tab may have written. */
export type TokenStore = {
  /** The access token, or null if nobody is signed in. */
  readonly token: () => string | null;
  readonly refresh: () => Refresh | null;
  readonly write: (tokens: Tokens) => void;
  /** Deletes the tokens and the PIN flags. */
  readonly clear: () => void;
};

type TokenStoreOptions = {
  readonly document: { cookie: string };
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly isSecure: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

function parseRefresh(text: string | null): Refresh | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('refreshToken' in value) || !('endsAtMs' in value))
      return null;
    const { refreshToken, endsAtMs } = value;
    if (typeof refreshToken !== 'string') return null;
    return { refreshToken, endsAtMs: typeof endsAtMs === 'number' ? endsAtMs : null };
  } catch {
    // The storage was edited by hand: the same as no refresh token.
    return null;
  }
}

/** The tokens in this browser: the access token in a cookie, the refresh token in a storage. */
export function createTokenStore({ document, storage, isSecure, now }: TokenStoreOptions): TokenStore {
  const attributes = `; Path=/; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    token: () => {
      const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
      const value = pair?.slice(COOKIE.length + 1) ?? '';
      return value === '' ? null : decodeURIComponent(value);
    },
    refresh: () => parseRefresh(storage.getItem(REFRESH_KEY)),
    write: ({ token, refreshToken, expiresIn }) => {
      document.cookie = `${COOKIE}=${encodeURIComponent(token)}; Max-Age=${SESSION_IDLE_LIFE_S}${attributes}`;
      if (refreshToken === null) return storage.removeItem(REFRESH_KEY);
      const endsAtMs = expiresIn === null ? null : now() + expiresIn * 1_000;
      storage.setItem(REFRESH_KEY, JSON.stringify({ refreshToken, endsAtMs }));
    },
    clear: () => {
      document.cookie = `${COOKIE}=; Max-Age=0${attributes}`;
      for (const key of [REFRESH_KEY, ...PIN_KEYS]) storage.removeItem(key);
    },
  };
}
