import type { ClassSchemeFragment } from '#api/documents/classrooms/class-teaching.generated.ts';
import {
  calendarOf,
  dueDayOf,
  type SchemeStatus,
  schemeStatus,
  type TaughtWeek,
} from '#domain/classrooms/schemes/scheme-calendar.rule.ts';
import type { CalendarDay } from '#domain/study/calendar-day.ts';
import { localDateTime } from '#ui/form/local-date-time.ts';

/** Today in the user's time zone. */
export const localToday = (): CalendarDay => localDateTime(new Date().toISOString()).slice(0, 10);

type Now = {
  /** The calendar weeks, in the order of the scheme's weeks. */
  readonly calendar: readonly TaughtWeek[];
  readonly status: SchemeStatus;
  /** When work of a week is due. */
  readonly dueOf: (week: TaughtWeek) => CalendarDay;
};

/** When the weeks of a class's scheme are, and where the class is today. */
export function schemeNow({ startsOn, holidays, weeks }: ClassSchemeFragment): Now {
  const today = localToday();
  const calendar = calendarOf(startsOn, holidays, weeks.length);
  return { calendar, status: schemeStatus(calendar, today), dueOf: (week) => dueDayOf(week, holidays, today) };
}
