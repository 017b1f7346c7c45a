import { expect, test } from 'vitest';
import { requestedLanguages } from '../../src/tools/pictures/languages.ts';

test.each([
  [[], ['en'], []],
  [['student', '/exam'], ['en'], ['student', '/exam']],
  [['--language', 'de', 'student'], ['de'], ['student']],
  [['--language', 'en-XA', '--language', 'ar-XB'], ['en-XA', 'ar-XB'], []],
  [['--language', 'de', '/exam', '--language', 'en'], ['de', 'en'], ['/exam']],
])('with %j, screenshots are taken in %j, of %j', (words, languages, rest) => {
  expect(requestedLanguages(words)).toEqual({ languages, rest });
});

test('an unknown language is reported', () => {
  expect(() => requestedLanguages(['--language', 'tlh'])).toThrow('tlh');
});
