/** Numbers with the separators within them, as PostgreSQL reads them: `0.002` and `3/4` are one word. */
const WORD = /\p{N}+(?:[.,/]\p{N}+)+|[\p{L}\p{N}]+/gu;

/** The words of a query in lower case: letters and digits, and the separators within a number. */
export const searchWords = (typed: string): readonly string[] => typed.toLowerCase().match(WORD) ?? [];

/** These words for `to_tsquery`: all of them, the last as a prefix. Quoted, so that separators are no operators. */
export const searchText = (words: readonly string[]): string =>
  words.map((word, at) => termOf(word, at === words.length - 1 ? ':*' : '')).join(' & ');

/** A fraction may also be written in TeX, where its two numbers are words of their own. */
function termOf(word: string, suffix: string): string {
  const whole = `'${word}'${suffix}`;
  const parts = word.split('/').map((part) => `'${part}'`);
  return parts.length === 1 ? whole : `(${whole} | ${parts.join(' & ')}${suffix})`;
}
