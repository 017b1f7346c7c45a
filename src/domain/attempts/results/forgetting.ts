/**
 * Days between two days of practice of a topic, in bands that widen as forgetting slows down (Ebbinghaus' curve is
 * steep at first). `first`: the topic had never been practised.
 */
export const GAPS = ['first', '0', '1', '2-3', '4-7', '8-14', '15-30', '31+'] as const;
export type Gap = (typeof GAPS)[number];

/** The maximum of each band except the first and the last. */
export const GAP_LIMITS: readonly (readonly [number, Gap])[] = [
  [0, '0'],
  [1, '1'],
  [3, '2-3'],
  [7, '4-7'],
  [14, '8-14'],
  [30, '15-30'],
];

/** @param days whole days since the topic was last practised; null for the first time */
export function gapOf(days: number | null): Gap {
  if (days === null) return 'first';
  return GAP_LIMITS.find(([most]) => days <= most)?.[1] ?? '31+';
}
