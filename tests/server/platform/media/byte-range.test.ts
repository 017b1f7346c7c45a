import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestedRange } from '#server/platform/media/byte-range.ts';

describe('a Range header', () => {
  it.each([
    [undefined, 'whole'],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-30', { start: 70, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=-0', 'none'],
    ['bytes=100-', 'none'],
    ['bytes=19-10', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['pages=1-2', 'whole'],
    ['bytes=a-b', 'whole'],
  ])('%s of 100 bytes is %o', (header, expected) => {
    expect(requestedRange(header, 100)).toEqual(expected);
  });

  it('is never outside of the file', () => {
    const bound = fc.oneof(fc.constant(''), fc.nat().map(String), fc.bigInt({ min: 0n }).map(String));
    fc.assert(
      fc.property(bound, bound, fc.nat(), (first, last, size) => {
        const range = requestedRange(`bytes=${first}-${last}`, size);
        if (typeof range === 'string') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeLessThan(size);
        expect(range.start).toBeLessThanOrEqual(range.end);
      }),
    );
  });
});
