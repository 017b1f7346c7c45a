import { assign, setup } from 'xstate';

export type LiveQuizInput = {
  /** The number of questions; at least one. */
  readonly count: number;
  /** Whether answers earn points. */
  readonly hasScores: boolean;
};

export type LiveQuizContext = LiveQuizInput & {
  /** The position of the question on the screens; 0 before the first. */
  readonly position: number;
  /** 2 after a discussion. */
  readonly vote: 1 | 2;
};

export type LiveQuizEvent =
  | { readonly type: 'quiz.started' }
  | { readonly type: 'answers.locked' }
  | { readonly type: 'discussion.started' }
  | { readonly type: 'vote.reopened' }
  | { readonly type: 'answer.revealed' }
  | { readonly type: 'scores.shown' }
  | { readonly type: 'question.left' }
  | { readonly type: 'quiz.ended' };

/**
 * A live quiz, as the server decides it. The server restores it from its row, sends one event within a transaction, and
 * stores the result, so that every process has the same state. It reads no clock: the server locks answers by its own.
 */
export const liveQuizMachine = setup({
  types: {
    input: {} as LiveQuizInput,
    context: {} as LiveQuizContext,
    events: {} as LiveQuizEvent,
  },
  actions: {
    goToNext: assign(({ context }) => ({ position: context.position + 1, vote: 1 as const })),
    countSecondVote: assign({ vote: 2 as const }),
  },
  guards: {
    /** A question follows the one on the screens. */
    hasNext: ({ context }) => context.position < context.count,
    /** Nobody has voted a second time yet. */
    isFirstVote: ({ context }) => context.vote === 1,
    /** The mode has points. */
    hasScores: ({ context }) => context.hasScores,
  },
}).createMachine({
  id: 'liveQuiz',
  description: 'A live quiz as the server decides it: lobby, one question after the other with its votes, and the end.',
  context: ({ input }) => ({ ...input, position: 0, vote: 1 }),
  on: { 'quiz.ended': { target: '.finished' } },
  initial: 'lobby',
  states: {
    lobby: {
      description: 'Players join. The code is on the board.',
      on: { 'quiz.started': { target: 'answering', actions: 'goToNext' } },
    },
    answering: {
      description: 'The question is on the screens, and each player may answer once.',
      on: { 'answers.locked': { target: 'locked' } },
    },
    locked: {
      description: 'No answers are accepted. The host decides whether the class discusses or sees the answer.',
      on: {
        'answer.revealed': { target: 'revealed' },
        'discussion.started': { guard: 'isFirstVote', target: 'discussing' },
      },
    },
    discussing: {
      description: 'Students convince their neighbours. Nobody has seen the answer.',
      on: { 'vote.reopened': { target: 'answering', actions: 'countSecondVote' } },
    },
    revealed: {
      description: 'Everyone sees the correct answer and how the class answered.',
      on: {
        'scores.shown': { guard: 'hasScores', target: 'scoreboard' },
        'question.left': [{ guard: 'hasNext', target: 'answering', actions: 'goToNext' }, { target: 'finished' }],
      },
    },
    scoreboard: {
      description: 'Everyone sees the points so far.',
      on: {
        'question.left': [{ guard: 'hasNext', target: 'answering', actions: 'goToNext' }, { target: 'finished' }],
      },
    },
    finished: { description: 'The quiz is over. Players see their results.', type: 'final' },
  },
});
