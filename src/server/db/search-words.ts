/** The words of what somebody typed, in small letters: letters and digits, nothing else. */
export const searchWords = (typed: string): readonly string[] => typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** These words as text for `to_tsquery`: all of them, the last of which need not be whole yet. */
export const searchText = (words: readonly string[]): string =>
  words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word)).join(' & ');
