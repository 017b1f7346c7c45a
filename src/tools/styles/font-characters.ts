const through = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));

/**
 * The characters of English and German texts: one small file per font face, which every page downloads. The faces in
 * `ui/theme/fonts.css` name the same characters by `unicode-range`.
 */
export const FIRST_CHARACTERS = [
  through(0x20, 0x7e),
  '\u00a0\u00ad',
  '§©«°±²³·»¼½¾×ÄÖÜßäéöü÷',
  '‐‑–—‘’‚“”„•…€←→−',
].join('');

/**
 * Further characters of the latin faces, without unused ones: downloaded if a page has one of them.
 * A character that is missing here is rendered by the fallback.
 */
export const FURTHER_CHARACTERS = [
  through(0xa1, 0xff),
  'ıŒœˆ˚˜',
  through(0x2009, 0x200f),
  through(0x2010, 0x2027),
  '‰′″‹›⁄™↑↓∕',
]
  .flatMap((characters) => [...characters])
  .filter((character) => !FIRST_CHARACTERS.includes(character))
  .join('');
