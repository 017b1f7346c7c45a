import { describe, expect, test } from 'vitest';
import {
  ALLOWED,
  allowsCategory,
  CONSENT_CATEGORIES,
  CONSENT_VERSION,
  REFUSED,
  readConsent,
  type StoredConsent,
  withObjection,
  writeConsent,
} from '#domain/users/consent/consent.schema.ts';
import { findStoredThing } from '#domain/users/consent/stored-things.ts';

const CONSENT: StoredConsent = {
  id: '0b6f1e0a-2f0e-4b6c-9a39-7a5a0a6f4d11',
  consentId: '5d0f7f0c-93a7-4a53-8a4b-6f8a3c2f9b22',
  version: CONSENT_VERSION,
  preferences: true,
  statistics: false,
  way: 'banner',
  chosenAt: '2026-11-21T08:00:00.000Z',
  isRecorded: false,
};

test('rejecting all rejects every optional category, and accepting all accepts them', () => {
  const requested = CONSENT_CATEGORIES.filter((category) => category !== 'necessary');
  expect(requested.map((category) => [REFUSED[category], ALLOWED[category]])).toEqual(
    requested.map(() => [false, true]),
  );
});

describe('a choice', () => {
  test('is read as it was written', () => {
    expect(readConsent(writeConsent(CONSENT))).toEqual(CONSENT);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', JSON.stringify({ ...CONSENT, version: CONSENT_VERSION + 1 })],
    ['half a choice', JSON.stringify({ ...CONSENT, statistics: undefined })],
    ['one without its number', JSON.stringify({ ...CONSENT, consentId: '' })],
  ])('%s is invalid', (_, text) => {
    expect(readConsent(text)).toBeNull();
  });
});

test('an objection of the browser removes statistics, and nothing else', () => {
  expect(withObjection(ALLOWED, true)).toEqual({ preferences: true, statistics: false });
  expect(withObjection(ALLOWED, false)).toEqual(ALLOWED);
  expect(withObjection(REFUSED, true)).toEqual(REFUSED);
});

test('only the necessary is allowed without a choice, and the chosen categories with one', () => {
  expect(allowsCategory(null, 'necessary')).toBe(true);
  expect(allowsCategory(null, 'preferences')).toBe(false);
  expect(allowsCategory({ preferences: true, statistics: false }, 'preferences')).toBe(true);
  expect(allowsCategory({ preferences: true, statistics: false }, 'statistics')).toBe(false);
});

test('stored things are found by place and name', () => {
  expect(findStoredThing('local storage', 'lectern.attempt/a1')?.name).toBe('lectern.attempt/*');
  expect(findStoredThing('cookie', 'appearance')).toBeNull();
  expect(findStoredThing('local storage', 'appearances')).toBeNull();
});
