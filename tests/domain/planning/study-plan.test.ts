import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter, daysBetween, isCalendarDay, weekdayOf } from '#domain/planning/calendar-day.ts';
import { type ExamWork, type PlanInput, planStudy, SECONDS_OF, WORK_KINDS } from '#domain/planning/study-plan.rule.ts';

const TODAY = '2027-03-01';
const exam = (examIn: number, work: Partial<ExamWork> = {}): ExamWork => ({
  subject: 'physics',
  examOn: dayAfter(TODAY, examIn),
  cardsDue: [],
  newCards: 0,
  weakItems: 0,
  openQuestions: 0,
  ...work,
});

const exams = fc
  .array(
    fc.record({
      examIn: fc.integer({ min: -2, max: 40 }),
      cardsDue: fc.array(fc.record({ inDays: fc.integer({ min: -5, max: 45 }), count: fc.nat(60) }), { maxLength: 8 }),
      newCards: fc.nat(80),
      weakItems: fc.nat(30),
      openQuestions: fc.nat(6),
    }),
    { maxLength: 4 },
  )
  .map((rows) => rows.map(({ examIn, ...work }, at) => ({ ...exam(examIn, work), subject: `subject ${at}` })));
const input: fc.Arbitrary<PlanInput> = fc.record({
  today: fc.constant(TODAY),
  minutesPerDay: fc.integer({ min: 5, max: 120 }),
  daysOff: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 }),
  exams,
});

/** What has to be done for an exam, kind by kind, counted apart from the rule. */
function wanted({ examOn, cardsDue, newCards, weakItems, openQuestions }: ExamWork) {
  const left = daysBetween(TODAY, examOn);
  if (left < 0) return { dueCards: 0, newCards: 0, weakItems: 0, openQuestions: 0 };
  const due = cardsDue.filter(({ inDays }) => inDays <= Math.max(0, left - 1));
  return { dueCards: due.reduce((sum, { count }) => sum + count, 0), newCards, weakItems, openQuestions };
}

describe('the study plan', () => {
  test('plans all there is before each exam, once, and no card before it comes due', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { days } = planStudy(given);
        for (const one of given.exams) {
          const last = dayAfter(one.examOn, -1) < TODAY ? TODAY : dayAfter(one.examOn, -1);
          const entries = days.flatMap(({ day, entries: all }) =>
            all.filter(({ subject }) => subject === one.subject).map((entry) => ({ ...entry, day })),
          );
          for (const { day } of entries) expect(day <= last).toBe(true);
          for (const kind of WORK_KINDS) {
            const planned = entries.filter((entry) => entry.kind === kind);
            expect(planned.reduce((sum, { count }) => sum + count, 0)).toBe(wanted(one)[kind]);
          }
          for (const { day } of days) {
            const done = entries.filter((entry) => entry.kind === 'dueCards' && entry.day <= day);
            const dueSoFar = one.cardsDue.filter(({ inDays }) => Math.max(0, inDays) <= daysBetween(TODAY, day));
            expect(done.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(
              dueSoFar.reduce((sum, { count }) => sum + count, 0),
            );
          }
        }
      }),
    );
  });

  test('goes above no day’s minutes and onto no day off without saying so', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { days, verdict, minutesNeeded } = planStudy(given);
        const fullest = Math.max(0, ...days.map(({ seconds }) => seconds));
        expect(minutesNeeded).toBe(Math.ceil(fullest / 60));
        if (verdict === 'fits') expect(fullest).toBeLessThanOrEqual(given.minutesPerDay * 60);
        if (verdict !== 'onDaysOff') {
          for (const { isOff, seconds } of days) if (isOff) expect(seconds).toBe(0);
        }
      }),
    );
  });

  test('says overfull only where no plan can exist: with equal pieces, exactly where some stretch holds too much', () => {
    const cardsOnly = exams.map((all) => all.map((one) => ({ ...one, newCards: 0, weakItems: 0, openQuestions: 0 })));
    fc.assert(
      fc.property(cardsOnly, fc.integer({ min: 5, max: 15 }), (all, minutesPerDay) => {
        const { verdict } = planStudy({ today: TODAY, minutesPerDay, daysOff: [], exams: all });
        const perDay = Math.floor((minutesPerDay * 60) / SECONDS_OF.dueCards);
        const pieces = all.flatMap((one) => {
          const left = daysBetween(TODAY, one.examOn);
          const by = Math.max(0, left - 1);
          return one.cardsDue
            .map(({ inDays, count }) => ({ from: Math.max(0, inDays), by, count }))
            .filter(({ from }) => left >= 0 && from <= by);
        });
        // Hall's condition: what has to lie within a stretch of days must fit into it.
        const tooMuch = pieces.some((a) =>
          pieces.some((b) => {
            const within = pieces.filter(({ from, by }) => from >= a.from && by <= b.by);
            const count = within.reduce((sum, piece) => sum + piece.count, 0);
            return b.by >= a.from && count > perDay * (b.by - a.from + 1);
          }),
        );
        expect(verdict).toBe(tooMuch ? 'overfull' : 'fits');
      }),
    );
  });

  test('spreads work that could all be done today over the days left', () => {
    const { days, verdict } = planStudy({
      today: TODAY,
      minutesPerDay: 60,
      daysOff: [],
      exams: [exam(10, { weakItems: 20 })],
    });
    expect(verdict).toBe('fits');
    expect(days.map(({ seconds }) => seconds / SECONDS_OF.weakItems)).toEqual(Array.from({ length: 10 }, () => 2));
  });

  test('plans what a missed day has left anew', () => {
    const plan = (today: string, count: number) =>
      planStudy({
        today,
        minutesPerDay: 30,
        daysOff: [],
        exams: [{ ...exam(3), cardsDue: [{ inDays: 0, count }] }],
      });
    expect(plan(TODAY, 90).days).toHaveLength(3);
    const later = plan(dayAfter(TODAY, 1), 90);
    expect(later.days).toHaveLength(2);
    expect(later.days.flatMap(({ entries }) => entries).reduce((sum, { count }) => sum + count, 0)).toBe(90);
    expect(later.verdict).toBe('fits');
  });

  test('takes days off where there is nothing else before the exam, and says so', () => {
    const { verdict, days } = planStudy({
      today: TODAY,
      minutesPerDay: 30,
      daysOff: [0, 1, 2, 3, 4, 5, 6],
      exams: [exam(2, { weakItems: 4 })],
    });
    expect(verdict).toBe('onDaysOff');
    expect(days.every(({ isOff }) => isOff)).toBe(true);
    expect(days.flatMap(({ entries }) => entries).reduce((sum, { count }) => sum + count, 0)).toBe(4);
  });

  test('is empty where no exam lies ahead', () => {
    const none = { days: [], verdict: 'fits', minutesNeeded: 0 };
    expect(planStudy({ today: TODAY, minutesPerDay: 30, daysOff: [], exams: [exam(-1, { newCards: 5 })] })).toEqual(
      none,
    );
  });

  // Of a mutant, time says nothing.
  test.skipIf(process.env.MUTATION_TESTS !== undefined)(
    'of a year with five subjects takes no time worth speaking of',
    () => {
      const all = Array.from({ length: 5 }, (_, at) => ({
        ...exam(300 + at, { newCards: 900, weakItems: 200, openQuestions: 50 }),
        subject: `${at}`,
        cardsDue: Array.from({ length: 300 }, (_, inDays) => ({ inDays, count: 12 })),
      }));
      const began = performance.now();
      planStudy({ today: TODAY, minutesPerDay: 45, daysOff: [0], exams: all });
      expect(performance.now() - began).toBeLessThan(1_000);
    },
  );
});

describe('calendar days', () => {
  test('are days there are', () => {
    expect(['2027-02-28', '2028-02-29'].every(isCalendarDay)).toBe(true);
    expect(['2027-02-29', '2027-13-01', '27-01-01', '+012027-03-01', 'tomorrow'].some(isCalendarDay)).toBe(false);
    expect(weekdayOf('2027-03-01')).toBe(1);
    expect(dayAfter('2027-02-28', 1)).toBe('2027-03-01');
  });
});
