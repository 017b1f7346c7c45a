import { assign, fromPromise, setup } from 'xstate';
import type { PasskeyAnswer } from '#domain/access/passkeys/passkey.schema.ts';
import { unprovidedIn } from '../unprovided.ts';

type SecondStepContext = {
  /** The response of an authenticator, while the server checks it. */
  readonly answer: PasskeyAnswer | null;
  /** The error of the last operation, for the form that started it. */
  readonly problem: unknown;
};

export type SecondStepEvent =
  | { readonly type: 'code.entered'; readonly code: string }
  | { readonly type: 'recoveryCode.chosen' }
  | { readonly type: 'appCode.chosen' }
  | { readonly type: 'passkey.chosen' };

const unprovided = unprovidedIn('second step');

const codeOf = (event: { readonly type: string; readonly code?: unknown }): { code: string } => ({
  code: typeof event.code === 'string' ? event.code : '',
});

/**
 * The second step of a sign-in, after the right password: a code of the app, a recovery code or a passkey, until the
 * session is open or the server has ended this sign-in. Nobody is signed in before that, so the auth machine takes no part.
 */
export const secondStepMachine = setup({
  types: {
    context: {} as SecondStepContext,
    events: {} as SecondStepEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Exchanges a correct code for the tokens of a session, and stores them. */
    checkCode: fromPromise<void, { code: string }>(unprovided('checkCode')),
    /** Requests a challenge for this sign-in, and has the browser ask for a passkey. */
    askAuthenticator: fromPromise<PasskeyAnswer>(unprovided('askAuthenticator')),
    /** Exchanges the response of the authenticator for the tokens of a session, and stores them. */
    checkPasskey: fromPromise<void, { answer: PasskeyAnswer | null }>(unprovided('checkPasskey')),
    /** Resolves once the auth machine has read the session, or has noticed that it can't be read. */
    readSession: fromPromise<void>(unprovided('readSession')),
  },
  actions: {
    clearProblem: assign({ problem: null }),
    assignAnswer: assign((_, { answer }: { answer: PasskeyAnswer }) => ({ answer })),
    clearAnswer: assign({ answer: null }),
    assignProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
  },
  guards: {
    /** The server has ended this sign-in: after ten minutes, or too many incorrect codes. */
    isSignInEnded: (_, { problem }: { problem: unknown }) =>
      typeof problem === 'object' && problem !== null && 'code' in problem && problem.code === 'SIGN_IN_ENDED',
  },
}).createMachine({
  id: 'secondStep',
  description: 'The password was correct. A code or a passkey opens the session.',
  context: { answer: null, problem: null },
  initial: 'enteringAppCode',
  states: {
    enteringAppCode: {
      description: 'The code of the authenticator app can be entered.',
      on: {
        'code.entered': { target: 'checkingAppCode', actions: 'clearProblem' },
        'recoveryCode.chosen': { target: 'enteringRecoveryCode', actions: 'clearProblem' },
        'passkey.chosen': { target: 'askingAuthenticator', actions: 'clearProblem' },
      },
    },
    enteringRecoveryCode: {
      description: 'A recovery code can be entered.',
      on: {
        'code.entered': { target: 'checkingRecoveryCode', actions: 'clearProblem' },
        'appCode.chosen': { target: 'enteringAppCode', actions: 'clearProblem' },
        'passkey.chosen': { target: 'askingAuthenticator', actions: 'clearProblem' },
      },
    },
    checkingAppCode: {
      description: 'The server checks the code of the app.',
      tags: 'busy',
      invoke: {
        src: 'checkCode',
        input: ({ event }) => codeOf(event),
        onDone: { target: 'readingSession' },
        onError: [
          {
            guard: { type: 'isSignInEnded', params: ({ event }) => ({ problem: event.error }) },
            target: 'ended',
            actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
          },
          {
            target: 'enteringAppCode',
            actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
          },
        ],
      },
    },
    checkingRecoveryCode: {
      description: 'The server checks the recovery code.',
      tags: 'busy',
      invoke: {
        src: 'checkCode',
        input: ({ event }) => codeOf(event),
        onDone: { target: 'readingSession' },
        onError: [
          {
            guard: { type: 'isSignInEnded', params: ({ event }) => ({ problem: event.error }) },
            target: 'ended',
            actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
          },
          {
            target: 'enteringRecoveryCode',
            actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
          },
        ],
      },
    },
    askingAuthenticator: {
      description: 'The browser asks for a passkey.',
      tags: 'busy',
      invoke: {
        src: 'askAuthenticator',
        onDone: {
          target: 'checkingPasskey',
          actions: { type: 'assignAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isSignInEnded', params: ({ event }) => ({ problem: event.error }) },
            target: 'ended',
            actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
          },
          {
            target: 'enteringAppCode',
            actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
          },
        ],
      },
    },
    checkingPasskey: {
      description: 'The server checks the response of the authenticator.',
      tags: 'busy',
      exit: 'clearAnswer',
      invoke: {
        src: 'checkPasskey',
        input: ({ context: { answer } }) => ({ answer }),
        onDone: { target: 'readingSession' },
        onError: [
          {
            guard: { type: 'isSignInEnded', params: ({ event }) => ({ problem: event.error }) },
            target: 'ended',
            actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
          },
          {
            target: 'enteringAppCode',
            actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
          },
        ],
      },
    },
    readingSession: {
      description: 'The session is open. The auth machine reads it, and shows whether that fails.',
      tags: 'busy',
      invoke: {
        src: 'readSession',
        onDone: { target: 'signedIn' },
        onError: { target: 'signedIn' },
      },
    },
    signedIn: {
      description: 'The session is open.',
      type: 'final',
    },
    ended: {
      description: 'The server has ended this sign-in. The password has to be entered again.',
      type: 'final',
    },
  },
});
