import { assign, fromPromise, setup } from 'xstate';
import { ProductError } from '#domain/platform/errors.ts';
import { oneTimeCodeMachine } from '../one-time-code/one-time-code.machine.ts';
import { unprovidedIn } from '../unprovided.ts';

/** The result of an attempt, from the server. */
export type PinTry = {
  readonly outcome: 'verified' | 'wrong' | 'locked';
  readonly attemptsLeft: number;
  /** When the lock ends, in milliseconds since 1970; null unless locked. */
  readonly lockedUntil: number | null;
};

export type NewPin = {
  readonly pin: string;
  /** Proof by a session that needs no PIN. */
  readonly password: string | null;
  /** Proof by a code sent by email. */
  readonly permit: string | null;
};

type PinContext = {
  readonly attemptsLeft: number | null;
  /** Retained until the lock ends, wherever the user navigates meanwhile. */
  readonly lockedUntil: number | null;
  readonly permit: string | null;
  /** The error of the last operation, for the form that started it. */
  readonly problem: unknown;
};

export type PinEvent =
  | { readonly type: 'entry.opened' }
  | { readonly type: 'lock.reported'; readonly lockedUntil: number }
  | { readonly type: 'pin.entered'; readonly pin: string }
  | { readonly type: 'pin.forgotten' }
  | { readonly type: 'code.requested' }
  | { readonly type: 'choice.opened' }
  | { readonly type: 'pin.chosen'; readonly pin: string; readonly password?: string }
  | { readonly type: 'pin.removeRequested'; readonly password: string }
  | { readonly type: 'user.changed' };

const unprovided = unprovidedIn('pin');

const INITIAL: PinContext = {
  attemptsLeft: null,
  lockedUntil: null,
  permit: null,
  problem: null,
};

/** The PIN of an account: entering it, the lock after wrong PINs, a new PIN with an emailed code, setting and removing it. */
export const pinMachine = setup({
  types: {
    context: {} as PinContext,
    events: {} as PinEvent,
    tags: {} as 'busy',
    children: {} as { oneTimeCode: 'oneTimeCode' },
  },
  actors: {
    verifyPin: fromPromise<PinTry, { pin: string }>(unprovided('verifyPin')),
    /** Requests a code, sent to the account's own email. */
    requestCode: fromPromise<void, { email: string | null }>(unprovided('requestCode')),
    /** From sending the code to its permit. */
    oneTimeCode: oneTimeCodeMachine,
    setPin: fromPromise<void, NewPin>(unprovided('setPin')),
    removePin: fromPromise<void, { password: string }>(unprovided('removePin')),
  },
  actions: {
    /** Navigates to the page for the code. */
    showCodeEntry: unprovided('showCodeEntry'),
    /** Navigates to the page for a new PIN. */
    showNewPin: unprovided('showNewPin'),
    /** Navigates back to the page that requests a code. */
    showForgottenPin: unprovided('showForgottenPin'),
    /** Reads the session again, which is verified now, and navigates to home. */
    goHome: unprovided('goHome'),
    /** Shows that the new PIN is set. */
    showPinSet: unprovided('showPinSet'),
    /** Shows that the PIN was removed. */
    confirmRemoved: unprovided('confirmRemoved'),
    clearProblem: assign({ problem: null }),
    reset: assign(INITIAL),
    clearPermit: assign({ permit: null, problem: null }),
    assignProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    assignPermit: assign((_, { permit }: { permit: string | null }) => ({ permit })),
    assignLock: assign((_, { lockedUntil }: { lockedUntil: number }) => ({ ...INITIAL, lockedUntil })),
    assignAttempt: assign((_, { result }: { result: PinTry | undefined }) => ({
      attemptsLeft: result?.attemptsLeft ?? null,
      lockedUntil: result?.lockedUntil ?? null,
    })),
  },
  guards: {
    /** The server verified the PIN. */
    isVerified: (_, { result }: { result: PinTry | undefined }) => result?.outcome === 'verified',
    /** There were too many wrong PINs; the server accepts none for a while. */
    isLocked: (_, { result }: { result: PinTry | undefined }) => result?.outcome === 'locked',
    /** The server has returned how long PIN entry is locked, and this time is not known to be over. */
    isStillLocked: ({ context }) => context.lockedUntil !== null,
    /** The permit from the code has been used, or has expired. */
    isPermitExpired: ({ context }, { error }: { error: unknown }) =>
      context.permit !== null && error instanceof ProductError && error.code === 'WRONG_CREDENTIALS',
  },
  delays: {
    /** Time until the server accepts PINs again: from now to `lockedUntil`. */
    lockDuration: unprovided('lockDuration'),
  },
}).createMachine({
  id: 'pin',
  description: 'The PIN of an account: a second secret of six digits.',
  context: INITIAL,
  initial: 'enteringPin',
  on: { 'user.changed': { target: '.enteringPin', actions: 'reset' } },
  states: {
    enteringPin: {
      description: 'A PIN can be entered.',
      initial: 'fresh',
      on: {
        'pin.entered': { target: 'verifyingPin', actions: 'clearProblem' },
        'pin.forgotten': { target: 'forgotten', actions: 'clearProblem' },
        'choice.opened': { target: 'choosingPin', actions: 'clearProblem' },
        'lock.reported': {
          target: 'locked',
          actions: { type: 'assignLock', params: ({ event }) => event },
        },
      },
      states: {
        fresh: { description: 'No error to show.' },
        wrong: { description: 'The last PIN was wrong. Attempts are left.' },
      },
    },
    verifyingPin: {
      description: 'Verifying the PIN.',
      tags: 'busy',
      invoke: {
        src: 'verifyPin',
        input: ({ event }) => ({ pin: 'pin' in event ? event.pin : '' }),
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }) => ({ result: event.output }) },
            target: 'verified',
            actions: ['reset', 'goHome'],
          },
          {
            guard: { type: 'isLocked', params: ({ event }) => ({ result: event.output }) },
            target: 'locked',
            actions: { type: 'assignAttempt', params: ({ event }) => ({ result: event.output }) },
          },
          {
            target: 'enteringPin.wrong',
            actions: { type: 'assignAttempt', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: 'enteringPin.fresh',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    locked: {
      description: 'There were too many wrong PINs. None is accepted until the lock ends.',
      on: { 'pin.forgotten': { target: 'forgotten', actions: 'clearProblem' } },
      after: { lockDuration: { target: 'enteringPin', actions: 'reset' } },
    },
    verified: {
      description: 'The PIN of this session is verified.',
      on: {
        'entry.opened': { target: 'enteringPin' },
        'pin.forgotten': { target: 'forgotten' },
        'choice.opened': { target: 'choosingPin' },
      },
    },
    forgotten: {
      description: 'The user has forgotten the PIN and can request a code.',
      on: {
        'code.requested': { target: 'sendingCode', actions: 'clearProblem' },
        'entry.opened': [
          { guard: 'isStillLocked', target: 'locked', actions: 'clearProblem' },
          { target: 'enteringPin', actions: 'clearProblem' },
        ],
        'choice.opened': { target: 'choosingPin', actions: 'clearProblem' },
      },
    },
    sendingCode: {
      description: 'Requesting a code.',
      tags: 'busy',
      invoke: {
        src: 'requestCode',
        input: { email: null },
        onDone: { target: 'awaitingCode', actions: 'showCodeEntry' },
        onError: {
          target: 'forgotten',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    awaitingCode: {
      description: 'A code was sent. It can be exchanged for a permit.',
      invoke: {
        id: 'oneTimeCode',
        src: 'oneTimeCode',
        input: { email: null, isReloaded: false },
        onDone: {
          target: 'choosingPin',
          actions: [{ type: 'assignPermit', params: ({ event }) => ({ permit: event.output }) }, 'showNewPin'],
        },
      },
      on: {
        'entry.opened': [{ guard: 'isStillLocked', target: 'locked' }, { target: 'enteringPin' }],
        'pin.forgotten': { target: 'forgotten' },
      },
    },
    choosingPin: {
      description: 'A new PIN can be set, with a permit from a code or with the password.',
      on: {
        'pin.chosen': { target: 'settingPin', actions: 'clearProblem' },
        'pin.removeRequested': { target: 'removingPin', actions: 'clearProblem' },
        'entry.opened': [
          { guard: 'isStillLocked', target: 'locked', actions: 'clearPermit' },
          { target: 'enteringPin', actions: 'reset' },
        ],
        'pin.forgotten': { target: 'forgotten', actions: 'clearPermit' },
      },
    },
    settingPin: {
      description: 'Setting the new PIN.',
      tags: 'busy',
      invoke: {
        src: 'setPin',
        input: ({ context, event }) => ({
          pin: 'pin' in event ? event.pin : '',
          password: 'password' in event ? (event.password ?? null) : null,
          permit: context.permit,
        }),
        onDone: { target: 'verified', actions: ['reset', 'showPinSet', 'goHome'] },
        onError: [
          {
            guard: { type: 'isPermitExpired', params: ({ event }) => ({ error: event.error }) },
            target: 'forgotten',
            actions: [
              { type: 'assignPermit', params: { permit: null } },
              { type: 'assignProblem', params: () => ({ problem: new ProductError('CODE_ENDED') }) },
              'showForgottenPin',
            ],
          },
          {
            target: 'choosingPin',
            actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
          },
        ],
      },
    },
    removingPin: {
      description: 'Removing the PIN.',
      tags: 'busy',
      invoke: {
        src: 'removePin',
        input: ({ event }) => ({ password: 'password' in event ? (event.password ?? '') : '' }),
        onDone: { target: 'verified', actions: ['reset', 'confirmRemoved', 'goHome'] },
        onError: {
          target: 'choosingPin',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
  },
});
