import { createHmac, timingSafeEqual } from 'node:crypto';
import { EXPORT_ADDRESS_LIFE_S } from '#domain/platform/resources/resource.limits.ts';

/**
 * What an address allows: exporting the results of a query of a resource, in one session, until an instant (s since
 * 1970).
 */
export type ExportGrant = {
  readonly resource: string;
  /** The query as JSON. */
  readonly query: string;
  readonly sessionId: string;
  readonly until: number;
};

/** Instead of a resource: the user's own data. The query is then the language. */
export const OWN_DATA = 'own-data';

/** Instead of a resource: the report of a roster import. The query is then its id. */
export const ROSTER_REPORT = 'roster';

/** Instead of a resource: everything of a school. The query is then its id. */
export const SCHOOL_DATA = 'school/data.zip';

const signatureOf = (key: Buffer, { resource, query, sessionId, until }: ExportGrant): Buffer =>
  createHmac('sha256', key).update(`export\n${resource}\n${sessionId}\n${until}\n${query}`).digest();

/** Instead of a resource, before a format: the questions themselves, for import into other programs. */
export const QUESTIONS = 'questions/';

/** Instead of a resource, before a format: one deck of cards. The query is then its id. */
export const DECK = 'decks/';

/** The signed address of an export; `now` in milliseconds. */
export function exportAddress(key: Buffer, grant: Omit<ExportGrant, 'until'>, now: number): string {
  const until = Math.ceil(now / 1_000) + EXPORT_ADDRESS_LIFE_S;
  const signature = signatureOf(key, { ...grant, until }).toString('base64url');
  const { resource, query, sessionId } = grant;
  const path = resource === OWN_DATA ? '/own-data.zip' : `/exports/${resource}${resource.includes('/') ? '' : '.csv'}`;
  return `${path}?${new URLSearchParams({ query, session: sessionId, until: String(until), signature })}`;
}

/** Whether this key signed the grant and it has not expired. */
export function isExportGranted(key: Buffer, grant: ExportGrant, signature: string, now: number): boolean {
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, grant);
  return given.length === expected.length && timingSafeEqual(given, expected) && grant.until * 1_000 > now;
}
