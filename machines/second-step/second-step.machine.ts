import { assign, fromPromise, setup } from 'xstate';
import { unprovidedIn } from '../unprovided.ts';

type SecondStepContext = {
  /** The error of the last operation, for the form that started it. */
  readonly problem: unknown;
};

export type SecondStepEvent =
  | { readonly type: 'code.entered'; readonly code: string }
  | { readonly type: 'recoveryCode.chosen' }
  | { readonly type: 'appCode.chosen' };

const unprovided = unprovidedIn('second step');

const codeOf = (event: { readonly type: string; readonly code?: unknown }): { code: string } => ({
  code: typeof event.code === 'string' ? event.code : '',
});

/**
 * The second step of a sign-in, after the right password: a code of the app or a recovery code, until the session is
 * open or the server has ended this sign-in. Nobody is signed in before that, so the auth machine takes no part.
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
    /** Resolves once the auth machine has read the session, or has noticed that it can't be read. */
    readSession: fromPromise<void>(unprovided('readSession')),
  },
  actions: {
    clearProblem: assign({ problem: null }),
    assignProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
  },
  guards: {
    /** The server has ended this sign-in: after ten minutes, or too many incorrect codes. */
    isSignInEnded: (_, { problem }: { problem: unknown }) =>
      typeof problem === 'object' && problem !== null && 'code' in problem && problem.code === 'SIGN_IN_ENDED',
  },
}).createMachine({
  id: 'secondStep',
  description: 'The password was correct. A code of the second step opens the session.',
  context: { problem: null },
  initial: 'enteringAppCode',
  states: {
    enteringAppCode: {
      description: 'The code of the authenticator app can be entered.',
      on: {
        'code.entered': { target: 'checkingAppCode', actions: 'clearProblem' },
        'recoveryCode.chosen': { target: 'enteringRecoveryCode', actions: 'clearProblem' },
      },
    },
    enteringRecoveryCode: {
      description: 'A recovery code can be entered.',
      on: {
        'code.entered': { target: 'checkingRecoveryCode', actions: 'clearProblem' },
        'appCode.chosen': { target: 'enteringAppCode', actions: 'clearProblem' },
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
