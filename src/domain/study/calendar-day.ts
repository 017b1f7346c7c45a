const DAY_MS = 86_400_000;

/** A calendar day: `2027-05-31`. It has no time zone: it is the student's own day. */
export type CalendarDay = string;

const at = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is an existing day in the form `2027-05-31`. */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at(text)) && new Date(at(text)).toISOString().startsWith(text);

/** Number of days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number => (at(to) - at(from)) / DAY_MS;

/** The day that is a number of days later; earlier for a negative number. */
export const dayAfter = (day: CalendarDay, days: number): CalendarDay =>
  new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: CalendarDay): number => new Date(at(day)).getUTCDay();
