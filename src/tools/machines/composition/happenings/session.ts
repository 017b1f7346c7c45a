import { ProductError } from '#domain/platform/errors.ts';
import type { Draft } from '../draft.ts';
import { USERS } from '../parts.ts';
import { FAILURES } from '../setting.ts';
import type { Happening } from './happening.ts';

const TOKENS = { token: 'opaque' };
const NO_TOKENS = { token: null };
const WRONG = new ProductError('WRONG_CREDENTIALS');
const CREDENTIALS = { email: 'ada@example.org', password: 'a long passphrase' };
const SUBMITTED = { type: 'credentials.submitted', credentials: CREDENTIALS } as const;

const isReading = (now: Draft): boolean => now.runs('auth', 'readSession') !== undefined;
const isSigningIn = (now: Draft): boolean => now.runs('auth', 'signIn') !== undefined;

/** Requests of the auth machine and their outcomes, and what the user does with the session. */
export const SESSION_HAPPENINGS: readonly Happening[] = [
  {
    name: 'the session is read',
    area: 'session',
    when: (now) => isReading(now) && now.world.isReadWithToken && now.world.isReachable && now.world.refusal === 'none',
    happens: (draft) => {
      const { world } = draft;
      if (!world.isSessionValid) return draft.refuse('ofSession');
      draft.respond(true);
      world.cachedPin = world.serverPin;
      draft.succeed('auth', 'readSession', USERS[world.serverPin]);
    },
  },
  {
    name: 'the session cannot be read, because the server is not reached',
    area: 'session',
    when: (now) =>
      isReading(now) && now.world.isReadWithToken && !now.world.isReachable && now.world.refusal === 'none',
    happens: (draft) => {
      const { cachedPin, hasToken } = draft.world;
      if (cachedPin === 'nothing' || !hasToken) {
        draft.loseRequest();
        return draft.fail('auth', 'readSession', FAILURES.network);
      }
      draft.respond(false);
      draft.succeed('auth', 'readSession', USERS[cachedPin]);
    },
  },
  {
    name: 'there is no token to read a session with',
    area: 'session',
    when: (now) => isReading(now) && !now.world.isReadWithToken,
    happens: (draft) => draft.succeed('auth', 'readSession', null),
  },
  {
    name: 'the user submits email and password',
    area: 'session',
    when: (now) => now.world.shown === 'login' && now.auth.matches('unauthenticated'),
    happens: (draft) => draft.send('view', 'auth', SUBMITTED),
  },
  {
    name: 'sign-in succeeds',
    area: 'session',
    when: (now) => isSigningIn(now) && now.world.isReachable,
    happens: (draft) => {
      draft.respond(true);
      draft.world.isSessionValid = true;
      if (draft.world.serverPin === 'verified') draft.world.serverPin = 'pending';
      draft.succeed('auth', 'signIn', TOKENS);
    },
  },
  {
    name: 'sign-in is refused',
    area: 'session',
    when: (now) => isSigningIn(now) && now.world.isReachable,
    happens: (draft) => {
      draft.respond(true);
      draft.fail('auth', 'signIn', WRONG);
    },
  },
  {
    name: 'the response to sign-in has no token',
    area: 'session',
    when: (now) => isSigningIn(now) && now.world.isReachable,
    happens: (draft) => {
      draft.respond(true);
      draft.succeed('auth', 'signIn', NO_TOKENS);
    },
  },
  {
    name: 'sign-in does not reach the server',
    area: 'session',
    when: (now) => isSigningIn(now) && !now.world.isReachable,
    happens: (draft) => {
      draft.loseRequest();
      draft.fail('auth', 'signIn', FAILURES.network);
    },
  },
  {
    name: 'the user signs out',
    area: 'session',
    endsSession: true,
    when: (now) => now.world.shown !== null && now.auth.matches('authenticated'),
    happens: (draft) => draft.send('view', 'auth', { type: 'signOut.requested' }),
  },
  {
    name: 'sign-out is answered',
    area: 'session',
    when: (now) => now.runs('auth', 'signOut') !== undefined && now.world.refusal === 'none',
    happens: (draft) => {
      const { world } = draft;
      if (!world.isReachable) {
        draft.loseRequest();
        return draft.fail('auth', 'signOut', FAILURES.network);
      }
      if (!world.isSessionValid) {
        // The request is refused as any other, and then fails.
        draft.refuse('ofView');
        draft.resolve();
        return draft.fail('auth', 'signOut');
      }
      draft.respond(true);
      world.isSessionValid = false;
      draft.succeed('auth', 'signOut', undefined);
    },
  },
  {
    name: 'the user asks to load the session again',
    area: 'session',
    when: (now) => now.auth.matches({ unauthenticated: 'sessionNotLoaded' }) && now.world.shown === 'login',
    happens: (draft) => draft.send('view', 'auth', { type: 'retry.requested' }),
  },
  {
    name: 'the user returns to the window',
    area: 'session',
    when: (now) => now.auth.matches({ authenticated: 'sessionLoaded' }),
    happens: (draft) => draft.windowShown(),
  },
  {
    name: 'the time of the session is up',
    area: 'session',
    endsSession: true,
    when: (now) => now.auth.matches('authenticated') && now.world.shown !== null,
    happens: (draft) => {
      draft.world.isSessionValid = false;
      draft.timeUp();
    },
  },
];
