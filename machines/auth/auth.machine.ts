import { assign, fromPromise, setup } from 'xstate';
import type { SignIn } from '#domain/access/credentials.schema.ts';
import type { SignUp } from '#domain/access/new-password.schema.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { type Tokens, tokensAt } from '#domain/platform/config/sign-in-answer.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { unprovidedIn } from '../unprovided.ts';

export type AuthInput = {
  /** JSON pointer to the token in the data of a sign-in response. */
  readonly tokenPointer: string;
};

type AuthContext = AuthInput & {
  readonly user: SessionUser | null;
  /** The operation in progress. */
  readonly credentials: SignIn | null;
  readonly registration: SignUp | null;
  /** Tokens of the last response, until they are stored. */
  readonly tokens: Tokens | null;
  /** The error of the last operation, for the form that started it. */
  readonly problem: unknown;
};

export type AuthEvent =
  | { readonly type: 'credentials.submitted'; readonly credentials: SignIn }
  | { readonly type: 'registration.submitted'; readonly registration: SignUp }
  | { readonly type: 'window.shown' }
  | { readonly type: 'session.changed' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'signOut.requested' };

const unprovided = unprovidedIn('auth');

/** Who uses this browser: sign-in, sign-up, the session and its end. */
export const authMachine = setup({
  types: {
    input: {} as AuthInput,
    context: {} as AuthContext,
    events: {} as AuthEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** The user of the stored token; null if there is no token, or it is not valid. */
    readSession: fromPromise<SessionUser | null>(unprovided('readSession')),
    /** The data of the sign-in response, unchanged. */
    signIn: fromPromise<unknown, SignIn>(unprovided('signIn')),
    signUp: fromPromise<void, SignUp>(unprovided('signUp')),
    /** Ends the session on the server. */
    signOut: fromPromise<void>(unprovided('signOut')),
  },
  actions: {
    storeTokens: (_, _params: { tokens: Tokens | null }) => unprovided('storeTokens')(),
    /** Removes tokens and PIN flags, in this tab and thereby in all others. */
    clearTokens: unprovided('clearTokens'),
    /** Navigates to sign-in. */
    goToSignIn: unprovided('goToSignIn'),
    /** Logs that the sign-in response has no token. */
    logMissingToken: (_, _params: { pointer: string }) => unprovided('logMissingToken')(),
    clearUser: assign({ user: null }),
    clearCredentials: assign({ credentials: null, registration: null, tokens: null }),
  },
  guards: {
    /** The session query returned a user. */
    hasUser: (_, { user }: { user: SessionUser | null }) => user !== null,
    /** There is a string at the configured position in the sign-in response. */
    hasToken: ({ context }, { answer }: { answer: unknown }) => tokensAt(answer, context.tokenPointer) !== null,
  },
}).createMachine({
  id: 'auth',
  description: 'Who uses this browser.',
  context: ({ input }) => ({
    ...input,
    user: null,
    credentials: null,
    registration: null,
    tokens: null,
    problem: null,
  }),
  initial: 'loadingSession',
  states: {
    loadingSession: {
      description: 'The page has just been opened. Reading the session.',
      tags: 'busy',
      on: { 'session.ended': { target: 'unauthenticated', actions: assign({ problem: null }) } },
      invoke: {
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'hasUser', params: ({ event }) => ({ user: event.output }) },
            target: 'authenticated',
            actions: assign({ user: ({ event }) => event.output, problem: null }),
          },
          { target: 'unauthenticated' },
        ],
        onError: {
          target: 'unauthenticated.sessionNotLoaded',
          actions: assign({ problem: ({ event }) => event.error }),
        },
      },
    },
    authenticated: {
      description: 'A user is signed in.',
      entry: 'clearCredentials',
      on: {
        'signOut.requested': { target: 'signingOut' },
        'session.ended': { target: 'unauthenticated', actions: ['clearUser', 'clearTokens', 'goToSignIn'] },
      },
      initial: 'sessionLoaded',
      states: {
        sessionLoaded: {
          description: 'The user data is that of the last session query.',
          on: { 'window.shown': { target: 'reloadingSession' }, 'session.changed': { target: 'reloadingSession' } },
        },
        reloadingSession: {
          description: 'The page is visible again, or something has changed. Reading the session again.',
          on: { 'session.changed': { target: 'reloadingSession', reenter: true } },
          invoke: {
            src: 'readSession',
            onDone: [
              {
                guard: { type: 'hasUser', params: ({ event }) => ({ user: event.output }) },
                target: 'sessionLoaded',
                actions: assign({ user: ({ event }) => event.output }),
              },
              { target: '#auth.unauthenticated', actions: ['clearUser', 'clearTokens', 'goToSignIn'] },
            ],
            onError: { target: 'sessionLoaded' },
          },
        },
      },
    },
    signingOut: {
      description: 'Ending the session on the server. Whatever the response, it ends in this browser.',
      tags: 'busy',
      invoke: {
        src: 'signOut',
        onDone: { target: 'unauthenticated', actions: ['clearUser', 'clearTokens', 'goToSignIn'] },
        onError: { target: 'unauthenticated', actions: ['clearUser', 'clearTokens', 'goToSignIn'] },
      },
    },
    unauthenticated: {
      description: 'Nobody is signed in.',
      entry: 'clearCredentials',
      on: {
        'credentials.submitted': {
          target: 'signingIn',
          actions: assign({ credentials: ({ event }) => event.credentials, problem: null }),
        },
        'registration.submitted': {
          target: 'signingUp',
          actions: assign({ registration: ({ event }) => event.registration, problem: null }),
        },
        'session.changed': { target: 'loadingSession' },
      },
      initial: 'signedOut',
      states: {
        signedOut: { description: 'This browser has no session, or the last attempt to sign in failed.' },
        sessionNotLoaded: {
          description: 'The session could not be loaded. Its token may still be valid, and is retained for a retry.',
          on: { 'retry.requested': { target: '#auth.loadingSession' } },
        },
      },
    },
    signingUp: {
      description: 'Creating an account. Sign-in follows automatically.',
      tags: 'busy',
      invoke: {
        src: 'signUp',
        input: ({ context }) => required(context.registration),
        onDone: {
          target: 'signingIn',
          actions: assign({
            credentials: ({ context }) => {
              const { email, password } = required(context.registration);
              return { email, password };
            },
          }),
        },
        onError: { target: 'unauthenticated', actions: assign({ problem: ({ event }) => event.error }) },
      },
    },
    signingIn: {
      description: 'Checking email and password.',
      tags: 'busy',
      invoke: {
        src: 'signIn',
        input: ({ context }) => required(context.credentials),
        onDone: [
          {
            guard: { type: 'hasToken', params: ({ event }) => ({ answer: event.output }) },
            target: 'openingSession',
            actions: [
              assign({ tokens: ({ context, event }) => tokensAt(event.output, context.tokenPointer) }),
              { type: 'storeTokens', params: ({ context }) => ({ tokens: context.tokens }) },
            ],
          },
          {
            target: 'unauthenticated',
            actions: [
              { type: 'logMissingToken', params: ({ context }) => ({ pointer: context.tokenPointer }) },
              assign({ problem: () => new ProductError('TOKEN_MISSING') }),
            ],
          },
        ],
        onError: { target: 'unauthenticated', actions: assign({ problem: ({ event }) => event.error }) },
      },
    },
    openingSession: {
      description: 'The token is stored. Reading its session.',
      tags: 'busy',
      on: {
        'session.ended': {
          target: 'unauthenticated',
          actions: ['clearTokens', assign({ problem: () => new ProductError('UNAUTHENTICATED') })],
        },
      },
      invoke: {
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'hasUser', params: ({ event }) => ({ user: event.output }) },
            target: 'authenticated',
            actions: assign({ user: ({ event }) => event.output }),
          },
          {
            target: 'unauthenticated',
            actions: ['clearTokens', assign({ problem: () => new ProductError('UNAUTHENTICATED') })],
          },
        ],
        onError: {
          target: 'unauthenticated',
          actions: ['clearTokens', assign({ problem: ({ event }) => event.error })],
        },
      },
    },
  },
});

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A value of this auth state is missing.');
  return value;
}
