/** Features of answers one after another, with as many numbers each as there are weights. */
export type Observations = { readonly features: Float64Array; readonly correct: readonly boolean[] };

const ROUNDS = 8;

/**
 * Weights of a logistic regression by Newton's method, with a ridge that keeps them finite where all answers are alike.
 */
export function fitLogistic({ features, correct }: Observations, size: number, ridge = 1): readonly number[] {
  const weights = new Float64Array(size);
  for (let round = 0; round < ROUNDS; round += 1) {
    const system = Array.from({ length: size }, () => new Float64Array(size + 1));
    for (let row = 0; row < correct.length; row += 1) observe(system, weights, features, row, correct[row] === true);
    for (const [at, line] of system.entries()) {
      line[at] = (line[at] ?? 0) + ridge;
      line[size] = (line[size] ?? 0) - ridge * (weights[at] ?? 0);
    }
    for (const [at, step] of solve(system).entries()) weights[at] = (weights[at] ?? 0) + step;
  }
  return [...weights];
}

/** Adds an observation to the information matrix and, in its last column, to the gradient. */
function observe(
  system: readonly Float64Array[],
  weights: Float64Array,
  features: Float64Array,
  row: number,
  isCorrect: boolean,
): void {
  const size = weights.length;
  const from = row * size;
  let sum = 0;
  for (let at = 0; at < size; at += 1) sum += (weights[at] ?? 0) * (features[from + at] ?? 0);
  const share = 1 / (1 + Math.exp(-sum));
  const [error, spread] = [Number(isCorrect) - share, share * (1 - share)];
  for (const [left, line] of system.entries()) {
    const feature = features[from + left] ?? 0;
    for (let right = 0; right < size; right += 1) {
      line[right] = (line[right] ?? 0) + spread * feature * (features[from + right] ?? 0);
    }
    line[size] = (line[size] ?? 0) + error * feature;
  }
}

/** Solves linear equations, whose constants are in the last column, by Gauss and Jordan's elimination. */
function solve(system: readonly Float64Array[]): readonly number[] {
  const size = system.length;
  for (const [pivot, line] of system.entries()) {
    const scale = line[pivot] ?? 1;
    for (const [row, other] of system.entries()) {
      if (row === pivot) continue;
      const factor = (other[pivot] ?? 0) / scale;
      for (let column = pivot; column <= size; column += 1) {
        other[column] = (other[column] ?? 0) - factor * (line[column] ?? 0);
      }
    }
  }
  return system.map((line, at) => (line[size] ?? 0) / (line[at] ?? 1));
}
