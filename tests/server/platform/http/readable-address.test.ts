import { describe, expect, it } from 'vitest';
import { readableAddress } from '#server/platform/http/readable-address.ts';

describe('an address', () => {
  it.each(['/', '/login?next=%E0%A4%A', '/subject/Stra%C3%9Fe', '/a%20b?c=%', '/100%25'])(
    '%s stays as it is',
    (url) => {
      expect(readableAddress(url)).toBe(url);
    },
  );

  it.each([
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/100%', '/100%25'],
    ['/%zz/ok?a=b?c', '/%25zz/ok?a=b?c'],
    ['/blog/%00', '/blog/%2500'],
  ])('%s becomes readable', (url, readable) => {
    expect(readableAddress(url)).toBe(readable);
    expect(() => decodeURIComponent(readable)).not.toThrow();
  });
});
