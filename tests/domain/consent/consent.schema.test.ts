import { describe, expect, test } from 'vitest';
import { allowsCategory, CONSENT_VERSION, readConsent, writeConsent } from '#domain/consent/consent.schema.ts';
import { storedThing } from '#domain/consent/stored-things.ts';

const NOW = new Date('2026-11-21T08:00:00Z');

describe('a choice', () => {
  test('is read as it was written', () => {
    const choice = { preferences: true, statistics: false };
    expect(readConsent(writeConsent(choice, NOW))).toEqual(choice);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', writeConsent({ preferences: true, statistics: true }, NOW).replace(`${CONSENT_VERSION}`, '99')],
    ['half a choice', JSON.stringify({ version: CONSENT_VERSION, preferences: true, chosenAt: NOW.toISOString() })],
  ])('%s is none', (_, text) => {
    expect(readConsent(text)).toBeNull();
  });
});

test('only the necessary is allowed without a choice, and what was chosen with one', () => {
  expect(allowsCategory(null, 'necessary')).toBe(true);
  expect(allowsCategory(null, 'preferences')).toBe(false);
  expect(allowsCategory({ preferences: true, statistics: false }, 'preferences')).toBe(true);
  expect(allowsCategory({ preferences: true, statistics: false }, 'statistics')).toBe(false);
});

test('stored things are found by place and name', () => {
  expect(storedThing('local storage', 'lectern.attempt/a1')?.name).toBe('lectern.attempt/*');
  expect(storedThing('cookie', 'appearance')).toBeNull();
  expect(storedThing('local storage', 'appearances')).toBeNull();
});
