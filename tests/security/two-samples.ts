/** Times of two calls made one after the other. Differences are of the second to the first, in milliseconds. */
export type Comparison = {
  readonly medians: readonly [number, number];
  /** Of the medians, with its 95 % interval by bootstrap. */
  readonly difference: number;
  readonly interval: readonly [number, number];
  /** Of the Mann–Whitney U test, two-sided: the probability that samples of one distribution differ as much. */
  readonly p: number;
  /**
   * Of the Wilcoxon signed-rank test on the pairs, two-sided. Other load affects both calls of a pair, so it finds
   * smaller differences.
   */
  readonly pairedP: number;
};

const BOOTSTRAPS = 2_000;

export const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
};

const resampled = (values: readonly number[]): number[] =>
  values.map(() => values[Math.floor(Math.random() * values.length)] ?? Number.NaN);

export function compare(first: readonly number[], second: readonly number[]): Comparison {
  const differences = Array.from(
    { length: BOOTSTRAPS },
    () => medianOf(resampled(second)) - medianOf(resampled(first)),
  ).sort((a, b) => a - b);
  const medians = [medianOf(first), medianOf(second)] as const;
  const at = (share: number): number => differences[Math.floor(share * BOOTSTRAPS)] ?? Number.NaN;
  return {
    medians,
    difference: medians[1] - medians[0],
    interval: [at(0.025), at(0.975)],
    p: mannWhitney(first, second),
    pairedP: signedRank(first.map((ms, at) => (second[at] ?? Number.NaN) - ms)),
  };
}

/** By the normal approximation, which is accurate from twenty values on. Ties are rare. */
function mannWhitney(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((ms) => ({ ms, isFirst: true })), ...second.map((ms) => ({ ms, isFirst: false }))];
  all.sort((a, b) => a.ms - b.ms);
  const ranks = all.reduce((sum, { isFirst }, at) => (isFirst ? sum + at + 1 : sum), 0);
  const [n, m] = [first.length, second.length];
  const u = ranks - (n * (n + 1)) / 2;
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normal(z));
}

/** By the normal approximation as well. */
function signedRank(differences: readonly number[]): number {
  const n = differences.length;
  const sorted = differences.toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const positive = sorted.reduce((sum, difference, at) => (difference > 0 ? sum + at + 1 : sum), 0);
  const z = Math.abs(positive - (n * (n + 1)) / 4) / Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24);
  return 2 * (1 - normal(z));
}

/** The normal distribution function, by Abramowitz and Stegun 26.2.17; off by less than 1e-7. */
function normal(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z);
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const sum = 0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429)));
  return 1 - density * t * sum;
}
