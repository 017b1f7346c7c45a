import * as z from 'zod/mini';
import { isPlatformAddress } from '../../lti/platform-address.rule.ts';
import { problemText } from '../../platform/problem.ts';
import { RECORD_STORE_KEY_MAX_CHARS, RECORD_STORE_URL_MAX_CHARS } from './record-store.limits.ts';
import { RECORD_ACTORS, RECORD_STANDARDS, RECORD_TOPICS } from './record-store.ts';

const withoutEnd = (text: string): string => (text.endsWith('/') ? text.slice(0, -1) : text);

const url = z.pipe(
  z.string().check(
    z.trim(),
    z.maxLength(RECORD_STORE_URL_MAX_CHARS, problemText('valueTooLong')),
    z.refine((text) => isPlatformAddress(text) && !text.includes('?'), problemText('secureAddressNeeded')),
  ),
  z.transform(withoutEnd),
);
const key = z.string().check(z.trim(), z.maxLength(RECORD_STORE_KEY_MAX_CHARS, problemText('valueTooLong')));
/** A colon ends the key in the header. */
const basicKey = key.check(z.refine((text) => !text.includes(':'), problemText('valueMissing')));

/**
 * A connection to a learning record store as an admin enters it. The secret is always entered again: a stored one is
 * never sent to an address for which it was not entered. Caliper needs no key besides its token.
 */
export const recordStoreSchema = z
  .object({
    standard: z.enum(RECORD_STANDARDS),
    url,
    key: basicKey,
    secret: key.check(z.minLength(1, problemText('valueMissing'))),
    actor: z.enum(RECORD_ACTORS),
    sendsResponses: z.boolean(),
    topics: z.array(z.enum(RECORD_TOPICS)).check(z.minLength(1, problemText('recordTopicsMissing'))),
  })
  .check(
    z.refine(({ standard, key: given }) => standard === 'caliper' || given !== '', {
      path: ['key'],
      error: problemText('valueMissing'),
    }),
  );
export type RecordStoreDraft = z.output<typeof recordStoreSchema>;
