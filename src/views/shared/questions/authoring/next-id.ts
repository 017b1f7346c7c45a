const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** An unused id: the next letter, or after the letters a number. */
export const nextLetter = (ids: readonly string[]): string =>
  [...LETTERS].find((letter) => !ids.includes(letter)) ?? nextNumber(ids);

/** The lowest unused number. */
export function nextNumber(ids: readonly string[], before = ''): string {
  for (let number = 1; ; number += 1) if (!ids.includes(`${before}${number}`)) return `${before}${number}`;
}

/** The lines of a text, without blank ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
