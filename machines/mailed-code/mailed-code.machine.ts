import { assign, fromPromise, setup } from 'xstate';

export type MailedCodeInput = {
  /** Where the code was sent to; null where the server knows: to the account's own address. */
  readonly email: string | null;
  /** Whether the page was loaded again since the code was sent: nobody knows any more how long ago that was. */
  readonly isRemembered: boolean;
};

type MailedCodeContext = MailedCodeInput & {
  readonly permit: string | null;
  /** Why the last try failed, for whoever asked for it. */
  readonly problem: unknown;
};

export type MailedCodeEvent =
  | { readonly type: 'code.requested' }
  | { readonly type: 'code.entered'; readonly code: string };

const unprovided = (name: string) => (): never => {
  throw new Error(`The mailed code runs without "${name}".`);
};

/** A code of one use that is in the mail: entered, refused, sent once more, taken. Ends with the permit it is changed for. */
export const mailedCodeMachine = setup({
  types: {
    input: {} as MailedCodeInput,
    context: {} as MailedCodeContext,
    events: {} as MailedCodeEvent,
    output: {} as string,
    tags: {} as 'busy',
  },
  actors: {
    /** Has another code mailed. */
    requestCode: fromPromise<void, { email: string | null }>(unprovided('requestCode')),
    /** Gives a permit for the right code. */
    exchangeCode: fromPromise<string, { email: string | null; code: string }>(unprovided('exchangeCode')),
  },
  actions: {
    forgetProblem: assign({ problem: null }),
    keepPermit: assign((_, { permit }: { permit: string }) => ({ permit })),
    keepProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
  },
  guards: {
    /** The page was loaded again since the code was sent. */
    isRemembered: ({ context }) => context.isRemembered,
  },
  delays: {
    /** Until another code may be asked for. */
    resendWait: unprovided('resendWait'),
  },
}).createMachine({
  id: 'mailedCode',
  description: 'A code of one use is in the mail. Whoever enters it proves that the address is theirs.',
  context: ({ input }) => ({ ...input, permit: null, problem: null }),
  output: ({ context }) => context.permit ?? '',
  initial: 'opening',
  states: {
    opening: {
      description: 'It is being looked at whether the code has just been sent.',
      always: [{ guard: 'isRemembered', target: 'awaited.resendable' }, { target: 'awaited' }],
    },
    awaited: {
      description: 'The code may be entered.',
      initial: 'resting',
      on: { 'code.entered': { target: 'exchanging', actions: 'forgetProblem' } },
      states: {
        resting: {
          description: 'The code has just been sent; another one is not sent yet.',
          after: { resendWait: { target: 'resendable' } },
        },
        resendable: {
          description: 'Another code may be asked for.',
          on: { 'code.requested': { target: '#mailedCode.resending', actions: 'forgetProblem' } },
        },
      },
    },
    resending: {
      description: 'Another code is being mailed; the older one is good no more.',
      tags: 'busy',
      invoke: {
        src: 'requestCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'awaited.resting' },
        onError: {
          target: 'awaited.resendable',
          actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    exchanging: {
      description: 'The server is looking at the code.',
      tags: 'busy',
      invoke: {
        src: 'exchangeCode',
        input: ({ context, event }) => ({ email: context.email, code: 'code' in event ? event.code : '' }),
        onDone: {
          target: 'exchanged',
          actions: { type: 'keepPermit', params: ({ event }) => ({ permit: event.output }) },
        },
        onError: {
          target: 'awaited.resendable',
          actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    exchanged: {
      description: 'The code was right. It has been changed for a permit and is good no more.',
      type: 'final',
    },
  },
});
