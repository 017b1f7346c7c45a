import type { XmlFault } from '#domain/interchange/import-reason.ts';

/** A problem of a piece of XML, and the text there. */
export type XmlProblem = {
  readonly fault: XmlFault;
  readonly found: string;
  /** The line in which the problem begins, if it is not the position itself. */
  readonly since?: number;
};

/** Characters that XML must not contain in any form. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are searched for
export const INVALID_CHARACTER = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

const START =
  'A-Z_a-z\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02ff\\u0370-\\u037d\\u037f-\\u1fff\\u200c\\u200d\\u2070-\\u218f\\u2c00-\\u2fef\\u3001-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufffd';
const NAME = new RegExp(
  `^[:${START}\\u{10000}-\\u{effff}][-.:\\d\\xb7\\u0300-\\u036f\\u203f\\u2040${START}\\u{10000}-\\u{effff}]*$`,
  'u',
);

/** Names that were valid before: a file repeats a few names again and again. */
const GOOD = new Set<string>();
const GOOD_MAX = 1_000;

/** Whether a text is a name of an element or attribute according to XML 1.0. */
export function isXmlName(name: string): boolean {
  if (GOOD.has(name)) return true;
  if (!NAME.test(name)) return false;
  // A copy, so that the name does not retain the whole input text.
  if (GOOD.size < GOOD_MAX) GOOD.add(Buffer.from(name, 'utf16le').toString('utf16le'));
  return true;
}

const NAMED = [
  ['lt;', '<'],
  ['gt;', '>'],
  ['amp;', '&'],
  ['quot;', '"'],
  ['apos;', "'"],
] as const;
const NUMBERED = /#(?:(\d{1,7})|x([\da-fA-F]{1,6}));/y;

type Fail = (fault: XmlProblem, at: number) => never;

/**
 * A text with its references resolved. `fail` has to throw; it is called with the problem and its index in the text.
 */
export function withoutReferences(plain: string, fail: Fail): string {
  let from = plain.indexOf('&');
  if (from === -1) return plain;
  let out = plain.slice(0, from);
  while (from !== -1) {
    const { sign, length } = referenceAt(plain, from + 1, fail);
    const end = from + 1 + length;
    from = plain.indexOf('&', end);
    out += sign + plain.slice(end, from === -1 ? plain.length : from);
  }
  return out;
}

function referenceAt(text: string, at: number, fail: Fail): { sign: string; length: number } {
  for (const [name, sign] of NAMED) if (text.startsWith(name, at)) return { sign, length: name.length };
  NUMBERED.lastIndex = at;
  const found = NUMBERED.exec(text);
  const code = found === null ? -1 : found[1] === undefined ? Number.parseInt(found[2] ?? '', 16) : Number(found[1]);
  const isCharacter = code >= 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  const sign = isCharacter ? String.fromCodePoint(code) : '\0';
  if (found === null || INVALID_CHARACTER.test(sign)) {
    const written = /^[^\s;<]{0,40};?/.exec(text.slice(at, at + 41))?.[0] ?? '';
    return fail({ fault: 'reference', found: `&${written}` }, at - 1);
  }
  return { sign, length: found[0].length };
}
