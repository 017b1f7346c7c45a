import { createHmac, timingSafeEqual } from 'node:crypto';
import { ANSWER_FILE_ADDRESS_LIFE_S } from '#domain/attempts/attempt.limits.ts';

/** One receipt, in one session, until an instant (s since 1970). */
export type ReceiptGrant = { readonly paymentId: string; readonly sessionId: string; readonly until: number };

const signatureOf = (key: Buffer, { paymentId, sessionId, until }: ReceiptGrant): Buffer =>
  createHmac('sha256', key).update(`receipt\n${paymentId}\n${sessionId}\n${until}`).digest();

/** The signed address of a receipt; `now` in milliseconds. */
export function receiptAddress(key: Buffer, grant: Omit<ReceiptGrant, 'until'>, now: number): string {
  const until = Math.ceil(now / 1_000) + ANSWER_FILE_ADDRESS_LIFE_S;
  const signature = signatureOf(key, { ...grant, until }).toString('base64url');
  const words = new URLSearchParams({ session: grant.sessionId, until: String(until), signature });
  return `/payments/receipts/${grant.paymentId}?${words}`;
}

/** Whether this key signed the grant and it has not expired. */
export function isReceiptGranted(key: Buffer, grant: ReceiptGrant, signature: string, now: number): boolean {
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, grant);
  return given.length === expected.length && timingSafeEqual(given, expected) && grant.until * 1_000 > now;
}
