import { afterEach, expect, test } from 'vitest';
import { isolateAll, slot, userText } from '#texts/message-parts.ts';
import { pseudoText } from '#texts/pseudo/pseudo-text.ts';
import { changeIn } from '#texts/pseudo/start-pseudo-locale.ts';

afterEach(() => isolateAll(false));

test('accents are added, and the text is 40 % longer', () => {
  const text = pseudoText('en-XA', 'Save changes');
  expect(text).toMatch(/^Šåvé çhåñğéš /);
  expect(text.length).toBe(Math.ceil('Save changes'.length * 1.4));
});

test('words run right to left, and numbers do not', () => {
  expect(pseudoText('ar-XB', 'Question 12')).toBe('\u202eQuestion\u202c 12');
});

test.each(['en-XA', 'ar-XB'] as const)('%s leaves names and slots as they are', (locale) => {
  isolateAll(true);
  const texts = {
    sent: ({ name }: { readonly name: string }) => `Sent to ${userText(name)} at ${slot('email')}`,
    dot: '·',
  };
  changeIn(locale, texts);
  expect(texts.sent({ name: 'Ada' })).toContain(`\u2068Ada\u2069`);
  expect(texts.sent({ name: 'Ada' })).toContain(slot('email'));
  expect(texts.dot).toBe('·');
});
