/**
 * Classical item statistics. docs/item-statistics.md explains each number and the source of its formula. Scores are
 * shares of an item's marks, 0 to 1; a row is a student, a column an item.
 */

/** Students below whom no statistic is shown: it would say more about them than about the question. */
export const STATISTICS_MIN_STUDENTS = 20;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const mean = (values: readonly number[]): number => sum(values) / values.length;

/** Variance with n below the line, as Kuder and Richardson, and Cronbach, have it. Not a number for no values. */
export function variance(values: readonly number[]): number {
  const centre = mean(values);
  return mean(values.map((value) => (value - centre) ** 2));
}

/** Mean score: the share of the marks that students earned at the item. For right or wrong: the part who were right. */
export const facility = (scores: readonly number[]): number => mean(scores);

/** Pearson's product-moment correlation; null where one side does not vary, for then there is none. */
export function correlation(left: readonly number[], right: readonly number[]): number | null {
  const [a, b] = [mean(left), mean(right)];
  const [spreadA, spreadB] = [variance(left), variance(right)];
  if (spreadA === 0 || spreadB === 0) return null;
  const together = mean(left.map((value, at) => (value - a) * ((right[at] ?? 0) - b)));
  return together / Math.sqrt(spreadA * spreadB);
}

/**
 * Discrimination: how the item's score goes with the score at all other items (the item itself is taken out, or it
 * would go with itself). For an item that is right or wrong this is the point-biserial correlation.
 */
export function discrimination(rows: readonly (readonly number[])[], item: number): number | null {
  return correlation(
    rows.map((row) => row[item] ?? 0),
    rows.map((row) => sum(row) - (row[item] ?? 0)),
  );
}

/** Cronbach's alpha: k/(k−1) · (1 − Σσ²ᵢ/σ²ₓ). Null for fewer than two items, or totals that do not vary. */
export function cronbachAlpha(rows: readonly (readonly number[])[]): number | null {
  const items = rows[0]?.length ?? 0;
  return alphaOf(
    Array.from({ length: items }, (_, item) => variance(rows.map((row) => row[item] ?? 0))),
    variance(rows.map(sum)),
  );
}

/** The same from the variances, which a database can sum up. */
export function alphaOf(itemVariances: readonly number[], totalVariance: number): number | null {
  const k = itemVariances.length;
  if (k < 2 || !(totalVariance > 0)) return null;
  return (k / (k - 1)) * (1 - sum(itemVariances) / totalVariance);
}

/** Kuder–Richardson formula 20: alpha for items that are right (1) or wrong (0), whose variance is p(1 − p). */
export function kr20(rows: readonly (readonly number[])[]): number | null {
  const items = rows[0]?.length ?? 0;
  const shares = Array.from({ length: items }, (_, item) => facility(rows.map((row) => row[item] ?? 0)));
  return alphaOf(
    shares.map((share) => share * (1 - share)),
    variance(rows.map(sum)),
  );
}
