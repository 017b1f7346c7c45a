import { assign, fromPromise, setup } from 'xstate';
import { unprovidedIn } from '../unprovided.ts';

/** Which vote on which question an answer is for. */
export type LiveBallot = { readonly position: number; readonly vote: number };
export type LiveAnswer = LiveBallot & { readonly response: unknown };

type LivePlayerContext = {
  /** The question that was opened last; null before the first. */
  readonly ballot: LiveBallot | null;
  /** What the player has chosen for it; null: nothing. */
  readonly response: unknown;
  /** Empty: not entered. */
  readonly nickname: string;
  /** The error of the last operation; null if it succeeded. */
  readonly problem: unknown;
};

export type LivePlayerEvent =
  | { readonly type: 'nickname.chosen'; readonly nickname: string }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'ballot.opened'; readonly ballot: LiveBallot; readonly isAnswered: boolean }
  | { readonly type: 'ballot.closed' }
  | { readonly type: 'answer.changed'; readonly response: unknown }
  | { readonly type: 'answer.confirmed' }
  | { readonly type: 'time.passed' }
  | { readonly type: 'player.removed' }
  | { readonly type: 'quiz.finished' };

const unprovided = unprovidedIn('live-player');

/**
 * A player on one device. The server decides what may be answered and when. The machine sends an answer again after a
 * failure, because the server counts only the first one.
 */
export const livePlayerMachine = setup({
  types: {
    context: {} as LivePlayerContext,
    events: {} as LivePlayerEvent,
  },
  actors: {
    /** Joins, or finds the player who joined before. Resolves with whether a nickname is needed first. */
    joinQuiz: fromPromise<boolean, { readonly nickname: string }>(unprovided('joinQuiz')),
    /** Resolves with whether the server accepted the answer: it refuses one that is too late. */
    sendAnswer: fromPromise<boolean, LiveAnswer | null>(unprovided('sendAnswer')),
  },
  delays: {
    /** Time until an answer that failed is sent again. */
    retryDelay: unprovided('retryDelay'),
  },
  actions: {
    assignNickname: assign((_, { nickname }: { nickname: string }) => ({ nickname, problem: null })),
    assignProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    clearProblem: assign({ problem: null }),
    openBallot: assign((_, { ballot }: { ballot: LiveBallot }) => ({ ballot, response: null, problem: null })),
    assignResponse: assign((_, { response }: { response: unknown }) => ({ response })),
  },
  guards: {
    /** A nickname was entered, so that the error concerns it. */
    hasNickname: ({ context }) => context.nickname !== '',
    /** A nickname is needed to join. */
    needsNickname: (_, { needed }: { needed: boolean }) => needed,
    /** The server has an answer of this player, for example from before a reload. */
    isAnswered: (_, { isAnswered }: { isAnswered: boolean }) => isAnswered,
    /** The same question and vote as before: a stream repeats itself after each change. */
    isSameBallot: ({ context: { ballot } }, { ballot: opened }: { ballot: LiveBallot }) =>
      ballot?.position === opened.position && ballot.vote === opened.vote,
    /** Something is chosen. */
    hasResponse: ({ context }) => context.response !== null,
    /** The server has counted the answer. */
    isAccepted: (_, { accepted }: { accepted: boolean }) => accepted,
  },
}).createMachine({
  id: 'livePlayer',
  description: 'A player of a live quiz on one device.',
  context: { ballot: null, response: null, nickname: '', problem: null },
  on: {
    'player.removed': { target: '.removed' },
    'quiz.finished': { target: '.finished' },
  },
  initial: 'joining',
  states: {
    choosingNickname: {
      description: 'The player enters a nickname.',
      on: {
        'nickname.chosen': { target: 'joining', actions: { type: 'assignNickname', params: ({ event }) => event } },
      },
    },
    joining: {
      description: 'The server adds the player, or finds the one who joined before.',
      invoke: {
        src: 'joinQuiz',
        input: ({ context: { nickname } }) => ({ nickname }),
        onDone: [
          {
            guard: { type: 'needsNickname', params: ({ event }) => ({ needed: event.output }) },
            target: 'choosingNickname',
          },
          { target: 'playing' },
        ],
        onError: [
          {
            guard: 'hasNickname',
            target: 'choosingNickname',
            actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
          },
          {
            target: 'joinFailed',
            actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
          },
        ],
      },
    },
    joinFailed: {
      description: 'The player could not join.',
      on: { 'retry.requested': { target: 'joining', actions: 'clearProblem' } },
    },
    playing: {
      description: 'The player has joined.',
      initial: 'waiting',
      on: {
        'ballot.opened': [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event },
            target: '.answered',
          },
          { guard: { type: 'isSameBallot', params: ({ event }) => event } },
          { target: '.choosingAnswer', actions: { type: 'openBallot', params: ({ event }) => event } },
        ],
      },
      states: {
        waiting: { description: 'There is nothing to answer: the server shows what everyone sees.' },
        choosingAnswer: {
          description: 'The player chooses or types an answer.',
          on: {
            'answer.changed': { actions: { type: 'assignResponse', params: ({ event }) => event } },
            'answer.confirmed': { guard: 'hasResponse', target: 'sendingAnswer' },
            'time.passed': [{ guard: 'hasResponse', target: 'sendingAnswer' }, { target: 'waiting' }],
            'ballot.closed': { target: 'waiting' },
          },
        },
        sendingAnswer: {
          description: 'The server receives the answer, and decides whether it is in time.',
          invoke: {
            src: 'sendAnswer',
            input: ({ context: { ballot, response } }) => (ballot === null ? null : { ...ballot, response }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => ({ accepted: event.output }) },
                target: 'answered',
                actions: 'clearProblem',
              },
              { target: 'tooLate', actions: 'clearProblem' },
            ],
            onError: {
              target: 'waitingToRetry',
              actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
            },
          },
        },
        waitingToRetry: {
          description: 'The answer could not be sent. It stays on the screen.',
          after: { retryDelay: { target: 'sendingAnswer' } },
          on: { 'retry.requested': { target: 'sendingAnswer' } },
        },
        answered: {
          description: 'The server has the answer.',
          on: { 'ballot.closed': { target: 'waiting' } },
        },
        tooLate: {
          description: 'The answer came after the answers were locked.',
          on: { 'ballot.closed': { target: 'waiting' } },
        },
      },
    },
    removed: { description: 'The host has removed the player.', type: 'final' },
    finished: { description: 'The quiz is over.', type: 'final' },
  },
});
