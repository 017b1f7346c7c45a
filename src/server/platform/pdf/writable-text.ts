import type { PdfFont } from './pdf-font.ts';

/**
 * A text in the characters of a font. Special spaces and the minus sign have a plain equivalent, and isolates have no
 * glyph; a letter with an accent that is missing is written without it, and other missing characters become a question
 * mark.
 */
export function writableText(text: string, { has }: PdfFont): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/[\u00a0\u202f\u2009\t]/g, ' ')
    .replace(/\u2212/g, '-');
  return [...plain]
    .map((character) => {
      if (has(character)) return character;
      const [letter = '?'] = character.normalize('NFD');
      return has(letter) ? letter : '?';
    })
    .join('');
}
