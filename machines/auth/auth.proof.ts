import type { SessionUser } from '#domain/access/session-user.schema.ts';
import type { Invariant, MachineGuide, MachineModel, Proof } from '../machine.proof.ts';
import type { authMachine } from './auth.machine.ts';

/** A signed-in user, for proofs and tests in which it does not matter who it is. */
export const EXAMPLE_USER = {
  id: '0190a5e0-0000-7000-8000-000000000001',
  name: 'Ada Byron',
  email: 'ada@example.org',
  userRole: 'student',
  is_complete_profile: 1,
  free_topics: [],
  standard_plan_purchased: false,
  standard_plan: null,
  pro_plan_purchased: false,
  purchased_subjects: [],
  permissions: [],
  pin: 'none',
  language: null,
} as const satisfies SessionUser;
const TOKENS = { signIn: { token: 'opaque', refreshToken: 'refresh', expiresIn: 300 } };
const CREDENTIALS = { email: 'ada@example.org', password: 'a long passphrase' };

const failure = { error: new Error('The server could not be reached.') };
const reading = [{ output: EXAMPLE_USER }, { output: null }, failure];

const model: MachineModel<typeof authMachine> = {
  inputs: [{ tokenPointer: '/signIn/token' }],
  events: [
    { type: 'credentials.submitted', credentials: CREDENTIALS },
    { type: 'registration.submitted', registration: { ...CREDENTIALS, name: 'Ada Byron' } },
    { type: 'window.shown' },
    { type: 'session.changed' },
    { type: 'session.ended' },
    { type: 'retry.requested' },
    { type: 'signOut.requested' },
  ],
  answers: {
    readSession: reading,
    signIn: [{ output: TOKENS }, { output: { signIn: { token: null } } }, failure],
    signUp: [{ output: undefined }, failure],
    signOut: [{ output: undefined }, failure],
  },
  delays: {},
  key: ({ problem, user }) => ({ problem: problem !== null, user: user !== null }),
};

const TOKEN_ORDERS = new Set(['storeTokens', 'clearTokens']);

const invariants: readonly Invariant<typeof authMachine>[] = [
  {
    sentence: 'Nobody is signed in without a user.',
    holds: ({ snapshot }) => !snapshot.matches('authenticated') || snapshot.context.user !== null,
  },
  {
    sentence: 'After sign-in a token has been stored, and not been cleared since.',
    holds: ({ snapshot }, earlier) => {
      const before = earlier.at(-1);
      if (!snapshot.matches('authenticated') || !before?.snapshot.matches('openingSession')) return true;
      const last = earlier.flatMap(({ effects }) => effects).findLast(({ name }) => TOKEN_ORDERS.has(name));
      return last?.name === 'storeTokens' && (last.params as { tokens: unknown }).tokens !== null;
    },
  },
  {
    sentence: 'After signing out, neither user, password nor token is in memory.',
    holds: ({ snapshot }) =>
      !snapshot.matches('unauthenticated') ||
      [
        snapshot.context.user,
        snapshot.context.credentials,
        snapshot.context.registration,
        snapshot.context.tokens,
      ].every((value) => value === null),
  },
  {
    sentence: 'After signing in, no password is in memory.',
    holds: ({ snapshot }) =>
      !snapshot.matches('authenticated') ||
      (snapshot.context.credentials === null && snapshot.context.registration === null),
  },
  {
    sentence: 'When a session ends, the token is cleared and the user is redirected.',
    holds: ({ snapshot, effects }, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      const wasIn = before?.matches('authenticated') === true || before?.matches('signingOut') === true;
      if (!wasIn || !snapshot.matches('unauthenticated')) return true;
      const names = effects.map(({ name }) => name);
      return names.includes('clearTokens') && names.includes('goToSignIn');
    },
  },
  {
    sentence: 'A session that could not be loaded has a reason, and its token is not cleared.',
    holds: ({ snapshot, effects }) =>
      !snapshot.matches({ unauthenticated: 'sessionNotLoaded' }) ||
      (snapshot.context.problem !== null && !effects.some(({ name }) => name === 'clearTokens')),
  },
];

const guide: MachineGuide<typeof authMachine> = {
  purpose:
    'Who uses this browser: sign-in, sign-up, the session and its end. It decides nothing about addresses, which is the guard’s task.',
  owner: '`startApp` creates and starts it with the application. It lives as long as the page.',
  startedIn: 'src/client/app.actors.ts',
  events: {
    'credentials.submitted': 'The user submits email and password.',
    'registration.submitted': 'The user submits the form for a new account.',
    'window.shown': 'The user has returned to the window, where the session may have changed meanwhile.',
    'session.changed': 'Something has changed the session: a PIN, a purchase, a profile, or a sign-in in another tab.',
    'session.ended': 'The tokens are gone: another tab has signed out, or the reload guard has given the session up.',
    'retry.requested': 'The user tries to load the session again.',
    'signOut.requested': 'The user signs out, or the time of the session is up.',
  },
};

export const authProof: Proof<typeof authMachine> = { guide, model, invariants };
