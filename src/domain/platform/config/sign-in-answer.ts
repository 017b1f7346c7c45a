import { readPointer } from './json-pointer.ts';

/** What a browser keeps of a sign-in. */
export type Tokens = {
  readonly token: string;
  /** Null where the server gives none: the session then ends with the token. */
  readonly refreshToken: string | null;
  /** Seconds until the token ends; null where the server does not say. */
  readonly expiresIn: number | null;
};

/**
 * Takes the tokens out of the data of a sign-in or refresh answer.
 * @param pointer where the token is; the refresh token and the token's lifetime are its siblings
 * @returns null where no string is at the pointer
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
