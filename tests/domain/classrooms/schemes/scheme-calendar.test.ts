import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf, dueDayOf, mondayOf, schemeStatus } from '#domain/classrooms/schemes/scheme-calendar.rule.ts';
import { dayAfter } from '#domain/study/calendar-day.ts';

const HALF_TERM = { from: '2026-10-26', until: '2026-10-30' };

test('a scheme starts in the week of its first day, and skips weeks of holidays', () => {
  expect(calendarOf('2026-10-14', [HALF_TERM], 3)).toEqual([
    { from: '2026-10-12', until: '2026-10-18' },
    { from: '2026-10-19', until: '2026-10-25' },
    { from: '2026-11-02', until: '2026-11-08' },
  ]);
});

test('a week with one school day is not skipped', () => {
  const [week] = calendarOf('2026-10-26', [{ from: '2026-10-26', until: '2026-10-29' }], 1);
  expect(week?.from).toBe('2026-10-26');
});

test('says where a class is: before, in a week, in a holiday, after', () => {
  const calendar = calendarOf('2026-10-19', [HALF_TERM], 2);
  expect(schemeStatus(calendar, '2026-10-18')).toEqual({ status: 'notStarted', from: '2026-10-19' });
  expect(schemeStatus(calendar, '2026-10-25')).toMatchObject({ status: 'week', index: 0 });
  expect(schemeStatus(calendar, '2026-10-28')).toEqual({ status: 'holiday', index: 1, from: '2026-11-02' });
  expect(schemeStatus(calendar, '2026-11-02')).toMatchObject({ status: 'week', index: 1 });
  expect(schemeStatus(calendar, '2026-11-09')).toEqual({ status: 'finished' });
});

test('work is due on the last day with lessons, or on Sunday if that is over', () => {
  const week = { from: '2026-10-19', until: '2026-10-25' };
  expect(dueDayOf(week, [], '2026-10-19')).toBe('2026-10-23');
  expect(dueDayOf(week, [{ from: '2026-10-23', until: '2026-11-01' }], '2026-10-19')).toBe('2026-10-22');
  expect(dueDayOf(week, [], '2026-10-24')).toBe('2026-10-25');
});

test('holidays without an end do not hang', () => {
  expect(calendarOf('2026-10-14', [{ from: '2000-01-01', until: '9999-12-31' }], 2)).toHaveLength(2);
});

const day = fc.integer({ min: 0, max: 4_000 }).map((days) => dayAfter('2020-01-01', days));

test('weeks are Mondays in order, and none is only holidays', () => {
  fc.assert(
    fc.property(
      day,
      fc.array(fc.record({ from: day, days: fc.integer({ min: 0, max: 60 }) }), { maxLength: 6 }),
      fc.integer({ min: 1, max: 53 }),
      (startsOn, given, count) => {
        const holidays = given.map(({ from, days }) => ({ from, until: dayAfter(from, days) }));
        const calendar = calendarOf(startsOn, holidays, count);
        expect(calendar).toHaveLength(count);
        for (const [at, { from, until }] of calendar.entries()) {
          expect(mondayOf(from)).toBe(from);
          expect(until).toBe(dayAfter(from, 6));
          expect(from > (calendar[at - 1]?.until ?? '')).toBe(true);
          const isTaught = [0, 1, 2, 3, 4].some((plus) =>
            holidays.every((holiday) => dayAfter(from, plus) < holiday.from || dayAfter(from, plus) > holiday.until),
          );
          expect(isTaught).toBe(true);
        }
      },
    ),
  );
});
