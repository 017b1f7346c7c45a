import { expect, test } from 'vitest';
import { dialogInputMessage } from '#domain/platform/navigation/dialog-input.rule.ts';

test.each([
  ['email', 'ada@example.org', null],
  ['email', ' ada@example.org ', null],
  ['email', 'ada@', 'emailInvalid'],
  ['url', 'https://example.org/a?b=c', null],
  ['url', 'example.org', 'urlInvalid'],
  ['url', 'javascript:alert(1)', 'urlInvalid'],
  ['url', 'http://example.org', null],
  ['url', 'ftp://example.org', 'urlInvalid'],
  ['url', 'xhttps://example.org', 'urlInvalid'],
  ['url', 'httpsx://example.org', 'urlInvalid'],
  ['number', '-1.5e3', null],
  ['number', 'seven', 'numberMissing'],
  ['text', 'anything', null],
  ['textarea', 'any\nthing', null],
  ['select', 'a', null],
  ['checkbox', true, null],
] as const)('%s: %j', (type, value, message) => {
  expect(dialogInputMessage(type, value, 'valueMissing')).toBe(message);
});

test.each([
  ['text', ''],
  ['textarea', ' \n'],
  ['email', ''],
  ['url', ''],
  ['number', ' '],
  ['select', ''],
  ['checkbox', false],
] as const)('%s left empty is refused only if it is required', (type, value) => {
  expect(dialogInputMessage(type, value, 'valueMissing')).toBe('valueMissing');
  expect(dialogInputMessage(type, value, null)).toBeNull();
});
