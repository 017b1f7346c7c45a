/** A period of a report: its first and last day. */
export type ReportPeriod = { readonly from: string; readonly until: string };

export const PERIOD_PRESETS = ['term', 'previousTerm', 'schoolYear'] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

// Months (1 to 12) in which the terms of a school year begin: autumn, spring, summer.
const TERM_STARTS = [9, 1, 4] as const;

const two = (value: number): string => String(value).padStart(2, '0');
const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** The beginnings of terms around a day, in order. */
function termStarts(year: number): readonly string[] {
  return [year - 2, year - 1, year, year + 1]
    .flatMap((each) => TERM_STARTS.map((month) => `${each}-${two(month)}-01`))
    .toSorted();
}

/**
 * The term that contains a day, the one before, and the school year. They are suggestions: schools differ, so teachers can
 * change both days.
 */
export function periodPresets(today: string): { readonly [Name in PeriodPreset]: ReportPeriod } {
  const year = Number(today.slice(0, 4));
  const starts = termStarts(year);
  const at = starts.findLastIndex((start) => start <= today);
  const start = (offset: number): string => starts[at + offset] ?? today;
  const firstOfYear = starts.findLast((each) => each <= today && each.slice(5) === '09-01') ?? today;
  const nextYear = `${Number(firstOfYear.slice(0, 4)) + 1}-09-01`;
  return {
    term: { from: start(0), until: dayBefore(start(1)) },
    previousTerm: { from: start(-1), until: dayBefore(start(0)) },
    schoolYear: { from: firstOfYear, until: dayBefore(nextYear) },
  };
}
