import { ownEntry } from '#domain/platform/own-entry.ts';

/** TeX commands of characters that MathML contains as they are. TeX accepts all others unchanged, too. */
const SYMBOLS = {
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
  '\u200b': '',
  '\u2212': '-',
  '\u00d7': '\\times ',
  '\u00f7': '\\div ',
  '\u00b1': '\\pm ',
  '\u2213': '\\mp ',
  '\u00b7': '\\cdot ',
  '\u22c5': '\\cdot ',
  '\u2217': '*',
  '\u2264': '\\le ',
  '\u2265': '\\ge ',
  '\u2260': '\\ne ',
  '\u2248': '\\approx ',
  '\u2261': '\\equiv ',
  '\u221d': '\\propto ',
  '\u2192': '\\to ',
  '\u2190': '\\leftarrow ',
  '\u21d2': '\\Rightarrow ',
  '\u21d4': '\\Leftrightarrow ',
  '\u21cc': '\\rightleftharpoons ',
  '\u2208': '\\in ',
  '\u2209': '\\notin ',
  '\u2282': '\\subset ',
  '\u2286': '\\subseteq ',
  '\u222a': '\\cup ',
  '\u2229': '\\cap ',
  '\u2205': '\\emptyset ',
  '\u2200': '\\forall ',
  '\u2203': '\\exists ',
  '\u2227': '\\land ',
  '\u2228': '\\lor ',
  '\u00ac': '\\lnot ',
  '\u221e': '\\infty ',
  '\u2202': '\\partial ',
  '\u2207': '\\nabla ',
  '\u2211': '\\sum ',
  '\u220f': '\\prod ',
  '\u222b': '\\int ',
  '\u222e': '\\oint ',
  '\u2026': '\\dots ',
  '\u22ef': '\\cdots ',
  '\u2220': '\\angle ',
  '\u22a5': '\\perp ',
  '\u2225': '\\parallel ',
  '\u00b0': '^{\\circ}',
  '\u2032': "'",
  '|': '\\vert ',
  '\u2016': '\\Vert ',
  '\u27e8': '\\langle ',
  '\u27e9': '\\rangle ',
  '\\': '\\backslash ',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  _: '\\_',
  '^': '\\wedge ',
  '~': '\\sim ',
  '\u00a0': '\\ ',
} as const;

/** TeX commands of accents. */
export const OVER: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '\u00af': 'overline',
    '\u203e': 'overline',
    '\u0305': 'overline',
    _: 'overline',
    '^': 'hat',
    '\u02c6': 'hat',
    '\u0302': 'hat',
    '~': 'tilde',
    '\u02dc': 'tilde',
    '\u2192': 'vec',
    '\u20d7': 'vec',
    '\u02d9': 'dot',
    '.': 'dot',
    '\u23de': 'overbrace',
  }),
);

/** Names that TeX sets upright with a command of their own. */
const NAMES = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp lim max min sup inf det gcd dim ker arg'.split(
    ' ',
  ),
);
/** Operators with bounds below and above. */
export const BOUNDED = /^(?:\\(?:sum|prod|int|oint|lim|max|min|sup|inf)\s?|[\u2a00-\u2aff\u22c0-\u22c3])$/;

/** A text in TeX: each symbol by its command, other characters unchanged. */
export const characters = (text: string): string => [...text].map((sign) => ownEntry(SYMBOLS, sign) ?? sign).join('');

/** A name of more than one letter is upright, as MathML shows it. */
export function nameOf(text: string): string {
  if (NAMES.has(text)) return `\\${text} `;
  return [...text].length > 1 && /^[\p{L}\d ]+$/u.test(text)
    ? `\\mathrm{${text.replaceAll(' ', '\\ ')}}`
    : characters(text);
}

/** Words within a formula. */
export const words = (text: string): string =>
  text.trim() === '' ? '\\ ' : `\\text{${text.replace(/[\\{}^~]/g, ' ').replace(/[$%#&_]/g, '\\$&')}}`;
