import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { ProductError } from '#domain/errors.ts';
import { CODE_RESEND_WAIT_MS } from '#domain/limits.ts';
import { type MailedCodeInput, mailedCodeMachine } from '#machines/mailed-code/mailed-code.machine.ts';

const ADDRESS = 'ada@example.org';

function start({ isRemembered = false, refusal = null }: Partial<MailedCodeInput> & { refusal?: Error | null } = {}) {
  const clock = new SimulatedClock();
  const asked: unknown[] = [];
  const machine = mailedCodeMachine.provide({
    actors: {
      requestCode: fromPromise<void, { email: string | null }>(async ({ input }) => void asked.push(input)),
      exchangeCode: fromPromise<string, { email: string | null; code: string }>(async ({ input }) => {
        asked.push(input);
        if (refusal !== null) throw refusal;
        return 'permit';
      }),
    },
    delays: { resendWait: CODE_RESEND_WAIT_MS },
  });
  const actor = createActor(machine, { clock, input: { email: ADDRESS, isRemembered } }).start();
  const state = () => actor.getSnapshot();
  return { actor, asked, clock, state, settled: () => vi.waitFor(() => expect(state().hasTag('busy')).toBe(false)) };
}

test('another code is asked for only after a wait, which begins anew with it', async () => {
  const { actor, asked, clock, state, settled } = start();
  actor.send({ type: 'code.requested' });
  clock.increment(CODE_RESEND_WAIT_MS - 1);
  actor.send({ type: 'code.requested' });
  expect(state().value).toEqual({ awaited: 'resting' });
  clock.increment(1);
  actor.send({ type: 'code.requested' });
  expect(state().value).toBe('resending');
  await settled();
  expect(state().value).toEqual({ awaited: 'resting' });
  expect(asked).toEqual([{ email: ADDRESS }]);
});

test('after the page was loaded again another code may be asked for at once', () => {
  expect(start({ isRemembered: true }).state().value).toEqual({ awaited: 'resendable' });
});

test('the right code ends it with the permit', async () => {
  const { actor, asked, state, settled } = start();
  actor.send({ type: 'code.entered', code: '123123' });
  await settled();
  expect(asked).toEqual([{ email: ADDRESS, code: '123123' }]);
  expect(state()).toMatchObject({ status: 'done', output: 'permit', value: 'exchanged' });
});

test('a refused code says why, until the next try; and another may be asked for at once', async () => {
  const { actor, state, settled } = start({ refusal: new ProductError('CODE_ENDED') });
  actor.send({ type: 'code.entered', code: '123123' });
  await settled();
  expect(state().value).toEqual({ awaited: 'resendable' });
  expect(state().context.problem).toMatchObject({ code: 'CODE_ENDED' });
  actor.send({ type: 'code.entered', code: '321321' });
  expect(state().context.problem).toBeNull();
});
