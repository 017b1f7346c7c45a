import { NICKNAME_MAX_CHARS, NICKNAME_MIN_CHARS } from './live-quiz.limits.ts';

/** Control characters, of which some reverse the direction of the text after them, and characters that show nothing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;
/** More than two marks on one letter, which would cover the lines above and below. */
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu;

/**
 * Words that a class should not read on the board, as parts of a folded name. The list is short on purpose: it stops the
 * obvious ones, and the host can rename or remove the others.
 */
// cspell:disable
const BLOCKED: readonly string[] = [
  ...['fuck', 'shit', 'cunt', 'bitch', 'wank', 'bastard', 'asshole', 'arsehole', 'penis', 'vagina', 'pussy', 'whore'],
  ...['nigger', 'nigga', 'faggot', 'retard', 'hitler', 'nazi', 'porno', 'rape', 'slut', 'twat', 'dildo'],
  ...['arschloch', 'fotze', 'hure', 'wichser', 'scheiss', 'scheisse', 'ficken', 'nutte', 'schlampe', 'missgeburt'],
];
/** Ordinary words and names that contain a blocked one. */
const ALLOWED: readonly string[] = [
  ...['scunthorpe', 'penistone', 'grape', 'drape', 'therap', 'trapez', 'swank', 'wankel'],
  ...['nazir', 'nazim', 'naziha', 'nazia', 'nazif', 'thure', 'ishita', 'eshita', 'yoshit', 'ashit'],
];
// cspell:enable

const LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ...([
    ['0', 'o'],
    ['1', 'i'],
    ['!', 'i'],
    ['3', 'e'],
    ['4', 'a'],
    ['@', 'a'],
    ['5', 's'],
    ['$', 's'],
    ['7', 't'],
  ] as const),
  ...([
    ['ß', 'ss'],
    ['а', 'a'],
    ['е', 'e'],
    ['о', 'o'],
    ['і', 'i'],
    ['с', 'c'],
    ['р', 'p'],
    ['х', 'x'],
  ] as const),
]);

/** The name as it is shown: one line, without invisible characters. */
export const cleanNickname = (typed: string): string =>
  typed.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '').replace(STACKED_MARKS, '$1').trim();

/** What two names have in common that look alike: case, accents, spaces, signs, and digits in place of letters. */
export const foldedNickname = (name: string): string =>
  Array.from(name.normalize('NFKD').toLowerCase(), (letter) => LOOKALIKES.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');

const withoutRepeats = (text: string): string => text.replace(/(.)\1+/gu, '$1');

/** Whether a name contains a word of the list, also with doubled letters. */
function isBlocked(name: string): boolean {
  const folded = foldedNickname(name);
  const plain = ALLOWED.reduce((text, word) => text.replaceAll(word, ' '), folded);
  const single = withoutRepeats(plain);
  return BLOCKED.some(
    (word) => plain.includes(word) || (single.length < plain.length && single.includes(withoutRepeats(word))),
  );
}

export type NicknameProblem = 'nicknameMissing' | 'nicknameTooLong' | 'nicknameRefused' | 'nicknameTaken';
/** A nickname as it is stored, or why it is refused. */
export type ReadNickname = { readonly name: string } | { readonly problem: NicknameProblem };

/** Checks a nickname of a guest, or one that a host gives. */
export function readNickname(typed: string): ReadNickname {
  const name = cleanNickname(typed);
  const { length } = Array.from(name);
  if (length < NICKNAME_MIN_CHARS || foldedNickname(name) === '') return { problem: 'nicknameMissing' };
  if (length > NICKNAME_MAX_CHARS) return { problem: 'nicknameTooLong' };
  return isBlocked(name) ? { problem: 'nicknameRefused' } : { name };
}
