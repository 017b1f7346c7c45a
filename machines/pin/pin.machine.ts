import { assign, fromPromise, setup } from 'xstate';
import { ProductError } from '#domain/errors.ts';
import { mailedCodeMachine } from '../mailed-code/mailed-code.machine.ts';

/** How a try came out, as the server tells it. */
export type PinTry = {
  readonly outcome: 'verified' | 'wrong' | 'locked';
  readonly attemptsLeft: number;
  /** When the lock ends, in milliseconds since 1970; null unless locked. */
  readonly lockedUntil: number | null;
};

export type NewPin = {
  readonly pin: string;
  /** Proof of a session that owes no PIN. */
  readonly password: string | null;
  /** Proof out of a mailed code. */
  readonly permit: string | null;
};

type PinContext = {
  readonly attemptsLeft: number | null;
  /** Kept until the lock is over, wherever the person goes meanwhile. */
  readonly lockedUntil: number | null;
  readonly permit: string | null;
  /** Why the last try failed, for whoever asked for it. */
  readonly problem: unknown;
};

export type PinEvent =
  | { readonly type: 'entry.opened' }
  | { readonly type: 'lock.heard'; readonly lockedUntil: number }
  | { readonly type: 'pin.entered'; readonly pin: string }
  | { readonly type: 'pin.forgotten' }
  | { readonly type: 'code.requested' }
  | { readonly type: 'choice.opened' }
  | { readonly type: 'pin.chosen'; readonly pin: string; readonly password?: string }
  | { readonly type: 'pin.withdrawn'; readonly password: string }
  | { readonly type: 'person.changed' };

const unprovided = (name: string) => (): never => {
  throw new Error(`The PIN machine runs without "${name}".`);
};

const NOTHING: PinContext = {
  attemptsLeft: null,
  lockedUntil: null,
  permit: null,
  problem: null,
};

/** The second lock on an account: entering a PIN, the lock after wrong ones, a new one by mailed code, choosing and removing it. */
export const pinMachine = setup({
  types: {
    context: {} as PinContext,
    events: {} as PinEvent,
    tags: {} as 'busy',
    children: {} as { mailedCode: 'mailedCode' },
  },
  actors: {
    verifyPin: fromPromise<PinTry, { pin: string }>(unprovided('verifyPin')),
    /** Has a code mailed to the account's own address. */
    requestCode: fromPromise<void, { email: string | null }>(unprovided('requestCode')),
    /** From the code's being in the mail to the permit for it. */
    mailedCode: mailedCodeMachine,
    setPin: fromPromise<void, NewPin>(unprovided('setPin')),
    removePin: fromPromise<void, { password: string }>(unprovided('removePin')),
  },
  actions: {
    /** To the page for the mailed code. */
    showCodeEntry: unprovided('showCodeEntry'),
    /** To the page where a PIN is chosen. */
    showChoice: unprovided('showChoice'),
    /** Back to where a code is asked for. */
    showForgotten: unprovided('showForgotten'),
    /** Has the session read again, which now counts as verified, and goes home. */
    goHome: unprovided('goHome'),
    /** Says that the new PIN is in force. */
    confirmSet: unprovided('confirmSet'),
    /** Says that no PIN is in force any more. */
    confirmRemoved: unprovided('confirmRemoved'),
    forgetProblem: assign({ problem: null }),
    forgetAll: assign(NOTHING),
    forgetChoice: assign({ permit: null, problem: null }),
    keepProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    keepPermit: assign((_, { permit }: { permit: string | null }) => ({ permit })),
    keepLock: assign((_, { lockedUntil }: { lockedUntil: number }) => ({ ...NOTHING, lockedUntil })),
    keepTry: assign((_, { result }: { result: PinTry | undefined }) => ({
      attemptsLeft: result?.attemptsLeft ?? null,
      lockedUntil: result?.lockedUntil ?? null,
    })),
  },
  guards: {
    /** The server took the PIN for the right one. */
    isVerified: (_, { result }: { result: PinTry | undefined }) => result?.outcome === 'verified',
    /** There were too many wrong ones; no PIN is looked at for a while. */
    isLocked: (_, { result }: { result: PinTry | undefined }) => result?.outcome === 'locked',
    /** The server has said until when it looks at no PIN, and that time is not known to be over. */
    isStillLocked: ({ context }) => context.lockedUntil !== null,
    /** The permit out of the mailed code has been used, or has ended. */
    isPermitSpent: ({ context }, { error }: { error: unknown }) =>
      context.permit !== null && error instanceof ProductError && error.code === 'WRONG_CREDENTIALS',
  },
  delays: {
    /** Until the server looks at a PIN again: from now to `lockedUntil`. */
    lockEnds: unprovided('lockEnds'),
  },
}).createMachine({
  id: 'pin',
  description: 'The second lock on an account: a PIN of six digits.',
  context: NOTHING,
  initial: 'entering',
  on: { 'person.changed': { target: '.entering', actions: 'forgetAll' } },
  states: {
    entering: {
      description: 'A PIN may be entered.',
      initial: 'fresh',
      on: {
        'pin.entered': { target: 'checking', actions: 'forgetProblem' },
        'pin.forgotten': { target: 'forgotten', actions: 'forgetProblem' },
        'choice.opened': { target: 'choosing', actions: 'forgetProblem' },
        'lock.heard': {
          target: 'locked',
          actions: { type: 'keepLock', params: ({ event }) => event },
        },
      },
      states: {
        fresh: { description: 'Nothing is known to be wrong.' },
        wrong: { description: 'The last PIN was wrong; some tries are left.' },
      },
    },
    checking: {
      description: 'The server is looking at a PIN.',
      tags: 'busy',
      invoke: {
        src: 'verifyPin',
        input: ({ event }) => ({ pin: 'pin' in event ? event.pin : '' }),
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }) => ({ result: event.output }) },
            target: 'verified',
            actions: ['forgetAll', 'goHome'],
          },
          {
            guard: { type: 'isLocked', params: ({ event }) => ({ result: event.output }) },
            target: 'locked',
            actions: { type: 'keepTry', params: ({ event }) => ({ result: event.output }) },
          },
          {
            target: 'entering.wrong',
            actions: { type: 'keepTry', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: 'entering.fresh',
          actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    locked: {
      description: 'There were too many wrong PINs. None is looked at until the time is over.',
      on: { 'pin.forgotten': { target: 'forgotten', actions: 'forgetProblem' } },
      after: { lockEnds: { target: 'entering', actions: 'forgetAll' } },
    },
    verified: {
      description: 'This session has given its PIN.',
      on: {
        'entry.opened': { target: 'entering' },
        'pin.forgotten': { target: 'forgotten' },
        'choice.opened': { target: 'choosing' },
      },
    },
    forgotten: {
      description: 'Somebody has forgotten the PIN and may have a code mailed.',
      on: {
        'code.requested': { target: 'sendingCode', actions: 'forgetProblem' },
        'entry.opened': [
          { guard: 'isStillLocked', target: 'locked', actions: 'forgetProblem' },
          { target: 'entering', actions: 'forgetProblem' },
        ],
        'choice.opened': { target: 'choosing', actions: 'forgetProblem' },
      },
    },
    sendingCode: {
      description: 'A code is being mailed.',
      tags: 'busy',
      invoke: {
        src: 'requestCode',
        input: { email: null },
        onDone: { target: 'awaitingCode', actions: 'showCodeEntry' },
        onError: {
          target: 'forgotten',
          actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    awaitingCode: {
      description: 'A code is in the mail, to be changed for a permit.',
      invoke: {
        id: 'mailedCode',
        src: 'mailedCode',
        input: { email: null, isRemembered: false },
        onDone: {
          target: 'choosing',
          actions: [{ type: 'keepPermit', params: ({ event }) => ({ permit: event.output }) }, 'showChoice'],
        },
      },
      on: {
        'entry.opened': [{ guard: 'isStillLocked', target: 'locked' }, { target: 'entering' }],
        'pin.forgotten': { target: 'forgotten' },
      },
    },
    choosing: {
      description: 'A new PIN may be chosen, proven by a mailed code or by the password.',
      on: {
        'pin.chosen': { target: 'setting', actions: 'forgetProblem' },
        'pin.withdrawn': { target: 'removing', actions: 'forgetProblem' },
        'entry.opened': [
          { guard: 'isStillLocked', target: 'locked', actions: 'forgetChoice' },
          { target: 'entering', actions: 'forgetAll' },
        ],
        'pin.forgotten': { target: 'forgotten', actions: 'forgetChoice' },
      },
    },
    setting: {
      description: 'The new PIN is being put in force.',
      tags: 'busy',
      invoke: {
        src: 'setPin',
        input: ({ context, event }) => ({
          pin: 'pin' in event ? event.pin : '',
          password: 'password' in event ? (event.password ?? null) : null,
          permit: context.permit,
        }),
        onDone: { target: 'verified', actions: ['forgetAll', 'confirmSet', 'goHome'] },
        onError: [
          {
            guard: { type: 'isPermitSpent', params: ({ event }) => ({ error: event.error }) },
            target: 'forgotten',
            actions: [
              { type: 'keepPermit', params: { permit: null } },
              { type: 'keepProblem', params: () => ({ problem: new ProductError('CODE_ENDED') }) },
              'showForgotten',
            ],
          },
          {
            target: 'choosing',
            actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
          },
        ],
      },
    },
    removing: {
      description: 'The PIN is being taken out of force.',
      tags: 'busy',
      invoke: {
        src: 'removePin',
        input: ({ event }) => ({ password: 'password' in event ? (event.password ?? '') : '' }),
        onDone: { target: 'verified', actions: ['forgetAll', 'confirmRemoved', 'goHome'] },
        onError: {
          target: 'choosing',
          actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
  },
});
