import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { newOperationId } from '#client/attempts/operation-id.ts';

afterEach(() => vi.useRealTimers());

describe('the id of an operation', () => {
  it('is a UUID of version 7', () => {
    for (let count = 0; count < 1_000; count += 1) z.uuidv7().parse(newOperationId());
  });

  it('begins with the time, so that later ids come later in an index', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 5, 1, 9) });
    const first = newOperationId();
    vi.advanceTimersByTime(1);
    const second = newOperationId();
    expect(first < second).toBe(true);
    expect(Number.parseInt(first.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 5, 1, 9));
  });

  it('differs for each operation of the same millisecond', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 5, 1, 9) });
    expect(new Set(Array.from({ length: 10_000 }, newOperationId)).size).toBe(10_000);
  });

  it('uses all random bits: each digit after the version takes every value that it may have', () => {
    const ids = Array.from({ length: 4_000 }, newOperationId);
    for (const at of [15, 16, 17, 20, 21, 22, ...Array.from({ length: 12 }, (_, index) => 24 + index)])
      expect(new Set(ids.map((id) => id[at])).size).toBe(16);
    expect(new Set(ids.map((id) => id[19]))).toEqual(new Set('89ab'));
  });
});
