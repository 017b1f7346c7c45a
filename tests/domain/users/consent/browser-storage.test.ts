import { expect, test } from 'vitest';
import { findStoredEntry, STORED_ENTRIES } from '#domain/users/consent/browser-storage.ts';
import { CONSENT_CATEGORIES } from '#domain/users/consent/consent.schema.ts';
import { texts } from '#texts/compiled/en/users/browser-storage.generated.ts';

const STORAGES = ['cookie', 'local storage', 'session storage', 'IndexedDB', 'cache storage'] as const;

test.each(STORED_ENTRIES.map((entry) => [entry.name, entry] as const))(
  '%s has a purpose, a place and a duration',
  (_, entry) => {
    expect(entry.name).toMatch(/^[\w./:-]+\*?$/);
    expect(STORAGES).toContain(entry.storage);
    expect(CONSENT_CATEGORIES).toContain(entry.category);
    expect(texts.purposes[entry.purpose]).toMatch(/^[A-Z].+\.$/);
    expect(texts.lives[entry.life]).toMatch(/^[A-Z0-9].+[^.]$/);
    expect(findStoredEntry(entry.storage, entry.name.replace('*', 'anything'))).toBe(entry);
  },
);

test('nothing is listed twice', () => {
  const names = STORED_ENTRIES.map(({ storage, name }) => `${storage} ${name}`);
  expect(new Set(names).size).toBe(names.length);
});

test('a name matches in its own place, completely, or by its beginning if the rest varies', () => {
  expect(findStoredEntry('cookie', 'auth.token')?.name).toBe('auth.token');
  expect(findStoredEntry('local storage', 'auth.token')).toBeNull();
  expect(findStoredEntry('cookie', 'auth.tokens')).toBeNull();
  expect(findStoredEntry('local storage', 'table.topics')?.name).toBe('table.*');
  expect(findStoredEntry('local storage', 'stable.topics')).toBeNull();
  expect(findStoredEntry('local storage', 'tabl')).toBeNull();
  expect(findStoredEntry('session storage', '')).toBeNull();
});
