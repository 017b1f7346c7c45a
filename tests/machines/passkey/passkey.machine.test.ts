import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { PasskeyAnswer } from '#domain/access/passkeys/passkey.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { passkeyMachine } from '#machines/passkey/passkey.machine.ts';

const ANSWER: PasskeyAnswer = { id: 'id', clientData: 'd', authenticatorData: 'a', signature: 's' };

/** The machine, whose authenticator and server refuse the given number of times. */
function start({ cancelled = 0, refused = 0 } = {}) {
  const asked = { authenticator: 0, server: 0, session: 0 };
  const machine = passkeyMachine.provide({
    actors: {
      askAuthenticator: fromPromise<PasskeyAnswer>(async () => {
        asked.authenticator += 1;
        if (asked.authenticator <= cancelled) throw new ProductError('PASSKEY_REFUSED');
        return ANSWER;
      }),
      checkAnswer: fromPromise<void, { answer: PasskeyAnswer | null }>(async ({ input }) => {
        asked.server += 1;
        expect(input.answer).toEqual(ANSWER);
        if (asked.server <= refused) throw new ProductError('PASSKEY_ENDED');
      }),
      readSession: fromPromise<void>(async () => {
        asked.session += 1;
      }),
    },
  });
  const actor = createActor(machine).start();
  const state = () => actor.getSnapshot();
  return { actor, asked, state, settled: () => vi.waitFor(() => expect(state().hasTag('busy')).toBe(false)) };
}

test('asks at once, and opens the session with the response', async () => {
  const { asked, state, settled } = start();
  expect(state().value).toBe('askingAuthenticator');
  await settled();
  expect(asked).toEqual({ authenticator: 1, server: 1, session: 1 });
  expect(state()).toMatchObject({ status: 'done', value: 'signedIn', context: { answer: null, problem: null } });
});

test('asks again when the user tries again, after the browser or the server has refused', async () => {
  const { actor, asked, state, settled } = start({ cancelled: 1, refused: 1 });
  await settled();
  expect(state()).toMatchObject({ value: 'failed', context: { problem: { code: 'PASSKEY_REFUSED' } } });
  expect(asked.server).toBe(0);
  actor.send({ type: 'retry.requested' });
  expect(state().context.problem).toBeNull();
  await settled();
  expect(state()).toMatchObject({ value: 'failed', context: { answer: null, problem: { code: 'PASSKEY_ENDED' } } });
  actor.send({ type: 'retry.requested' });
  await settled();
  expect(state().value).toBe('signedIn');
});
