import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STREAM_REST_MS } from '#domain/platform/connection.limits.ts';
import { type Watch, watcherOf } from '#server/platform/live/watcher.ts';

const LIFE_MS = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What a watch yields until it ends, each with the time since the start. */
function heard(watch: Watch): readonly number[] {
  const times: number[] = [];
  const started = Date.now();
  void (async () => {
    for await (const _ of watch) times.push(Date.now() - started);
  })();
  return times;
}

test('yields at the start and after each change; changes within a moment are one', async () => {
  const watch = watcherOf({ lifeMs: LIFE_MS, ended: () => undefined });
  const times = heard(watch);
  await vi.advanceTimersByTimeAsync(1_000);
  watch.changed();
  watch.changed();
  await vi.advanceTimersByTimeAsync(100);
  watch.changed();
  await vi.advanceTimersByTimeAsync(LIFE_MS);
  expect(times).toEqual([0, 1_000, 1_000 + STREAM_REST_MS]);
});

test('yields again and again without a change, if it is asked to, until it ends', async () => {
  const ended = vi.fn();
  const times = heard(watcherOf({ lifeMs: 10_000, everyMs: 3_000, ended }));
  await vi.advanceTimersByTimeAsync(LIFE_MS);
  expect(times).toEqual([0, 3_000, 6_000, 9_000]);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
