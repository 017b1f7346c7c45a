import { expect, test } from 'vitest';
import { sizeText } from '#texts/wording/size.wording.ts';

test.each([
  [0, '0 bytes', '0 Bytes'],
  [512, '512 bytes', '512 Bytes'],
  [7_540_000, '7.5 MB', '7,5 MB'],
  [12_300_000_000, '12 GB', '12 GB'],
  [4e15, '4,000 TB', '4.000 TB'],
])('%d bytes are shown as %s', (bytes, english, german) => {
  expect(sizeText('en', bytes)).toBe(english);
  expect(sizeText('de', bytes)).toBe(german);
});
