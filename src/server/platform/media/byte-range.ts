import type { ByteRange } from './media-store.ts';

const SINGLE = /^bytes=\s*(\d*)-(\d*)\s*$/i;

/**
 * The range that a `Range` header requests of a file of `size` bytes (RFC 9110, section 14). `whole`: there is none, or
 * one that may be ignored, such as another unit or several ranges. `none`: none of its bytes exist (416).
 */
export function requestedRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, first = '', last = ''] = SINGLE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const suffix = Math.min(Number(last), size);
    return suffix === 0 ? 'none' : { start: size - suffix, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'none' : { start, end };
}
