import { assign, fromPromise, setup } from 'xstate';
import type { AttemptStatus, AttemptWriter } from '#domain/attempts/attempt-status.ts';

/** The result of opening an attempt: its status, and who writes it. */
export type OpenedAttempt = { readonly status: AttemptStatus; readonly writer: AttemptWriter };

type AttemptContext = {
  /** Null until the attempt is open. */
  readonly status: AttemptStatus | null;
  readonly writer: AttemptWriter;
  /** Number of answers that the server does not have yet. */
  readonly unsaved: number;
  /** The error of the last operation; null if it succeeded. */
  readonly problem: unknown;
};

export type AttemptEvent =
  | { readonly type: 'standing.heard'; readonly status: AttemptStatus }
  | { readonly type: 'unsaved.counted'; readonly count: number }
  | { readonly type: 'tab.lost' }
  | { readonly type: 'tab.freed' }
  | { readonly type: 'takeOver.requested' }
  | { readonly type: 'pause.requested' }
  | { readonly type: 'resume.requested' }
  | { readonly type: 'handIn.requested' }
  | { readonly type: 'handIn.cancelled' }
  | { readonly type: 'retry.requested' };

const unprovided = (name: string) => (): never => {
  throw new Error(`The attempt machine runs without its effect "${name}".`);
};
const delayOf = (name: string) => (): number => {
  throw new Error(`The attempt machine runs without its delay "${name}".`);
};
const isPaused = ({ pausedAt }: AttemptStatus): boolean => pausedAt !== null;

/**
 * One attempt on one page: who writes it, how much time is left, and how it is submitted. The answers themselves belong
 * to the outbox machine; this machine tells it when to send.
 */
export const attemptMachine = setup({
  types: { context: {} as AttemptContext, events: {} as AttemptEvent },
  delays: {
    /** Time until the deadline, by the database's clock. */
    untilDeadline: (_: { context: AttemptContext }) => delayOf('untilDeadline')(),
    /** Time until the allowed pause is used up. */
    untilPauseEnds: (_: { context: AttemptContext }) => delayOf('untilPauseEnds')(),
    /** How long to wait for answers in flight once the time is up. */
    grace: delayOf('grace'),
    nextTry: delayOf('nextTry'),
  },
  actors: {
    /** Reads the attempt and its answers saved on this device, and becomes the writer if there is none. */
    open: fromPromise<OpenedAttempt>(unprovided('open')),
    /** Becomes the writer in place of another tab or device. */
    takeOver: fromPromise<void, { from: AttemptWriter }>(unprovided('takeOver')),
    pause: fromPromise<AttemptStatus>(unprovided('pause')),
    resume: fromPromise<AttemptStatus>(unprovided('resume')),
    handIn: fromPromise<void>(unprovided('handIn')),
  },
  actions: {
    /** Allows answers to be sent from now on. */
    beginWriting: unprovided('beginWriting'),
    /** Stops sending: answers are only saved on this device, and the tab releases its lock. */
    endWriting: unprovided('endWriting'),
    /** Sends pending answers at once. */
    flush: unprovided('flush'),
    /** Notifies other tabs of the submission, and removes the attempt's data from this device. */
    tellHandedIn: unprovided('tellHandedIn'),
    take: assign((_, { status }: { status: AttemptStatus }) => ({ status })),
    nameWriter: assign((_, { writer }: { writer: AttemptWriter }) => ({ writer })),
    count: assign((_, { count }: { count: number }) => ({ unsaved: count })),
    noteProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    /** The attempt is submitted. */
    isClosed: (_, { status }: { status: AttemptStatus }) => status.handedInBy !== null,
    /** Another device writes the attempt. */
    isElsewhere: (_, { status }: { status: AttemptStatus }) => status.holder === 'elsewhere',
    /** This page writes the attempt. */
    isWriter: (_, { writer }: { writer: AttemptWriter }) => writer === 'here',
    /** The attempt was paused when it was opened. */
    wasPaused: ({ context }) => context.status !== null && isPaused(context.status),
    /** The attempt has a time limit. */
    hasDeadline: ({ context }) => (context.status?.deadlineAt ?? null) !== null,
    /** The deadline has changed: later by extra time, or earlier after an access arrangement was removed. */
    hasOtherTime: ({ context }, { status }: { status: AttemptStatus }) =>
      status.deadlineAt !== (context.status?.deadlineAt ?? null),
    /** The server has every answer. */
    isSettled: ({ context }) => context.unsaved === 0,
  },
}).createMachine({
  id: 'attempt',
  description: 'One attempt on one page: who writes it, how much time is left, and how it is submitted.',
  context: { status: null, writer: 'here', unsaved: 0, problem: null },
  on: { 'unsaved.counted': { actions: { type: 'count', params: ({ event }) => event } } },
  initial: 'opening',
  states: {
    opening: {
      description: 'Reading the attempt and its answers saved on this device.',
      invoke: {
        src: 'open',
        onDone: [
          {
            guard: { type: 'isClosed', params: ({ event }) => event.output },
            target: 'handedIn',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isWriter', params: ({ event }) => event.output },
            target: 'writing',
            actions: [
              { type: 'take', params: ({ event }) => event.output },
              { type: 'nameWriter', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'watching',
            actions: [
              { type: 'take', params: ({ event }) => event.output },
              { type: 'nameWriter', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'noteProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    failed: {
      description: 'The attempt could not be opened. Answers on this device are still saved.',
      on: { 'retry.requested': { target: 'opening', actions: 'forgetProblem' } },
    },
    watching: {
      description: 'Another tab or device writes the attempt. This page shows it read-only.',
      on: {
        'takeOver.requested': { target: 'takingOver', actions: 'forgetProblem' },
        'tab.freed': { target: 'opening' },
        'standing.heard': [
          {
            guard: { type: 'isClosed', params: ({ event }) => event },
            target: 'handedIn',
            actions: { type: 'take', params: ({ event }) => event },
          },
          { actions: { type: 'take', params: ({ event }) => event } },
        ],
      },
    },
    takingOver: {
      description: 'Taking over from the other tab or device.',
      invoke: {
        src: 'takeOver',
        input: ({ context }) => ({ from: context.writer }),
        onDone: { target: 'opening' },
        onError: {
          target: 'watching',
          actions: { type: 'noteProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    writing: {
      description: 'This page writes the attempt.',
      entry: 'beginWriting',
      exit: 'endWriting',
      initial: 'choosing',
      on: {
        'tab.lost': { target: 'watching', actions: { type: 'nameWriter', params: { writer: 'tab' } } },
        'standing.heard': [
          {
            guard: { type: 'isClosed', params: ({ event }) => event },
            target: 'handedIn',
            actions: { type: 'take', params: ({ event }) => event },
          },
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            target: 'watching',
            actions: [
              { type: 'take', params: ({ event }) => event },
              { type: 'nameWriter', params: { writer: 'device' } },
            ],
          },
          {
            guard: { type: 'hasOtherTime', params: ({ event }) => event },
            target: '.choosing',
            actions: { type: 'take', params: ({ event }) => event },
          },
          { actions: { type: 'take', params: ({ event }) => event } },
        ],
      },
      states: {
        choosing: {
          description: 'Decides whether the attempt continues or is paused.',
          always: [{ guard: 'wasPaused', target: 'paused' }, { target: 'answering' }],
        },
        answering: {
          description: 'The student answers questions.',
          after: { untilDeadline: { guard: 'hasDeadline', target: 'timeUp' } },
          on: {
            'pause.requested': { target: 'pausing', actions: 'forgetProblem' },
            'handIn.requested': { target: 'finishing', actions: 'forgetProblem' },
          },
        },
        pausing: {
          description: 'Asking the server to pause the time limit.',
          invoke: {
            src: 'pause',
            onDone: {
              target: 'paused',
              actions: { type: 'take', params: ({ event }) => ({ status: event.output }) },
            },
            onError: {
              target: 'answering',
              actions: { type: 'noteProblem', params: ({ event }) => ({ problem: event.error }) },
            },
          },
        },
        paused: {
          description: 'The time limit is paused, and the questions are hidden.',
          entry: 'flush',
          after: { untilPauseEnds: { target: 'resuming' } },
          on: { 'resume.requested': { target: 'resuming', actions: 'forgetProblem' } },
        },
        resuming: {
          description: 'Asking the server to resume the time limit.',
          invoke: {
            src: 'resume',
            onDone: {
              target: 'answering',
              actions: [{ type: 'take', params: ({ event }) => ({ status: event.output }) }, 'flush'],
            },
            onError: {
              target: 'paused',
              actions: { type: 'noteProblem', params: ({ event }) => ({ problem: event.error }) },
            },
          },
        },
        finishing: {
          description: 'The student submits. Waiting until every answer is saved.',
          entry: 'flush',
          always: { guard: 'isSettled', target: 'handingIn' },
          after: { untilDeadline: { guard: 'hasDeadline', target: 'timeUp' } },
          on: { 'handIn.cancelled': { target: 'answering' } },
        },
        handingIn: {
          description: 'The server closes and marks the attempt.',
          invoke: {
            src: 'handIn',
            onDone: { target: '#attempt.handedIn' },
            onError: {
              target: 'choosing',
              actions: { type: 'noteProblem', params: ({ event }) => ({ problem: event.error }) },
            },
          },
        },
        timeUp: {
          description:
            'Time is up: answers can no longer be changed. Those in flight are accepted for a short grace period.',
          entry: 'flush',
          always: { guard: 'isSettled', target: 'closing' },
          after: { grace: { target: 'closing' } },
        },
        closing: {
          description: 'Asking the server to submit what is saved. It does so by itself if this page does not ask.',
          invoke: {
            src: 'handIn',
            onDone: { target: '#attempt.handedIn' },
            onError: { target: 'waitingForEnd' },
          },
        },
        waitingForEnd: {
          description: 'The server could not be reached. Waiting to ask again.',
          after: { nextTry: { target: 'closing' } },
        },
      },
    },
    handedIn: {
      description: 'The attempt is submitted. Its result is shown next.',
      entry: 'tellHandedIn',
      type: 'final',
    },
  },
});
