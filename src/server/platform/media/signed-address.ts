import { createHmac, timingSafeEqual } from 'node:crypto';
import { MEDIA_ADDRESS_LIFE_S } from '#domain/content/media/image.limits.ts';

/** What a signed address allows: one file, in one session, until an instant (seconds since 1970). */
export type Grant = { readonly digest: string; readonly sessionId: string; readonly until: number };

const signatureOf = (key: Buffer, { digest, sessionId, until }: Grant): Buffer =>
  createHmac('sha256', key).update(`${digest}\n${sessionId}\n${until}`).digest();

/** Where files are served: images, audio and video. */
export type MediaFolder = 'figures' | 'files';

/**
 * The address of a file for one session. It is valid for one to two lifetimes: expiries are rounded to whole lifetimes,
 * so that the address stays the same for a while and the browser can cache the file.
 */
export function signedAddress(
  key: Buffer,
  folder: MediaFolder,
  digest: string,
  sessionId: string,
  now: number,
): string {
  const until = (Math.floor(now / 1_000 / MEDIA_ADDRESS_LIFE_S) + 2) * MEDIA_ADDRESS_LIFE_S;
  const signature = signatureOf(key, { digest, sessionId, until }).toString('base64url');
  return `/media/${folder}/${digest}?session=${sessionId}&until=${until}&signature=${signature}`;
}

/** Whether this key signed the grant and it has not expired. */
export function isGranted(key: Buffer, grant: Grant, signature: string, now: number): boolean {
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, grant);
  return given.length === expected.length && timingSafeEqual(given, expected) && grant.until * 1_000 > now;
}
