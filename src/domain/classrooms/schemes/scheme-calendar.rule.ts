import { type CalendarDay, dayAfter, weekdayOf } from '../../study/calendar-day.ts';

/* When the weeks of a scheme of work are, for a class that follows it. Days are ISO dates, such as 2026-09-07. */

const WORKING_DAYS = 5;
/** A bound for holidays without an end: after so many calendar weeks, weeks are no longer skipped. */
const CALENDAR_WEEKS_MAX = 520;

/** Days without lessons, from the first to the last. */
export type Holiday = { readonly from: CalendarDay; readonly until: CalendarDay };

/** The calendar week in which a week of the scheme is taught, from Monday to Sunday. */
export type TaughtWeek = { readonly from: CalendarDay; readonly until: CalendarDay };

export type SchemeStatus =
  | { readonly status: 'notStarted'; readonly from: CalendarDay }
  /** `index` counts from 0. */
  | { readonly status: 'week'; readonly index: number; readonly week: TaughtWeek }
  /** A week without lessons; `index` is the next week. */
  | { readonly status: 'holiday'; readonly index: number; readonly from: CalendarDay }
  | { readonly status: 'finished' };

/** The Monday of the week of a day. */
export const mondayOf = (day: CalendarDay): CalendarDay => dayAfter(day, -((weekdayOf(day) + 6) % 7));

const isHoliday = (day: CalendarDay, holidays: readonly Holiday[]): boolean =>
  holidays.some(({ from, until }) => from <= day && day <= until);

const workingDays = (monday: CalendarDay): readonly CalendarDay[] =>
  Array.from({ length: WORKING_DAYS }, (_, at) => dayAfter(monday, at));

/**
 * The calendar weeks of a scheme with so many weeks. The first is that of the first day; a week whose days from Monday to
 * Friday are all holidays is skipped.
 */
export function calendarOf(startsOn: CalendarDay, holidays: readonly Holiday[], count: number): readonly TaughtWeek[] {
  const weeks: TaughtWeek[] = [];
  let monday = mondayOf(startsOn);
  for (let tried = 0; weeks.length < count; tried += 1) {
    const isSkipped = tried < CALENDAR_WEEKS_MAX && workingDays(monday).every((day) => isHoliday(day, holidays));
    if (!isSkipped) weeks.push({ from: monday, until: dayAfter(monday, 6) });
    monday = dayAfter(monday, 7);
  }
  return weeks;
}

/** Where a class is on a day. */
export function schemeStatus(calendar: readonly TaughtWeek[], today: CalendarDay): SchemeStatus {
  const index = calendar.findIndex(({ until }) => today <= until);
  const week = calendar[index];
  if (week === undefined) return { status: 'finished' };
  if (week.from <= today) return { status: 'week', index, week };
  return index === 0 ? { status: 'notStarted', from: week.from } : { status: 'holiday', index, from: week.from };
}

/** When work of a week is due: its last day with lessons, or its Sunday once that day is over. */
export function dueDayOf({ from, until }: TaughtWeek, holidays: readonly Holiday[], today: CalendarDay): CalendarDay {
  const last = workingDays(from).findLast((day) => !isHoliday(day, holidays)) ?? until;
  return last < today ? until : last;
}
