import { assign, fromPromise, setup } from 'xstate';
import { MAX_TIMER_MS } from '#domain/limits.ts';

/** How a dialog ended. */
export type DialogReason = 'confirm' | 'deny' | 'cancel' | 'close' | 'backdrop' | 'escape' | 'timer' | 'replaced';

/** What is entered in a dialog: text, or whether a box is ticked. */
export type DialogValue = string | boolean;

/** The dialog that is asked for. What it says and asks is the frame's business, not the machine's. */
export type DialogRequest = {
  readonly id: number;
  /** Ends it by itself after so many milliseconds; null: never. */
  readonly timerMs: number | null;
};

export type DialogEvent =
  | { readonly type: 'dialog.requested'; readonly dialog: DialogRequest }
  | { readonly type: 'dialog.confirmed'; readonly value?: DialogValue }
  | { readonly type: 'dialog.denied' }
  | { readonly type: 'dialog.cancelled' }
  | { readonly type: 'close.pressed' }
  | { readonly type: 'backdrop.pressed' }
  | { readonly type: 'escape.pressed' };

type DialogContext = {
  readonly dialog: DialogRequest | null;
  /** What was entered when it was confirmed. */
  readonly value: DialogValue | null;
  /** What is wrong with what was entered, or why the work failed. */
  readonly message: string | null;
};

/** A confirmed dialog: whose, and what was entered. */
export type DialogConfirmed = { readonly id: number; readonly value: DialogValue | null };

const unprovided = (name: string) => (): never => {
  throw new Error(`The dialog machine runs without "${name}".`);
};

/** What whoever asked is told. What was entered counts only where it was confirmed. */
const answer = (reason: DialogReason) => ({
  type: 'answer' as const,
  params: ({ context: { dialog, value } }: { context: DialogContext }) => ({
    id: dialog?.id ?? 0,
    reason,
    value: reason === 'confirm' ? value : null,
  }),
});

const finish = (reason: DialogReason) => ({ target: '#dialog.closing' as const, actions: answer(reason) });

/** One dialog at a time: asked, answered, gone. */
export const dialogMachine = setup({
  types: { context: {} as DialogContext, events: {} as DialogEvent },
  actors: {
    /** Checks what was entered. Gives what is wrong with it, or null. */
    validate: fromPromise<string | null, DialogConfirmed>(unprovided('validate')),
    /** What is to be done before the dialog goes. Throws what kept it from being done. */
    work: fromPromise<void, DialogConfirmed>(unprovided('work')),
  },
  actions: {
    /** Tells whoever asked how the dialog ended. */
    answer: (_, _params: { id: number; reason: DialogReason; value: DialogValue | null }) => unprovided('answer')(),
    /** A timer waits no longer than a browser's timers can; a longer one would end at once. */
    take: assign((_, { dialog: { id, timerMs } }: { dialog: DialogRequest }) => ({
      dialog: { id, timerMs: timerMs === null ? null : Math.min(timerMs, MAX_TIMER_MS) },
      value: null,
      message: null,
    })),
    keepValue: assign((_, { value }: { value?: DialogValue }) => ({ value: value ?? null, message: null })),
    keepMessage: assign((_, { message }: { message: string | null }) => ({ message })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({
      message: error instanceof Error ? error.message : String(error),
    })),
    forget: assign({ dialog: null, value: null, message: null }),
  },
  guards: {
    /** The dialog ends by itself. */
    hasTimer: ({ context }) => typeof context.dialog?.timerMs === 'number',
    /** Nothing is wrong with what was entered. */
    isValid: (_, { message }: { message: string | null | undefined }) => message === null || message === undefined,
  },
  delays: {
    /** From being asked for to being shown. */
    openDelay: unprovided('openDelay'),
    /** How long the dialog takes to slide away. */
    closeTime: unprovided('closeTime'),
    /** After which a dialog with a timer ends by itself. */
    timer: ({ context }) => context.dialog?.timerMs ?? MAX_TIMER_MS,
  },
}).createMachine({
  id: 'dialog',
  description: 'One dialog at a time. Whoever asks for it is told how it ended.',
  context: { dialog: null, value: null, message: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No dialog is there.',
      entry: 'forget',
      on: {
        'dialog.requested': { target: 'present', actions: { type: 'take', params: ({ event }) => event } },
      },
    },
    present: {
      description: 'A dialog is there or about to be. Another one takes its place, and this one is answered so.',
      on: {
        'dialog.requested': {
          target: '.opening',
          actions: [answer('replaced'), { type: 'take', params: ({ event }) => event }],
        },
      },
      initial: 'opening',
      states: {
        opening: {
          description: 'The dialog is about to slide in.',
          after: { openDelay: { target: 'shown' } },
        },
        shown: {
          description: 'The dialog is on the page.',
          after: { timer: { guard: 'hasTimer', ...finish('timer') } },
          initial: 'waiting',
          states: {
            waiting: {
              description: 'The dialog waits for the person.',
              on: {
                'dialog.confirmed': {
                  target: 'validating',
                  actions: { type: 'keepValue', params: ({ event }) => event },
                },
                'dialog.denied': finish('deny'),
                'dialog.cancelled': finish('cancel'),
                'close.pressed': finish('close'),
                'backdrop.pressed': finish('backdrop'),
                'escape.pressed': finish('escape'),
              },
            },
            validating: {
              description: 'What was entered is being checked.',
              invoke: {
                src: 'validate',
                input: ({ context }) => ({ id: context.dialog?.id ?? 0, value: context.value }),
                onDone: [
                  {
                    guard: { type: 'isValid', params: ({ event }) => ({ message: event.output }) },
                    target: 'working',
                  },
                  {
                    target: 'waiting',
                    actions: { type: 'keepMessage', params: ({ event }) => ({ message: event.output }) },
                  },
                ],
                onError: {
                  target: 'waiting',
                  actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            working: {
              description:
                'Loading: what was confirmed is being done. Neither Escape nor a press outside closes the dialog.',
              invoke: {
                src: 'work',
                input: ({ context }) => ({ id: context.dialog?.id ?? 0, value: context.value }),
                onDone: finish('confirm'),
                onError: {
                  target: 'waiting',
                  actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
          },
        },
      },
    },
    closing: {
      description: 'The dialog has been answered and slides away.',
      on: {
        'dialog.requested': { target: 'present', actions: { type: 'take', params: ({ event }) => event } },
      },
      after: { closeTime: { target: 'closed' } },
    },
  },
});
