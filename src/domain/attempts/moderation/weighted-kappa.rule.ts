/** The marks that two markers gave one answer to the same question. */
export type TwoMarks = { readonly first: number; readonly second: number };

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Whether all values are the same. */
export const isConstant = (values: readonly number[]): boolean => values.every((value) => value === values[0]);

/**
 * Cohen's kappa with quadratic weights (J. Cohen: Weighted kappa, Psychological Bulletin 70, 1968, pages 213 to 220):
 *
 *     κ = 1 − Σ w(i,j) · o(i,j) / Σ w(i,j) · e(i,j),   w(i,j) = (i − j)²
 *
 * where o is the share of answers with marks i and j, and e is the share expected by chance: the product of how often
 * each marker gives them. With these weights the sums are the mean squared difference of the pairs, and of all
 * combinations of a mark of the first and one of the second, so no table of categories is needed, and a constant factor
 * of the weights cancels out. 1: they agree everywhere; 0: no more than by chance; negative: less.
 *
 * Null if one of them gave all answers the same marks: then it says nothing about how they tell answers apart.
 */
export function weightedKappa(pairs: readonly TwoMarks[]): number | null {
  const first = pairs.map((pair) => pair.first);
  const second = pairs.map((pair) => pair.second);
  if (isConstant(first) || isConstant(second)) return null;
  const observed = mean(pairs.map((pair) => (pair.first - pair.second) ** 2));
  const expected = mean(first.map((one) => mean(second.map((other) => (one - other) ** 2))));
  return 1 - observed / expected;
}
