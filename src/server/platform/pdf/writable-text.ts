import type { PdfFont } from './pdf-font.ts';

/** Marks that only say in which direction a text is read. */
const DIRECTIONS = /[\u200e\u200f]/;

/**
 * A text in the characters of a font. Special spaces and the minus sign have a plain equivalent, and what joins or
 * embeds others has no glyph; a letter with an accent that is missing is written without it, and other missing characters become a
 * question mark. The vowel points of Arabic and Hebrew, which are not written in names and plain texts, are left out: PDFs
 * would have them next to their letters.
 */
export function writableText(text: string, { has }: PdfFont): string {
  const plain = text
    .normalize('NFC')
    .replace(/\u200d|\ufe0e|\ufe0f|[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g, '')
    .replace(/[\u00a0\u202f\u2009\t]/g, ' ')
    .replace(/\u2212/g, '-');
  return [...plain]
    .map((character) => {
      if (has(character) || DIRECTIONS.test(character)) return character;
      const [letter = '?'] = character.normalize('NFD');
      return has(letter) ? letter : '?';
    })
    .join('');
}

/** The characters of a text that a font can't write at all, each once. */
export function unwritableCharacters(text: string, font: PdfFont): readonly string[] {
  const characters = new Set(text.normalize('NFC'));
  return [...characters].filter((character) => character !== '?' && writableText(character, font) === '?');
}
