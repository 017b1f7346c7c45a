import { assign, fromPromise, setup } from 'xstate';
import type { AttemptStanding, AttemptWriter } from '#domain/attempts/attempt-standing.ts';

/** What opening an attempt tells: how it stands, and who writes. */
export type OpenedAttempt = { readonly standing: AttemptStanding; readonly writer: AttemptWriter };

type AttemptContext = {
  /** Null until it is opened. */
  readonly standing: AttemptStanding | null;
  readonly writer: AttemptWriter;
  /** Answers that the server does not have yet. */
  readonly unsaved: number;
  /** Why the last thing that was tried failed. */
  readonly problem: unknown;
};

export type AttemptEvent =
  | { readonly type: 'standing.heard'; readonly standing: AttemptStanding }
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
const isPaused = ({ pausedAt }: AttemptStanding): boolean => pausedAt !== null;

/**
 * One attempt on one page: who writes it, how long there is time, and how it is handed in. The answers themselves are
 * the outbox's; this machine tells it when to send.
 */
export const attemptMachine = setup({
  types: { context: {} as AttemptContext, events: {} as AttemptEvent },
  delays: {
    /** Until the deadline, by the database's clock. */
    untilDeadline: (_: { context: AttemptContext }) => delayOf('untilDeadline')(),
    /** Until the seconds of a pause are used up. */
    untilPauseEnds: (_: { context: AttemptContext }) => delayOf('untilPauseEnds')(),
    /** How long answers under way are waited for once the time is over. */
    grace: delayOf('grace'),
    nextTry: delayOf('nextTry'),
  },
  actors: {
    /** Reads the attempt and what this device has kept of it, and takes the writing where it is free. */
    open: fromPromise<OpenedAttempt>(unprovided('open')),
    /** Takes the writing from another tab or device. */
    takeOver: fromPromise<void, { from: AttemptWriter }>(unprovided('takeOver')),
    pause: fromPromise<AttemptStanding>(unprovided('pause')),
    resume: fromPromise<AttemptStanding>(unprovided('resume')),
    handIn: fromPromise<void>(unprovided('handIn')),
  },
  actions: {
    /** Answers may be sent from now on. */
    beginWriting: unprovided('beginWriting'),
    /** Answers are kept on this device and no longer sent; the tab gives its place up. */
    endWriting: unprovided('endWriting'),
    /** Whatever waits is sent at once. */
    flush: unprovided('flush'),
    /** Other tabs learn that the attempt is handed in, and what the device kept of it is tidied. */
    tellHandedIn: unprovided('tellHandedIn'),
    take: assign((_, { standing }: { standing: AttemptStanding }) => ({ standing })),
    nameWriter: assign((_, { writer }: { writer: AttemptWriter }) => ({ writer })),
    count: assign((_, { count }: { count: number }) => ({ unsaved: count })),
    noteProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    /** It is handed in. */
    isClosed: (_, { standing }: { standing: AttemptStanding }) => standing.handedInBy !== null,
    /** Another device writes. */
    isElsewhere: (_, { standing }: { standing: AttemptStanding }) => standing.holder === 'elsewhere',
    /** This page is the one that writes. */
    isWriter: (_, { writer }: { writer: AttemptWriter }) => writer === 'here',
    /** The clock stood when the attempt was opened. */
    wasPaused: ({ context }) => context.standing !== null && isPaused(context.standing),
    /** There is a clock at all. */
    hasDeadline: ({ context }) => (context.standing?.deadlineAt ?? null) !== null,
    /** The deadline has moved: later by time that was given, earlier where an accommodation was taken back. */
    hasOtherTime: ({ context }, { standing }: { standing: AttemptStanding }) =>
      standing.deadlineAt !== (context.standing?.deadlineAt ?? null),
    /** The server has every answer. */
    isSettled: ({ context }) => context.unsaved === 0,
  },
}).createMachine({
  id: 'attempt',
  description: 'One attempt on one page: who writes it, how long there is time, and how it is handed in.',
  context: { standing: null, writer: 'here', unsaved: 0, problem: null },
  on: { 'unsaved.counted': { actions: { type: 'count', params: ({ event }) => event } } },
  initial: 'opening',
  states: {
    opening: {
      description: 'The attempt and what this device has kept of it are being read.',
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
      description: 'The attempt could not be opened. What this device has kept is still there.',
      on: { 'retry.requested': { target: 'opening', actions: 'forgetProblem' } },
    },
    watching: {
      description: 'Another tab or device writes; this page shows it and says so.',
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
      description: 'The writing is being taken from the other tab or device.',
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
      description: 'This page writes.',
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
          description: 'Whether the clock stands or runs decides how it goes on.',
          always: [{ guard: 'wasPaused', target: 'paused' }, { target: 'answering' }],
        },
        answering: {
          description: 'Questions are being answered.',
          after: { untilDeadline: { guard: 'hasDeadline', target: 'timeUp' } },
          on: {
            'pause.requested': { target: 'pausing', actions: 'forgetProblem' },
            'handIn.requested': { target: 'finishing', actions: 'forgetProblem' },
          },
        },
        pausing: {
          description: 'The server is asked to stop the clock.',
          invoke: {
            src: 'pause',
            onDone: {
              target: 'paused',
              actions: { type: 'take', params: ({ event }) => ({ standing: event.output }) },
            },
            onError: {
              target: 'answering',
              actions: { type: 'noteProblem', params: ({ event }) => ({ problem: event.error }) },
            },
          },
        },
        paused: {
          description: 'The clock stands, and the questions are out of sight.',
          entry: 'flush',
          after: { untilPauseEnds: { target: 'resuming' } },
          on: { 'resume.requested': { target: 'resuming', actions: 'forgetProblem' } },
        },
        resuming: {
          description: 'The server is asked to let the clock go on.',
          invoke: {
            src: 'resume',
            onDone: {
              target: 'answering',
              actions: [{ type: 'take', params: ({ event }) => ({ standing: event.output }) }, 'flush'],
            },
            onError: {
              target: 'paused',
              actions: { type: 'noteProblem', params: ({ event }) => ({ problem: event.error }) },
            },
          },
        },
        finishing: {
          description: 'The student hands in; what is not saved yet is waited for.',
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
          description: 'The time is over: nothing can be changed, and what was on its way is still taken for a moment.',
          entry: 'flush',
          always: { guard: 'isSettled', target: 'closing' },
          after: { grace: { target: 'closing' } },
        },
        closing: {
          description: 'The server hands in what is saved. It does so by itself if this page does not ask.',
          invoke: {
            src: 'handIn',
            onDone: { target: '#attempt.handedIn' },
            onError: { target: 'waitingForEnd' },
          },
        },
        waitingForEnd: {
          description: 'The server could not be asked; it is asked again.',
          after: { nextTry: { target: 'closing' } },
        },
      },
    },
    handedIn: {
      description: 'The attempt is handed in; its result is next.',
      entry: 'tellHandedIn',
      type: 'final',
    },
  },
});
