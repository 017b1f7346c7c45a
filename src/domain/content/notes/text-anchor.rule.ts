/** How many characters before and after the marked words are saved to find them again. */
export const CONTEXT_CHARS = 48;

/** A passage of a text: its words, the text around them, and where they started. */
export type TextAnchor = {
  readonly quote: string;
  readonly before: string;
  readonly after: string;
  /** Index of the first character at the time of highlighting. */
  readonly start: number;
};

export type TextRange = { readonly start: number; readonly end: number };

/** The anchor of the words from `start` to `end` of a text. */
export const anchorOf = (text: string, { start, end }: TextRange): TextAnchor => ({
  quote: text.slice(start, end),
  before: text.slice(Math.max(0, start - CONTEXT_CHARS), start),
  after: text.slice(end, end + CONTEXT_CHARS),
  start,
});

/** Share of the highlighted words that has to be unchanged for them to count as the same. */
const LEAST_LIKENESS = 0.5;
/** The shortest context that still distinguishes locations. */
const LEAST_CONTEXT = 8;
const OCCURRENCES_MAX = 1_000;

/**
 * Finds marked words in a text that may have changed since. If the words occur several times, the occurrence between
 * the same neighbours or nearest to the old position is taken. If they do not occur, the text between their old
 * neighbours is taken if it is similar. Null if they are gone.
 */
export function findAnchor(text: string, anchor: TextAnchor): TextRange | null {
  const { quote, start } = anchor;
  if (quote === '') return null;
  const fits = (at: number) =>
    sharedEnd(text.slice(0, at), anchor.before) + sharedStart(text, at + quote.length, anchor);
  const contextLength = anchor.before.length + anchor.after.length;
  if (text.startsWith(quote, start) && fits(start) === contextLength) return { start, end: start + quote.length };
  const [best] = occurrences(text, quote)
    .map((at) => ({ at, fit: fits(at), far: Math.abs(at - start) }))
    .sort((a, b) => b.fit - a.fit || a.far - b.far);
  if (best !== undefined) return { start: best.at, end: best.at + quote.length };
  return between(text, anchor);
}

function occurrences(text: string, quote: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(quote); at !== -1 && found.length < OCCURRENCES_MAX; at = text.indexOf(quote, at + 1)) {
    found.push(at);
  }
  return found;
}

function sharedEnd(text: string, before: string): number {
  let count = 0;
  while (count < before.length && text.at(-1 - count) === before.at(-1 - count)) count += 1;
  return count;
}

function sharedStart(text: string, from: number, { after }: TextAnchor): number {
  let count = 0;
  while (count < after.length && text[from + count] === after[count]) count += 1;
  return count;
}

/** The text between the old neighbours, if it is still more similar to the marked words than not. */
function between(text: string, { quote, before, after, start }: TextAnchor): TextRange | null {
  if (before.trim().length < LEAST_CONTEXT || after.trim().length < LEAST_CONTEXT) return null;
  const [from] = occurrences(text, before)
    .map((at) => at + before.length)
    .sort((a, b) => Math.abs(a - start) - Math.abs(b - start));
  if (from === undefined) return null;
  const to = text.indexOf(after, from);
  if (to === -1 || to - from > quote.length * 2 + CONTEXT_CHARS) return null;
  return likeness(text.slice(from, to), quote) >= LEAST_LIKENESS ? { start: from, end: to } : null;
}

/** Share of words that both texts have in common, 0 to 1 (Dice's coefficient); NaN if neither has words. */
function likeness(first: string, second: string): number {
  const [words, others] = [wordsOf(first), wordsOf(second)];
  const left = [...others];
  const shared = words.filter((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  return (2 * shared.length) / (words.length + others.length);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
