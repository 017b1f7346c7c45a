import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveAll } from '#actors/answers/save-all.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function outbox(unsaved: number) {
  const listeners = new Set<() => void>();
  const state = { unsaved, flush: vi.fn(), listeners };
  return {
    state,
    set: (count: number) => {
      state.unsaved = count;
      for (const listener of listeners) listener();
    },
    box: {
      flush: state.flush,
      getSnapshot: () => ({ unsaved: state.unsaved, answers: new Map(), refusal: null }),
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}

test('where nothing waits, nothing is waited for', async () => {
  const { box, state } = outbox(0);
  await expect(saveAll(box, 5_000)).resolves.toBe(0);
  expect(state.flush).toHaveBeenCalledOnce();
  expect([state.listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test('what waits is sent, and waited for until the last of it is there', async () => {
  const { box, set, state } = outbox(2);
  const settled = vi.fn();
  const saving = saveAll(box, 5_000).then(settled);
  set(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(settled).not.toHaveBeenCalled();
  set(0);
  await saving;
  expect(settled).toHaveBeenCalledExactlyOnceWith(0);
  expect([state.listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test('after its time it tells how many are still missing', async () => {
  const { box, state } = outbox(2);
  const saving = saveAll(box, 5_000);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(saving).resolves.toBe(2);
  expect(state.listeners.size).toBe(0);
});
