import { createHmac, timingSafeEqual } from 'node:crypto';
import { EXPORT_ADDRESS_LIFE_S } from '#domain/platform/resources/resource.limits.ts';

/** What an address allows: to take away what a query of a resource finds, in one session, until a moment (s since 1970). */
export type ExportGrant = {
  readonly resource: string;
  /** The query as JSON. */
  readonly query: string;
  readonly sessionId: string;
  readonly until: number;
};

/** Instead of a resource: everything about oneself. The query is then the language. */
export const OWN_DATA = 'own-data';

const signatureOf = (key: Buffer, { resource, query, sessionId, until }: ExportGrant): Buffer =>
  createHmac('sha256', key).update(`export\n${resource}\n${sessionId}\n${until}\n${query}`).digest();

/** Instead of a resource, before a format: the questions themselves, to be taken in elsewhere. */
export const QUESTIONS = 'questions/';

/** The signed address of an export; `now` in milliseconds. */
export function exportAddress(key: Buffer, grant: Omit<ExportGrant, 'until'>, now: number): string {
  const until = Math.ceil(now / 1_000) + EXPORT_ADDRESS_LIFE_S;
  const signature = signatureOf(key, { ...grant, until }).toString('base64url');
  const { resource, query, sessionId } = grant;
  const path = resource === OWN_DATA ? '/own-data.zip' : `/exports/${resource}${resource.includes('/') ? '' : '.csv'}`;
  return `${path}?${new URLSearchParams({ query, session: sessionId, until: String(until), signature })}`;
}

/** Whether a grant was signed by this key and has not ended. */
export function isExportGranted(key: Buffer, grant: ExportGrant, signature: string, now: number): boolean {
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, grant);
  return given.length === expected.length && timingSafeEqual(given, expected) && grant.until * 1_000 > now;
}
