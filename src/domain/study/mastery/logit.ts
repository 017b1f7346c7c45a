/** Log odds: accuracies differ by equal steps on this scale when their odds differ by equal factors. */
export const logit = (share: number): number => Math.log(share / (1 - share));

/** The inverse of `logit`. */
export const logistic = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** The value, or the limit that it exceeds. */
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
