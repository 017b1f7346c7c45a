import { assign, fromPromise, setup } from 'xstate';
import { ProductError } from '#domain/errors.ts';
import { mailedCodeMachine } from '../mailed-code/mailed-code.machine.ts';

type ResetContext = {
  /** Where the code was sent to, whether or not anybody has an account there. */
  readonly email: string | null;
  readonly permit: string | null;
  /** Why the last try failed, for whoever asked for it. */
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

const NOTHING: ResetContext = { email: null, permit: null, problem: null };

/** A forgotten password: an address, a mailed code, a new password. Says nowhere whether the address has an account. */
export const passwordResetMachine = setup({
  types: {
    context: {} as ResetContext,
    events: {} as PasswordResetEvent,
    tags: {} as 'busy',
    children: {} as { mailedCode: 'mailedCode' },
  },
  actors: {
    /** Has a code mailed, if there is an account at the address. */
    requestCode: fromPromise<void, { email: string | null }>(unprovided('requestCode')),
    /** From the code's being in the mail to the permit for it. */
    mailedCode: mailedCodeMachine,
    resetPassword: fromPromise<void, { permit: string; password: string }>(unprovided('resetPassword')),
  },
  actions: {
    /** To the page for the mailed code, with the address kept for a reload of that page. */
    showCodeEntry: (_, _params: { email: string | null }) => unprovided('showCodeEntry')(),
    /** To the page where a password is chosen. */
    showChoice: unprovided('showChoice'),
    /** Back to where a code is asked for. */
    showStart: unprovided('showStart'),
    /** Says that the password is changed, and goes to sign-in. */
    finish: unprovided('finish'),
    /** Forgets the address that was kept for a reload. */
    forgetEmail: unprovided('forgetEmail'),
    forgetProblem: assign({ problem: null }),
    forgetAll: assign(NOTHING),
    keepEmail: assign((_, { email }: { email: string | undefined }) => ({ email: email ?? '', problem: null })),
    keepPermit: assign((_, { permit }: { permit: string }) => ({ permit })),
    keepProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
  },
  guards: {
    /** The permit out of the mailed code has been used, or has ended. */
    isPermitSpent: (_, { error }: { error: unknown }) => error instanceof ProductError && error.code === 'CODE_ENDED',
  },
}).createMachine({
  id: 'passwordReset',
  description: 'A forgotten password, replaced by way of a mailed code.',
  context: NOTHING,
  initial: 'asking',
  states: {
    asking: {
      description: 'The address is being asked for.',
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
      description: 'A code is being mailed, if there is an account at the address.',
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
      description: 'A code may be in the mail, to be changed for a permit.',
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
      description: 'The code was right; a new password may be chosen.',
      on: {
        'password.chosen': { target: 'resetting', actions: 'forgetProblem' },
        'start.opened': { target: 'asking', actions: ['forgetAll', 'forgetEmail'] },
      },
    },
    resetting: {
      description: 'The new password is being put in force; every session of the person ends.',
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
      description: 'The password is changed; sign-in comes next.',
      on: { 'start.opened': { target: 'asking' } },
    },
  },
});
