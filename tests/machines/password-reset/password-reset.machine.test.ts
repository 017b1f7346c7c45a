import { expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts';
import { script } from '../../support/machine-script.ts';

const ADDRESS = 'ada@example.org';
const INITIAL = { email: null, permit: null, problem: null };
const NETWORK = new ProductError('NETWORK');

const start = () => script(passwordResetMachine, {});

async function withCode() {
  const reset = start();
  await reset.send({ type: 'email.submitted', email: ADDRESS });
  await reset.answer();
  return reset;
}

async function withPermit() {
  const reset = await withCode();
  await reset.answer('permit');
  reset.orders();
  return reset;
}

test('after the email is entered, the page for the code is shown with the email', async () => {
  const { send, answer, requested, orders, state } = start();
  expect(state()).toMatchObject({ value: 'enteringEmail', context: INITIAL });
  await send({ type: 'email.submitted', email: ADDRESS });
  expect(state().hasTag('busy')).toBe(true);
  expect(requested()).toEqual([{ src: 'requestCode', input: { email: ADDRESS } }]);
  await answer();
  expect(state()).toMatchObject({ value: 'awaitingCode', context: { ...INITIAL, email: ADDRESS } });
  expect(state().hasTag('busy')).toBe(false);
  expect(requested()).toEqual([{ src: 'oneTimeCode', input: { email: ADDRESS, isReloaded: false } }]);
  expect(orders()).toEqual([{ name: 'showCodeEntry', params: { email: ADDRESS } }]);
});

test('a failed request shows the error until the next one', async () => {
  const { send, fail, orders, state } = start();
  await send({ type: 'email.submitted', email: ADDRESS });
  await fail(NETWORK);
  expect(state()).toMatchObject({ value: 'enteringEmail', context: { problem: NETWORK } });
  await send({ type: 'email.submitted', email: ADDRESS });
  expect(state().context.problem).toBeNull();
  expect(orders()).toEqual([]);
});

test('after a reload the email is retained, and nothing is sent or shown again', async () => {
  const { send, requested, orders, state } = start();
  await send({ type: 'email.restored', email: ADDRESS });
  expect(state()).toMatchObject({ value: 'awaitingCode', context: { email: ADDRESS } });
  expect(requested()).toEqual([{ src: 'oneTimeCode', input: { email: ADDRESS, isReloaded: true } }]);
  expect(orders()).toEqual([]);
});

test('starting again asks for an email and clears the previous one', async () => {
  for (const there of [withCode, withPermit]) {
    const { send, requested, orders, state } = await there();
    orders();
    await send({ type: 'start.opened' });
    expect(state()).toMatchObject({ value: 'enteringEmail', context: INITIAL });
    expect(requested()).toEqual([]);
    expect(orders().map(({ name }) => name)).toEqual(['deleteSavedEmail']);
  }
});

test('the permit for the code opens the page for a new password and authorises it', async () => {
  const { answer, send, requested, orders, state } = await withCode();
  orders();
  await answer('permit');
  expect(state()).toMatchObject({
    value: 'choosingPassword',
    context: { email: ADDRESS, permit: 'permit', problem: null },
  });
  expect(orders().map(({ name }) => name)).toEqual(['showNewPassword']);
  await send({ type: 'password.submitted', password: 'eight brown otters' });
  expect(state().hasTag('busy')).toBe(true);
  expect(requested()).toEqual([{ src: 'resetPassword', input: { permit: 'permit', password: 'eight brown otters' } }]);
  await answer();
  expect(state()).toMatchObject({ value: 'done', context: INITIAL });
  expect(orders().map(({ name }) => name)).toEqual(['deleteSavedEmail', 'showDone']);
  await send({ type: 'start.opened' });
  expect(state().value).toBe('enteringEmail');
});

test('after a permit has expired, the first page is shown with the error', async () => {
  const ended = new ProductError('CODE_ENDED');
  const { send, fail, orders, state } = await withPermit();
  await send({ type: 'password.submitted', password: 'eight brown otters' });
  await fail(ended);
  expect(state()).toMatchObject({ value: 'enteringEmail', context: { email: null, permit: null, problem: ended } });
  expect(orders().map(({ name }) => name)).toEqual(['deleteSavedEmail', 'showStart']);
});

test.each([NETWORK, new Error('CODE_ENDED')])('any other failure retains the permit: %s', async (error) => {
  const { send, fail, orders, state } = await withPermit();
  await send({ type: 'password.submitted', password: 'eight brown otters' });
  await fail(error);
  expect(state()).toMatchObject({ value: 'choosingPassword', context: { permit: 'permit', problem: error } });
  await send({ type: 'password.submitted', password: 'nine black crows' });
  expect(state().context.problem).toBeNull();
  expect(orders()).toEqual([]);
});
