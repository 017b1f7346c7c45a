import * as z from 'zod/mini';
import { isPlatformAddress } from '../../../lti/platform-address.rule.ts';
import { problemText } from '../../../platform/problem.ts';

const ADDRESS_MAX_CHARS = 500;
const CLIENT_MAX_CHARS = 500;

const address = z.string().check(
  z.trim(),
  z.maxLength(ADDRESS_MAX_CHARS, problemText('valueTooLong')),
  z.refine((text) => isPlatformAddress(text) && !text.includes('?'), problemText('secureAddressNeeded')),
);
/** Systems show their address with and without a slash at its end. */
const withoutEnd = (text: string): string => (text.endsWith('/') ? text.slice(0, -1) : text);
const word = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, problemText('valueMissing')),
    z.maxLength(CLIENT_MAX_CHARS, problemText('valueTooLong')),
  );

/**
 * The connection to a school's system as an admin enters it. The secret is always entered again: a stored one is never
 * sent to an address for which it was not entered.
 */
export const rosterConnectionSchema = z.object({
  /** The address below which `/users`, `/classes` and so on are. */
  address: z.pipe(address, z.transform(withoutEnd)),
  tokenAddress: address,
  clientId: word,
  clientSecret: word,
});
export type RosterConnectionDraft = z.output<typeof rosterConnectionSchema>;

/** What is requested: the whole roster, or what has changed since the last one that was applied. */
export const ROSTER_FETCHES = ['all', 'changes'] as const;
export type RosterFetch = (typeof ROSTER_FETCHES)[number];
