import { expect, test } from 'vitest';
import { readMarksText } from '#domain/classrooms/gradebook/marks-text.rule.ts';

test.each([
  ['7', 7],
  [' 7.5 ', 7.5],
  ['7,25', 7.25],
  ['0', 0],
  ['12', 12],
  ['50 %', 6],
  ['33,3%', 3.996],
  ['100%', 12],
])('“%s” is %d of 12 marks', (text, marks) => {
  expect(readMarksText(text, 12)).toEqual({ kind: 'marks', marks });
});

test.each([
  ['12.5', 'tooHigh'],
  ['101 %', 'tooHigh'],
  ['-1', 'negative'],
  ['seven', 'unreadable'],
  ['1.234,5', 'unreadable'],
  ['7/12', 'unreadable'],
  ['1e1', 'unreadable'],
  ['%', 'unreadable'],
])('“%s” is refused: %s', (text, problem) => {
  expect(readMarksText(text, 12)).toEqual({ kind: 'problem', problem });
});

test('an empty text takes the marks back', () => {
  expect(readMarksText('  ', 12)).toEqual({ kind: 'none' });
});
