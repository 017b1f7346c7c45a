import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { SignIn } from '#domain/access/credentials.schema.ts';
import type { SignUp } from '#domain/access/new-password.schema.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { authMachine } from '#machines/auth/auth.machine.ts';
import { EXAMPLE_USER } from '#machines/auth/auth.proof.ts';

const ADA: SessionUser = EXAMPLE_USER;
const CREDENTIALS: SignIn = { email: ADA.email, password: 'a long pass phrase' };
const ANSWER = { signIn: { token: 't1', refreshToken: 'r1', expiresIn: 300 } };

/** The machine with a server and a browser that the test controls. */
function start({ session = [null], answer = ANSWER as unknown, signUp = async () => {} }: Partial<World> = {}) {
  const sessions = [...session];
  const effects = {
    stored: vi.fn(),
    cleared: vi.fn(),
    left: vi.fn(),
    logged: vi.fn(),
    signIn: vi.fn(),
    signUp: vi.fn(),
  };
  const actor = createActor(
    authMachine.provide({
      actors: {
        readSession: fromPromise(async () => {
          const next = sessions.length > 1 ? sessions.shift() : sessions[0];
          if (next instanceof Error) throw next;
          return next ?? null;
        }),
        signIn: fromPromise<unknown, SignIn>(async ({ input }) => {
          effects.signIn(input);
          if (answer instanceof Error) throw answer;
          return answer;
        }),
        signUp: fromPromise<void, SignUp>(async ({ input }) => {
          effects.signUp(input);
          await signUp();
        }),
        signOut: fromPromise<void>(async () => {
          throw new ProductError('NETWORK');
        }),
      },
      actions: {
        storeTokens: (_, { tokens }) => effects.stored(tokens),
        clearTokens: effects.cleared,
        goToSignIn: effects.left,
        logMissingToken: (_, { pointer }) => effects.logged(pointer),
      },
    }),
    { input: { tokenPointer: '/signIn/token' } },
  );
  actor.start();
  const settled = () =>
    waitFor(actor, (state) => !state.hasTag('busy') && !state.matches({ authenticated: 'reloadingSession' }));
  return { actor, effects, settled };
}
type World = {
  session: readonly (SessionUser | Error | null)[];
  answer: unknown;
  signUp: () => Promise<void>;
};

describe('when the page opens', () => {
  test('a valid session authenticates its user', async () => {
    const { settled } = start({ session: [ADA] });
    const state = await settled();
    expect(state.matches('authenticated')).toBe(true);
    expect(state.context.user).toEqual(ADA);
  });

  test('without a session, or if it cannot be loaded, the user is signed out', async () => {
    expect((await start({ session: [null] }).settled()).value).toEqual({ unauthenticated: 'signedOut' });
    const failed = await start({ session: [new ProductError('NETWORK')] }).settled();
    expect(failed.value).toEqual({ unauthenticated: 'sessionNotLoaded' });
    expect(failed.context.problem).toMatchObject({ code: 'NETWORK' });
  });
});

describe('sign-in', () => {
  test('stores the tokens, then reads the session', async () => {
    const { actor, effects, settled } = start({ session: [null, ADA] });
    await settled();
    actor.send({ type: 'credentials.submitted', credentials: CREDENTIALS });
    const state = await settled();
    expect(state.matches('authenticated')).toBe(true);
    expect(effects.stored).toHaveBeenCalledExactlyOnceWith({ token: 't1', refreshToken: 'r1', expiresIn: 300 });
    expect(state.context).toMatchObject({ user: ADA, credentials: null, tokens: null });
  });

  test.each([{ signIn: {} }, { signIn: { token: 42 } }, { token: 't1' }, null])(
    'is aborted and logged where no string token is at the pointer: %j',
    async (answer) => {
      const { actor, effects, settled } = start({ session: [null, ADA], answer });
      await settled();
      actor.send({ type: 'credentials.submitted', credentials: CREDENTIALS });
      const state = await settled();
      expect(state.value).toEqual({ unauthenticated: 'signedOut' });
      expect(state.context.problem).toMatchObject({ code: 'TOKEN_MISSING' });
      expect(effects.logged).toHaveBeenCalledExactlyOnceWith('/signIn/token');
      expect(effects.stored).not.toHaveBeenCalled();
    },
  );

  test('with wrong credentials shows the error until the next attempt', async () => {
    const { actor, settled } = start({ answer: new ProductError('WRONG_CREDENTIALS') });
    await settled();
    actor.send({ type: 'credentials.submitted', credentials: CREDENTIALS });
    const state = await settled();
    expect(state.context).toMatchObject({ problem: { code: 'WRONG_CREDENTIALS' }, credentials: null });
    actor.send({ type: 'credentials.submitted', credentials: CREDENTIALS });
    expect(actor.getSnapshot().context.problem).toBeNull();
  });
});

describe('registration', () => {
  const registration: SignUp = { name: 'Ada', ...CREDENTIALS };

  test('is followed by sign-in with the same credentials', async () => {
    const { actor, effects, settled } = start({ session: [null, ADA] });
    await settled();
    actor.send({ type: 'registration.submitted', registration });
    expect((await settled()).matches('authenticated')).toBe(true);
    expect(effects.signUp).toHaveBeenCalledWith(registration);
    expect(effects.signIn).toHaveBeenCalledWith(CREDENTIALS);
  });

  test('that is refused does not sign the user in', async () => {
    const { actor, effects, settled } = start({
      signUp: async () => {
        throw new ProductError('TOO_MANY_TRIES', { retryAfterSeconds: 60 });
      },
    });
    await settled();
    actor.send({ type: 'registration.submitted', registration });
    expect((await settled()).context.problem).toMatchObject({ code: 'TOO_MANY_TRIES' });
    expect(effects.signIn).not.toHaveBeenCalled();
  });
});

describe('a session', () => {
  test('is read again when the window is shown', async () => {
    const renamed = { ...ADA, name: 'Ada L.' };
    const { actor, settled } = start({ session: [ADA, renamed] });
    await settled();
    actor.send({ type: 'window.shown' });
    expect((await settled()).context.user).toEqual(renamed);
  });

  test('survives a network failure when the window is shown', async () => {
    const { actor, effects, settled } = start({ session: [ADA, new ProductError('NETWORK')] });
    await settled();
    actor.send({ type: 'window.shown' });
    expect((await settled()).matches({ authenticated: 'sessionLoaded' })).toBe(true);
    expect(effects.cleared).not.toHaveBeenCalled();
  });

  test.each(['session.ended', 'signOut.requested'] as const)(
    'ends with %s: user and tokens go, then the person',
    async (type) => {
      const { actor, effects, settled } = start({ session: [ADA] });
      await settled();
      actor.send({ type });
      const state = await settled();
      expect(state.value).toEqual({ unauthenticated: 'signedOut' });
      expect(state.context.user).toBeNull();
      expect(effects.cleared).toHaveBeenCalledOnce();
      expect(effects.left).toHaveBeenCalledOnce();
      expect(effects.cleared.mock.invocationCallOrder[0]).toBeLessThan(effects.left.mock.invocationCallOrder[0] ?? 0);
    },
  );

  test('that no longer exists when read again ends too', async () => {
    const { actor, effects, settled } = start({ session: [ADA, null] });
    await settled();
    actor.send({ type: 'window.shown' });
    expect((await settled()).value).toEqual({ unauthenticated: 'signedOut' });
    expect(effects.left).toHaveBeenCalledOnce();
  });
});

test('without its effects the machine fails loudly', async () => {
  const actor = createActor(authMachine, { input: { tokenPointer: '/signIn/token' } });
  actor.start();
  const state = await waitFor(actor, (snapshot) => snapshot.matches('unauthenticated'));
  expect(String(state.context.problem)).toContain('readSession');
});
