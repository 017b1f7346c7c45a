/** Numbers with the separators within them, as PostgreSQL reads them: `0.002` and `3/4` are one word. */
const WORD = /\p{N}+(?:[.,/]\p{N}+)+|[\p{L}\p{N}]+/gu;

/** The words of a query in lower case: letters and digits, and the separators within a number. */
export const searchWords = (typed: string): readonly string[] => typed.toLowerCase().match(WORD) ?? [];

/** These words for `to_tsquery`: all of them, the last as a prefix. Quoted, so that separators are no operators. */
export const searchText = (words: readonly string[]): string =>
  words.map((word, at) => `'${word}'${at === words.length - 1 ? ':*' : ''}`).join(' & ');
