/** Letters and digits that are not confused with each other when read aloud or copied from a board. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Length of a typed code: 31 to the power of 8 cannot be tried out under a rate limit. */
export const JOIN_CODE_CHARS = 8;

/** A code from random bytes, one per character. */
export const joinCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** A typed code in the form that is stored: upper case, no spaces or hyphens. The token of a link stays as it is. */
export function readJoinCode(typed: string): string {
  const bare = typed.replace(/[\s-]/g, '');
  return bare.length === JOIN_CODE_CHARS ? bare.toUpperCase() : typed.trim();
}

/** As users read it out: `ABCD-EFGH`. */
export const shownJoinCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
