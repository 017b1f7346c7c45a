import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KNOWN_DEVICE_ACCOUNTS_MAX, KNOWN_DEVICE_LIFE_S } from '#domain/access/sign-in.limits.ts';
import { deviceKeys, deviceNonce, rememberAccount } from '#server/access/known-device.ts';

const KEYS = deviceKeys(Buffer.alloc(32, 7));
const NOW = Date.parse('2027-05-14T08:00:00Z');
const ADA = 'ada@example.org';
const cookie = rememberAccount(KEYS, '', ADA, NOW);

describe('a device cookie', () => {
  test('makes the device known at its account, and at no other', () => {
    expect(deviceNonce(KEYS, cookie, ADA, NOW)).toMatch(/^[0-9a-f]{32}$/);
    expect(deviceNonce(KEYS, cookie, 'eve@example.org', NOW)).toBeNull();
  });

  test('gets a new nonce with each sign-in', () => {
    const next = rememberAccount(KEYS, cookie, ADA, NOW);
    expect(deviceNonce(KEYS, next, ADA, NOW)).not.toBe(deviceNonce(KEYS, cookie, ADA, NOW));
    expect(next.split('.')).toHaveLength(1);
  });

  test('is invalid with another key, before its time, and after it', () => {
    expect(deviceNonce(deviceKeys(Buffer.alloc(32, 8)), cookie, ADA, NOW)).toBeNull();
    expect(deviceNonce(KEYS, cookie, ADA, NOW - 1_000)).toBeNull();
    expect(deviceNonce(KEYS, cookie, ADA, NOW + KNOWN_DEVICE_LIFE_S * 1_000 - 1_000)).not.toBeNull();
    expect(deviceNonce(KEYS, cookie, ADA, NOW + KNOWN_DEVICE_LIFE_S * 1_000)).toBeNull();
  });

  test('is invalid if a single bit is changed', () => {
    const bytes = Buffer.from(cookie, 'base64url');
    fc.assert(
      fc.property(fc.nat({ max: bytes.length * 8 - 1 }), (bit) => {
        const forged = Buffer.from(bytes);
        forged.writeUInt8(forged.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        expect(deviceNonce(KEYS, forged.toString('base64url'), ADA, NOW)).toBeNull();
      }),
    );
  });

  test('can have any value that a client sends', () => {
    fc.assert(
      fc.property(fc.string(), (sent) => {
        expect(deviceNonce(KEYS, sent, ADA, NOW)).toBeNull();
        expect(deviceNonce(KEYS, rememberAccount(KEYS, sent, ADA, NOW), ADA, NOW)).not.toBeNull();
      }),
    );
  });

  test('contains the latest accounts of a shared device, without their addresses', () => {
    const emails = Array.from({ length: KNOWN_DEVICE_ACCOUNTS_MAX + 2 }, (_, n) => `pupil-${n}@example.org`);
    const shared = emails.reduce((held, email) => rememberAccount(KEYS, held, email, NOW), '');
    const known = emails.filter((email) => deviceNonce(KEYS, shared, email, NOW) !== null);
    expect(known).toEqual(emails.slice(2));
    expect(shared.length).toBeLessThan(1_000);
    expect(Buffer.from(shared.split('.')[0] ?? '', 'base64url').toString('latin1')).not.toContain('pupil');
  });
});
