import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { NETWORK_ERROR_TOAST_DEBOUNCE_MS, TOAST_LIFE_MS } from '#domain/platform/screen.limits.ts';
import { toastMachine } from '#machines/toast/toast.machine.ts';

function start() {
  const clock = new SimulatedClock();
  const machine = toastMachine.provide({ delays: { networkErrorDebounce: NETWORK_ERROR_TOAST_DEBOUNCE_MS } });
  const actor = createActor(machine, { clock }).start();
  return { actor, clock, messages: () => actor.getSnapshot().context.entries.map(({ message }) => message) };
}

test('a toast without a duration has the default', () => {
  const { actor } = start();
  actor.send({ type: 'toast.raised', message: 'Saved.' });
  expect(actor.getSnapshot().context.entries).toEqual([
    { id: 1, message: 'Saved.', color: 'neutral', duration: TOAST_LIFE_MS, delayed: false },
  ]);
});

test('a closed toast is removed, and its id is not reused', () => {
  const { actor } = start();
  actor.send({ type: 'toast.raised', message: 'One' });
  actor.send({ type: 'toast.closed', id: 1 });
  actor.send({ type: 'toast.raised', message: 'Two' });
  expect(actor.getSnapshot().context.entries.map(({ id }) => id)).toEqual([2]);
});

test('a delayed toast waits for the end of the navigation', () => {
  const { actor } = start();
  actor.send({ type: 'toast.raised', message: 'Later', delayed: true });
  expect(actor.getSnapshot().context.entries[0]?.delayed).toBe(true);
  actor.send({ type: 'navigation.ended' });
  expect(actor.getSnapshot().context.entries[0]?.delayed).toBe(false);
});

test('network failures are shown at most once in two seconds', () => {
  const { actor, clock, messages } = start();
  const fail = () => actor.send({ type: 'network.failed' });
  fail();
  clock.increment(NETWORK_ERROR_TOAST_DEBOUNCE_MS - 1);
  fail();
  expect(messages()).toEqual(['NETWORK']);
  clock.increment(1);
  fail();
  expect(messages()).toEqual(['NETWORK', 'NETWORK']);
});
