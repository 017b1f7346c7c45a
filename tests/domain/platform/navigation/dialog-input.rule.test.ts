import { expect, test } from 'vitest';
import { dialogInputMessage } from '#domain/platform/navigation/dialog-input.rule.ts';

test.each([
  ['email', 'ada@example.org', null],
  ['email', ' ada@example.org ', null],
  ['email', 'ada@', 'Invalid email address'],
  ['url', 'https://example.org/a?b=c', null],
  ['url', 'example.org', 'Invalid URL'],
  ['url', 'javascript:alert(1)', 'Invalid URL'],
  ['url', 'http://example.org', null],
  ['url', 'ftp://example.org', 'Invalid URL'],
  ['url', 'xhttps://example.org', 'Invalid URL'],
  ['url', 'httpsx://example.org', 'Invalid URL'],
  ['number', '-1.5e3', null],
  ['number', 'seven', 'Enter a number'],
  ['text', 'anything', null],
  ['textarea', 'any\nthing', null],
  ['select', 'a', null],
  ['checkbox', true, null],
] as const)('%s: %j', (type, value, message) => {
  expect(dialogInputMessage(type, value, 'This field is required')).toBe(message);
});

test.each([
  ['text', ''],
  ['textarea', ' \n'],
  ['email', ''],
  ['url', ''],
  ['number', ' '],
  ['select', ''],
  ['checkbox', false],
] as const)('%s left empty is refused only where it is asked for', (type, value) => {
  expect(dialogInputMessage(type, value, 'This field is required')).toBe('This field is required');
  expect(dialogInputMessage(type, value, null)).toBeNull();
});
