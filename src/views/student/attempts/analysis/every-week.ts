import { dayAfter } from '#domain/study/calendar-day.ts';
import type { Sums } from './sums.ts';

type Week = Sums['weeks'][number];

/** Weeks without an answer have no row, but keep their position on the axis. */
export function everyWeek(weeks: readonly Week[]): readonly Week[] {
  const [first, last] = [weeks[0]?.week, weeks.at(-1)?.week];
  if (first === undefined || last === undefined) return [];
  const known = new Map(weeks.map((week) => [week.week, week]));
  const all: Week[] = [];
  for (let week = first; week <= last; week = dayAfter(week, 7)) {
    all.push(known.get(week) ?? { week, answers: 0, credit: 0, seconds: 0 });
  }
  return all;
}
