/** How well probabilities predict answers. */
export type Scores = {
  /** The probability that a correct answer was given a higher probability than an incorrect one. */
  readonly auc: number;
  readonly logLoss: number;
  readonly rmse: number;
  /** The mean absolute difference of predicted and actual accuracy in ten equal bins, weighted by their answers. */
  readonly calibrationError: number;
};

const BINS = 10;
/** A model that was certain and wrong has a large loss, not an infinite one. */
const LEAST_PROBABILITY = 1e-6;

/**
 * The scores of predicted probabilities, each with whether the answer was correct. Throws for a negative probability.
 */
export function scoresOf(predicted: readonly number[], correct: readonly boolean[]): Scores {
  const bins = Array.from({ length: BINS }, () => ({ predicted: 0, correct: 0 }));
  let [loss, squares] = [0, 0];
  for (const [at, share] of predicted.entries()) {
    const isCorrect = correct[at] === true;
    loss -= Math.log(Math.max(LEAST_PROBABILITY, isCorrect ? share : 1 - share));
    squares += (share - Number(isCorrect)) ** 2;
    const bin = bins[Math.min(BINS - 1, Math.floor(share * BINS))];
    if (bin === undefined) throw new Error(`${share} is not a probability.`);
    bin.predicted += share;
    bin.correct += Number(isCorrect);
  }
  const count = predicted.length;
  const apart = bins.reduce((sum, bin) => sum + Math.abs(bin.predicted - bin.correct), 0);
  return {
    auc: aucOf(predicted, correct),
    logLoss: loss / count,
    rmse: Math.sqrt(squares / count),
    calibrationError: apart / count,
  };
}

/** The Mann–Whitney statistic; equal probabilities count by half. */
function aucOf(predicted: readonly number[], correct: readonly boolean[]): number {
  const order = Uint32Array.from(predicted.keys()).sort((a, b) => (predicted[a] ?? 0) - (predicted[b] ?? 0));
  let [ranks, positives, start] = [0, 0, 0];
  while (start < order.length) {
    let end = start;
    const value = predicted[order[start] ?? 0];
    while (end < order.length && predicted[order[end] ?? 0] === value) end += 1;
    for (let at = start; at < end; at += 1) {
      if (correct[order[at] ?? 0] !== true) continue;
      ranks += (start + end + 1) / 2;
      positives += 1;
    }
    start = end;
  }
  const negatives = order.length - positives;
  return (ranks - (positives * (positives + 1)) / 2) / (positives * negatives);
}
