import { ownEntry } from '../platform/own-entry.ts';

/**
 * Roots that attackers try first. Ten characters are required anyway, so what matters is a common root with something
 * predictable around it: `Password123!`, `qwertyuiop`, `lectern2026`.
 */
// biome-ignore format: one line each would take fifty lines
const COMMON_ROOTS = [
  'password', 'passwort', 'motdepasse', 'letmein', 'welcome', 'iloveyou', 'sunshine', 'princess', 'football',
  'baseball', 'superman', 'trustno', 'dragon', 'monkey', 'master', 'shadow', 'michael', 'jennifer', 'computer',
  'internet', 'whatever', 'starwars', 'pokemon', 'minecraft', 'administrator', 'admin', 'student', 'teacher',
  'school', 'changeme', 'secret', 'default', 'guest', 'login', 'access', 'lectern', 'qwert', 'qwerty', 'qwertz', 'azerty',
  'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qazwsx', 'qazwsxedc', 'abcdef', 'abcdefgh', 'abcdefghij', 'abc',
];

const LEET = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
} as const;
const ROWS = ['01234567890', '09876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];

/** Whether a password is among those that attackers try first, in any spelling with digits for letters. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase().trim();
  const piece = repeatedPiece(lower);
  return isMonotonous(lower) || isRun(piece) || isCommonRoot(lower) || isCommonRoot(piece);
}

const withoutLeet = (text: string): string => text.replace(/[0134571@$!]/g, (sign) => ownEntry(LEET, sign) ?? sign);

/** The repeated part of a text: `12345` of `1234512345`; the text itself if it does not repeat. */
const repeatedPiece = (text: string): string => /^(.+?)\1+$/.exec(text)?.[1] ?? text;

/** At most two different characters: `aaaaaaaaaa`, `1212121212`. */
const isMonotonous = (text: string): boolean => new Set(text).size <= 2;

/**
 * A part of the alphabet, the digits or a keyboard's rows, with at most two other characters: `abcdefghij`,
 * `123456789a`.
 */
function isRun(text: string): boolean {
  const core = text.replace(/^[a-z]{1,2}(?=\d)|(?<=\d)[a-z]{1,2}$/g, '');
  return ROWS.some((row) => row.repeat(4).includes(core));
}

/** Whether a common root is nearly the whole password: the rest is digits and symbols, or the root again. */
function isCommonRoot(text: string): boolean {
  const core = text.replace(/^[^a-z]+|(?<![^a-z])[^a-z]+$/g, '');
  const candidates = [core, withoutLeet(core), text.replace(/[^a-z]/g, '')];
  return COMMON_ROOTS.some((root) => candidates.some((word) => word === root || word === root + root));
}
