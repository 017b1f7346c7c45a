import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_CHARACTERS, FURTHER_CHARACTERS } from '../../src/tools/styles/font-characters.ts';

const FONTS = readFileSync(join(import.meta.dirname, '../../src/ui/theme/fonts.css'), 'utf8');

/** The characters that a `unicode-range` names. */
function charactersOf(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step));
  });
}

test('the first face of each family is declared for the characters that its file has', () => {
  const ranges = [...FONTS.matchAll(/\?first[^}]*unicode-range:([^;]*);/g)].map(([, range = '']) => range);
  expect(ranges).toHaveLength(2);
  for (const range of ranges) expect(charactersOf(range).sort()).toEqual([...new Set(FIRST_CHARACTERS)].sort());
});

test('every letter of English and German is in the first face, and none is in both', () => {
  for (const letter of 'abcxyzABCXYZ0189äöüÄÖÜß.,:;!?–—“”„‘’…€') expect(FIRST_CHARACTERS).toContain(letter);
  for (const letter of 'éàçñøŒ™') expect(FIRST_CHARACTERS.includes(letter)).toBe(letter === 'é');
  expect([...FURTHER_CHARACTERS].filter((character) => FIRST_CHARACTERS.includes(character))).toEqual([]);
});
