import { readPointer } from './json-pointer.ts';

/** What a browser stores after signing in. */
export type Tokens = {
  readonly token: string;
  /** Null if the server issues none: the session then ends with the token. */
  readonly refreshToken: string | null;
  /** Seconds until the token expires; null if the server does not say. */
  readonly expiresIn: number | null;
};

/**
 * Extracts the tokens from a sign-in or refresh response.
 * @param pointer the path of the token; the refresh token and the token's lifetime are its siblings
 * @returns null if there is no string at the pointer
 */
export function tokensAt(data: unknown, pointer: string): Tokens | null {
  const token = readPointer(data, pointer);
  if (typeof token !== 'string' || token === '') return null;
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  const refreshToken = readPointer(data, `${parent}/refreshToken`);
  const expiresIn = readPointer(data, `${parent}/expiresIn`);
  return {
    token,
    refreshToken: typeof refreshToken === 'string' ? refreshToken : null,
    expiresIn: typeof expiresIn === 'number' ? expiresIn : null,
  };
}
