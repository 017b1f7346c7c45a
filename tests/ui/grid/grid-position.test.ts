import { expect, test } from 'vitest';
import { nextPosition } from '#ui/grid/grid-position.ts';

const SIZE = { rows: 30, columns: 5 };
const from = { row: 12, column: 2 };
const press = (key: string, more: { isCommanded?: boolean; isRtl?: boolean } = {}, start = from) =>
  nextPosition(start, SIZE, { key, isCommanded: false, isRtl: false, ...more });

test.each([
  ['ArrowDown', 13, 2],
  ['ArrowUp', 11, 2],
  ['ArrowRight', 12, 3],
  ['ArrowLeft', 12, 1],
  ['PageDown', 22, 2],
  ['PageUp', 2, 2],
  ['Home', 12, 0],
  ['End', 12, 4],
])('%s moves to %i, %i', (key, row, column) => {
  expect(press(key)).toEqual({ row, column });
});

test('with Ctrl, Home and End move to the first and last cell', () => {
  expect(press('Home', { isCommanded: true })).toEqual({ row: 0, column: 0 });
  expect(press('End', { isCommanded: true })).toEqual({ row: 29, column: 4 });
});

test('arrows follow the direction of the text', () => {
  expect(press('ArrowRight', { isRtl: true })).toEqual({ row: 12, column: 1 });
  expect(press('ArrowLeft', { isRtl: true })).toEqual({ row: 12, column: 3 });
});

test('no key moves beyond an edge, and others do not move', () => {
  expect(press('ArrowUp', {}, { row: 0, column: 0 })).toEqual({ row: 0, column: 0 });
  expect(press('PageDown', {}, { row: 28, column: 4 })).toEqual({ row: 29, column: 4 });
  expect(press('Enter')).toBeNull();
});
