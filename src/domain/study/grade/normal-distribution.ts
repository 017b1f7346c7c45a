/**
 * The probability that a standard normal variable is at most `z`. Its error is below 1e-7 (Abramowitz and Stegun,
 * Handbook of Mathematical Functions, 1964, 26.2.17).
 */
export function normalProbability(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z));
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const coefficients = [1.330_274_429, -1.821_255_978, 1.781_477_937, -0.356_563_782, 0.319_381_53];
  const upperTail = density * coefficients.reduce((sum, coefficient) => (sum + coefficient) * t, 0);
  return z > 0 ? 1 - upperTail : upperTail;
}
