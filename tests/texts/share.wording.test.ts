import { expect, test } from 'vitest';
import type { Language } from '#texts/language.ts';
import { percentText } from '#texts/wording/share.wording.ts';

test.each<[Language, number, string]>([
  ['en', 42, '42%'],
  ['en', 41.5, '41.5%'],
  ['de', 42, '42\u00a0%'],
  ['de', 41.5, '41,5\u00a0%'],
])('in %s, %d per cent are written as the language does', (language, percent, text) => {
  expect(percentText(language, percent)).toBe(text);
});
