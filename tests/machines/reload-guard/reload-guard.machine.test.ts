import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { RELOAD_GUARD_TTL_MS } from '#domain/platform/screen.limits.ts';
import { reloadGuardMachine } from '#machines/reload-guard/reload-guard.machine.ts';
import { script } from '../../support/machine-script.ts';

function start(reloadedAt: number | null) {
  const reload = vi.fn();
  const endSession = vi.fn();
  const machine = reloadGuardMachine.provide({ actions: { reload, endSession } });
  const actor = createActor(machine, { input: { reloadedAt } }).start();
  const refuse = (at: number): void => actor.send({ type: 'session.refused', at, isWorkUnsaved: false });
  return { refuse, reload, endSession };
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
const refused = (at: number, { isWorkUnsaved = false } = {}) =>
  ({ type: 'session.refused', at, isWorkUnsaved }) as const;

test('a missing chunk compares the builds, and a newer one is loaded', async () => {
  const { state, send, requested, answer, orders } = startAttempt();
  expect(state()).toMatchObject({ value: 'watching', context: { buildId: 'mine', reloadedAt: null } });
  await send(failed);
  expect(state().value).toBe('comparingBuilds');
  expect(state().hasTag('busy')).toBe(true);
  expect(requested()).toMatchObject([{ src: 'readLatestBuild' }]);
  expect(orders()).toEqual([]);
  await answer('other');
  expect(state().value).toBe('savingWork');
  expect(state().hasTag('busy')).toBe(true);
  expect(orders()).toEqual([]);
  await answer();
  expect(state().value).toBe('reloadingPage');
  expect(orders()).toMatchObject([{ name: 'reload' }]);
});

test('a newer build is not loaded while some work is only in this page', async () => {
  const { state, send, answer, fail, orders } = startAttempt();
  await send(failed);
  await answer('other');
  await fail('not saved');
  expect(state().value).toBe('watching');
  expect(orders()).toEqual([]);
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
  await send(failed, refused(6));
  expect(state().value).toBe('reloadingPage');
  expect(orders()).toMatchObject([{ name: 'reload' }]);
});

describe('a refused session while some work is only in this page', () => {
  const unsaved = { isWorkUnsaved: true };

  test.each([
    ['at first', null, []],
    ['right after a reload', 1, []],
    ['while builds are compared', null, [failed]],
  ])('neither reloads the page nor ends, and is reported once: %s', async (_, reloadedAt, before) => {
    const { state, send, orders } = startAttempt(reloadedAt);
    await send(...before, refused(6, unsaved), refused(7, unsaved));
    expect(state().value).toBe('unsavedWork');
    expect(orders().map(({ name }) => name)).toEqual(['reportUnsavedWork']);
  });

  test('while the newer build is waiting for the work, either', async () => {
    const { state, send, answer, orders } = startAttempt();
    await send(failed);
    await answer('other');
    await send(refused(6, unsaved));
    expect(state().value).toBe('unsavedWork');
    expect(orders()).toMatchObject([{ name: 'reportUnsavedWork' }]);
  });

  test.each([
    ['reloads the page', null, 'reload', 'reloadingPage'],
    ['ends, right after a reload', 1, 'endSession', 'watching'],
  ])('%s, once the work is saved', async (_, reloadedAt, effect, value) => {
    const { state, send, orders } = startAttempt(reloadedAt);
    await send(refused(6, unsaved), refused(7));
    expect(state().value).toBe(value);
    expect(orders().map(({ name }) => name)).toEqual(['reportUnsavedWork', effect]);
  });
});
