import { expect, test } from 'vitest';
import { updateMachine } from '#machines/update/update.machine.ts';
import { script } from '../../support/machine-script.ts';

const start = () => script(updateMachine, { checkInterval: 1_000, offerDelay: 5_000 });

async function offered() {
  const update = start();
  await update.answer(true);
  expect(update.state().value).toBe('offered');
  return update;
}

test('a newer version is checked for at the start, at intervals, and on request', async () => {
  const { state, requested, answer, fail, wait, send } = start();
  expect(requested()).toMatchObject([{ src: 'checkVersion' }]);
  await answer(false);
  expect(state().value).toBe('upToDate');
  wait(999);
  expect(state().value).toBe('upToDate');
  wait(1);
  expect(state().value).toBe('checkingVersion');
  await fail('unreachable');
  expect(state().value).toBe('upToDate');
  await send({ type: 'check.requested' });
  expect(state().value).toBe('checkingVersion');
});

test('an accepted update is loaded once everything is saved', async () => {
  const { state, send, requested, answer, orders } = await offered();
  await send({ type: 'update.accepted' });
  expect(state().value).toBe('savingWork');
  expect(requested()).toMatchObject([{ src: 'saveWork' }]);
  expect(orders()).toEqual([]);
  await answer(undefined);
  expect(state().value).toBe('reloadingPage');
  expect(orders()).toMatchObject([{ name: 'activateUpdate' }]);
});

test('a postponed update is offered again later', async () => {
  const { state, send, wait } = await offered();
  await send({ type: 'update.postponed' });
  wait(4_999);
  expect(state().value).toBe('postponed');
  wait(1);
  expect(state().value).toBe('offered');
});

test.each([
  ['update.accepted', 'savingWork'],
  ['update.postponed', 'postponed'],
] as const)('work that cannot be saved prevents a reload until the user confirms (%s)', async (type, value) => {
  const { state, send, fail, orders } = await offered();
  await send({ type: 'update.accepted' });
  await fail('unsaved');
  expect(state().value).toBe('unsavedWork');
  expect(orders()).toEqual([]);
  await send({ type });
  expect(state().value).toBe(value);
});
