import { expect, test } from 'vitest';
import { dayAfter } from '#domain/study/calendar-day.ts';
import { EXAM_AHEAD_DAYS_MAX, examDayProblem } from '#domain/study/onboarding/exam-day.ts';
import { laterStep, ONBOARDING_STEPS, stepAfter } from '#domain/study/onboarding/onboarding.schema.ts';
import { GRADES_OF, TARGET_GRADES } from '#domain/study/onboarding/target-grade.ts';
import { LEVELS } from '#domain/users/profile.schema.ts';

const TODAY = '2027-03-01';

test.each([
  ['tomorrow', 'dateUnreadable'],
  ['2027-02-30', 'dateUnreadable'],
  [dayAfter(TODAY, -1), 'examPast'],
  [TODAY, null],
  [dayAfter(TODAY, EXAM_AHEAD_DAYS_MAX), null],
  [dayAfter(TODAY, EXAM_AHEAD_DAYS_MAX + 1), 'examTooFar'],
])('an exam on %s: %s', (day, problem) => {
  expect(examDayProblem(day, TODAY)).toBe(problem);
});

test('steps follow each other, and the later of two is found in any order', () => {
  expect(ONBOARDING_STEPS.map(stepAfter)).toEqual([...ONBOARDING_STEPS.slice(1), null]);
  expect(laterStep('course', 'time')).toBe('time');
  expect(laterStep('time', 'course')).toBe('time');
});

test('every grade belongs to one level', () => {
  expect(LEVELS.flatMap((level) => GRADES_OF[level]).sort()).toEqual([...TARGET_GRADES].sort());
});
