import { expect, test } from 'vitest';
import { isLanguage, languageFor } from '#domain/platform/language.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'DE'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['fr', 'it'], 'en'],
  [[''], 'en'],
  [[], 'en'],
])('preferring %j gives %s', (requestedLanguages, language) => {
  expect(languageFor(requestedLanguages)).toBe(language);
});

test('a language is one that the product supports', () => {
  expect(['en', 'de', 'fr', '', null].map(isLanguage)).toEqual([true, true, false, false, false]);
});
