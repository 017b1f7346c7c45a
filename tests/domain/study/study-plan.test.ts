import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter, daysBetween, isCalendarDay, weekdayOf } from '#domain/study/calendar-day.ts';
import { type ExamWork, type PlanInput, planStudy, SECONDS_OF, WORK_KINDS } from '#domain/study/study-plan.rule.ts';

const TODAY = '2027-03-01';
const exam = (examIn: number, work: Partial<ExamWork> = {}): ExamWork => ({
  subject: 'physics',
  examOn: dayAfter(TODAY, examIn),
  cardsDue: [],
  newCards: 0,
  weakQuestions: 0,
  openQuestions: 0,
  ...work,
});

const exams = fc
  .array(
    fc.record({
      examIn: fc.integer({ min: -2, max: 40 }),
      cardsDue: fc.array(fc.record({ inDays: fc.integer({ min: -5, max: 45 }), count: fc.nat(60) }), { maxLength: 8 }),
      newCards: fc.nat(80),
      weakQuestions: fc.nat(30),
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

/** The work for an exam by kind, counted independently of the rule. */
function minutesFor({ examOn, cardsDue, newCards, weakQuestions, openQuestions }: ExamWork) {
  const left = daysBetween(TODAY, examOn);
  if (left < 0) return { dueCards: 0, newCards: 0, weakQuestions: 0, openQuestions: 0 };
  const due = cardsDue.filter(({ inDays }) => inDays <= Math.max(0, left - 1));
  return { dueCards: due.reduce((sum, { count }) => sum + count, 0), newCards, weakQuestions, openQuestions };
}

describe('the study plan', () => {
  test('plans everything before each exam, once, and no card before it is due', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { days } = planStudy(given);
        for (const exam of given.exams) {
          const last = dayAfter(exam.examOn, -1) < TODAY ? TODAY : dayAfter(exam.examOn, -1);
          const entries = days.flatMap(({ day, entries: all }) =>
            all.filter(({ subject }) => subject === exam.subject).map((entry) => ({ ...entry, day })),
          );
          for (const { day } of entries) expect(day <= last).toBe(true);
          for (const kind of WORK_KINDS) {
            const planned = entries.filter((entry) => entry.kind === kind);
            expect(planned.reduce((sum, { count }) => sum + count, 0)).toBe(minutesFor(exam)[kind]);
          }
          for (const { day } of days) {
            const done = entries.filter((entry) => entry.kind === 'dueCards' && entry.day <= day);
            const dueSoFar = exam.cardsDue.filter(({ inDays }) => Math.max(0, inDays) <= daysBetween(TODAY, day));
            expect(done.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(
              dueSoFar.reduce((sum, { count }) => sum + count, 0),
            );
          }
        }
      }),
    );
  });

  test('never exceeds a day’s minutes or uses a day off without reporting it', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { days, feasibility, minutesNeeded } = planStudy(given);
        const fullest = Math.max(0, ...days.map(({ seconds }) => seconds));
        expect(minutesNeeded).toBe(Math.ceil(fullest / 60));
        if (feasibility === 'fits') expect(fullest).toBeLessThanOrEqual(given.minutesPerDay * 60);
        if (feasibility !== 'onDaysOff') {
          for (const { isOff, seconds } of days) if (isOff) expect(seconds).toBe(0);
        }
      }),
    );
  });

  test('reports overfull only if no plan exists: with equal pieces, exactly if some period has too much work', () => {
    const cardsOnly = exams.map((all) =>
      all.map((entry) => ({ ...entry, newCards: 0, weakQuestions: 0, openQuestions: 0 })),
    );
    fc.assert(
      fc.property(cardsOnly, fc.integer({ min: 5, max: 15 }), (all, minutesPerDay) => {
        const { feasibility } = planStudy({ today: TODAY, minutesPerDay, daysOff: [], exams: all });
        const perDay = Math.floor((minutesPerDay * 60) / SECONDS_OF.dueCards);
        const pieces = all.flatMap((entry) => {
          const left = daysBetween(TODAY, entry.examOn);
          const by = Math.max(0, left - 1);
          return entry.cardsDue
            .map(({ inDays, count }) => ({ from: Math.max(0, inDays), by, count }))
            .filter(({ from }) => left >= 0 && from <= by);
        });
        // Hall's condition: the work that is confined to a period must fit into it.
        const tooMuch = pieces.some((a) =>
          pieces.some((b) => {
            const within = pieces.filter(({ from, by }) => from >= a.from && by <= b.by);
            const count = within.reduce((sum, piece) => sum + piece.count, 0);
            return b.by >= a.from && count > perDay * (b.by - a.from + 1);
          }),
        );
        expect(feasibility).toBe(tooMuch ? 'overfull' : 'fits');
      }),
    );
  });

  test('spreads work that could all be done today over the remaining days', () => {
    const { days, feasibility } = planStudy({
      today: TODAY,
      minutesPerDay: 60,
      daysOff: [],
      exams: [exam(10, { weakQuestions: 20 })],
    });
    expect(feasibility).toBe('fits');
    expect(days.map(({ seconds }) => seconds / SECONDS_OF.weakQuestions)).toEqual(Array.from({ length: 10 }, () => 2));
  });

  test('plans missed work again', () => {
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
    expect(later.feasibility).toBe('fits');
  });

  test('uses days off if there are no other days before the exam, and says so', () => {
    const { feasibility, days } = planStudy({
      today: TODAY,
      minutesPerDay: 30,
      daysOff: [0, 1, 2, 3, 4, 5, 6],
      exams: [exam(2, { weakQuestions: 4 })],
    });
    expect(feasibility).toBe('onDaysOff');
    expect(days.every(({ isOff }) => isOff)).toBe(true);
    expect(days.flatMap(({ entries }) => entries).reduce((sum, { count }) => sum + count, 0)).toBe(4);
  });

  test('is empty if there are no exams in the future', () => {
    const none = { days: [], feasibility: 'fits', minutesNeeded: 0 };
    expect(planStudy({ today: TODAY, minutesPerDay: 30, daysOff: [], exams: [exam(-1, { newCards: 5 })] })).toEqual(
      none,
    );
  });

  describe('orders the work of each day', () => {
    // A Monday.
    const plan = (more: Partial<PlanInput>) =>
      planStudy({ today: TODAY, minutesPerDay: 60, daysOff: [], exams: [], ...more });
    const reported = ({ days }: ReturnType<typeof plan>) =>
      days.map(({ entries }) => entries.map(({ subject, kind, count }) => `${count} ${kind} of ${subject}`).join(', '));

    test('by the nearest exam', () => {
      const exams = [
        { ...exam(4, { weakQuestions: 1 }), subject: 'physics' },
        { ...exam(2, { newCards: 2 }), subject: 'chemistry' },
        { ...exam(-1, { newCards: 9 }), subject: 'history' },
      ];
      const created = plan({ exams });
      expect(reported(created)).toEqual(['2 newCards of chemistry', '1 weakQuestions of physics', '', '']);
      expect(created.days.map(({ day }) => day)).toEqual(['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04']);
      expect(created).toMatchObject({ feasibility: 'fits', minutesNeeded: 2 });
    });

    test('with incorrect answers before new questions, and the longest work last', () => {
      const created = plan({
        exams: [exam(1, { cardsDue: [{ inDays: 0, count: 1 }], newCards: 2, weakQuestions: 3, openQuestions: 4 })],
      });
      expect(reported(created)).toEqual([
        '1 dueCards of physics, 3 weakQuestions of physics, 2 newCards of physics, 4 openQuestions of physics',
      ]);
      expect(created.days[0]?.seconds).toBe(12 + 3 * 90 + 2 * 30 + 4 * 300);
      expect(created.minutesNeeded).toBe(26);
    });

    test('with cards when they are due, except on the exam’s day, and equal work combined', () => {
      const cardsDue = [
        { inDays: 0, count: 2 },
        { inDays: 1, count: 3 },
        { inDays: -4, count: 1 },
        { inDays: 2, count: 7 },
      ];
      expect(reported(plan({ exams: [exam(2, { cardsDue })] }))).toEqual([
        '3 dueCards of physics',
        '3 dueCards of physics',
      ]);
      const late = plan({ exams: [exam(2, { cardsDue })], daysOff: [1] });
      expect(reported(late)).toEqual(['', '6 dueCards of physics']);
      expect(late.days.map(({ isOff }) => isOff)).toEqual([true, false]);
    });

    test('and keeps the work of two exams apart', () => {
      const exams = ['physics', 'chemistry'].map((subject) => ({ ...exam(1, { newCards: 2 }), subject }));
      expect(reported(plan({ exams }))).toEqual(['2 newCards of physics, 2 newCards of chemistry']);
    });

    test('with today’s work for an exam today', () => {
      expect(reported(plan({ exams: [exam(0, { newCards: 1, cardsDue: [{ inDays: 1, count: 5 }] })] }))).toEqual([
        '1 newCards of physics',
      ]);
      expect(reported(plan({ exams: [exam(1)] }))).toEqual(['']);
    });

    test('and reports by how much the minutes per day are exceeded: as little as possible, equally every day', () => {
      const created = plan({ minutesPerDay: 5, exams: [exam(2, { weakQuestions: 20 })] });
      expect(reported(created)).toEqual(['10 weakQuestions of physics', '10 weakQuestions of physics']);
      expect(created).toMatchObject({ feasibility: 'overfull', minutesNeeded: 15 });
      expect(plan({ minutesPerDay: 15, exams: [exam(2, { weakQuestions: 20 })] })).toEqual({
        ...created,
        feasibility: 'fits',
      });
    });

    test('and keeps days off while the other days have room, however full they get', () => {
      const created = plan({ minutesPerDay: 5, exams: [exam(2, { weakQuestions: 20 })], daysOff: [2] });
      expect(reported(created)).toEqual(['20 weakQuestions of physics', '']);
      expect(created).toMatchObject({ feasibility: 'overfull', minutesNeeded: 30 });
    });
  });

  // Time is not meaningful for a mutant.
  test.skipIf(process.env.MUTATION_TESTS !== undefined)('of a year with five subjects is computed quickly', () => {
    const all = Array.from({ length: 5 }, (_, at) => ({
      ...exam(300 + at, { newCards: 900, weakQuestions: 200, openQuestions: 50 }),
      subject: `${at}`,
      cardsDue: Array.from({ length: 300 }, (_, inDays) => ({ inDays, count: 12 })),
    }));
    const began = performance.now();
    planStudy({ today: TODAY, minutesPerDay: 45, daysOff: [0], exams: all });
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

describe('calendar days', () => {
  test.each(['2027-02-28', '2028-02-29', '0999-12-31', '2027-10-01'])('%s is valid', (day) => {
    expect(isCalendarDay(day)).toBe(true);
  });

  test.each([
    ...['2027-02-29', '2027-02-30', '2027-13-01', '2027-00-10', '2027-01-00', '2027-01-32', 'tomorrow', ''],
    ...['27-01-01', '2027-1-01', '2027-01-1', '2027-01', '+012027-03-01', '2027-01-011', 'x2027-01-01', '2027-01-01 '],
  ])('%j is invalid', (day) => {
    expect(isCalendarDay(day)).toBe(false);
  });

  test.each([
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2027-03-27', 2, '2027-03-29'],
    ['2027-03-01', 0, '2027-03-01'],
  ])('%s and %i days are %s', (day, days, other) => {
    expect(dayAfter(day, days)).toBe(other);
    expect(daysBetween(day, other)).toBe(days);
    expect(daysBetween(other, day) + days).toBe(0);
  });

  test('of a week are counted from Sunday', () => {
    const week = Array.from({ length: 7 }, (_, at) => weekdayOf(dayAfter('2027-02-28', at)));
    expect(week).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});
