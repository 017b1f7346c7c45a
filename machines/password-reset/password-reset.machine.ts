import { assign, fromPromise, setup } from 'xstate';
import { ProductError } from '#domain/platform/errors.ts';
import { mailedCodeMachine } from '../mailed-code/mailed-code.machine.ts';

type ResetContext = {
  /** The address the code was sent to, whether or not it has an account. */
  readonly email: string | null;
  readonly permit: string | null;
  /** The error of the last operation, for the form that started it. */
  readonly problem: unknown;
};

export type PasswordResetEvent =
  | { readonly type: 'start.opened' }
  | { readonly type: 'email.given'; readonly email: string }
  | { readonly type: 'email.remembered'; readonly email: string }
  | { readonly type: 'password.chosen'; readonly password: string };

const unprovided = (name: string) => (): never => {
  throw new Error(`The password reset runs without "${name}".`);
};

const INITIAL: ResetContext = { email: null, permit: null, problem: null };

/** Password reset: email, code, new password. Never reveals whether the email has an account. */
export const passwordResetMachine = setup({
  types: {
    context: {} as ResetContext,
    events: {} as PasswordResetEvent,
    tags: {} as 'busy',
    children: {} as { mailedCode: 'mailedCode' },
  },
  actors: {
    /** Requests a code by email, which is sent if the address has an account. */
    requestCode: fromPromise<void, { email: string | null }>(unprovided('requestCode')),
    /** From sending the code to its permit. */
    mailedCode: mailedCodeMachine,
    resetPassword: fromPromise<void, { permit: string; password: string }>(unprovided('resetPassword')),
  },
  actions: {
    /** Navigates to the page for the code, and retains the email for a reload of that page. */
    showCodeEntry: (_, _params: { email: string | null }) => unprovided('showCodeEntry')(),
    /** Navigates to the page for a new password. */
    showChoice: unprovided('showChoice'),
    /** Navigates back to the page that requests a code. */
    showStart: unprovided('showStart'),
    /** Shows that the password was changed, and navigates to sign-in. */
    finish: unprovided('finish'),
    /** Deletes the email retained for a reload. */
    forgetEmail: unprovided('forgetEmail'),
    forgetProblem: assign({ problem: null }),
    forgetAll: assign(INITIAL),
    keepEmail: assign((_, { email }: { email: string | undefined }) => ({ email: email ?? '', problem: null })),
    keepPermit: assign((_, { permit }: { permit: string }) => ({ permit })),
    keepProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
  },
  guards: {
    /** The permit from the code has been used, or has expired. */
    isPermitSpent: (_, { error }: { error: unknown }) => error instanceof ProductError && error.code === 'CODE_ENDED',
  },
}).createMachine({
  id: 'passwordReset',
  description: 'Password reset with a code sent by email.',
  context: INITIAL,
  initial: 'asking',
  states: {
    asking: {
      description: 'The user enters an email.',
      on: {
        'email.given': {
          target: 'requesting',
          actions: { type: 'keepEmail', params: ({ event }) => event },
        },
        'email.remembered': {
          target: 'awaitingCode',
          actions: { type: 'keepEmail', params: ({ event }) => event },
        },
      },
    },
    requesting: {
      description: 'Requesting a code, which is emailed if the address has an account.',
      tags: 'busy',
      invoke: {
        src: 'requestCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          target: 'awaitingCode',
          actions: { type: 'showCodeEntry', params: ({ context }) => ({ email: context.email }) },
        },
        onError: {
          target: 'asking',
          actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    awaitingCode: {
      description: 'A code may have been sent. It can be exchanged for a permit.',
      invoke: {
        id: 'mailedCode',
        src: 'mailedCode',
        input: ({ context, event }) => ({ email: context.email, isRemembered: event.type === 'email.remembered' }),
        onDone: {
          target: 'choosing',
          actions: [{ type: 'keepPermit', params: ({ event }) => ({ permit: event.output }) }, 'showChoice'],
        },
      },
      on: { 'start.opened': { target: 'asking', actions: ['forgetAll', 'forgetEmail'] } },
    },
    choosing: {
      description: 'The code was correct. A new password can be set.',
      on: {
        'password.chosen': { target: 'resetting', actions: 'forgetProblem' },
        'start.opened': { target: 'asking', actions: ['forgetAll', 'forgetEmail'] },
      },
    },
    resetting: {
      description: 'Setting the new password. Every session of the user ends.',
      tags: 'busy',
      invoke: {
        src: 'resetPassword',
        input: ({ context, event }) => ({
          permit: context.permit ?? '',
          password: 'password' in event ? event.password : '',
        }),
        onDone: { target: 'done', actions: ['forgetAll', 'forgetEmail', 'finish'] },
        onError: [
          {
            guard: { type: 'isPermitSpent', params: ({ event }) => ({ error: event.error }) },
            target: 'asking',
            actions: [
              'forgetAll',
              'forgetEmail',
              { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
              'showStart',
            ],
          },
          {
            target: 'choosing',
            actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
          },
        ],
      },
    },
    done: {
      description: 'The password was changed. Sign-in is next.',
      on: { 'start.opened': { target: 'asking' } },
    },
  },
});
