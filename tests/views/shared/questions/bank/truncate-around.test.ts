import { expect, test } from 'vitest';
import { truncateAround } from '#views/shared/questions/bank/truncate-around.ts';

const long = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ');
const between = { isFirst: false, isLast: false };

test('the common part of two versions is shown around the difference', () => {
  expect(truncateAround('short enough', between)).toBe('short enough');
  expect(truncateAround(long, between)).toMatch(/^word0 word1 .* …\s.*word398 word399$/);
  expect(truncateAround(long, { isFirst: true, isLast: false })).toMatch(/^… .*word399$/);
  expect(truncateAround(long, { isFirst: false, isLast: true })).toMatch(/^word0 .* …$/);
  expect(truncateAround(long, between).length).toBeLessThan(330);
});
