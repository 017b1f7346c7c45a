import { afterEach, expect, test } from 'vitest';
import { MACHINES } from '#machines/index.ts';
import { PROOFS } from '#machines/proofs.ts';
import { type MachineRun, runMachine } from '../../../src/tools/machines/machine-run.ts';

const { model } = PROOFS.auth;
const USER = { name: 'Ada' };
let run: MachineRun;
afterEach(() => run.stop());

const answer = (state: string, output: unknown) =>
  run.apply(Object.assign({ type: `xstate.done.actor.0.auth.${state}` }, { actorId: `0.auth.${state}`, output }));
const fail = (state: string, error: Error) =>
  run.apply(Object.assign({ type: `xstate.error.actor.0.auth.${state}` }, { actorId: `0.auth.${state}`, error }));
const effects = () => run.steps.at(-1)?.effects.map(({ name }) => name);

function start(): void {
  run = runMachine(MACHINES.auth, model, model.inputs[0]);
}

test.each(['window.shown', 'session.changed'])('the session of a signed-in user is read again on %s', async (type) => {
  start();
  await answer('loadingSession', USER);
  await run.apply({ type });
  expect(run.snapshot().value).toEqual({ authenticated: 'reloadingSession' });
});

test('a change during the reading restarts it, and the outdated result is ignored', async () => {
  start();
  await answer('loadingSession', USER);
  await run.apply({ type: 'window.shown' });
  const before = Object.values(run.snapshot().children)[0];
  await run.apply({ type: 'session.changed' });
  expect(run.snapshot().value).toEqual({ authenticated: 'reloadingSession' });
  expect(Object.values(run.snapshot().children)[0]).not.toBe(before);
});

test('without a user, a session of another tab is read', async () => {
  start();
  await answer('loadingSession', null);
  await run.apply({ type: 'session.changed' });
  expect(run.snapshot().value).toBe('loadingSession');
});

test.each(['answered', 'failed'])(
  'signing out ends the session in this browser after the server has %s',
  async (outcome) => {
    start();
    await answer('loadingSession', USER);
    await run.apply({ type: 'signOut.requested' });
    await (outcome === 'answered' ? answer('signingOut', undefined) : fail('signingOut', new Error('Away')));
    expect(run.snapshot().value).toEqual({ unauthenticated: 'signedOut' });
    expect(effects()).toEqual(['clearTokens', 'goToSignIn']);
  },
);

test('a session that cannot be read after sign-in is dropped: the token is removed, the error stays', async () => {
  start();
  await answer('loadingSession', null);
  await run.apply(Object.assign({ type: 'credentials.submitted' }, { credentials: { email: 'a', password: 'b' } }));
  expect(run.snapshot().context.credentials).toEqual({ email: 'a', password: 'b' });
  await answer('signingIn', { signIn: { token: 't' } });
  const problem = new Error('Away');
  await fail('openingSession', problem);
  expect(run.snapshot().value).toEqual({ unauthenticated: 'signedOut' });
  expect(run.snapshot().context.problem).toBe(problem);
  expect(effects()).toEqual(['clearTokens']);
});

test('a session that could not be loaded is loaded again when the user asks for it', async () => {
  start();
  await fail('loadingSession', new Error('Away'));
  expect(run.snapshot().value).toEqual({ unauthenticated: 'sessionNotLoaded' });
  expect(effects()).toEqual([]);
  await run.apply({ type: 'retry.requested' });
  expect(run.snapshot().value).toBe('loadingSession');
  await answer('loadingSession', USER);
  expect(run.snapshot().matches('authenticated')).toBe(true);
});
