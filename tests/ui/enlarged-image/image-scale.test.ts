import { describe, expect, test } from 'vitest';
import { fittingScale, isLargerThanFit, pinchedScale } from '#ui/enlarged-image/image-scale.ts';

describe('the scale of an enlarged image', () => {
  test.each([
    ['a wide image fits a phone', { width: 700, height: 350 }, { width: 350, height: 600 }, 0.5],
    ['a tall one fits its height', { width: 100, height: 1200 }, { width: 350, height: 600 }, 0.5],
    ['a small one is at most doubled', { width: 100, height: 100 }, { width: 900, height: 900 }, 2],
    ['a window without space shows nothing', { width: 100, height: 100 }, { width: -4, height: 600 }, 0],
  ])('%s', (_, image, room, scale) => {
    expect(fittingScale(image, room)).toBe(scale);
  });

  test('a pinch stays between what fits and four times the natural size', () => {
    expect(pinchedScale(0.5, 1.5, 0.5)).toBe(0.75);
    expect(pinchedScale(0.5, 0.1, 0.5)).toBe(0.5);
    expect(pinchedScale(3, 10, 0.5)).toBe(4);
    expect(pinchedScale(2, 10, 2)).toBe(8);
  });

  test('the natural size is offered if it is noticeably larger', () => {
    expect([0.5, 0.94, 0.96, 2].map(isLargerThanFit)).toEqual([true, true, false, false]);
  });
});
