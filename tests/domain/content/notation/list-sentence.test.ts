import { expect, test } from 'vitest';
import { withListsAsSentences } from '#domain/content/notation/list-sentence.rule.ts';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';

const preview = (markdown: string): string => plainText(withListsAsSentences(markdown));

test.each([
  ['Bring:\n\n- a lab coat\n- a ruler', 'Bring: a lab coat · a ruler'],
  ['Bring:\r\n* a lab coat\r\n\r\n* a ruler\r\n', 'Bring: a lab coat · a ruler'],
  ['- a **lab coat**\n- a ruler\n\nSee you *there*.', 'a lab coat · a ruler. See you there.'],
  ['+ Done!\n+ Tidy up.\n\nThanks', 'Done! · Tidy up. Thanks'],
  ['- [ ] read page 3\n- [x] sign', 'read page 3 · sign'],
  ['- outer\n  - inner\n  continued', 'outer · inner continued'],
])('the preview of a list reads as a sentence: %j', (markdown, text) => {
  expect(preview(markdown)).toBe(text);
});

test.each([
  ['', ''],
  ['No list - but a dash', 'No list - but a dash'],
  ['-5 degrees', '-5 degrees'],
  ['- ', '-'],
  ['First\n\nsecond', 'First second'],
])('other text stays the same: %j', (markdown, text) => {
  expect(preview(markdown)).toBe(text);
});
