import { type CalendarDay, dayAfter, daysBetween } from '../../study/calendar-day.ts';
import { hasEnoughAnswers, type Measures, paceOf, percentOf, type TimedSum, timedSumOf } from './measures.ts';

/** Weeks in each of the two periods that are compared: the current week is the last of them. */
export const PERIOD_WEEKS = 4;

/** Accuracies whose difference is smaller count as the same. */
const POINTS_LEAST = 5;
/** Times per answer whose relative difference is smaller count as the same. */
const PACE_SHARE_LEAST = 0.15;

export type Trend = 'up' | 'down' | 'steady';

/** The latest weeks of a student, and as many before. */
export type OwnPast = { readonly now: TimedSum; readonly before: TimedSum };

/** A measure now and before; null with too few answers in one of the periods. */
export type Change = OwnPast & { readonly trend: Trend /** Rounded as in texts. */; readonly difference: number };

/** The two periods, whatever the number of answers in them. Weeks after `today` are left out. */
export function ownPast({ weeks }: Pick<Measures, 'weeks'>, today: CalendarDay): OwnPast {
  const firstNow = dayAfter(today, 1 - 7 * PERIOD_WEEKS);
  const firstBefore = dayAfter(firstNow, -7 * PERIOD_WEEKS);
  return {
    now: timedSumOf(weeks.filter(({ week }) => week >= firstNow && week <= today)),
    before: timedSumOf(weeks.filter(({ week }) => week >= firstBefore && week < firstNow)),
  };
}

/** How the accuracy has changed, in percentage points. */
export function accuracyChange(measures: Pick<Measures, 'weeks'>, today: CalendarDay): Change | null {
  const { now, before } = ownPast(measures, today);
  const [later, earlier] = [percentOf(now), percentOf(before)];
  if (later === null || earlier === null || !hasEnoughAnswers(now) || !hasEnoughAnswers(before)) return null;
  const difference = later - earlier;
  const trend = Math.abs(difference) < POINTS_LEAST ? 'steady' : difference > 0 ? 'up' : 'down';
  return { now, before, trend, difference };
}

/** How the time for an answer has changed, in whole seconds; `up` is slower. */
export function paceChange(measures: Pick<Measures, 'weeks'>, today: CalendarDay): Change | null {
  const { now, before } = ownPast(measures, today);
  const [later, earlier] = [paceOf(now), paceOf(before)];
  if (later === null || earlier === null || !hasEnoughAnswers(now) || !hasEnoughAnswers(before)) return null;
  const difference = Math.round(later) - Math.round(earlier);
  const isSame = Math.abs(later - earlier) < PACE_SHARE_LEAST * earlier || difference === 0;
  return { now, before, trend: isSame ? 'steady' : difference > 0 ? 'up' : 'down', difference };
}

/** Whole weeks without an answer before the current one; null if there are none, or no answers at all. */
export function weeksOfPause({ weeks }: Pick<Measures, 'weeks'>, today: CalendarDay): number | null {
  const latest = weeks.reduce<CalendarDay | null>(
    (last, { week, answers }) => (answers > 0 && week <= today && (last === null || week > last) ? week : last),
    null,
  );
  const count = latest === null ? 0 : Math.floor(daysBetween(latest, today) / 7) - 1;
  return count > 0 ? count : null;
}
