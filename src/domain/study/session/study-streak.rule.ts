import { type CalendarDay, dayAfter, weekdayOf } from '../calendar-day.ts';

export type StreakInput = {
  readonly today: CalendarDay;
  /** Days with an answer or a review, in any order. */
  readonly studiedDays: readonly CalendarDay[];
  /** Days of the week without study, 0 for Sunday. */
  readonly daysOff: readonly number[];
};

export type Streak = {
  /** Days of study in a row. Days off and frozen days neither count nor end it. */
  readonly days: number;
  readonly isTodayDone: boolean;
  /** Days on which nothing was done and a freeze was used, the latest first. */
  readonly frozenDays: readonly CalendarDay[];
};

/** One missed day in seven is covered automatically. */
const FREEZE_EVERY_DAYS = 7;
/** The number of past days that are considered. */
export const STREAK_MAX_DAYS = 100;

/**
 * The days of study in a row up to today. Today is never missed before it is over. Days off by the plan are skipped, and
 * one missed day in any seven is frozen.
 */
export function streakOf({ today, studiedDays, daysOff }: StreakInput): Streak {
  const studied = new Set(studiedDays);
  const isTodayDone = studied.has(today);
  const frozen: number[] = [];
  let days = isTodayDone ? 1 : 0;
  let counted = 0;
  for (let back = 1; back < STREAK_MAX_DAYS; back += 1) {
    const day = dayAfter(today, -back);
    if (studied.has(day)) {
      days += 1;
      counted = frozen.length;
    } else if (!daysOff.includes(weekdayOf(day))) {
      const last = frozen.at(-1);
      if (last !== undefined && back - last < FREEZE_EVERY_DAYS) break;
      frozen.push(back);
    }
  }
  // A freeze before the first day of the streak was not needed.
  return { days, isTodayDone, frozenDays: frozen.slice(0, counted).map((back) => dayAfter(today, -back)) };
}
