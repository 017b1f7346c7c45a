import { expect, test } from 'vitest';
import { CONSENT_CATEGORIES } from '#domain/users/consent/consent.schema.ts';
import { findStoredThing, STORED_THINGS } from '#domain/users/consent/stored-things.ts';
import { texts } from '#texts/compiled/en/users/browser-storage.generated.ts';

const CONTENT_PARENTS = ['cookie', 'local storage', 'session storage', 'IndexedDB', 'cache storage'] as const;

test.each(STORED_THINGS.map((thing) => [thing.name, thing] as const))(
  '%s has a purpose, a place and a duration',
  (_, thing) => {
    expect(thing.name).toMatch(/^[\w./:-]+\*?$/);
    expect(CONTENT_PARENTS).toContain(thing.storage);
    expect(CONSENT_CATEGORIES).toContain(thing.category);
    expect(texts.purposes[thing.purpose]).toMatch(/^[A-Z].+\.$/);
    expect(texts.lives[thing.life]).toMatch(/^[A-Z0-9].+[^.]$/);
    expect(findStoredThing(thing.storage, thing.name.replace('*', 'anything'))).toBe(thing);
  },
);

test('nothing is listed twice', () => {
  const names = STORED_THINGS.map(({ storage, name }) => `${storage} ${name}`);
  expect(new Set(names).size).toBe(names.length);
});

test('a name matches in its own place, completely, or by its beginning if the rest varies', () => {
  expect(findStoredThing('cookie', 'auth.token')?.name).toBe('auth.token');
  expect(findStoredThing('local storage', 'auth.token')).toBeNull();
  expect(findStoredThing('cookie', 'auth.tokens')).toBeNull();
  expect(findStoredThing('local storage', 'table.topics')?.name).toBe('table.*');
  expect(findStoredThing('local storage', 'stable.topics')).toBeNull();
  expect(findStoredThing('local storage', 'tabl')).toBeNull();
  expect(findStoredThing('session storage', '')).toBeNull();
});
