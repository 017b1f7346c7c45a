import { expect, test } from 'vitest';
import { DIALOG_CLOSE_MS, DIALOG_OPEN_DELAY_MS, MAX_TIMER_MS } from '#domain/platform/screen.limits.ts';
import { type DialogRequest, dialogMachine } from '#machines/dialog/dialog.machine.ts';
import { script } from '../../support/machine-script.ts';

const DELAYS = { openDelay: DIALOG_OPEN_DELAY_MS, closeDuration: DIALOG_CLOSE_MS };
const WAITING = { open: { shown: 'waitingForUser' } };
const EMPTY = { dialog: null, value: null, message: null };

const ask = (id: number, timerMs: number | null = null) => ({
  type: 'dialog.requested' as const,
  dialog: { id, timerMs } satisfies DialogRequest,
});
const answered = (id: number, reason: string, value: unknown = null) => ({
  name: 'returnResult',
  params: { id, reason, value },
});

/** With an open dialog. */
async function shown(timerMs: number | null = null) {
  const dialog = script(dialogMachine, DELAYS);
  await dialog.send(ask(1, timerMs));
  dialog.wait(DIALOG_OPEN_DELAY_MS);
  expect(dialog.state().value).toEqual(WAITING);
  return dialog;
}

test('a dialog appears after its delay, closes after its answer, and leaves no state', async () => {
  const { send, wait, state, orders } = script(dialogMachine, DELAYS);
  expect(state()).toMatchObject({ value: 'closed', context: EMPTY });
  await send(ask(1));
  expect(state()).toMatchObject({ value: { open: 'opening' }, context: { dialog: { id: 1, timerMs: null } } });
  wait(DIALOG_OPEN_DELAY_MS - 1);
  expect(state().value).toEqual({ open: 'opening' });
  wait(1);
  expect(state().value).toEqual(WAITING);
  await send({ type: 'dialog.denied' });
  expect(state().value).toBe('closing');
  expect(orders()).toEqual([answered(1, 'deny')]);
  wait(DIALOG_CLOSE_MS - 1);
  expect(state().value).toBe('closing');
  wait(1);
  expect(state()).toMatchObject({ value: 'closed', context: EMPTY });
});

test.each([
  ['dialog.denied', 'deny'],
  ['dialog.cancelled', 'cancel'],
  ['close.pressed', 'close'],
  ['backdrop.pressed', 'backdrop'],
  ['escape.pressed', 'escape'],
] as const)('%s ends a waiting dialog with its result, and a busy one not at all', async (type, reason) => {
  const waiting = await shown();
  await waiting.send({ type });
  expect(waiting.state().value).toBe('closing');
  expect(waiting.orders()).toEqual([answered(1, reason)]);

  const working = await shown();
  await working.send({ type: 'dialog.confirmed', value: 'a' }, { type });
  expect(working.state().value).toEqual({ open: { shown: 'validatingValue' } });
  await working.answer(null);
  await working.send({ type });
  expect(working.state().value).toEqual({ open: { shown: 'doingWork' } });
  expect(working.orders()).toEqual([]);
});

test('confirming validates, then runs the work, and only then answers with the value', async () => {
  const { send, answer, requested: requests, orders, state } = await shown();
  await send({ type: 'dialog.confirmed', value: 'ada@example.org' });
  expect(requests()).toEqual([{ src: 'validate', input: { id: 1, value: 'ada@example.org' } }]);
  await answer(undefined);
  expect(requests()).toEqual([{ src: 'work', input: { id: 1, value: 'ada@example.org' } }]);
  expect(orders()).toEqual([]);
  await answer();
  expect(orders()).toEqual([answered(1, 'confirm', 'ada@example.org')]);
  expect(state().value).toBe('closing');
});

test('a dialog without input is confirmed without a value', async () => {
  const { send, answer, requested: requests, orders } = await shown();
  await send({ type: 'dialog.confirmed' });
  expect(requests()).toEqual([{ src: 'validate', input: { id: 1, value: null } }]);
  await answer(null);
  await answer();
  expect(orders()).toEqual([answered(1, 'confirm')]);
});

test('a problem is shown until the next confirmation, and a later denial has no value', async () => {
  const { send, answer, orders, state } = await shown();
  await send({ type: 'dialog.confirmed', value: 'ada@' });
  await answer('emailInvalid');
  expect(state()).toMatchObject({ value: WAITING, context: { message: 'emailInvalid', value: 'ada@' } });
  await send({ type: 'dialog.confirmed', value: 'ada@example.org' });
  expect(state().context).toMatchObject({ message: null, value: 'ada@example.org' });
  await answer('Still not');
  await send({ type: 'dialog.denied' });
  expect(orders()).toEqual([answered(1, 'deny')]);
});

test.each([
  [new Error('The server could not be reached.'), 'The server could not be reached.'],
  ['not an error object', 'not an error object'],
])('a check or work that fails with %s says so, and can be tried again', async (error, message) => {
  const { send, answer, fail, orders, state } = await shown();
  await send({ type: 'dialog.confirmed', value: 'a' });
  await fail(error);
  expect(state()).toMatchObject({ value: WAITING, context: { message } });
  await send({ type: 'dialog.confirmed', value: 'a' });
  await answer(null);
  await fail(error);
  expect(state()).toMatchObject({ value: WAITING, context: { message } });
  expect(orders()).toEqual([]);
});

test('a timer closes its dialog on time, in any state', async () => {
  const { send, wait, orders, state } = await shown(2_000);
  await send({ type: 'dialog.confirmed', value: 'a' });
  wait(1_999);
  expect(orders()).toEqual([]);
  wait(1);
  expect(orders()).toEqual([answered(1, 'timer')]);
  expect(state().value).toBe('closing');
});

test('without a timer a dialog stays; a timer beyond the browser’s maximum is limited to it', async () => {
  const patient = await shown();
  patient.wait(MAX_TIMER_MS);
  patient.wait(MAX_TIMER_MS);
  expect(patient.state().value).toEqual(WAITING);
  const long = await shown(1e12);
  expect(long.state().context.dialog?.timerMs).toBe(MAX_TIMER_MS);
  long.wait(MAX_TIMER_MS - 1);
  expect(long.orders()).toEqual([]);
  long.wait(1);
  expect(long.orders()).toEqual([answered(1, 'timer')]);
});

test('another dialog replaces an open one in any state, and starts again', async () => {
  for (const before of ['opening', 'waiting', 'validatingValue', 'doingWork']) {
    const { send, answer, wait, orders, state } = script(dialogMachine, DELAYS);
    await send(ask(1));
    if (before !== 'opening') wait(DIALOG_OPEN_DELAY_MS);
    if (before === 'validatingValue' || before === 'doingWork') await send({ type: 'dialog.confirmed', value: 'a' });
    if (before === 'doingWork') await answer(null);
    orders();
    await send(ask(2, 500));
    expect(orders()).toEqual([answered(1, 'replaced')]);
    expect(state()).toMatchObject({
      value: { open: 'opening' },
      context: { dialog: { id: 2, timerMs: 500 }, value: null, message: null },
    });
  }
});

test('when its page may no longer be seen, a dialog closes in any state', async () => {
  for (const before of ['opening', 'waiting', 'doingWork']) {
    const { send, answer, wait, orders, state } = script(dialogMachine, DELAYS);
    await send(ask(1));
    if (before !== 'opening') wait(DIALOG_OPEN_DELAY_MS);
    if (before === 'doingWork') {
      await send({ type: 'dialog.confirmed', value: 'a' });
      await answer(null);
    }
    orders();
    await send({ type: 'access.ended' });
    expect(orders()).toEqual([answered(1, 'close')]);
    expect(state().value).toBe('closing');
  }
});

test('a dialog requested during another’s closing appears at once, and the other is not answered twice', async () => {
  const { send, wait, orders, state } = await shown();
  await send({ type: 'dialog.cancelled' });
  orders();
  await send(ask(2));
  expect(state()).toMatchObject({ value: { open: 'opening' }, context: { dialog: { id: 2 } } });
  expect(orders()).toEqual([]);
  wait(DIALOG_CLOSE_MS * 2);
  expect(state().value).toEqual(WAITING);
});
