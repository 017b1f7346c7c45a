/** When screen readers announce the remaining time, in seconds before the end: rarely at first, often at the end. */
const ANNOUNCED_SECONDS = [
  ...[120, 90, 60, 45, 30, 20, 15, 10, 5, 4, 3, 2, 1].map((minutes) => minutes * 60),
  30,
  10,
] as const;

/**
 * The last passed entry of the schedule, in seconds before the end; null before the first. The announced time
 * changes only with it, so that a screen reader is interrupted only as often as scheduled.
 */
export const announcedSeconds = (secondsLeft: number): number | null =>
  ANNOUNCED_SECONDS.findLast((seconds) => secondsLeft <= seconds) ?? null;
