import { assign, fromPromise, setup } from 'xstate';
import type { LiveCommand, LiveHost } from '#domain/classrooms/live-quiz/live-quiz.ts';
import { unprovidedIn } from '../unprovided.ts';

/** A command for the state that the host saw: it is refused if the quiz has moved on meanwhile. */
export type LiveOrder = { readonly command: LiveCommand; readonly revision: number };

type LiveHostContext = {
  /** The command that is being sent; null: none. */
  readonly order: LiveOrder | null;
  /** The error of the last command; null if it succeeded. */
  readonly problem: unknown;
};

export type LiveHostEvent =
  | { readonly type: 'host.reported'; readonly host: LiveHost }
  | ({ readonly type: 'command.given' } & LiveOrder)
  | { readonly type: 'takeover.requested' }
  | { readonly type: 'quiz.finished' };

const unprovided = unprovidedIn('live-host');

/**
 * One screen that hosts a live quiz. Only one device hosts at a time: others watch, and take over when the host asks
 * them to, or when the hosting device is lost.
 */
export const liveHostMachine = setup({
  types: {
    context: {} as LiveHostContext,
    events: {} as LiveHostEvent,
  },
  actors: {
    /** Signals that this device hosts. Resolves with which device hosts. */
    claimQuiz: fromPromise<LiveHost, { readonly takeOver: boolean }>(unprovided('claimQuiz')),
    sendCommand: fromPromise<void, LiveOrder | null>(unprovided('sendCommand')),
  },
  delays: {
    /** Time between two signals of the hosting device. */
    signalDelay: unprovided('signalDelay'),
  },
  actions: {
    assignOrder: assign((_, { command, revision }: LiveOrder) => ({ order: { command, revision }, problem: null })),
    clearOrder: assign({ order: null, problem: null }),
    assignProblem: assign((_, { problem }: { problem: unknown }) => ({ order: null, problem })),
  },
  guards: {
    /** This device hosts. */
    isHere: (_, { host }: { host: LiveHost }) => host === 'here',
    /** The hosting device has not been heard of for a while. */
    isLost: (_, { host }: { host: LiveHost }) => host === 'lost',
    /** Another device hosts. */
    isElsewhere: (_, { host }: { host: LiveHost }) => host === 'elsewhere',
  },
}).createMachine({
  id: 'liveHost',
  description: 'A screen that hosts a live quiz, or watches another device do it.',
  context: { order: null, problem: null },
  on: { 'quiz.finished': { target: '.finished' } },
  initial: 'claimingQuiz',
  states: {
    claimingQuiz: {
      description: 'Asks the server whether this device may host: nobody else does, or the other device is lost.',
      invoke: {
        src: 'claimQuiz',
        input: { takeOver: false },
        onDone: [
          { guard: { type: 'isHere', params: ({ event }) => ({ host: event.output }) }, target: 'hosting' },
          { target: 'watching' },
        ],
        onError: {
          target: 'watching',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    hosting: {
      description: 'This device hosts. It signals regularly that it is alive.',
      initial: 'ready',
      on: {
        'host.reported': {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          target: 'watching',
          actions: 'clearOrder',
        },
      },
      states: {
        ready: {
          description: 'The host decides what happens next.',
          on: {
            'command.given': {
              target: 'sendingCommand',
              actions: { type: 'assignOrder', params: ({ event }) => event },
            },
          },
          after: { signalDelay: { target: 'signalling' } },
        },
        signalling: {
          description: 'Telling the server that the host is here. A failure is repeated with the next signal.',
          invoke: {
            src: 'claimQuiz',
            input: { takeOver: false },
            onDone: [
              { guard: { type: 'isHere', params: ({ event }) => ({ host: event.output }) }, target: 'ready' },
              { target: '#liveHost.watching' },
            ],
            onError: { target: 'ready' },
          },
          on: {
            'command.given': {
              target: 'sendingCommand',
              actions: { type: 'assignOrder', params: ({ event }) => event },
            },
          },
        },
        sendingCommand: {
          description: 'The server carries out a command. Others are not accepted meanwhile.',
          invoke: {
            src: 'sendCommand',
            input: ({ context }) => context.order,
            onDone: { target: 'ready', actions: 'clearOrder' },
            onError: {
              target: 'ready',
              actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
            },
          },
        },
      },
    },
    watching: {
      description: 'Another device hosts. This one shows the same, and asks regularly whether the other is lost.',
      after: { signalDelay: { target: 'claimingQuiz' } },
      on: {
        'takeover.requested': { target: 'takingOver', actions: 'clearOrder' },
        'host.reported': [
          { guard: { type: 'isLost', params: ({ event }) => event }, target: 'claimingQuiz' },
          { guard: { type: 'isHere', params: ({ event }) => event }, target: 'hosting' },
        ],
      },
    },
    takingOver: {
      description: 'This device becomes the host, and the other one watches.',
      invoke: {
        src: 'claimQuiz',
        input: { takeOver: true },
        onDone: [
          { guard: { type: 'isHere', params: ({ event }) => ({ host: event.output }) }, target: 'hosting' },
          { target: 'watching' },
        ],
        onError: {
          target: 'watching',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    finished: { description: 'The quiz is over, and needs no host.', type: 'final' },
  },
});
