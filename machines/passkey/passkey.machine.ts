import { assign, fromPromise, setup } from 'xstate';
import type { PasskeyAnswer } from '#domain/access/passkeys/passkey.schema.ts';
import { unprovidedIn } from '../unprovided.ts';

type PasskeyContext = {
  /** The response of the authenticator, while the server checks it. */
  readonly answer: PasskeyAnswer | null;
  /** Why the last attempt failed. */
  readonly problem: unknown;
};

export type PasskeyEvent = { readonly type: 'retry.requested' };

const unprovided = unprovidedIn('passkey');

/**
 * A sign-in with a passkey instead of a password. Nobody is signed in before the server has accepted the response of the
 * authenticator, so the auth machine takes no part until the session is open.
 */
export const passkeyMachine = setup({
  types: {
    context: {} as PasskeyContext,
    events: {} as PasskeyEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Requests a challenge, and has the browser ask for a passkey. */
    askAuthenticator: fromPromise<PasskeyAnswer>(unprovided('askAuthenticator')),
    /** Exchanges the response of the authenticator for the tokens of a session, and stores them. */
    checkAnswer: fromPromise<void, { answer: PasskeyAnswer | null }>(unprovided('checkAnswer')),
    /** Resolves once the auth machine has read the session, or has noticed that it can't be read. */
    readSession: fromPromise<void>(unprovided('readSession')),
  },
  actions: {
    clearProblem: assign({ problem: null }),
    assignAnswer: assign((_, { answer }: { answer: PasskeyAnswer }) => ({ answer })),
    clearAnswer: assign({ answer: null }),
    assignProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
  },
}).createMachine({
  id: 'passkey',
  description: 'The user has chosen to sign in with a passkey.',
  context: { answer: null, problem: null },
  initial: 'askingAuthenticator',
  states: {
    askingAuthenticator: {
      description: 'The browser asks for a passkey.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        src: 'askAuthenticator',
        onDone: {
          target: 'checkingAnswer',
          actions: { type: 'assignAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    checkingAnswer: {
      description: 'The server checks the response of the authenticator.',
      tags: 'busy',
      exit: 'clearAnswer',
      invoke: {
        src: 'checkAnswer',
        input: ({ context: { answer } }) => ({ answer }),
        onDone: { target: 'readingSession' },
        onError: {
          target: 'failed',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    failed: {
      description: 'No passkey was used, or the server has refused it. The user can try again, or use the password.',
      on: { 'retry.requested': { target: 'askingAuthenticator' } },
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
  },
});
