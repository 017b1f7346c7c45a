import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { CODE_RESEND_WAIT_MS, PIN_LOCK_S } from '#domain/access/sign-in.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { oneTimeCodeMachine } from '#machines/one-time-code/one-time-code.machine.ts';
import { type NewPin, type PinTry, pinMachine } from '#machines/pin/pin.machine.ts';

const LOCKED: PinTry = { outcome: 'locked', attemptsLeft: 0, lockedUntil: PIN_LOCK_S * 1_000 };

function start({ result = LOCKED, refusal = null }: { result?: PinTry; refusal?: ProductError | null } = {}) {
  const clock = new SimulatedClock();
  const does = vi.fn();
  const proofs: NewPin[] = [];
  const machine = pinMachine.provide({
    actors: {
      verifyPin: fromPromise(async () => result),
      requestCode: fromPromise(async () => {}),
      oneTimeCode: oneTimeCodeMachine.provide({
        actors: { requestCode: fromPromise(async () => {}), exchangeCode: fromPromise(async () => 'permit') },
        delays: { resendDelay: CODE_RESEND_WAIT_MS },
      }),
      setPin: fromPromise<void, NewPin>(async ({ input }) => {
        proofs.push(input);
        if (refusal !== null) throw refusal;
      }),
      removePin: fromPromise(async () => {}),
    },
    actions: {
      showCodeEntry: () => does('showCodeEntry'),
      showNewPin: () => does('showNewPin'),
      showForgottenPin: () => does('showForgottenPin'),
      goHome: () => does('goHome'),
      showPinSet: () => does('showPinSet'),
      confirmRemoved: () => does('confirmRemoved'),
    },
    delays: { lockDuration: ({ context }) => (context.lockedUntil ?? 0) - clock.now() },
  });
  const actor = createActor(machine, { clock }).start();
  const state = () => actor.getSnapshot();
  const settled = () => vi.waitFor(() => expect(state().hasTag('busy')).toBe(false));
  return { actor, clock, does, proofs, state, settled };
}

test('the lock ends exactly at its time', async () => {
  const { actor, clock, state, settled } = start();
  actor.send({ type: 'pin.entered', pin: '805172' });
  await settled();
  actor.send({ type: 'pin.entered', pin: '805172' });
  clock.increment(PIN_LOCK_S * 1_000 - 1);
  expect(state().value).toBe('locked');
  clock.increment(1);
  expect(state().value).toEqual({ enteringPin: 'fresh' });
});

test('a lock set on another device applies with its time, and the previous error is cleared', () => {
  const { actor, clock, state } = start();
  actor.send({ type: 'lock.reported', lockedUntil: 30_000 });
  expect(state().value).toBe('locked');
  expect(state().context).toMatchObject({ lockedUntil: 30_000, attemptsLeft: null, problem: null });
  clock.increment(29_999);
  expect(state().value).toBe('locked');
  clock.increment(1);
  expect(state().value).toEqual({ enteringPin: 'fresh' });
});

test('after requesting a code, the user returns to the lock, which ends at its original time', async () => {
  const { actor, clock, state, settled } = start();
  actor.send({ type: 'pin.entered', pin: '805172' });
  await settled();
  clock.increment(60_000);
  actor.send({ type: 'pin.forgotten' });
  actor.send({ type: 'entry.opened' });
  expect(state().value).toBe('locked');
  clock.increment(PIN_LOCK_S * 1_000 - 60_001);
  expect(state().value).toBe('locked');
  clock.increment(1);
  expect(state().value).toEqual({ enteringPin: 'fresh' });
});

async function withPermit(refusal: ProductError | null) {
  const started = start({ refusal });
  const { actor, settled, state } = started;
  actor.send({ type: 'pin.forgotten' });
  actor.send({ type: 'code.requested' });
  await settled();
  await vi.waitFor(() => expect(state().value).toBe('awaitingCode'));
  state().children.oneTimeCode?.send({ type: 'code.entered', code: '123123' });
  await vi.waitFor(() => expect(state().value).toBe('choosingPin'));
  actor.send({ type: 'pin.chosen', pin: '294016' });
  await settled();
  return started;
}

test('a permit authorises the new PIN, and is cleared with it', async () => {
  const { proofs, does, state } = await withPermit(null);
  expect(proofs).toEqual([{ pin: '294016', password: null, permit: 'permit' }]);
  expect(does.mock.calls.flat()).toEqual(['showCodeEntry', 'showNewPin', 'showPinSet', 'goHome']);
  expect(state().context.permit).toBeNull();
});

test('after a permit has expired, a code can be requested again, and the error is shown', async () => {
  const { does, state } = await withPermit(new ProductError('WRONG_CREDENTIALS'));
  expect(state().value).toBe('forgotten');
  expect(does).toHaveBeenLastCalledWith('showForgottenPin');
  expect(state().context).toMatchObject({ permit: null, problem: { code: 'CODE_ENDED' } });
});

test('any other refusal retains the permit for the next attempt', async () => {
  const { state } = await withPermit(new ProductError('NETWORK'));
  expect(state().value).toBe('choosingPin');
  expect(state().context).toMatchObject({ permit: 'permit', problem: { code: 'NETWORK' } });
});

test('another user sees no state of the previous user', async () => {
  const { actor, state } = await withPermit(new ProductError('NETWORK'));
  actor.send({ type: 'user.changed' });
  expect(state().value).toEqual({ enteringPin: 'fresh' });
  expect(state().context).toMatchObject({ permit: null, problem: null });
});
