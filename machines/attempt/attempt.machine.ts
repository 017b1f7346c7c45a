import { assign, fromPromise, setup } from 'xstate';
import type { AttemptStatus, AttemptWriter } from '#domain/attempts/attempt-status.ts';
import { unprovidedIn } from '../unprovided.ts';

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
  | { readonly type: 'status.received'; readonly status: AttemptStatus }
  | { readonly type: 'unsaved.counted'; readonly count: number }
  | { readonly type: 'tab.lost' }
  | { readonly type: 'tab.released' }
  | { readonly type: 'takeOver.requested' }
  | { readonly type: 'pause.requested' }
  | { readonly type: 'resume.requested' }
  | { readonly type: 'submit.requested' }
  | { readonly type: 'submit.cancelled' }
  | { readonly type: 'retry.requested' };

const unprovided = unprovidedIn('attempt');
const isPaused = ({ pausedAt }: AttemptStatus): boolean => pausedAt !== null;

/**
 * One attempt on one page: who writes it, how much time is left, and how it is submitted. The answers themselves belong
 * to the outbox machine; this machine starts and stops sending.
 */
export const attemptMachine = setup({
  types: { context: {} as AttemptContext, events: {} as AttemptEvent },
  delays: {
    /** Time until the deadline, by the database's clock. */
    untilDeadline: (_: { context: AttemptContext }) => unprovided('untilDeadline')(),
    /** Time until the allowed pause is used up. */
    untilPauseEnds: (_: { context: AttemptContext }) => unprovided('untilPauseEnds')(),
    /** How long to wait for answers in flight once the time is up. */
    gracePeriod: unprovided('gracePeriod'),
    retryDelay: unprovided('retryDelay'),
  },
  actors: {
    /** Reads the attempt and its answers saved on this device, and becomes the writer if there is none. */
    open: fromPromise<OpenedAttempt>(unprovided('open')),
    /** Becomes the writer in place of another tab or device. */
    takeOver: fromPromise<void, { from: AttemptWriter }>(unprovided('takeOver')),
    pause: fromPromise<AttemptStatus>(unprovided('pause')),
    resume: fromPromise<AttemptStatus>(unprovided('resume')),
    submit: fromPromise<void>(unprovided('submit')),
  },
  actions: {
    /** Allows answers to be sent from now on. */
    startWriting: unprovided('startWriting'),
    /** Stops sending: answers are only saved on this device, and the tab releases its lock. */
    stopWriting: unprovided('stopWriting'),
    /** Sends pending answers at once. */
    flush: unprovided('flush'),
    /** Notifies other tabs of the submission, and removes the attempt's data from this device. */
    notifySubmitted: unprovided('notifySubmitted'),
    assignStatus: assign((_, { status }: { status: AttemptStatus }) => ({ status })),
    assignWriter: assign((_, { writer }: { writer: AttemptWriter }) => ({ writer })),
    assignUnsaved: assign((_, { count }: { count: number }) => ({ unsaved: count })),
    assignProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    /** The attempt is submitted. */
    isClosed: (_, { status }: { status: AttemptStatus }) => status.submittedBy !== null,
    /** Another device writes the attempt. */
    isOpenOnAnotherDevice: (_, { status }: { status: AttemptStatus }) => status.holder === 'elsewhere',
    /** This page writes the attempt. */
    isWriter: (_, { writer }: { writer: AttemptWriter }) => writer === 'here',
    /** The attempt was paused when it was opened. */
    wasPaused: ({ context }) => context.status !== null && isPaused(context.status),
    /** The attempt has a time limit. */
    hasDeadline: ({ context }) => (context.status?.deadlineAt ?? null) !== null,
    /** The deadline has changed: later by extra time, or earlier after an access arrangement was removed. */
    hasDeadlineChanged: ({ context }, { status }: { status: AttemptStatus }) =>
      status.deadlineAt !== (context.status?.deadlineAt ?? null),
    /** The server has every answer. */
    isAllSaved: ({ context }) => context.unsaved === 0,
  },
}).createMachine({
  id: 'attempt',
  description: 'One attempt on one page: who writes it, how much time is left, and how it is submitted.',
  context: { status: null, writer: 'here', unsaved: 0, problem: null },
  on: { 'unsaved.counted': { actions: { type: 'assignUnsaved', params: ({ event }) => event } } },
  initial: 'openingAttempt',
  states: {
    openingAttempt: {
      description: 'Reading the attempt and its answers saved on this device.',
      invoke: {
        src: 'open',
        onDone: [
          {
            guard: { type: 'isClosed', params: ({ event }) => event.output },
            target: 'submitted',
            actions: { type: 'assignStatus', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isWriter', params: ({ event }) => event.output },
            target: 'writing',
            actions: [
              { type: 'assignStatus', params: ({ event }) => event.output },
              { type: 'assignWriter', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'readOnly',
            actions: [
              { type: 'assignStatus', params: ({ event }) => event.output },
              { type: 'assignWriter', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: {
          target: 'openFailed',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    openFailed: {
      description: 'The attempt could not be opened. Answers on this device are still saved.',
      on: { 'retry.requested': { target: 'openingAttempt', actions: 'clearProblem' } },
    },
    readOnly: {
      description: 'Another tab or device writes the attempt. This page shows it read-only.',
      on: {
        'takeOver.requested': { target: 'takingOver', actions: 'clearProblem' },
        'tab.released': { target: 'openingAttempt' },
        'status.received': [
          {
            guard: { type: 'isClosed', params: ({ event }) => event },
            target: 'submitted',
            actions: { type: 'assignStatus', params: ({ event }) => event },
          },
          { actions: { type: 'assignStatus', params: ({ event }) => event } },
        ],
      },
    },
    takingOver: {
      description: 'Taking over from the other tab or device.',
      invoke: {
        src: 'takeOver',
        input: ({ context }) => ({ from: context.writer }),
        onDone: { target: 'openingAttempt' },
        onError: {
          target: 'readOnly',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    writing: {
      description: 'This page writes the attempt.',
      entry: 'startWriting',
      exit: 'stopWriting',
      initial: 'checkingPause',
      on: {
        'tab.lost': { target: 'readOnly', actions: { type: 'assignWriter', params: { writer: 'tab' } } },
        'status.received': [
          {
            guard: { type: 'isClosed', params: ({ event }) => event },
            target: 'submitted',
            actions: { type: 'assignStatus', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOpenOnAnotherDevice', params: ({ event }) => event },
            target: 'readOnly',
            actions: [
              { type: 'assignStatus', params: ({ event }) => event },
              { type: 'assignWriter', params: { writer: 'device' } },
            ],
          },
          {
            guard: { type: 'hasDeadlineChanged', params: ({ event }) => event },
            target: '.checkingPause',
            actions: { type: 'assignStatus', params: ({ event }) => event },
          },
          { actions: { type: 'assignStatus', params: ({ event }) => event } },
        ],
      },
      states: {
        checkingPause: {
          description: 'Decides whether the attempt continues or is paused.',
          always: [{ guard: 'wasPaused', target: 'paused' }, { target: 'answering' }],
        },
        answering: {
          description: 'The student answers questions.',
          after: { untilDeadline: { guard: 'hasDeadline', target: 'timeUp' } },
          on: {
            'pause.requested': { target: 'pausing', actions: 'clearProblem' },
            'submit.requested': { target: 'savingAnswers', actions: 'clearProblem' },
          },
        },
        pausing: {
          description: 'Asking the server to pause the time limit.',
          invoke: {
            src: 'pause',
            onDone: {
              target: 'paused',
              actions: { type: 'assignStatus', params: ({ event }) => ({ status: event.output }) },
            },
            onError: {
              target: 'answering',
              actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
            },
          },
        },
        paused: {
          description: 'The time limit is paused, and the questions are hidden.',
          entry: 'flush',
          after: { untilPauseEnds: { target: 'resuming' } },
          on: { 'resume.requested': { target: 'resuming', actions: 'clearProblem' } },
        },
        resuming: {
          description: 'Asking the server to resume the time limit.',
          invoke: {
            src: 'resume',
            onDone: {
              target: 'answering',
              actions: [{ type: 'assignStatus', params: ({ event }) => ({ status: event.output }) }, 'flush'],
            },
            onError: {
              target: 'paused',
              actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
            },
          },
        },
        savingAnswers: {
          description: 'The student submits. Waiting until every answer is saved.',
          entry: 'flush',
          always: { guard: 'isAllSaved', target: 'submitting' },
          after: { untilDeadline: { guard: 'hasDeadline', target: 'timeUp' } },
          on: { 'submit.cancelled': { target: 'answering' } },
        },
        submitting: {
          description: 'The server closes and marks the attempt.',
          invoke: {
            src: 'submit',
            onDone: { target: '#attempt.submitted' },
            onError: {
              target: 'checkingPause',
              actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
            },
          },
        },
        timeUp: {
          description:
            'Time is up: answers can no longer be changed. Those in flight are accepted for a short grace period.',
          entry: 'flush',
          always: { guard: 'isAllSaved', target: 'submittingSaved' },
          after: { gracePeriod: { target: 'submittingSaved' } },
        },
        submittingSaved: {
          description:
            'Requesting the server to submit the saved answers. Without a request, it submits them after the deadline.',
          invoke: {
            src: 'submit',
            onDone: { target: '#attempt.submitted' },
            onError: { target: 'waitingToRetry' },
          },
        },
        waitingToRetry: {
          description: 'The server could not be reached. Waiting to ask again.',
          after: { retryDelay: { target: 'submittingSaved' } },
        },
      },
    },
    submitted: {
      description: 'The attempt is submitted. Its result is shown next.',
      entry: 'notifySubmitted',
      type: 'final',
    },
  },
});
