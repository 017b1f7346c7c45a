import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForRoster } from '#client/interchange/wait-for-roster.ts';
import type { RosterState } from '#domain/interchange/rosters/roster-import.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Reads these states in turn, or fails where there is none. */
function states(...given: readonly (RosterState | null)[]) {
  let at = 0;
  return vi.fn(async (): Promise<RosterState> => {
    const state = given[Math.min(at, given.length - 1)] ?? null;
    at += 1;
    if (state === null) throw new Error('No network.');
    return state;
  });
}

test('resolves with the state when the server has finished', async () => {
  const read = states('applying', 'applying', 'done');
  const waiting = waitForRoster(read, new AbortController().signal);
  await vi.runAllTimersAsync();
  expect(await waiting).toBe('done');
  expect(read).toHaveBeenCalledTimes(3);
});

test('a network that is away for some requests does not end the waiting', async () => {
  const waiting = waitForRoster(
    states(null, null, 'applying', null, null, null, 'ready'),
    new AbortController().signal,
  );
  await vi.runAllTimersAsync();
  expect(await waiting).toBe('ready');
});

test('rejects after five failures in a row', async () => {
  const read = states(null);
  const waiting = expect(waitForRoster(read, new AbortController().signal)).rejects.toThrow('No network.');
  await vi.runAllTimersAsync();
  await waiting;
  expect(read).toHaveBeenCalledTimes(5);
});

test('ends at once when the screen is left', async () => {
  const leaving = new AbortController();
  const waiting = expect(waitForRoster(states('reading'), leaving.signal)).rejects.toThrow('no longer shown');
  await vi.advanceTimersByTimeAsync(100);
  leaving.abort();
  await waiting;
});
