import { expect, test } from 'vitest';
import { schemeSchema } from '#domain/classrooms/schemes/scheme.schema.ts';
import { emptyWeek, movedWeek, resizedWeeks } from '#domain/classrooms/schemes/scheme-weeks.rule.ts';

const ids = (weeks: readonly { readonly id: string }[] | null) => weeks?.map(({ id }) => id);
const WEEKS = [{ ...emptyWeek('a'), title: 'Cells' }, emptyWeek('b'), emptyWeek('c')];

test('empty weeks are added and removed at the end', () => {
  expect(ids(resizedWeeks(WEEKS, 5, () => 'new'))).toEqual(['a', 'b', 'c', 'new', 'new']);
  expect(ids(resizedWeeks(WEEKS, 1, () => 'new'))).toEqual(['a']);
});

test('a week with content is never removed', () => {
  expect(resizedWeeks(WEEKS, 0, () => 'new')).toBeNull();
  expect(resizedWeeks([...WEEKS, { ...emptyWeek('d'), note: 'Bring goggles' }], 3, () => 'new')).toBeNull();
});

test('moves a week to another position', () => {
  expect(ids(movedWeek(WEEKS, 'c', 0))).toEqual(['c', 'a', 'b']);
  expect(ids(movedWeek(WEEKS, 'a', 1))).toEqual(['b', 'a', 'c']);
  expect(movedWeek(WEEKS, 'unknown', 1)).toBe(WEEKS);
});

test('a scheme has 1 to 53 weeks', () => {
  const weeks = (count: number) =>
    schemeSchema.safeParse({
      title: 'Year 10',
      subject: '6a1f2c9e-0b1d-4c53-9a55-0d7c4a1f2b3c',
      level: null,
      weeks: count,
    }).success;
  expect([0, 1, 53, 54, 60, 1.5].map(weeks)).toEqual([false, true, true, false, false, false]);
});
