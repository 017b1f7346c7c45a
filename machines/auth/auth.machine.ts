import { assign, fromPromise, setup } from 'xstate';
import { type Tokens, tokensAt } from '#domain/config/sign-in-answer.ts';
import type { SignIn } from '#domain/credentials/credentials.schema.ts';
import type { SignUp } from '#domain/credentials/new-password.schema.ts';
import type { SessionUser } from '#domain/entities/user.schema.ts';
import { ProductError } from '#domain/errors.ts';

export type AuthInput = {
  /** JSON pointer to the token in the data of a sign-in answer. */
  readonly tokenPointer: string;
};

type AuthContext = AuthInput & {
  readonly user: SessionUser | null;
  /** What is being tried right now. */
  readonly credentials: SignIn | null;
  readonly registration: SignUp | null;
  /** Tokens of the answer at hand, until they are stored. */
  readonly tokens: Tokens | null;
  /** Why the last try failed, for whoever asked for it. */
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

const unprovided = (name: string) => (): never => {
  throw new Error(`The auth machine runs without its effect "${name}".`);
};

/** Who uses this browser: sign-in, registration, the session and its end. */
export const authMachine = setup({
  types: {
    input: {} as AuthInput,
    context: {} as AuthContext,
    events: {} as AuthEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** The user of the stored token; null where there is no token or it leads to nobody. */
    readSession: fromPromise<SessionUser | null>(unprovided('readSession')),
    /** The data of the sign-in call, as it came. */
    signIn: fromPromise<unknown, SignIn>(unprovided('signIn')),
    signUp: fromPromise<void, SignUp>(unprovided('signUp')),
    /** Ends the session at the server. */
    signOut: fromPromise<void>(unprovided('signOut')),
  },
  actions: {
    storeTokens: (_, _params: { tokens: Tokens | null }) => unprovided('storeTokens')(),
    /** Forgets tokens and PIN marks, in this tab and so in all others. */
    clearTokens: unprovided('clearTokens'),
    /** To the sign-in page. */
    leave: unprovided('leave'),
    /** Writes to the log that the sign-in answer held no token. */
    logMissingToken: (_, _params: { pointer: string }) => unprovided('logMissingToken')(),
    forgetUser: assign({ user: null }),
    forgetTry: assign({ credentials: null, registration: null, tokens: null }),
  },
  guards: {
    /** The session call named a user. */
    isSomebody: (_, { user }: { user: SessionUser | null }) => user !== null,
    /** A string stands at the configured place of the sign-in answer. */
    holdsToken: ({ context }, { answer }: { answer: unknown }) => tokensAt(answer, context.tokenPointer) !== null,
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
  initial: 'loading',
  states: {
    loading: {
      description: 'The page has just been opened; the session is being read.',
      tags: 'busy',
      invoke: {
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output }) },
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
      description: 'Somebody is signed in.',
      entry: 'forgetTry',
      on: {
        'signOut.requested': { target: 'signingOut' },
        'session.ended': { target: 'unauthenticated', actions: ['forgetUser', 'clearTokens', 'leave'] },
      },
      initial: 'current',
      states: {
        current: {
          description: 'What is known of the person is as new as the last look.',
          on: { 'window.shown': { target: 'rereading' }, 'session.changed': { target: 'rereading' } },
        },
        rereading: {
          description: 'The page has come into view again, or something changed: the session is read once more.',
          on: { 'session.changed': { target: 'rereading', reenter: true } },
          invoke: {
            src: 'readSession',
            onDone: [
              {
                guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output }) },
                target: 'current',
                actions: assign({ user: ({ event }) => event.output }),
              },
              { target: '#auth.unauthenticated', actions: ['forgetUser', 'clearTokens', 'leave'] },
            ],
            onError: { target: 'current' },
          },
        },
      },
    },
    signingOut: {
      description: 'The session is being ended at the server. Whatever the server says, it ends in this browser.',
      tags: 'busy',
      invoke: {
        src: 'signOut',
        onDone: { target: 'unauthenticated', actions: ['forgetUser', 'clearTokens', 'leave'] },
        onError: { target: 'unauthenticated', actions: ['forgetUser', 'clearTokens', 'leave'] },
      },
    },
    unauthenticated: {
      description: 'Nobody is signed in.',
      entry: 'forgetTry',
      on: {
        'credentials.submitted': {
          target: 'signingIn',
          actions: assign({ credentials: ({ event }) => event.credentials, problem: null }),
        },
        'registration.submitted': {
          target: 'signingUp',
          actions: assign({ registration: ({ event }) => event.registration, problem: null }),
        },
        'session.changed': { target: 'loading' },
      },
      initial: 'signedOut',
      states: {
        signedOut: { description: 'This browser has no session, or the last attempt to sign in failed.' },
        sessionNotLoaded: {
          description: 'The session could not be loaded. Its token may still be valid, and is kept for another try.',
          on: { 'retry.requested': { target: '#auth.loading' } },
        },
      },
    },
    signingUp: {
      description: 'An account is being asked for; sign-in follows of itself.',
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
      description: 'E-mail and password are being checked.',
      tags: 'busy',
      invoke: {
        src: 'signIn',
        input: ({ context }) => required(context.credentials),
        onDone: [
          {
            guard: { type: 'holdsToken', params: ({ event }) => ({ answer: event.output }) },
            target: 'opening',
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
    opening: {
      description: 'The token is stored; the session behind it is being read.',
      tags: 'busy',
      invoke: {
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output }) },
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
  if (value === null) throw new Error('The auth machine runs without what it tries.');
  return value;
}
