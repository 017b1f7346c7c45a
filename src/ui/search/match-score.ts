import { plainText } from './plain-text.ts';

/** What a typed letter counts: next to the one before it, at the start of another word, within a word. */
const NEXT = 1;
const WORD_START = 0.9;
const WITHIN_WORD = 0.17;
/** A name with more letters than were typed. */
const LONGER = 0.99;

const LETTER = /[\p{L}\p{N}]/u;

/**
 * How well a typed word matches a name, from 0 (not at all) to 1 (they are equal). People type the beginning of a name,
 * of its words ("qu eq"), or some of its letters ("mth" for Mathematics): the product of what each letter counts, in
 * the best way to find them in this order. Case and accents are ignored.
 */
export function matchScore(name: string, typed: string): number {
  const text = plainText(name);
  // By index: the best score of the letters from there on, without those that have been found.
  let scores: number[] = Array.from({ length: text.length + 1 }, (_, index) => (index === text.length ? 1 : LONGER));
  for (const letter of [...plainText(typed)].reverse()) {
    const withLetter = scores.map(() => 0);
    let later = 0;
    for (let index = text.length - 1; index >= 0; index -= 1) {
      const rest = text[index] === letter ? (scores[index + 1] ?? 0) : 0;
      withLetter[index] = Math.max(NEXT * rest, later);
      later = Math.max(later, (LETTER.test(text[index - 1] ?? '') ? WITHIN_WORD : WORD_START) * rest);
    }
    scores = withLetter;
  }
  return scores[0] ?? 0;
}
