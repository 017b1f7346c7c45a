import { assign, fromPromise, setup } from 'xstate';
import { unprovidedIn } from '../unprovided.ts';

export type OneTimeCodeInput = {
  /** The address the code was sent to; null for the email of the account, which is stored on the server. */
  readonly email: string | null;
  /** Whether the page was reloaded since the code was sent, so the time of sending is unknown. */
  readonly isReloaded: boolean;
};

type OneTimeCodeContext = OneTimeCodeInput & {
  readonly permit: string | null;
  /** The error of the last operation, for the form that started it. */
  readonly problem: unknown;
};

export type OneTimeCodeEvent =
  | { readonly type: 'code.requested' }
  | { readonly type: 'code.entered'; readonly code: string };

const unprovided = unprovidedIn('mailed code');

/** A one-time code sent by email: entered, refused, sent again, accepted. Ends with the permit it is exchanged for. */
export const oneTimeCodeMachine = setup({
  types: {
    input: {} as OneTimeCodeInput,
    context: {} as OneTimeCodeContext,
    events: {} as OneTimeCodeEvent,
    output: {} as string,
    tags: {} as 'busy',
  },
  actors: {
    /** Requests another code by email. */
    requestCode: fromPromise<void, { email: string | null }>(unprovided('requestCode')),
    /** Exchanges the correct code for a permit. */
    exchangeCode: fromPromise<string, { email: string | null; code: string }>(unprovided('exchangeCode')),
  },
  actions: {
    clearProblem: assign({ problem: null }),
    assignPermit: assign((_, { permit }: { permit: string }) => ({ permit })),
    assignProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
  },
  guards: {
    /** The page was reloaded since the code was sent. */
    isReloaded: ({ context }) => context.isReloaded,
  },
  delays: {
    /** Time until another code can be requested. */
    resendDelay: unprovided('resendDelay'),
  },
}).createMachine({
  id: 'oneTimeCode',
  description: 'A one-time code was sent by email. Entering it proves access to the address.',
  context: ({ input }) => ({ ...input, permit: null, problem: null }),
  output: ({ context }) => context.permit ?? '',
  initial: 'checkingReload',
  states: {
    checkingReload: {
      description: 'Checking whether the code has just been sent.',
      always: [{ guard: 'isReloaded', target: 'awaitingCode.canResend' }, { target: 'awaitingCode' }],
    },
    awaitingCode: {
      description: 'The code can be entered.',
      initial: 'justSent',
      on: { 'code.entered': { target: 'exchangingCode', actions: 'clearProblem' } },
      states: {
        justSent: {
          description: 'The code has just been sent. Another one cannot be requested yet.',
          after: { resendDelay: { target: 'canResend' } },
        },
        canResend: {
          description: 'Another code can be requested.',
          on: { 'code.requested': { target: '#oneTimeCode.resendingCode', actions: 'clearProblem' } },
        },
      },
    },
    resendingCode: {
      description: 'Requesting another code. The earlier one is no longer valid.',
      tags: 'busy',
      invoke: {
        src: 'requestCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'awaitingCode.justSent' },
        onError: {
          target: 'awaitingCode.canResend',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    exchangingCode: {
      description: 'Verifying the code.',
      tags: 'busy',
      invoke: {
        src: 'exchangeCode',
        input: ({ context, event }) => ({ email: context.email, code: 'code' in event ? event.code : '' }),
        onDone: {
          target: 'exchanged',
          actions: { type: 'assignPermit', params: ({ event }) => ({ permit: event.output }) },
        },
        onError: {
          target: 'awaitingCode.canResend',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    exchanged: {
      description: 'The code was correct. It was exchanged for a permit and is no longer valid.',
      type: 'final',
    },
  },
});
