/**
 * Pseudo-locales, generated from English: `en-XA` has accents and is 40 % longer, `ar-XB` runs right to left. Names
 * follow the pseudo-locales of ICU. Never part of a build for users.
 */
export const PSEUDO_LOCALES = ['en-XA', 'ar-XB'] as const;
export type PseudoLocale = (typeof PSEUDO_LOCALES)[number];

/** Whether a value is the name of a pseudo-locale. */
export const isPseudoLocale = (value: unknown): value is PseudoLocale =>
  PSEUDO_LOCALES.some((locale) => locale === value);

/** Storage key of a tab's pseudo-locale. */
export const PSEUDO_LOCALE_KEY = 'lectern.pseudo-locale';

const PLAIN = 'AaCcDdEeGgIiLlNnOoRrSsTtUuYyZz';
const ACCENTED = 'ÅåÇçÐðÉéĞğÎîĻļÑñÖöŘřŠšŢţÛûÝýŽž';
/** Isolated texts, such as names, and slots: not the product's own text. */
const FOREIGN = /(\u2068[^\u2068\u2069]*\u2069|\ue000[^\ue000\ue001]*\ue001)/;
const LONGER_BY = 0.4;
const FILLER = ' åñð möŕé'; // cspell:ignore möŕé
const RIGHT_TO_LEFT_OVERRIDE = '\u202e';
const POP_DIRECTIONAL = '\u202c';

const accented = (words: string): string =>
  [...words].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');

/** Additional letters, with spaces where lines can break. */
const filler = (length: number): string => FILLER.repeat(Math.ceil(length / FILLER.length)).slice(0, length);

/** Right-to-left letters; digits and punctuation stay, as in Arabic. */
const mirrored = (words: string): string =>
  words.replace(/[\p{L}’]+/gu, (word) => `${RIGHT_TO_LEFT_OVERRIDE}${word}${POP_DIRECTIONAL}`);

/** English in a pseudo-locale. */
export function pseudoText(locale: PseudoLocale, text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const own = text.split(FOREIGN).map((part, index) => (index % 2 === 1 ? part : changed(locale, part)));
  const length = text.split(FOREIGN).reduce((sum, part, index) => sum + (index % 2 === 1 ? 0 : part.length), 0);
  return own.join('') + (locale === 'en-XA' ? filler(Math.ceil(length * LONGER_BY)) : '');
}

const changed = (locale: PseudoLocale, words: string): string =>
  locale === 'en-XA' ? accented(words) : mirrored(words);
