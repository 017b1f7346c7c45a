/**
 * What answers say about an accuracy: the sum of their weights, and of the weights of what was correct. The mean is
 * that of a Beta distribution with so many correct and incorrect answers (Jøsang and Ismail, The Beta Reputation
 * System, 2002, which is also the source of the fading).
 */
export type Evidence = { readonly credit: number; readonly weight: number };

export const NO_EVIDENCE: Evidence = { credit: 0, weight: 0 };

/** The sum of the evidence of two sets of answers. */
export const add = (left: Evidence, right: Evidence): Evidence => ({
  credit: left.credit + right.credit,
  weight: left.weight + right.weight,
});

/** Evidence with all its weights multiplied by a factor, so that the accuracy stays the same. */
export const scale = ({ credit, weight }: Evidence, factor: number): Evidence => ({
  credit: credit * factor,
  weight: weight * factor,
});

/** `whole` without `part`, which it contains. Rounding never makes it negative. */
export function subtract(whole: Evidence, part: Evidence): Evidence {
  const weight = Math.max(0, whole.weight - part.weight);
  return { credit: Math.min(weight, Math.max(0, whole.credit - part.credit)), weight };
}

/**
 * Evidence with a later answer, which makes the earlier ones count less: by `fading` if the answer has the weight 1.
 * The weights never exceed 1 / (1 − fading), so that the mean cannot move away from the answer: with the surplus
 * s = credit − weight × prior ≤ weight × (1 − prior), a correct answer of the weight g changes the posterior mean by
 * the sign of g (1 − prior)(weight + w) − s g (1 + w (1 − fading)) ≥ 0.
 */
export function fadeInto(earlier: Evidence, later: Evidence, fading: number): Evidence {
  const remains = 1 - later.weight * (1 - fading);
  return { credit: earlier.credit * remains + later.credit, weight: earlier.weight * remains + later.weight };
}

/** The weight that evidence approaches with many answers. */
export const mostWeight = (fading: number): number => 1 / (1 - fading);

/** The posterior mean with a prior that counts as much as `priorWeight` answers. */
export const meanOf = ({ credit, weight }: Evidence, prior: number, priorWeight: number): number =>
  (credit + prior * priorWeight) / (weight + priorWeight);

/** Evidence after a number of days: each half-life halves it. A negative number of days changes nothing. */
export const decay = (evidence: Evidence, days: number, halfLifeDays: number): Evidence =>
  days > 0 ? scale(evidence, 0.5 ** (days / halfLifeDays)) : evidence;
