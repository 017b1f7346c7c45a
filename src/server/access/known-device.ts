import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { KNOWN_DEVICE_ACCOUNTS_MAX, KNOWN_DEVICE_LIFE_S } from '#domain/access/sign-in.limits.ts';

/*
 * Device cookies as OWASP describes them ("Slow Down Online Guessing Attacks with Device Cookies"): a browser that has
 * signed in to an account stores a signed entry for it. Its failures count for its nonce alone, so strangers who guess
 * the password cannot lock the owner out. An entry proves no identity and grants no access.
 */

const ACCOUNT_BYTES = 16;
const NONCE_BYTES = 16;
const ISSUED_BYTES = 6;
const SIGNATURE_BYTES = 16;
const SIGNED_BYTES = ACCOUNT_BYTES + NONCE_BYTES + ISSUED_BYTES;
const ENTRY_BYTES = SIGNED_BYTES + SIGNATURE_BYTES;

export type DeviceKeys = { readonly account: Buffer; readonly signature: Buffer };

/** The keys of device cookies, derived from a secret that all processes share. */
export function deviceKeys(secret: Buffer): DeviceKeys {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `lectern ${purpose}`, 32));
  return { account: derive('device cookie account'), signature: derive('device cookie signature') };
}

const mac = (key: Buffer, data: string | Buffer, bytes: number): Buffer =>
  createHmac('sha256', key).update(data).digest().subarray(0, bytes);

/** Identifies the account in the cookie without revealing its email address. */
const accountLabel = (keys: DeviceKeys, email: string): Buffer => mac(keys.account, email, ACCOUNT_BYTES);

function newEntry(keys: DeviceKeys, email: string, nowMs: number): Buffer {
  const issued = Buffer.alloc(ISSUED_BYTES);
  issued.writeUIntBE(Math.floor(nowMs / 1_000), 0, ISSUED_BYTES);
  const signed = Buffer.concat([accountLabel(keys, email), randomBytes(NONCE_BYTES), issued]);
  return Buffer.concat([signed, mac(keys.signature, signed, SIGNATURE_BYTES)]);
}

function isValid(keys: DeviceKeys, entry: Buffer, nowMs: number): boolean {
  if (entry.length !== ENTRY_BYTES) return false;
  const signed = entry.subarray(0, SIGNED_BYTES);
  if (!timingSafeEqual(entry.subarray(SIGNED_BYTES), mac(keys.signature, signed, SIGNATURE_BYTES))) return false;
  const issuedMs = entry.readUIntBE(ACCOUNT_BYTES + NONCE_BYTES, ISSUED_BYTES) * 1_000;
  return issuedMs <= nowMs && nowMs < issuedMs + KNOWN_DEVICE_LIFE_S * 1_000;
}

function validEntries(keys: DeviceKeys, cookie: string, nowMs: number): Buffer[] {
  return cookie
    .split('.')
    .slice(0, KNOWN_DEVICE_ACCOUNTS_MAX)
    .map((text) => Buffer.from(text, 'base64url'))
    .filter((entry) => isValid(keys, entry, nowMs));
}

const belongsTo = (entry: Buffer, label: Buffer): boolean => entry.subarray(0, ACCOUNT_BYTES).equals(label);

/**
 * The nonce, in hexadecimal, under which failures of this device at the account are counted; null if the device is
 * unknown there.
 */
export function deviceNonce(keys: DeviceKeys, cookie: string, email: string, nowMs: number): string | null {
  const label = accountLabel(keys, email);
  const entry = validEntries(keys, cookie, nowMs).find((candidate) => belongsTo(candidate, label));
  return entry === undefined ? null : entry.subarray(ACCOUNT_BYTES, ACCOUNT_BYTES + NONCE_BYTES).toString('hex');
}

/** The cookie after a sign-in: a new entry for this account first, then the latest entries of other accounts. */
export function rememberAccount(keys: DeviceKeys, cookie: string, email: string, nowMs: number): string {
  const label = accountLabel(keys, email);
  const others = validEntries(keys, cookie, nowMs).filter((entry) => !belongsTo(entry, label));
  return [newEntry(keys, email, nowMs), ...others.slice(0, KNOWN_DEVICE_ACCOUNTS_MAX - 1)]
    .map((entry) => entry.toString('base64url'))
    .join('.');
}
