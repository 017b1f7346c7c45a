/** Letters and digits that are not confused with each other when read aloud or copied from a board. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Characters of a code that is typed: 31 to the power of 8 are more than can be tried, with a limit on tries. */
export const JOIN_CODE_CHARS = 8;

/** A code out of random bytes, one a character. */
export const joinCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** A typed code in the form that is stored: upper case, no spaces or hyphens. The token of a link stays as it is. */
export function readJoinCode(typed: string): string {
  const bare = typed.replace(/[\s-]/g, '');
  return bare.length === JOIN_CODE_CHARS ? bare.toUpperCase() : typed.trim();
}

/** As people read it out: `ABCD-EFGH`. */
export const shownJoinCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
