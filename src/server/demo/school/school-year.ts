/** The school year of the demo, in days before today: half of it is over. */
export const YEAR_DAYS = 182;
export const YEAR_WEEKS = YEAR_DAYS / 7;

const DAY_MS = 86_400_000;
/** Weeks without lessons, by how many weeks ago. */
const HOLIDAYS = [9, 10, 18];

/** Whether there were no lessons in a week. */
export const isHoliday = (weeksAgo: number): boolean => HOLIDAYS.includes(weeksAgo);

/**
 * A time in the afternoon or evening of a day.
 * @param daysAgo whole days before today; today itself would be partly in the future
 * @param share of the time from 14:00 to 21:00 (UTC), 0 to 1
 */
export const afternoonOf = (now: Date, daysAgo: number, share: number): Date => {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight - daysAgo * DAY_MS + (14 + 7 * share) * 3_600_000);
};

/** How many days ago a class started a topic. It starts them at regular intervals, and the last one recently. */
export function topicStart(topic: number, topicsCovered: number): number {
  const current = 10;
  return Math.round(current + ((YEAR_DAYS - 6 - current) * (topicsCovered - 1 - topic)) / (topicsCovered - 1));
}

const FRIDAY = 5;

/** The last Friday on or before a day, in days before today. */
export const lastFriday = (now: Date, daysAgo: number): number =>
  daysAgo + ((afternoonOf(now, daysAgo, 0).getUTCDay() - FRIDAY + 7) % 7);
