import { joinCodeOf } from '../join-code.rule.ts';

/**
 * Length of the code on the board. A live quiz is open for an hour, so that a shorter code than that of a class cannot be
 * found by trying: the rate limit of a network allows 300 of 31 to the power of 6.
 */
export const LIVE_CODE_CHARS = 6;

/** A code from random bytes, one per character. */
export const liveCodeOf = (bytes: Uint8Array): string => joinCodeOf(bytes.subarray(0, LIVE_CODE_CHARS));

/** A typed code in the form that is stored: upper case, without spaces and hyphens. */
export const readLiveCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** As people read it out: `ABC-DEF`. */
export const shownLiveCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;
