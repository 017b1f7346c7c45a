import { expect, test } from 'vitest';
import { abridged } from '#views/authoring/abridged.ts';

const long = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ');
const between = { isFirst: false, isLast: false };

test('what two versions have in common is shown next to what differs', () => {
  expect(abridged('short enough', between)).toBe('short enough');
  expect(abridged(long, between)).toMatch(/^word0 word1 .* …\s.*word398 word399$/);
  expect(abridged(long, { isFirst: true, isLast: false })).toMatch(/^… .*word399$/);
  expect(abridged(long, { isFirst: false, isLast: true })).toMatch(/^word0 .* …$/);
  expect(abridged(long, between).length).toBeLessThan(330);
});
