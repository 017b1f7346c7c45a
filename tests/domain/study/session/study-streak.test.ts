import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from '#domain/study/calendar-day.ts';
import { streakOf } from '#domain/study/session/study-streak.rule.ts';

/** A Wednesday. */
const TODAY = '2027-03-03';
const back = (...days: readonly number[]) => days.map((each) => dayAfter(TODAY, -each));

test('days in a row count, and today is not missed before it is over', () => {
  expect(streakOf({ today: TODAY, studiedDays: back(1, 2, 3), daysOff: [] })).toEqual({
    days: 3,
    isTodayDone: false,
    frozenDays: [],
  });
  expect(streakOf({ today: TODAY, studiedDays: back(0, 1), daysOff: [] })).toMatchObject({
    days: 2,
    isTodayDone: true,
  });
  expect(streakOf({ today: TODAY, studiedDays: [], daysOff: [] })).toEqual({
    days: 0,
    isTodayDone: false,
    frozenDays: [],
  });
});

test('one missed day in seven is frozen, a second one ends the streak', () => {
  expect(streakOf({ today: TODAY, studiedDays: back(0, 2, 3), daysOff: [] })).toMatchObject({
    days: 3,
    frozenDays: back(1),
  });
  expect(streakOf({ today: TODAY, studiedDays: back(0, 2, 4), daysOff: [] })).toMatchObject({ days: 2 });
  expect(streakOf({ today: TODAY, studiedDays: back(0, 2, 3, 4, 5, 6, 7, 9), daysOff: [] })).toMatchObject({
    days: 8,
    frozenDays: back(1, 8),
  });
});

test('days off by the plan neither count nor end it, and use no freeze', () => {
  // Sunday and Monday.
  expect(streakOf({ today: TODAY, studiedDays: back(0, 1, 4), daysOff: [0, 1] })).toEqual({
    days: 3,
    isTodayDone: true,
    frozenDays: [],
  });
});

test('studying on one more day never shortens a streak', () => {
  const days = fc.uniqueArray(fc.nat(120), { maxLength: 60 });
  const off = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 });
  fc.assert(
    fc.property(days, fc.nat(120), off, (studied, more, daysOff) => {
      const before = streakOf({ today: TODAY, studiedDays: back(...studied), daysOff });
      const after = streakOf({ today: TODAY, studiedDays: back(...studied, more), daysOff });
      expect(after.days).toBeGreaterThanOrEqual(before.days);
      expect(before.days).toBeLessThanOrEqual(studied.length);
    }),
  );
});
