const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** An id that none of these has: the next letter, or behind the letters a number. */
export const nextLetter = (ids: readonly string[]): string =>
  [...LETTERS].find((letter) => !ids.includes(letter)) ?? nextNumber(ids);

/** The lowest number that none of these is. */
export function nextNumber(ids: readonly string[], before = ''): string {
  for (let number = 1; ; number += 1) if (!ids.includes(`${before}${number}`)) return `${before}${number}`;
}

/** What stands on each line, without blank lines. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
