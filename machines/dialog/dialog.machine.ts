import { assign, fromPromise, setup } from 'xstate';
import { MAX_TIMER_MS } from '#domain/platform/screen.limits.ts';
import { unprovidedIn } from '../unprovided.ts';

/** How a dialog ended. */
export type DialogReason = 'confirm' | 'deny' | 'cancel' | 'close' | 'backdrop' | 'escape' | 'timer' | 'replaced';

/** The value entered in a dialog: text, or whether a box is ticked. */
export type DialogValue = string | boolean;

/** A requested dialog. Its texts and fields belong to the view, not to the machine. */
export type DialogRequest = {
  readonly id: number;
  /** Closes it after so many milliseconds; null: never. */
  readonly timerMs: number | null;
};

export type DialogEvent =
  | { readonly type: 'dialog.requested'; readonly dialog: DialogRequest }
  | { readonly type: 'dialog.confirmed'; readonly value?: DialogValue }
  | { readonly type: 'dialog.denied' }
  | { readonly type: 'dialog.cancelled' }
  | { readonly type: 'close.pressed' }
  | { readonly type: 'backdrop.pressed' }
  | { readonly type: 'escape.pressed' }
  | { readonly type: 'access.ended' };

type DialogContext = {
  readonly dialog: DialogRequest | null;
  /** The value when it was confirmed. */
  readonly value: DialogValue | null;
  /** What is wrong with the value, or why the work failed. */
  readonly message: string | null;
};

/** A confirmed dialog: its id, and the value entered. */
export type DialogConfirmed = { readonly id: number; readonly value: DialogValue | null };

const unprovided = unprovidedIn('dialog');

/** The result for the caller. The value counts only if the dialog was confirmed. */
const returnResult = (reason: DialogReason) => ({
  type: 'returnResult' as const,
  params: ({ context: { dialog, value } }: { context: DialogContext }) => ({
    id: dialog?.id ?? 0,
    reason,
    value: reason === 'confirm' ? value : null,
  }),
});

const finish = (reason: DialogReason) => ({ target: '#dialog.closing' as const, actions: returnResult(reason) });

/** One dialog at a time: requested, answered, closed. */
export const dialogMachine = setup({
  types: { context: {} as DialogContext, events: {} as DialogEvent },
  actors: {
    /** Checks the value. Returns what is wrong with it, or null. */
    validate: fromPromise<string | null, DialogConfirmed>(unprovided('validate')),
    /** Work to do before the dialog closes. Throws if it fails. */
    work: fromPromise<void, DialogConfirmed>(unprovided('work')),
  },
  actions: {
    /** Returns the result to the caller. */
    returnResult: (_, _params: { id: number; reason: DialogReason; value: DialogValue | null }) =>
      unprovided('returnResult')(),
    /** A timer is limited to the browser's maximum; a longer one would fire at once. */
    assignDialog: assign((_, { dialog: { id, timerMs } }: { dialog: DialogRequest }) => ({
      dialog: { id, timerMs: timerMs === null ? null : Math.min(timerMs, MAX_TIMER_MS) },
      value: null,
      message: null,
    })),
    assignValue: assign((_, { value }: { value?: DialogValue }) => ({ value: value ?? null, message: null })),
    assignMessage: assign((_, { message }: { message: string | null }) => ({ message })),
    assignFailure: assign((_, { error }: { error: unknown }) => ({
      message: error instanceof Error ? error.message : String(error),
    })),
    clearDialog: assign({ dialog: null, value: null, message: null }),
  },
  guards: {
    /** The dialog closes by itself. */
    hasTimer: ({ context }) => typeof context.dialog?.timerMs === 'number',
    /** The value is valid. */
    isValid: (_, { message }: { message: string | null | undefined }) => message === null || message === undefined,
  },
  delays: {
    /** Time from the request to showing the dialog. */
    openDelay: unprovided('openDelay'),
    /** Duration of the closing animation. */
    closeDuration: unprovided('closeDuration'),
    /** Time after which a dialog with a timer closes. */
    timer: ({ context }) => context.dialog?.timerMs ?? MAX_TIMER_MS,
  },
}).createMachine({
  id: 'dialog',
  description: 'One dialog at a time. Its caller gets the result.',
  context: { dialog: null, value: null, message: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No dialog is open.',
      entry: 'clearDialog',
      on: {
        'dialog.requested': { target: 'open', actions: { type: 'assignDialog', params: ({ event }) => event } },
      },
    },
    open: {
      description:
        'A dialog is open or about to open. Another request replaces it, and its caller is notified. It closes with the page that asked, when the user may no longer see that page.',
      on: {
        'access.ended': finish('close'),
        'dialog.requested': {
          target: '.opening',
          actions: [returnResult('replaced'), { type: 'assignDialog', params: ({ event }) => event }],
        },
      },
      initial: 'opening',
      states: {
        opening: {
          description: 'The dialog is about to appear.',
          after: { openDelay: { target: 'shown' } },
        },
        shown: {
          description: 'The dialog is on the page.',
          after: { timer: { guard: 'hasTimer', ...finish('timer') } },
          initial: 'waitingForUser',
          states: {
            waitingForUser: {
              description: 'Waiting for the user.',
              on: {
                'dialog.confirmed': {
                  target: 'validatingValue',
                  actions: { type: 'assignValue', params: ({ event }) => event },
                },
                'dialog.denied': finish('deny'),
                'dialog.cancelled': finish('cancel'),
                'close.pressed': finish('close'),
                'backdrop.pressed': finish('backdrop'),
                'escape.pressed': finish('escape'),
              },
            },
            validatingValue: {
              description: 'Checking the value.',
              invoke: {
                src: 'validate',
                input: ({ context }) => ({ id: context.dialog?.id ?? 0, value: context.value }),
                onDone: [
                  {
                    guard: { type: 'isValid', params: ({ event }) => ({ message: event.output }) },
                    target: 'doingWork',
                  },
                  {
                    target: 'waitingForUser',
                    actions: { type: 'assignMessage', params: ({ event }) => ({ message: event.output }) },
                  },
                ],
                onError: {
                  target: 'waitingForUser',
                  actions: { type: 'assignFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            doingWork: {
              description:
                'Loading: the confirmed work is in progress. Neither Escape nor a click outside closes the dialog.',
              invoke: {
                src: 'work',
                input: ({ context }) => ({ id: context.dialog?.id ?? 0, value: context.value }),
                onDone: finish('confirm'),
                onError: {
                  target: 'waitingForUser',
                  actions: { type: 'assignFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
          },
        },
      },
    },
    closing: {
      description: 'The dialog has been answered and is closing.',
      on: {
        'dialog.requested': { target: 'open', actions: { type: 'assignDialog', params: ({ event }) => event } },
      },
      after: { closeDuration: { target: 'closed' } },
    },
  },
});
