import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { CODE_RESEND_WAIT_MS } from '#domain/access/sign-in.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { type OneTimeCodeInput, oneTimeCodeMachine } from '#machines/one-time-code/one-time-code.machine.ts';

const ADDRESS = 'ada@example.org';

type World = Partial<OneTimeCodeInput> & {
  /** Error of verifying a code. */
  readonly refusal?: Error | null;
  /** Error of requesting a code. */
  readonly unsent?: Error | null;
};

function start({ isReloaded = false, refusal = null, unsent = null }: World = {}) {
  const clock = new SimulatedClock();
  const requested: unknown[] = [];
  const machine = oneTimeCodeMachine.provide({
    actors: {
      requestCode: fromPromise<void, { email: string | null }>(async ({ input }) => {
        requested.push(input);
        if (unsent !== null) throw unsent;
      }),
      exchangeCode: fromPromise<string, { email: string | null; code: string }>(async ({ input }) => {
        requested.push(input);
        if (refusal !== null) throw refusal;
        return 'permit';
      }),
    },
    delays: { resendDelay: CODE_RESEND_WAIT_MS },
  });
  const actor = createActor(machine, { clock, input: { email: ADDRESS, isReloaded } }).start();
  const state = () => actor.getSnapshot();
  return {
    actor,
    requested,
    clock,
    state,
    settled: () => vi.waitFor(() => expect(state().hasTag('busy')).toBe(false)),
  };
}

test('another code can be requested only after a delay, which restarts with it', async () => {
  const { actor, requested, clock, state, settled } = start();
  actor.send({ type: 'code.requested' });
  clock.increment(CODE_RESEND_WAIT_MS - 1);
  actor.send({ type: 'code.requested' });
  expect(state().value).toEqual({ awaitingCode: 'justSent' });
  clock.increment(1);
  actor.send({ type: 'code.requested' });
  expect(state().value).toBe('resendingCode');
  await settled();
  expect(state().value).toEqual({ awaitingCode: 'justSent' });
  expect(requested).toEqual([{ email: ADDRESS }]);
});

test('after a reload another code can be requested at once', () => {
  expect(start({ isReloaded: true }).state().value).toEqual({ awaitingCode: 'canResend' });
});

test('the correct code ends the machine with the permit', async () => {
  const { actor, requested, state, settled } = start();
  actor.send({ type: 'code.entered', code: '123123' });
  await settled();
  expect(requested).toEqual([{ email: ADDRESS, code: '123123' }]);
  expect(state()).toMatchObject({ status: 'done', output: 'permit', value: 'exchanged' });
});

test('a refused code shows the error until the next attempt, and another can be requested at once', async () => {
  const { actor, state, settled } = start({ refusal: new ProductError('CODE_ENDED') });
  actor.send({ type: 'code.entered', code: '123123' });
  await settled();
  expect(state().value).toEqual({ awaitingCode: 'canResend' });
  expect(state().context.problem).toMatchObject({ code: 'CODE_ENDED' });
  actor.send({ type: 'code.entered', code: '321321' });
  expect(state().context.problem).toBeNull();
});

test('the machine is busy during requests', async () => {
  const { actor, state } = start({ isReloaded: true });
  expect(state().hasTag('busy')).toBe(false);
  actor.send({ type: 'code.requested' });
  expect([state().value, state().hasTag('busy')]).toEqual(['resendingCode', true]);
  await vi.waitFor(() => expect(state().hasTag('busy')).toBe(false));
  actor.send({ type: 'code.entered', code: '123123' });
  expect([state().value, state().hasTag('busy')]).toEqual(['exchangingCode', true]);
});

test('a code that could not be sent shows the error, and can be requested again at once', async () => {
  const { actor, requested, state, settled } = start({
    isReloaded: true,
    unsent: new ProductError('TOO_MANY_TRIES', { retryAfterSeconds: 60 }),
  });
  actor.send({ type: 'code.requested' });
  await settled();
  expect(state().value).toEqual({ awaitingCode: 'canResend' });
  expect(state().context.problem).toMatchObject({ code: 'TOO_MANY_TRIES' });
  actor.send({ type: 'code.requested' });
  expect(state().value).toBe('resendingCode');
  expect(state().context.problem).toBeNull();
  expect(requested).toHaveLength(2);
});

test('another code starts another delay, whatever was refused before', async () => {
  const { actor, clock, state, settled } = start({ isReloaded: true });
  actor.send({ type: 'code.requested' });
  await settled();
  actor.send({ type: 'code.requested' });
  expect(state().value).toEqual({ awaitingCode: 'justSent' });
  clock.increment(CODE_RESEND_WAIT_MS);
  expect(state().value).toEqual({ awaitingCode: 'canResend' });
});

test('before a code is exchanged there is no output', () => {
  const { requested, state } = start();
  expect(state()).toMatchObject({ status: 'active', context: { email: ADDRESS, permit: null, problem: null } });
  expect(state().output).toBeUndefined();
  expect(requested).toEqual([]);
});
