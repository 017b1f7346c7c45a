import { type Paragraph, plainOf, sliceRuns } from './document.ts';
import { letterAt } from './question-draft.ts';

/** Choices next to each other: separated by a tab or by two spaces, or at least three in order. */
const WIDE = /(?<!\s)(?:\s{2,}|\t)(?=[*✓✔☑✅]?\s?[([]?([A-Za-z])[.)\]]\s*\S)/g;
const NARROW = /(?<!\s)\s+(?=[*✓✔☑✅]?[([]?([A-Za-z])[.)\]]\s+\S)/g;

/** Longer lines have one choice. */
const LINE_MAX_CHARS = 5_000;

/** A paragraph that starts with the choice at an index, split before each of the next choices in it. */
export function splitChoices(paragraph: Paragraph, first: number): readonly Paragraph[] {
  const text = plainOf(paragraph.runs);
  if (text.length > LINE_MAX_CHARS) return [paragraph];
  const wide = cutsIn(text, WIDE, first);
  const narrow = wide.length > 0 ? [] : cutsIn(text, NARROW, first);
  const cuts = wide.length > 0 ? wide : narrow.length >= 2 ? narrow : [];
  if (cuts.length === 0) return [paragraph];
  const starts = [0, ...cuts];
  return starts.map((from, at) => ({
    ...paragraph,
    runs: sliceRuns(paragraph.runs, from, starts[at + 1]),
    startsBlock: at === 0 && paragraph.startsBlock,
  }));
}

function cutsIn(text: string, pattern: RegExp, first: number): readonly number[] {
  const cuts: number[] = [];
  for (const match of text.matchAll(pattern)) {
    const expected = letterAt(first + 1 + cuts.length);
    if (match.index > 0 && match[1]?.toUpperCase() === expected) cuts.push(match.index + match[0].length);
  }
  return cuts;
}
