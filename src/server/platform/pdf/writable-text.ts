import type { PDFFont } from 'pdf-lib';

/** Letters that have no decomposition, and the letters by which they are commonly replaced. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  ə: 'e',
};

const charactersOf = new WeakMap<PDFFont, ReadonlySet<number>>();

function known(font: PDFFont): ReadonlySet<number> {
  const found = charactersOf.get(font) ?? new Set(font.getCharacterSet());
  charactersOf.set(font, found);
  return found;
}

/**
 * A text in the characters of a standard font of PDF. Special spaces and the minus sign have a plain equivalent, and
 * isolates have no glyph; a letter with an accent that is missing is written without it, and other missing characters
 * become a question mark.
 */
export function writableText(text: string, font: PDFFont): string {
  const characters = known(font);
  const has = (character: string): boolean => characters.has(character.codePointAt(0) ?? 0);
  const plain = text
    .normalize('NFC')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/[\u00a0\u202f\u2009\t]/g, ' ')
    .replace(/\u2212/g, '-');
  return [...plain]
    .map((character) => {
      if (has(character)) return character;
      const simple = PLAIN[character] ?? [...character.normalize('NFD')][0] ?? '?';
      return has(simple) ? simple : '?';
    })
    .join('');
}
