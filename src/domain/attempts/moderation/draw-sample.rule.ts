import { SAMPLE_MAX } from './moderation.limits.ts';

/** A marked answer that may be drawn. */
export type MarkedAnswer = { readonly marks: number; readonly outOf: number };

const BANDS = 3;

/** The third of the marks that an answer is in: low, middle or high. */
const bandOf = ({ marks, outOf }: MarkedAnswer): number =>
  outOf <= 0 ? 0 : Math.min(BANDS - 1, Math.floor((marks / outOf) * BANDS));

/** The largest sample of so many answers: at least one is left out. */
export const largestSample = (answers: number): number => Math.max(0, Math.min(SAMPLE_MAX, answers - 1));

/**
 * A random sample that is spread over the marks: each third of the marks has the same number of answers, as far as it
 * has enough, and within a third they are spread over its marks. In random order, so that the order says nothing about
 * the marks. Never all answers.
 * @param random as `Math.random`
 */
export function drawSample<Answer extends MarkedAnswer>(
  answers: readonly Answer[],
  count: number,
  random: () => number,
): readonly Answer[] {
  const size = Math.min(count, largestSample(answers.length));
  const bands = Array.from({ length: BANDS }, (_, band) =>
    shuffled(
      answers.filter((answer) => bandOf(answer) === band),
      random,
    ).toSorted((a, b) => a.marks / a.outOf - b.marks / b.outOf),
  );
  const shares = sharesOf(
    bands.map(({ length }) => length),
    size,
    random,
  );
  const drawn = bands.flatMap((band, at) => spread(band, shares[at] ?? 0, random));
  return shuffled(drawn, random);
}

/** How many answers each band gives: one after the other as long as it has some, starting with a random band. */
function sharesOf(sizes: readonly number[], size: number, random: () => number): readonly number[] {
  const shares = sizes.map(() => 0);
  const start = Math.floor(random() * sizes.length);
  for (let left = size, turn = start; left > 0; turn += 1) {
    const at = turn % sizes.length;
    if ((shares[at] ?? 0) >= (sizes[at] ?? 0)) continue;
    shares[at] = (shares[at] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

/** One answer from each of so many sections of a sorted list. */
const spread = <Answer>(sorted: readonly Answer[], count: number, random: () => number): readonly Answer[] =>
  Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * sorted.length) / count);
    const until = Math.floor(((at + 1) * sorted.length) / count);
    return sorted.slice(from, until)[Math.floor(random() * (until - from))];
  }).flatMap((answer) => (answer === undefined ? [] : [answer]));

/** Fisher–Yates. */
function shuffled<Entry>(entries: readonly Entry[], random: () => number): readonly Entry[] {
  const left = [...entries];
  const result: Entry[] = [];
  while (left.length > 0) result.push(...left.splice(Math.floor(random() * left.length), 1));
  return result;
}
