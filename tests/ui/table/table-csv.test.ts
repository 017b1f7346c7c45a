import { expect, test } from 'vitest';
import type { CellValue, Column } from '#ui/table/column.ts';
import { csvOf } from '#ui/table/table.csv.ts';

const COLUMN: Column<CellValue> = { id: 'v', title: 'Value', value: (value) => value };
const lineOf = (value: CellValue) => csvOf([COLUMN], [value]).split('\r\n').slice(1, -1).join('\r\n');

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('%j is text to a spreadsheet, not a formula', (text) => {
  expect(lineOf(text)).toBe(`'${text}`);
});

test('a cell that begins with a line break is made text, and quoted', () => {
  expect(lineOf('\rx')).toBe('"\'\rx"');
  expect(lineOf('\tx')).toBe('"\'\tx"');
});

test('numbers stay numbers, and special characters of the format are quoted', () => {
  expect(lineOf(-3.5)).toBe('-3.5');
  expect(lineOf('a "b", c')).toBe('"a ""b"", c"');
  expect(lineOf(null)).toBe('');
  expect(lineOf(new Date(Date.UTC(2027, 4, 31)))).toBe('2027-05-31T00:00:00.000Z');
});

test('a title that would be a formula is text too', () => {
  expect(csvOf([{ ...COLUMN, title: '=cmd' }], [])).toBe("'=cmd\r\n");
});

test('a column of buttons is not exported', () => {
  const action = { ...COLUMN, title: 'Remove', isAction: true, value: () => null };
  expect(csvOf([COLUMN, action], ['Ann'])).toBe('Value\r\nAnn\r\n');
});
