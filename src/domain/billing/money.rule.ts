/*
 * Amounts are whole numbers in the smallest unit of their currency (ISO 4217): 1250 EUR is twelve euros fifty.
 */

/** Hundredths of a percent: 1900 is 19 %. */
export const HUNDRED_PERCENT_BASIS_POINTS = 10_000;

/**
 * `amount × numerator ÷ denominator`, rounded to the nearest unit, halves up. Exact: intermediate results above 2⁵³ use
 * big integers. None of the three may be negative.
 */
export function shareOf(amount: number, numerator: number, denominator: number): number {
  const [a, n, d] = [BigInt(amount), BigInt(numerator), BigInt(denominator)];
  return Number((2n * a * n + d) / (2n * d));
}

/**
 * Splits an amount by weights without losing a unit: each part is rounded down, and the remaining units go to the parts
 * that lost most by rounding, the first ones first. If all weights are zero, everything goes to the first.
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, at) => (at === 0 ? amount : 0));
  const exact = weights.map((weight) => (BigInt(amount) * BigInt(weight)) / BigInt(total));
  const lost = weights.map((weight) => (BigInt(amount) * BigInt(weight)) % BigInt(total));
  const parts = exact.map(Number);
  let left = amount - parts.reduce((sum, part) => sum + part, 0);
  const order = lost.map((_, at) => at).sort((a, b) => Number((lost[b] ?? 0n) - (lost[a] ?? 0n)) || a - b);
  for (const at of order) {
    if (left === 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
