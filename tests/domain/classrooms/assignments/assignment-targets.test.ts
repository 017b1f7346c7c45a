import { describe, expect, test } from 'vitest';
import {
  assignmentTargetsSchema,
  datesOf,
  movedByDays,
  publishingProblem,
} from '#domain/classrooms/assignments/assignment-targets.schema.ts';

const CLASS = '0e8f1f6e-6a57-4c6b-8f52-0a3c1b2d4e5f';
const DRAFT = {
  opensAt: '2027-03-01T08:00:00.000Z',
  dueAt: '2027-03-08T08:00:00.000Z',
  lateUntil: '2027-03-10T08:00:00.000Z',
};
const NONE = { opensAt: null, dueAt: null };

describe('the classes of an assignment', () => {
  test('are at least one, and each is named once', () => {
    const parse = (ids: readonly string[]) =>
      assignmentTargetsSchema.safeParse(ids.map((classroom) => ({ classroom, ...NONE }))).success;
    expect(parse([])).toBe(false);
    expect(parse([CLASS])).toBe(true);
    expect(parse([CLASS, CLASS.toUpperCase()])).toBe(false);
  });

  test('have the dates of the draft unless they have their own; the late limit follows the due date', () => {
    expect(datesOf(DRAFT, NONE)).toEqual(DRAFT);
    expect(datesOf(DRAFT, { opensAt: null, dueAt: '2027-03-09T10:00:00.000Z' })).toEqual({
      ...DRAFT,
      dueAt: '2027-03-09T10:00:00.000Z',
      lateUntil: '2027-03-11T10:00:00.000Z',
    });
    expect(datesOf({ opensAt: null, dueAt: null, lateUntil: null }, NONE).lateUntil).toBeNull();
  });
});

describe('publishing', () => {
  const now = Date.parse('2027-03-01T00:00:00Z');

  test('can be scheduled only for a time that has not passed', () => {
    expect(publishingProblem('scheduled', { ...DRAFT, opensAt: null }, now)?.field).toBe('opensAt');
    expect(publishingProblem('scheduled', DRAFT, Date.parse(DRAFT.opensAt))?.field).toBe('opensAt');
    expect(publishingProblem('scheduled', DRAFT, now)).toBeNull();
  });

  test('needs dates that fit, also for a class of its own', () => {
    const dates = datesOf(DRAFT, { opensAt: null, dueAt: '2027-02-01T08:00:00.000Z' });
    expect(publishingProblem('now', dates, now)?.field).toBe('dueAt');
    expect(publishingProblem('draft', DRAFT, now)).toBeNull();
  });
});

test('moved dates keep their time of day where the clocks change', () => {
  const local = (text: string | null): string => (text === null ? '' : new Date(text).toTimeString().slice(0, 5));
  // Clocks change in the last week of March in Europe, and in the second in America.
  const moved = movedByDays(DRAFT, 35);
  expect(local(moved.dueAt)).toBe(local(DRAFT.dueAt));
  expect(Math.round((Date.parse(moved.dueAt ?? '') - Date.parse(DRAFT.dueAt)) / 86_400_000)).toBe(35);
  expect(movedByDays({ opensAt: null, dueAt: null, lateUntil: null }, 7)).toEqual({
    opensAt: null,
    dueAt: null,
    lateUntil: null,
  });
});
