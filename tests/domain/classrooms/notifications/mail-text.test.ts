import { expect, test } from 'vitest';
import { MAIL_TEXT_MAX_CHARS, mailText } from '#domain/classrooms/notifications/mail-text.rule.ts';

test('images and links are shown by their words, and formatting is removed', () => {
  expect(mailText('The **test** is on ![](figure:1)[Friday](https://learn.example/a).')).toBe(
    'The test is on Friday (https://learn.example/a).',
  );
  expect(mailText('See ![a cell](figure:1).')).toBe('See [a cell].');
  expect(mailText('2 ** 3 and $a_1 * b$')).toBe('2 ** 3 and $a_1 * b$');
});

test('a long text is shortened', () => {
  expect(mailText('a'.repeat(MAIL_TEXT_MAX_CHARS + 1))).toBe(`${'a'.repeat(MAIL_TEXT_MAX_CHARS)}…`);
});
