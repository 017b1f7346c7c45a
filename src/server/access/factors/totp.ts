import { createHmac, timingSafeEqual } from 'node:crypto';
import { TOTP_DIGITS, TOTP_STEP_S, TOTP_STEPS_AROUND } from '#domain/access/factors/second-factor.limits.ts';
import { BASE32 } from '#domain/access/factors/second-factor.schema.ts';

/* One-time codes of authenticator apps: TOTP (RFC 6238) on HOTP (RFC 4226), with SHA-1 as the apps expect. */

/** The code of one counter value. */
export function hotp(secret: Buffer, counter: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const digest = createHmac('sha1', secret).update(message).digest();
  // The last four bits choose where the number is read; its first bit is dropped (RFC 4226, section 5.3).
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** TOTP_DIGITS).padStart(TOTP_DIGITS, '0');
}

/** The step of a time, in milliseconds since 1970. */
export const totpStepAt = (nowMs: number): number => Math.floor(nowMs / 1000 / TOTP_STEP_S);

/**
 * The step to which a code belongs, among those accepted now; null if it belongs to none. All steps are compared, each
 * in constant time, so that the duration reveals nothing.
 */
export function matchingStep(secret: Buffer, code: string, nowMs: number): number | null {
  const entered = Buffer.from(code);
  let found: number | null = null;
  for (let around = -TOTP_STEPS_AROUND; around <= TOTP_STEPS_AROUND; around += 1) {
    const step = totpStepAt(nowMs) + around;
    const expected = Buffer.from(hotp(secret, step));
    if (expected.length === entered.length && timingSafeEqual(expected, entered)) found = step;
  }
  return found;
}

/** Bytes as Base32 (RFC 4648) without padding, as authenticator apps read secrets. */
export function base32(bytes: Buffer): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32.charAt((value >>> bits) & 31);
    }
    value &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + BASE32.charAt((value << (5 - bits)) & 31);
}
