import { problemText } from '../../platform/problem.ts';
import { type CalendarDay, daysBetween, isCalendarDay } from '../calendar-day.ts';

/** A plan is for single days, which makes no sense more than three years ahead. */
export const EXAM_AHEAD_DAYS_MAX = 3 * 366;

/**
 * Why a day cannot be the date of an exam to prepare for; null if it can.
 * @param today the student's own day, by the server's clock
 */
export function examDayProblem(examOn: string, today: CalendarDay): string | null {
  if (!isCalendarDay(examOn)) return problemText('dateUnreadable');
  const ahead = daysBetween(today, examOn);
  if (ahead < 0) return problemText('examPast');
  return ahead > EXAM_AHEAD_DAYS_MAX ? problemText('examTooFar') : null;
}
