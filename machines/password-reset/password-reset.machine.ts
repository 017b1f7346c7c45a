import { assign, fromPromise, setup } from 'xstate';
import { ProductError } from '#domain/platform/errors.ts';
import { oneTimeCodeMachine } from '../one-time-code/one-time-code.machine.ts';
import { unprovidedIn } from '../unprovided.ts';

type ResetContext = {
  /** The address the code was sent to, whether or not it has an account. */
  readonly email: string | null;
  readonly permit: string | null;
  /** The error of the last operation, for the form that started it. */
  readonly problem: unknown;
};

export type PasswordResetEvent =
  | { readonly type: 'start.opened' }
  | { readonly type: 'email.submitted'; readonly email: string }
  | { readonly type: 'email.restored'; readonly email: string }
  | { readonly type: 'password.submitted'; readonly password: string };

const unprovided = unprovidedIn('password reset');

const INITIAL: ResetContext = { email: null, permit: null, problem: null };

/** Password reset: email, code, new password. Never reveals whether the email has an account. */
export const passwordResetMachine = setup({
  types: {
    context: {} as ResetContext,
    events: {} as PasswordResetEvent,
    tags: {} as 'busy',
    children: {} as { oneTimeCode: 'oneTimeCode' },
  },
  actors: {
    /** Requests a code by email, which is sent if the address has an account. */
    requestCode: fromPromise<void, { email: string | null }>(unprovided('requestCode')),
    /** From sending the code to its permit. */
    oneTimeCode: oneTimeCodeMachine,
    resetPassword: fromPromise<void, { permit: string; password: string }>(unprovided('resetPassword')),
  },
  actions: {
    /** Navigates to the page for the code, and retains the email for a reload of that page. */
    showCodeEntry: (_, _params: { email: string | null }) => unprovided('showCodeEntry')(),
    /** Navigates to the page for a new password. */
    showNewPassword: unprovided('showNewPassword'),
    /** Navigates back to the page that requests a code. */
    showStart: unprovided('showStart'),
    /** Shows that the password was changed, and navigates to sign-in. */
    showDone: unprovided('showDone'),
    /** Deletes the email retained for a reload. */
    deleteSavedEmail: unprovided('deleteSavedEmail'),
    clearProblem: assign({ problem: null }),
    reset: assign(INITIAL),
    assignEmail: assign((_, { email }: { email: string | undefined }) => ({ email: email ?? '', problem: null })),
    assignPermit: assign((_, { permit }: { permit: string }) => ({ permit })),
    assignProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
  },
  guards: {
    /** The permit from the code has been used, or has expired. */
    isPermitExpired: (_, { error }: { error: unknown }) => error instanceof ProductError && error.code === 'CODE_ENDED',
  },
}).createMachine({
  id: 'passwordReset',
  description: 'Password reset with a code sent by email.',
  context: INITIAL,
  initial: 'enteringEmail',
  states: {
    enteringEmail: {
      description: 'The user enters an email.',
      on: {
        'email.submitted': {
          target: 'requestingCode',
          actions: { type: 'assignEmail', params: ({ event }) => event },
        },
        'email.restored': {
          target: 'awaitingCode',
          actions: { type: 'assignEmail', params: ({ event }) => event },
        },
      },
    },
    requestingCode: {
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
          target: 'enteringEmail',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    awaitingCode: {
      description: 'A code may have been sent. It can be exchanged for a permit.',
      invoke: {
        id: 'oneTimeCode',
        src: 'oneTimeCode',
        input: ({ context, event }) => ({ email: context.email, isReloaded: event.type === 'email.restored' }),
        onDone: {
          target: 'choosingPassword',
          actions: [{ type: 'assignPermit', params: ({ event }) => ({ permit: event.output }) }, 'showNewPassword'],
        },
      },
      on: { 'start.opened': { target: 'enteringEmail', actions: ['reset', 'deleteSavedEmail'] } },
    },
    choosingPassword: {
      description: 'The code was correct. A new password can be set.',
      on: {
        'password.submitted': { target: 'resettingPassword', actions: 'clearProblem' },
        'start.opened': { target: 'enteringEmail', actions: ['reset', 'deleteSavedEmail'] },
      },
    },
    resettingPassword: {
      description: 'Setting the new password. Every session of the user ends.',
      tags: 'busy',
      invoke: {
        src: 'resetPassword',
        input: ({ context, event }) => ({
          permit: context.permit ?? '',
          password: 'password' in event ? event.password : '',
        }),
        onDone: { target: 'done', actions: ['reset', 'deleteSavedEmail', 'showDone'] },
        onError: [
          {
            guard: { type: 'isPermitExpired', params: ({ event }) => ({ error: event.error }) },
            target: 'enteringEmail',
            actions: [
              'reset',
              'deleteSavedEmail',
              { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
              'showStart',
            ],
          },
          {
            target: 'choosingPassword',
            actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
          },
        ],
      },
    },
    done: {
      description: 'The password was changed. Sign-in is next.',
      on: { 'start.opened': { target: 'enteringEmail' } },
    },
  },
});
