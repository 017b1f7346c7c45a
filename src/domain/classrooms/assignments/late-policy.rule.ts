/** The late penalty. */
export type LatePolicy = {
  /** Share of the marks, 0 to 1, deducted for each started period. */
  readonly deduction: number;
  readonly intervalSeconds: number;
  /** Share of the earned marks, 0 to 1, that the penalty never deducts. */
  readonly floor: number;
};

/**
 * The share of the earned marks that remains, 0 to 1: all of them if it was on time, otherwise less for each started
 * period, and never less than the minimum. `lateSeconds` at or below 0 is on time.
 */
export function creditShare(lateSeconds: number, { deduction, intervalSeconds, floor }: LatePolicy): number {
  if (lateSeconds <= 0) return 1;
  return Math.max(floor, 1 - deduction * Math.ceil(lateSeconds / intervalSeconds), 0);
}
