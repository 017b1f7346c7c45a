import { type CalendarDay, dayAfter, daysBetween, weekdayOf } from './calendar-day.ts';

export const WORK_KINDS = ['dueCards', 'newCards', 'weakQuestions', 'openQuestions'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** `fits`; `overfull`: some days exceed the minutes per day; `onDaysOff`: days off had to be used as well. */
export const PLAN_FEASIBILITIES = ['fits', 'overfull', 'onDaysOff'] as const;
export type PlanFeasibility = (typeof PLAN_FEASIBILITIES)[number];

/** Estimated seconds per piece of work: rounded averages. */
export const SECONDS_OF: Readonly<Record<WorkKind, number>> = {
  dueCards: 12,
  newCards: 30,
  weakQuestions: 90,
  openQuestions: 300,
};

/** The work for one exam. */
export type ExamWork = {
  readonly subject: string;
  readonly examOn: CalendarDay;
  /** Cards by due day, in days from today; 0 and below are due now. */
  readonly cardsDue: readonly { readonly inDays: number; readonly count: number }[];
  readonly newCards: number;
  /** Recently incorrect questions. */
  readonly weakQuestions: number;
  readonly openQuestions: number;
};

export type PlanInput = {
  readonly today: CalendarDay;
  readonly minutesPerDay: number;
  /** 0 for Sunday to 6 for Saturday. */
  readonly daysOff: readonly number[];
  readonly exams: readonly ExamWork[];
};

export type PlanEntry = { readonly subject: string; readonly kind: WorkKind; readonly count: number };
export type PlanDay = {
  readonly day: CalendarDay;
  readonly isOff: boolean;
  readonly seconds: number;
  readonly entries: readonly PlanEntry[];
};

export type StudyPlan = {
  /** From today to the day before the last exam. */
  readonly days: readonly PlanDay[];
  readonly feasibility: PlanFeasibility;
  /** The minutes of the busiest day. */
  readonly minutesNeeded: number;
};

/** A number of equal pieces of work with an earliest day and a deadline, in days from today. */
type Pile = {
  readonly subject: string;
  readonly kind: WorkKind;
  readonly from: number;
  readonly by: number;
  readonly count: number;
};

/**
 * Spreads all tasks over the days before the exams. Within a day the nearest exam comes first (earliest deadline first:
 * Jackson 1955, Horn 1974), and the days are filled to the lowest level at which everything is done in time, which
 * makes them equal. The minutes a day are respected unless that is impossible; then the level rises as far as
 * necessary, and the result says so. A missed day needs no rule: when the plan is computed again, what was not done is
 * due today. No tasks are planned on the day of an exam, unless that day is today; past exams are left out.
 */
export function planStudy({ today, minutesPerDay, daysOff, exams }: PlanInput): StudyPlan {
  const ahead = exams.filter(({ examOn }) => daysBetween(today, examOn) >= 0);
  const piles = ahead.flatMap((exam) => pilesOf(exam, daysBetween(today, exam.examOn)));
  const length = Math.max(0, ...ahead.map(({ examOn }) => Math.max(1, daysBetween(today, examOn))));
  const days = Array.from({ length }, (_, at) => dayAfter(today, at));
  const isOff = (at: number): boolean => daysOff.includes(weekdayOf(days[at] ?? today));
  const limit = minutesPerDay * 60;

  // A higher level only fails to help if an exam has nothing but days off before it.
  const everyDay = fill(piles, length, isOff, Number.POSITIVE_INFINITY) === null;
  const off = everyDay ? () => false : isOff;
  const fits = fill(piles, length, off, limit) !== null;
  const level = fits ? lowestLevel(piles, length, off, limit) : lowestLevel(piles, length, off, total(piles), limit);
  const filled = fill(piles, length, off, level) ?? [];
  const planned = days.map((day, at) => dayOf(day, isOff(at), filled[at] ?? []));
  return {
    days: planned,
    feasibility: everyDay ? 'onDaysOff' : fits ? 'fits' : 'overfull',
    minutesNeeded: Math.ceil(Math.max(0, ...planned.map(({ seconds }) => seconds)) / 60),
  };
}

function pilesOf(exam: ExamWork, examIn: number): readonly Pile[] {
  const { subject, cardsDue, newCards, weakQuestions, openQuestions } = exam;
  const by = Math.max(0, examIn - 1);
  const due = Map.groupBy(cardsDue, ({ inDays }) => Math.max(0, inDays));
  const cards = [...due].map(([from, group]): Pile => {
    const count = group.reduce((sum, entry) => sum + entry.count, 0);
    return { subject, kind: 'dueCards', from, by, count };
  });
  const anyDay = { subject, from: 0, by };
  return [
    // What is due on the day of the exam or later is remembered until then.
    ...cards.filter(({ from }) => from <= by),
    { ...anyDay, kind: 'weakQuestions', count: weakQuestions } as const,
    { ...anyDay, kind: 'newCards', count: newCards } as const,
    { ...anyDay, kind: 'openQuestions', count: openQuestions } as const,
  ];
}

const total = (piles: readonly Pile[]): number =>
  piles.reduce((sum, { kind, count }) => sum + count * SECONDS_OF[kind], 0);

/**
 * The lowest level in seconds, to half a minute, at which everything is done in time; the upper bound is known to
 * suffice.
 */
function lowestLevel(
  piles: readonly Pile[],
  length: number,
  isOff: (at: number) => boolean,
  known: number,
  above = 0,
): number {
  let [low, high] = [above, known];
  while (high - low > 30) {
    const middle = Math.floor((low + high) / 2);
    if (fill(piles, length, isOff, middle) === null) low = middle;
    else high = middle;
  }
  return high;
}

/** A pile of which some is planned already. */
type Remaining = Omit<Pile, 'count'> & { count: number };

/** The work of each day if no day exceeds the level; null if something would be late. */
function fill(
  piles: readonly Pile[],
  length: number,
  isOff: (at: number) => boolean,
  level: number,
): readonly (readonly PlanEntry[])[] | null {
  const left = piles.map((pile): Remaining => ({ ...pile })).sort((a, b) => a.by - b.by || a.from - b.from);
  const days: PlanEntry[][] = [];
  for (let day = 0; day < length; day += 1) {
    const entries: PlanEntry[] = [];
    let room = isOff(day) ? 0 : level;
    for (const pile of left) {
      if (pile.from > day || pile.by < day) continue;
      const seconds = SECONDS_OF[pile.kind];
      const count = Math.min(pile.count, Math.floor(room / seconds));
      if (count === 0) continue;
      pile.count -= count;
      room -= count * seconds;
      entries.push({ subject: pile.subject, kind: pile.kind, count });
    }
    days.push(merged(entries));
  }
  return left.some(({ count }) => count > 0) ? null : days;
}

function merged(entries: readonly PlanEntry[]): PlanEntry[] {
  const groups = Map.groupBy(entries, ({ subject, kind }) => `${kind} ${subject}`);
  return [...groups.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [{ ...first, count: more.reduce((sum, { count }) => sum + count, first.count) }],
  );
}

const dayOf = (day: CalendarDay, isOff: boolean, entries: readonly PlanEntry[]): PlanDay => ({
  day,
  isOff,
  entries,
  seconds: entries.reduce((sum, { kind, count }) => sum + count * SECONDS_OF[kind], 0),
});
