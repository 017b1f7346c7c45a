import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { RELOAD_GUARD_TTL_MS } from '#domain/platform/screen.limits.ts';
import { reloadGuardMachine } from '#machines/reload-guard/reload-guard.machine.ts';
import { script } from '../../support/machine-script.ts';

function start(reloadedAt: number | null) {
  const reload = vi.fn();
  const endSession = vi.fn();
  const machine = reloadGuardMachine.provide({ actions: { reload, endSession } });
  const actor = createActor(machine, { input: { reloadedAt } }).start();
  return { refuse: (at: number) => actor.send({ type: 'session.refused', at }), reload, endSession };
}

test('a refused session reloads the page, once however many requests were refused', () => {
  const { refuse, reload, endSession } = start(null);
  refuse(5);
  refuse(6);
  expect(reload).toHaveBeenCalledOnce();
  expect(endSession).not.toHaveBeenCalled();
});

test('a session that is refused again right after the reload is ended', () => {
  const { refuse, reload, endSession } = start(1_000);
  refuse(1_000 + RELOAD_GUARD_TTL_MS - 1);
  expect(endSession).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test('a reload long ago no longer counts', () => {
  const { refuse, reload } = start(1_000);
  refuse(1_000 + RELOAD_GUARD_TTL_MS);
  expect(reload).toHaveBeenCalledOnce();
});

const startAttempt = (reloadedAt: number | null = null) =>
  script(reloadGuardMachine, {}, { reloadedAt, buildId: 'mine' });
const failed = { type: 'chunk.failed', at: 5 } as const;

test('a missing chunk compares the builds, and a newer one is loaded', async () => {
  const { state, send, requested, answer, orders } = startAttempt();
  expect(state()).toMatchObject({ value: 'watching', context: { buildId: 'mine', reloadedAt: null } });
  await send(failed);
  expect(state().value).toBe('comparingBuilds');
  expect(state().hasTag('busy')).toBe(true);
  expect(requested()).toMatchObject([{ src: 'readLatestBuild' }]);
  expect(orders()).toEqual([]);
  await answer('other');
  expect(state().value).toBe('reloading');
  expect(orders()).toMatchObject([{ name: 'reload' }]);
});

test.each([
  ['the same build', 'mine'],
  ['no response', undefined],
])('%s is no reason to load the page again', async (_, latest) => {
  const { state, send, answer, orders } = startAttempt();
  await send(failed);
  await answer(latest);
  expect(state().value).toBe('watching');
  expect(orders()).toEqual([]);
});

test('an unreachable server does not reload the page', async () => {
  const { state, send, fail, orders } = startAttempt();
  await send(failed);
  await fail('unreachable');
  expect(state().value).toBe('watching');
  expect(orders()).toEqual([]);
});

test('a missing chunk right after a reload does not compare again', async () => {
  const { state, send, requested } = startAttempt(1);
  await send(failed);
  expect(state().value).toBe('watching');
  expect(requested()).toEqual([]);
});

test('a refused session does not wait for the comparison of builds', async () => {
  const { state, send, orders } = startAttempt();
  await send(failed, { type: 'session.refused', at: 6 });
  expect(state().value).toBe('reloading');
  expect(orders()).toMatchObject([{ name: 'reload' }]);
});
