import { expect, test } from 'vitest';
import { isQuestionTypeName, itemType, QUESTION_TYPE_NAMES, QUESTION_TYPES } from '#domain/questions/types/registry.ts';

test('every question type is found by its name', () => {
  expect(QUESTION_TYPE_NAMES).toEqual(Object.keys(QUESTION_TYPES));
  for (const name of QUESTION_TYPE_NAMES) {
    expect(isQuestionTypeName(name)).toBe(true);
    expect(itemType(name)).toBe(QUESTION_TYPES[name]);
  }
});

test.each(['riddle', 'toString', '', null, 7, ['essay']])('%j is not a question type', (value) => {
  expect(isQuestionTypeName(value)).toBe(false);
});
