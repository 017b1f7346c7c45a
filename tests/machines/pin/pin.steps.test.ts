import { expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import { type PinTry, pinMachine } from '#machines/pin/pin.machine.ts';
import { script } from '../../support/machine-script.ts';

const INITIAL = { attemptsLeft: null, lockedUntil: null, permit: null, problem: null };
const NETWORK = new ProductError('NETWORK');
const LOCK_MS = 900_000;

const tried = (outcome: PinTry['outcome'], attemptsLeft: number, lockedUntil: number | null = null): PinTry => ({
  outcome,
  attemptsLeft,
  lockedUntil,
});
const start = () => script(pinMachine, { lockDuration: LOCK_MS });
const names = (orders: readonly { readonly name: string }[]) => orders.map(({ name }) => name);

async function entered(result: PinTry) {
  const pin = start();
  await pin.send({ type: 'pin.entered', pin: '805172' });
  await pin.answer(result);
  return pin;
}
const locked = () => entered(tried('locked', 0, 1_000));

async function choosing() {
  const pin = start();
  await pin.send({ type: 'choice.opened' });
  return pin;
}

async function withPermit(pin = start()) {
  await pin.send({ type: 'pin.forgotten' }, { type: 'code.requested' });
  await pin.answer();
  await pin.answer('permit');
  pin.orders();
  return pin;
}

test('the server verifies a PIN; the correct PIN opens home and resets the attempts', async () => {
  const { send, answer, requested, orders, state } = await entered(tried('wrong', 4));
  expect(state()).toMatchObject({ value: { enteringPin: 'wrong' }, context: { ...INITIAL, attemptsLeft: 4 } });
  await send({ type: 'pin.entered', pin: '805172' });
  expect(state()).toMatchObject({ value: 'verifyingPin' });
  expect(state().hasTag('busy')).toBe(true);
  expect(requested()).toEqual([{ src: 'verifyPin', input: { pin: '805172' } }]);
  await answer(tried('verified', 5));
  expect(state()).toMatchObject({ value: 'verified', context: INITIAL });
  expect(state().hasTag('busy')).toBe(false);
  expect(names(orders())).toEqual(['goHome']);
});

test('a failed check shows the error until the next one', async () => {
  const { send, fail, state } = start();
  await send({ type: 'pin.entered', pin: '805172' });
  await fail(NETWORK);
  expect(state()).toMatchObject({ value: { enteringPin: 'fresh' }, context: { problem: NETWORK } });
  await send({ type: 'pin.entered', pin: '805172' });
  expect(state().context.problem).toBeNull();
});

test('too many wrong PINs lock entry until the given time', async () => {
  const { send, wait, state } = await locked();
  expect(state()).toMatchObject({ value: 'locked', context: { ...INITIAL, attemptsLeft: 0, lockedUntil: 1_000 } });
  await send({ type: 'pin.entered', pin: '805172' }, { type: 'choice.opened' }, { type: 'entry.opened' });
  expect(state().value).toBe('locked');
  wait(LOCK_MS);
  expect(state()).toMatchObject({ value: { enteringPin: 'fresh' }, context: INITIAL });
});

test.each(['pin.entered', 'pin.forgotten', 'choice.opened'] as const)(
  '%s clears the error of the last attempt',
  async (type) => {
    const { send, fail, state } = start();
    await send({ type: 'pin.entered', pin: '805172' });
    await fail(NETWORK);
    await send(type === 'pin.entered' ? { type, pin: '1' } : { type });
    expect(state().context.problem).toBeNull();
    expect(state().matches({ enteringPin: 'fresh' })).toBe(false);
  },
);

test('after verification the user can enter, forget and set the PIN again', async () => {
  for (const [type, value] of [
    ['entry.opened', { enteringPin: 'fresh' }],
    ['pin.forgotten', 'forgotten'],
    ['choice.opened', 'choosingPin'],
  ] as const) {
    const { send, state } = await entered(tried('verified', 5));
    await send({ type });
    expect(state().value).toEqual(value);
  }
});

test('a forgotten PIN requests a code and shows its page; an error is shown until the next attempt', async () => {
  const { send, answer, fail, requested, orders, state } = start();
  await send({ type: 'pin.forgotten' });
  expect(state().value).toBe('forgotten');
  await send({ type: 'code.requested' });
  expect(state().value).toBe('sendingCode');
  expect(state().hasTag('busy')).toBe(true);
  expect(requested()).toEqual([{ src: 'requestCode', input: { email: null } }]);
  await fail(NETWORK);
  expect(state()).toMatchObject({ value: 'forgotten', context: { problem: NETWORK } });
  expect(orders()).toEqual([]);
  await send({ type: 'code.requested' });
  expect(state().context.problem).toBeNull();
  await answer();
  expect(state().value).toBe('awaitingCode');
  expect(names(orders())).toEqual(['showCodeEntry']);
  expect(requested()).toEqual([{ src: 'oneTimeCode', input: { email: null, isReloaded: false } }]);
  await answer('permit');
  expect(state()).toMatchObject({ value: 'choosingPin', context: { permit: 'permit' } });
  expect(names(orders())).toEqual(['showNewPin']);
});

test.each(['forgotten', 'awaitingCode', 'choosingPin'] as const)(
  'back from %s there is the entry, or the lock while it lasts',
  async (from) => {
    for (const there of [start, locked]) {
      const pin = await there();
      const isLocked = there === locked;
      if (from === 'choosingPin') await withPermit(pin);
      else await pin.send({ type: 'pin.forgotten' });
      if (from === 'awaitingCode') {
        await pin.send({ type: 'code.requested' });
        await pin.answer();
      }
      expect(pin.state().value).toBe(from);
      await pin.send({ type: 'entry.opened' });
      expect(pin.state().value).toEqual(isLocked ? 'locked' : { enteringPin: 'fresh' });
      expect(pin.state().context).toMatchObject({ permit: null, problem: null, lockedUntil: isLocked ? 1_000 : null });
    }
  },
);

test('an error does not carry over either', async () => {
  const problems = async (pin: ReturnType<typeof start>) => {
    await pin.send({ type: 'pin.forgotten' }, { type: 'code.requested' });
    await pin.fail(NETWORK);
    return pin;
  };
  for (const there of [start, locked]) {
    const back = await problems(await there());
    await back.send({ type: 'entry.opened' });
    expect(back.state().context.problem).toBeNull();
  }
  const chosen = await problems(start());
  await chosen.send({ type: 'choice.opened' });
  expect(chosen.state()).toMatchObject({ value: 'choosingPin', context: INITIAL });
});

test('another code can be requested while waiting for one or setting a PIN, without the permit', async () => {
  const { send, state, answer } = start();
  await send({ type: 'pin.forgotten' }, { type: 'code.requested' });
  await answer();
  await send({ type: 'pin.forgotten' });
  expect(state().value).toBe('forgotten');
  const permitted = await withPermit();
  await permitted.send({ type: 'pin.forgotten' });
  expect(permitted.state()).toMatchObject({ value: 'forgotten', context: INITIAL });
});

test.each([
  [
    { type: 'pin.chosen', pin: '294016' },
    { pin: '294016', password: null, permit: null },
  ],
  [
    { type: 'pin.chosen', pin: '294016', password: 'a' },
    { pin: '294016', password: 'a', permit: null },
  ],
] as const)('a PIN is chosen with its proof: %j', async (event, input) => {
  const { send, answer, requested, orders, state } = await choosing();
  await send(event);
  expect(state().hasTag('busy')).toBe(true);
  expect(requested()).toEqual([{ src: 'setPin', input }]);
  await answer();
  expect(state()).toMatchObject({ value: 'verified', context: INITIAL });
  expect(names(orders())).toEqual(['showPinSet', 'goHome']);
});

test('after a refused password, another one can be entered; after a refused permit, a code is requested again', async () => {
  const refused = new ProductError('WRONG_CREDENTIALS');
  const byPassword = await choosing();
  await byPassword.send({ type: 'pin.chosen', pin: '294016', password: 'wrong' });
  await byPassword.fail(refused);
  expect(byPassword.state()).toMatchObject({ value: 'choosingPin', context: { problem: refused } });
  expect(byPassword.orders()).toEqual([]);
  await byPassword.send({ type: 'pin.chosen', pin: '294016', password: 'right' });
  expect(byPassword.state().context.problem).toBeNull();

  const byPermit = await withPermit();
  await byPermit.send({ type: 'pin.chosen', pin: '294016' });
  await byPermit.fail(refused);
  expect(byPermit.state()).toMatchObject({
    value: 'forgotten',
    context: { permit: null, problem: { code: 'CODE_ENDED' } },
  });
  expect(names(byPermit.orders())).toEqual(['showForgottenPin']);
});

test.each([NETWORK, new Error('WRONG_CREDENTIALS')])('any other failure retains the permit: %s', async (error) => {
  const { send, fail, state } = await withPermit();
  await send({ type: 'pin.chosen', pin: '294016' });
  await fail(error);
  expect(state()).toMatchObject({ value: 'choosingPin', context: { permit: 'permit', problem: error } });
});

test('a PIN is removed with the password, or stays if that is refused', async () => {
  const { send, answer, fail, requested, orders, state } = await choosing();
  await send({ type: 'pin.removeRequested', password: 'wrong' });
  expect(state().value).toBe('removingPin');
  expect(state().hasTag('busy')).toBe(true);
  expect(requested()).toEqual([{ src: 'removePin', input: { password: 'wrong' } }]);
  await fail(NETWORK);
  expect(state()).toMatchObject({ value: 'choosingPin', context: { problem: NETWORK } });
  await send({ type: 'pin.removeRequested', password: 'right' });
  expect(state().context.problem).toBeNull();
  await answer();
  expect(state()).toMatchObject({ value: 'verified', context: INITIAL });
  expect(names(orders())).toEqual(['confirmRemoved', 'goHome']);
});

test('another user starts at PIN entry, in whatever state the previous one was', async () => {
  for (const there of [locked, choosing, withPermit, () => entered(tried('wrong', 4))]) {
    const { send, state } = await there();
    await send({ type: 'user.changed' });
    expect(state()).toMatchObject({ value: { enteringPin: 'fresh' }, context: INITIAL });
  }
});
