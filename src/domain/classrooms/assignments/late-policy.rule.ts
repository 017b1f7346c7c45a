/** What handing in late costs. */
export type LatePolicy = {
  /** Share of the marks, 0 to 1, that each started interval costs. */
  readonly deduction: number;
  readonly intervalSeconds: number;
  /** Share of the own marks, 0 to 1, that lateness never takes. */
  readonly floor: number;
};

/**
 * The share of the own marks that is left, 0 to 1: all of them for what came in time, less for each interval started
 * since, and never less than the floor. `lateSeconds` at or below 0 is in time.
 */
export function creditShare(lateSeconds: number, { deduction, intervalSeconds, floor }: LatePolicy): number {
  if (lateSeconds <= 0) return 1;
  return Math.max(floor, 1 - deduction * Math.ceil(lateSeconds / intervalSeconds), 0);
}
