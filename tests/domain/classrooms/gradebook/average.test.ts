import { expect, test } from 'vitest';
import {
  type AveragedAssignment,
  countedShare,
  meanOf,
  studentAverage,
} from '#domain/classrooms/gradebook/average.rule.ts';
import type { GradebookCell } from '#domain/classrooms/gradebook/gradebook.rule.ts';

const assignment = (
  weight = 1,
  marksOutOf: number | null = 10,
  category: string | null = null,
): AveragedAssignment => ({
  ...{ id: 'a', title: 'A', state: 'closed', dueAt: null, weight, marksOutOf, category },
});
const LEFT_OUT = { missing: 'leftOut', categories: [] } as const;
const ZERO = { missing: 'zero', categories: [] } as const;
const marked = (marks: number): GradebookCell => ['marked', marks, 10, false];
const MISSED: GradebookCell = ['missed', null, 0, false];

test.each<[string, GradebookCell, number | null, number | null]>([
  ['marked', marked(7), 0.7, 0.7],
  ['missed', MISSED, null, 0],
  ['overdue', ['overdue', null, 0, false], null, 0],
  ['excused, even with marks', ['excused', 7, 10, false], null, null],
  ['not completely marked', ['toMark', 3, 10, false], null, null],
  ['not started', ['toDo', null, 0, false], null, null],
  ['for others', null, null, null],
])('work that is %s', (_, cell, leftOut, zero) => {
  expect(countedShare(cell, assignment(), 'leftOut')).toBe(leftOut);
  expect(countedShare(cell, assignment(), 'zero')).toBe(zero);
});

test('missing material without marks costs nothing', () => {
  expect(countedShare(MISSED, assignment(1, null), 'zero')).toBeNull();
});

test('the average is weighted, with and without missing work', () => {
  const assignments = [assignment(3), assignment(1), assignment(1)];
  const row = [marked(10), marked(5), MISSED];
  expect(studentAverage(row, assignments, LEFT_OUT)).toBeCloseTo((3 + 0.5) / 4);
  expect(studentAverage(row, assignments, ZERO)).toBeCloseTo((3 + 0.5) / 5);
});

test('ungraded practice is in no average, and nothing has none', () => {
  expect(studentAverage([marked(10)], [assignment(0)], ZERO)).toBeNull();
  expect(studentAverage([null], [assignment()], ZERO)).toBeNull();
  expect(meanOf([null, null])).toBeNull();
  expect(meanOf([0.5, null, 1])).toBe(0.75);
});

const TESTS = { id: 'tests', name: 'Tests', weight: 3, dropLowest: 0 };
const HOMEWORK = { id: 'homework', name: 'Homework', weight: 1, dropLowest: 1 };
const inCategory = (category: string | null, weight = 1) => assignment(weight, 10, category);

test('categories count by their own weights, however many assignments they have', () => {
  const assignments = [inCategory('tests'), inCategory('homework'), inCategory('homework'), inCategory('homework')];
  const row = [marked(10), marked(2), marked(4), marked(4)];
  const categories = [TESTS, { ...HOMEWORK, dropLowest: 0 }];
  expect(studentAverage(row, assignments, { missing: 'zero', categories })).toBeCloseTo((3 * 1 + 1 * (1 / 3)) / 4);
});

test('the lowest results of a category are dropped, but never the last one', () => {
  const assignments = [inCategory('homework'), inCategory('homework'), inCategory('homework')];
  const average = (row: readonly GradebookCell[], dropLowest: number) =>
    studentAverage(row, assignments, { missing: 'zero', categories: [{ ...HOMEWORK, dropLowest }] });
  expect(average([marked(2), marked(8), marked(10)], 1)).toBeCloseTo(0.9);
  expect(average([marked(2), MISSED, marked(10)], 2)).toBeCloseTo(1);
  expect(average([marked(2), null, null], 2)).toBeCloseTo(0.2);
});

test('a category without results is left out, and so is work without a category', () => {
  const assignments = [inCategory('homework'), inCategory(null)];
  expect(studentAverage([marked(5), marked(10)], assignments, { missing: 'zero', categories: [TESTS, HOMEWORK] })).toBe(
    0.5,
  );
  expect(studentAverage([null, marked(10)], assignments, { missing: 'zero', categories: [TESTS] })).toBeNull();
});
