import { expect, test } from 'vitest';
import { requestedChoices, SIZES, THEMES } from '../../src/tools/pictures/choices.ts';

const [phone, , laptop] = SIZES;

test.each([
  [[], {}],
  [['student', '/exam'], { rest: ['student', '/exam'] }],
  [['--language', 'de', 'student'], { languages: ['de'], rest: ['student'] }],
  [['--language', 'en-XA', '--language', 'ar-XB'], { languages: ['en-XA', 'ar-XB'] }],
  [['--language', 'de', '/exam', '--language', 'en'], { languages: ['de', 'en'], rest: ['/exam'] }],
  [['--width', '360', '/exam', '--width', '1280'], { sizes: [phone, laptop], rest: ['/exam'] }],
  [['--theme', 'dark', 'teacher'], { themes: ['dark'], rest: ['teacher'] }],
])('%j chooses %j, and everything else as usual', (words, chosen) => {
  expect(requestedChoices(words)).toEqual({ languages: ['en'], sizes: SIZES, themes: THEMES, rest: [], ...chosen });
});

test.each([
  ['--language', 'tlh'],
  ['--width', '361'],
  ['--theme', 'sepia'],
])('an unknown value of %s is reported: %s', (option, value) => {
  expect(() => requestedChoices([option, value])).toThrow(value);
});
