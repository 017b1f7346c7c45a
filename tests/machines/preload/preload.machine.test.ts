import { expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { PAYLOAD_PRELOAD_DELAY_MS } from '#domain/platform/screen.limits.ts';
import { preloadMachine } from '#machines/preload/preload.machine.ts';

function start() {
  const clock = new SimulatedClock();
  const preload = vi.fn();
  const machine = preloadMachine.provide({
    actions: { preload: (_, { address }) => preload(address) },
    delays: { preloadDelay: PAYLOAD_PRELOAD_DELAY_MS },
  });
  const actor = createActor(machine, { clock }).start();
  return {
    point: (address: string) => actor.send({ type: 'link.pointed', address }),
    leave: () => actor.send({ type: 'link.left' }),
    pass: (ms: number) => clock.increment(ms),
    preload,
    state: () => actor.getSnapshot(),
  };
}

test('staying on a link preloads it once, however the pointer moves over it', () => {
  const { point, pass, preload } = start();
  point('/home');
  pass(600);
  point('/home');
  pass(399);
  expect(preload).not.toHaveBeenCalled();
  pass(1);
  point('/home');
  pass(5_000);
  expect(preload).toHaveBeenCalledExactlyOnceWith('/home');
});

test('leaving a link early does not preload it', () => {
  const { point, leave, pass, preload } = start();
  point('/home');
  pass(999);
  leave();
  pass(5_000);
  expect(preload).not.toHaveBeenCalled();
});

test('another link starts its own delay', () => {
  const { point, pass, preload } = start();
  point('/home');
  pass(999);
  point('/exam');
  pass(999);
  expect(preload).not.toHaveBeenCalled();
  pass(1);
  expect(preload).toHaveBeenCalledExactlyOnceWith('/exam');
});

test.each([
  ['another link', '/exam'],
  ['the same link, left in between', '/home'],
])('after a link was preloaded, %s starts a new delay', (_, next) => {
  const { point, leave, pass, preload } = start();
  point('/home');
  pass(1_000);
  if (next === '/home') leave();
  point(next);
  pass(999);
  expect(preload).toHaveBeenCalledOnce();
  pass(1);
  expect(preload).toHaveBeenLastCalledWith(next);
  expect(preload).toHaveBeenCalledTimes(2);
});

test('a link that was preloaded and left is not requested again by itself', () => {
  const { point, leave, pass, preload, state } = start();
  point('/home');
  pass(1_000);
  leave();
  expect(state()).toMatchObject({ value: 'idle', context: { address: null } });
  pass(5_000);
  expect(preload).toHaveBeenCalledOnce();
});
