import { describe, expect, it } from 'vitest';
import { base32, hotp, matchingStep, totpStepAt } from '#server/access/factors/totp.ts';

/** The secret of the test vectors in RFC 4226 (appendix D) and RFC 6238 (appendix B, SHA-1). */
const SECRET = Buffer.from('12345678901234567890');

describe('codes of an authenticator app', () => {
  it('are those of RFC 4226, appendix D', () => {
    const codes = Array.from({ length: 10 }, (_, counter) => hotp(SECRET, counter));
    expect(codes).toEqual([
      ...['755224', '287082', '359152', '969429', '338314'],
      ...['254676', '287922', '162583', '399871', '520489'],
    ]);
  });

  // The RFC lists eight digits; the apps show the last six.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238, appendix B, after %i seconds', (seconds, code) => {
    expect(hotp(SECRET, totpStepAt(seconds * 1_000))).toBe(code.slice(2));
    expect(matchingStep(SECRET, code.slice(2), seconds * 1_000)).toBe(Math.floor(seconds / 30));
  });

  it('are accepted one step early and one step late, and no more', () => {
    const now = 1_700_000_000_000;
    const step = totpStepAt(now);
    const accepted = [-2, -1, 0, 1, 2].map((around) => matchingStep(SECRET, hotp(SECRET, step + around), now));
    expect(accepted).toEqual([null, step - 1, step, step + 1, null]);
  });

  it('are refused with another secret, and with another length', () => {
    const now = 1_700_000_000_000;
    const code = hotp(SECRET, totpStepAt(now));
    expect(matchingStep(Buffer.alloc(20, 9), code, now)).toBeNull();
    expect(matchingStep(SECRET, code.slice(1), now)).toBeNull();
    expect(matchingStep(SECRET, '', now)).toBeNull();
  });
});

describe('Base32', () => {
  // RFC 4648, section 10, without padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('of “%s” is that of RFC 4648', (text, encoded) => {
    expect(base32(Buffer.from(text))).toBe(encoded);
  });
});
