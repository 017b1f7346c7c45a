/**
 * Classical item statistics. docs/item-statistics.md explains each number and the source of its formula. Scores are
 * shares of a question's marks, 0 to 1; a row is a student, a column a question.
 */

/**
 * The number of students below which no statistic is shown: it would reveal more about them than about the question.
 */
export const STATISTICS_MIN_STUDENTS = 20;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The arithmetic mean; not a number for an empty list. */
export const mean = (values: readonly number[]): number => sum(values) / values.length;

/** Population variance (with n as the divisor), as used by Kuder and Richardson, and by Cronbach. NaN for no values. */
export function variance(values: readonly number[]): number {
  const centre = mean(values);
  return mean(values.map((value) => (value - centre) ** 2));
}

/**
 * Mean score: the share of the marks that students earned. For a question marked correct or incorrect: the proportion
 * of correct answers.
 */
export const facility = (scores: readonly number[]): number => mean(scores);

/** Pearson's product-moment correlation; null if one side does not vary, because it is undefined then. */
export function correlation(left: readonly number[], right: readonly number[]): number | null {
  const [a, b] = [mean(left), mean(right)];
  const [spreadA, spreadB] = [variance(left), variance(right)];
  if (spreadA === 0 || spreadB === 0) return null;
  const together = mean(left.map((value, at) => (value - a) * ((right[at] ?? 0) - b)));
  return together / Math.sqrt(spreadA * spreadB);
}

/**
 * Discrimination: the correlation of the question's score with the score of all other questions (excluding the question
 * itself, which would inflate it). For questions marked correct or incorrect this is the point-biserial correlation.
 */
export function discrimination(rows: readonly (readonly number[])[], item: number): number | null {
  return correlation(
    rows.map((row) => row[item] ?? 0),
    rows.map((row) => sum(row) - (row[item] ?? 0)),
  );
}

/** Cronbach's alpha: k/(k−1) · (1 − Σσ²ᵢ/σ²ₓ). Null for fewer than two questions, or totals that do not vary. */
export function cronbachAlpha(rows: readonly (readonly number[])[]): number | null {
  const items = rows[0]?.length ?? 0;
  return alphaOf(
    Array.from({ length: items }, (_, item) => variance(rows.map((row) => row[item] ?? 0))),
    variance(rows.map(sum)),
  );
}

/** The same from variances, which a database can compute. */
export function alphaOf(itemVariances: readonly number[], totalVariance: number): number | null {
  const k = itemVariances.length;
  if (k < 2 || !(totalVariance > 0)) return null;
  return (k / (k - 1)) * (1 - sum(itemVariances) / totalVariance);
}

/**
 * Kuder–Richardson formula 20: alpha for questions that are correct (1) or incorrect (0), whose variance is p(1 − p).
 */
export function kr20(rows: readonly (readonly number[])[]): number | null {
  const items = rows[0]?.length ?? 0;
  const shares = Array.from({ length: items }, (_, item) => facility(rows.map((row) => row[item] ?? 0)));
  return alphaOf(
    shares.map((share) => share * (1 - share)),
    variance(rows.map(sum)),
  );
}
