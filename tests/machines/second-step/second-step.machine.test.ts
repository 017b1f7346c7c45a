import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { PasskeyAnswer } from '#domain/access/passkeys/passkey.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { secondStepMachine } from '#machines/second-step/second-step.machine.ts';

const ANSWER: PasskeyAnswer = { id: 'id', clientData: 'd', authenticatorData: 'a', signature: 's' };

function start({ refusal = null, unread = null }: { refusal?: Error | null; unread?: Error | null } = {}) {
  const entered: string[] = [];
  const checked: (PasskeyAnswer | null)[] = [];
  let reads = 0;
  const machine = secondStepMachine.provide({
    actors: {
      checkCode: fromPromise<void, { code: string }>(async ({ input }) => {
        entered.push(input.code);
        if (refusal !== null) throw refusal;
      }),
      askAuthenticator: fromPromise<PasskeyAnswer>(async () => ANSWER),
      checkPasskey: fromPromise<void, { answer: PasskeyAnswer | null }>(async ({ input }) => {
        checked.push(input.answer);
        if (refusal !== null) throw refusal;
      }),
      readSession: fromPromise<void>(async () => {
        reads += 1;
        if (unread !== null) throw unread;
      }),
    },
  });
  const actor = createActor(machine).start();
  const state = () => actor.getSnapshot();
  return {
    actor,
    entered,
    checked,
    reads: () => reads,
    state,
    settled: () => vi.waitFor(() => expect(state().hasTag('busy')).toBe(false)),
  };
}

test('a correct code opens the session, which is then read', async () => {
  const { actor, entered, reads, state, settled } = start();
  actor.send({ type: 'code.entered', code: '123456' });
  expect([state().value, state().hasTag('busy')]).toEqual(['checkingAppCode', true]);
  await settled();
  expect(entered).toEqual(['123456']);
  expect(reads()).toBe(1);
  expect(state()).toMatchObject({ status: 'done', value: 'signedIn', context: { problem: null } });
});

test('a recovery code is checked in the same way', async () => {
  const { actor, entered, state, settled } = start();
  actor.send({ type: 'recoveryCode.chosen' });
  actor.send({ type: 'code.entered', code: 'ABCDEFGH' });
  expect(state().value).toBe('checkingRecoveryCode');
  await settled();
  expect(entered).toEqual(['ABCDEFGH']);
  expect(state().value).toBe('signedIn');
});

test.each([
  ['appCode.chosen', 'enteringAppCode'],
  ['recoveryCode.chosen', 'enteringRecoveryCode'],
] as const)(
  'a wrong code shows its error until another kind of code is chosen or the next is entered: %s',
  async (type, entering) => {
    const { actor, state, settled } = start({ refusal: new ProductError('WRONG_CODE') });
    if (type === 'recoveryCode.chosen') actor.send({ type });
    actor.send({ type: 'code.entered', code: '000000' });
    await settled();
    expect(state().value).toBe(entering);
    expect(state().context.problem).toMatchObject({ code: 'WRONG_CODE' });
    actor.send({ type: type === 'appCode.chosen' ? 'recoveryCode.chosen' : 'appCode.chosen' });
    expect(state().context.problem).toBeNull();
    actor.send({ type: 'code.entered', code: '111111' });
    await settled();
    actor.send({ type: 'code.entered', code: '222222' });
    expect(state().context.problem).toBeNull();
  },
);

test.each(['appCode', 'recoveryCode'] as const)(
  'a sign-in that the server has ended takes no more codes: %s',
  async (kind) => {
    const { actor, entered, state, settled } = start({ refusal: new ProductError('SIGN_IN_ENDED') });
    if (kind === 'recoveryCode') actor.send({ type: 'recoveryCode.chosen' });
    actor.send({ type: 'code.entered', code: '000000' });
    await settled();
    expect(state()).toMatchObject({ status: 'done', value: 'ended', context: { problem: { code: 'SIGN_IN_ENDED' } } });
    actor.send({ type: 'code.entered', code: '111111' });
    expect(entered).toEqual(['000000']);
  },
);

test('a session that cannot be read is open all the same', async () => {
  const { actor, state, settled } = start({ unread: new Error('The server could not be reached.') });
  actor.send({ type: 'code.entered', code: '123456' });
  await settled();
  expect(state()).toMatchObject({ status: 'done', value: 'signedIn', context: { problem: null } });
});

test.each(['appCode.chosen', 'recoveryCode.chosen'] as const)(
  'a passkey opens the session instead of a code: %s',
  async (type) => {
    const { actor, checked, reads, state, settled } = start();
    actor.send({ type });
    actor.send({ type: 'passkey.chosen' });
    expect([state().value, state().hasTag('busy')]).toEqual(['askingAuthenticator', true]);
    // A code is not sent at the same time.
    actor.send({ type: 'code.entered', code: '123456' });
    await settled();
    expect(checked).toEqual([ANSWER]);
    expect(reads()).toBe(1);
    expect(state()).toMatchObject({ status: 'done', value: 'signedIn', context: { answer: null, problem: null } });
  },
);

test.each([
  ['PASSKEY_REFUSED', 'enteringAppCode'],
  ['SIGN_IN_ENDED', 'ended'],
] as const)('a refused passkey leads to the code, unless the sign-in has ended: %s', async (code, value) => {
  const { actor, state, settled } = start({ refusal: new ProductError(code) });
  actor.send({ type: 'passkey.chosen' });
  await settled();
  expect(state()).toMatchObject({ value, context: { answer: null, problem: { code } } });
});
