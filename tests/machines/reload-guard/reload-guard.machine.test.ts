import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { RELOAD_GUARD_TTL_MS } from '#domain/limits.ts';
import { reloadGuardMachine } from '#machines/reload-guard/reload-guard.machine.ts';

function start(reloadedAt: number | null) {
  const reload = vi.fn();
  const giveUp = vi.fn();
  const machine = reloadGuardMachine.provide({ actions: { reload, giveUp } });
  const actor = createActor(machine, { input: { reloadedAt } }).start();
  return { refuse: (at: number) => actor.send({ type: 'session.refused', at }), reload, giveUp };
}

test('a refused session reloads the page, once however many requests were refused', () => {
  const { refuse, reload, giveUp } = start(null);
  refuse(5);
  refuse(6);
  expect(reload).toHaveBeenCalledOnce();
  expect(giveUp).not.toHaveBeenCalled();
});

test('refused again right after the reload, the session is given up', () => {
  const { refuse, reload, giveUp } = start(1_000);
  refuse(1_000 + RELOAD_GUARD_TTL_MS - 1);
  expect(giveUp).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test('a reload long ago counts no more', () => {
  const { refuse, reload } = start(1_000);
  refuse(1_000 + RELOAD_GUARD_TTL_MS);
  expect(reload).toHaveBeenCalledOnce();
});
