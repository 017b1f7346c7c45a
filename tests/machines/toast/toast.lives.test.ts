import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { TOAST_HISTORY_MAX, TOAST_LIFE_MS } from '#domain/platform/screen.limits.ts';
import { type ToastPauseReason, toastMachine } from '#machines/toast/toast.machine.ts';

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(toastMachine.provide({ delays: { networkErrorDebounce: 2_000 } }), { clock }).start();
  const at = () => clock.now();
  return {
    raise: (message: string, duration?: number) =>
      actor.send({ type: 'toast.raised', message, at: at(), ...(duration === undefined ? {} : { duration }) }),
    raiseDelayed: (message: string) => actor.send({ type: 'toast.raised', message, delayed: true, at: at() }),
    arrive: () => actor.send({ type: 'navigation.ended', at: at() }),
    close: (id: number) => actor.send({ type: 'toast.closed', id }),
    addTime: (by: ToastPauseReason) => actor.send({ type: 'attention.started', by, at: at() }),
    take: (by: ToastPauseReason) => actor.send({ type: 'attention.ended', by, at: at() }),
    pass: (ms: number) => clock.increment(ms),
    shown: () =>
      actor
        .getSnapshot()
        .context.entries.filter(({ delayed }) => !delayed)
        .map(({ message }) => message),
    history: () => actor.getSnapshot().context.history.map(({ message }) => message),
  };
}

test('each toast expires after its own duration', () => {
  const { raise, pass, shown } = start();
  raise('default');
  pass(1_000);
  raise('long', 5_000);
  pass(TOAST_LIFE_MS - 1_001);
  expect(shown()).toEqual(['default', 'long']);
  pass(1);
  expect(shown()).toEqual(['long']);
  pass(2_999);
  expect(shown()).toEqual(['long']);
  pass(1);
  expect(shown()).toEqual([]);
});

test.each(['pointer', 'focus', 'hidden'] as const)('%s pauses the timer, and the remaining time stays', (by) => {
  const { raise, pass, shown, addTime, take } = start();
  raise('held');
  pass(2_900);
  addTime(by);
  pass(60_000);
  expect(shown()).toEqual(['held']);
  take(by);
  pass(99);
  expect(shown()).toEqual(['held']);
  pass(1);
  expect(shown()).toEqual([]);
});

test('with two reasons to pause, timers run only after both have ended', () => {
  const { raise, pass, shown, addTime, take } = start();
  raise('held');
  addTime('pointer');
  addTime('focus');
  addTime('pointer');
  take('pointer');
  pass(60_000);
  expect(shown()).toEqual(['held']);
  take('focus');
  pass(TOAST_LIFE_MS);
  expect(shown()).toEqual([]);
});

test('a toast that is raised while timers are paused does not expire either', () => {
  const { raise, pass, shown, addTime, take } = start();
  raise('first');
  addTime('pointer');
  raise('second');
  pass(60_000);
  take('pointer');
  pass(TOAST_LIFE_MS - 1);
  expect(shown()).toEqual(['first', 'second']);
  pass(1);
  expect(shown()).toEqual([]);
});

test('after the toast under the pointer is closed, the next one can expire', () => {
  const { raise, pass, shown, addTime, close } = start();
  raise('closed');
  addTime('pointer');
  close(1);
  raise('next');
  pass(TOAST_LIFE_MS);
  expect(shown()).toEqual([]);
});

test('a hidden tab still pauses timers after the last toast is closed', () => {
  const { raise, pass, shown, addTime, close } = start();
  raise('closed');
  addTime('hidden');
  close(1);
  raise('next');
  pass(60_000);
  expect(shown()).toEqual(['next']);
});

test('the timer of a delayed toast starts when it is shown', () => {
  const { raiseDelayed, pass, shown, arrive } = start();
  raiseDelayed('later');
  pass(60_000);
  expect(shown()).toEqual([]);
  arrive();
  pass(TOAST_LIFE_MS - 1);
  expect(shown()).toEqual(['later']);
  pass(1);
  expect(shown()).toEqual([]);
});

test('the latest toasts are in the history', () => {
  const { raise, pass, history } = start();
  for (let n = 1; n <= TOAST_HISTORY_MAX + 2; n += 1) raise(`message ${n}`);
  pass(TOAST_LIFE_MS);
  expect(history()).toHaveLength(TOAST_HISTORY_MAX);
  expect(history()[0]).toBe('message 3');
});
