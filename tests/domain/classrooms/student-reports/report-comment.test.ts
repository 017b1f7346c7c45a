import { expect, test } from 'vitest';
import {
  fillComment,
  firstNameOf,
  openPlaceholders,
  type PlaceholderValues,
} from '#domain/classrooms/student-reports/report-comment.rule.ts';

const VALUES: PlaceholderValues = {
  firstName: 'Ada',
  className: 'Physics 10b',
  averageMark: '71 %',
  strongestTopic: null,
  weakestTopic: ' ',
};

test('placeholders are replaced by the values of the student', () => {
  const filled = fillComment('{firstName} reached {averageMark} in {className}. Well done, {firstName}!', VALUES);
  expect(filled).toEqual({ text: 'Ada reached 71 % in Physics 10b. Well done, Ada!', missing: [], unknown: [] });
});

test('a placeholder without a value stays, and is named once', () => {
  const filled = fillComment('{strongestTopic}, {weakestTopic} and {strongestTopic}', VALUES);
  expect(filled.missing).toEqual(['strongestTopic', 'weakestTopic']);
  expect(filled.text).toBe('{strongestTopic}, {weakestTopic} and {strongestTopic}');
});

test('a misspelt placeholder is named, and values are not read as placeholders', () => {
  expect(fillComment('{fistName}', VALUES).unknown).toEqual(['fistName']);
  expect(fillComment('{firstName}', { ...VALUES, firstName: '{className}' }).text).toBe('{className}');
});

test('a finished comment says which placeholders it still has', () => {
  expect(openPlaceholders('Dear {firstName}, {firstName}: see {x} and {1}.')).toEqual(['firstName', 'x']);
  expect(openPlaceholders('The set {1, 2}')).toEqual([]);
});

test('the first name is the first word', () => {
  expect(firstNameOf('  Ada   Brook ')).toBe('Ada');
});
