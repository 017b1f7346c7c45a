/** When the time left is read out, in seconds before the end: rarely at first, often at the end. */
const MOMENTS = [...[120, 90, 60, 45, 30, 20, 15, 10, 5, 4, 3, 2, 1].map((minutes) => minutes * 60), 30, 10] as const;

/**
 * The moment of the schedule that has been passed last, in seconds before the end; null before the first. A time left
 * that is read out changes only with it, so that a screen reader is interrupted as seldom as the schedule says.
 */
export const announcedSeconds = (secondsLeft: number): number | null =>
  MOMENTS.findLast((moment) => secondsLeft <= moment) ?? null;
