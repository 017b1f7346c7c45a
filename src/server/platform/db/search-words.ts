/** The words of a query in lower case: letters and digits, nothing else. */
export const searchWords = (typed: string): readonly string[] => typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** These words for `to_tsquery`: all of them, the last as a prefix. */
export const searchText = (words: readonly string[]): string =>
  words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word)).join(' & ');
