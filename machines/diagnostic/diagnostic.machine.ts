import { assign, fromPromise, setup } from 'xstate';
import { unprovidedIn } from '../unprovided.ts';

export type DiagnosticInput = {
  /** The attempt that is open, here or on another device; null if there is none. */
  readonly open: string | null;
  /** The latest attempt that is finished. */
  readonly latest: string | null;
};

/** The attempt, and the answered question after which the next one is requested. */
export type ContinueInput = { readonly attempt: string; readonly after: number };

type DiagnosticContext = {
  /** The attempt that is shown: its questions, or its result. */
  readonly attempt: string | null;
  /** The position of the question that was answered last. */
  readonly after: number;
  /** The error of the last operation; null if it succeeded. */
  readonly problem: unknown;
};

export type DiagnosticEvent =
  | { readonly type: 'answer.confirmed'; readonly position: number }
  | { readonly type: 'end.requested' }
  | { readonly type: 'waiting.cancelled' }
  | { readonly type: 'writing.lost' }
  | { readonly type: 'attempt.closed' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'repeat.requested' };

const unprovided = unprovidedIn('diagnostic');

/**
 * A diagnostic on one page: one question after the other, each chosen by the server once it has the answer before. The
 * outbox machine handles the answers, and the attempt machine decides who writes them.
 */
export const diagnosticMachine = setup({
  types: {
    input: {} as DiagnosticInput,
    context: {} as DiagnosticContext,
    events: {} as DiagnosticEvent,
  },
  actors: {
    /** Starts a diagnostic or finds the open one; null if there is no question to ask. */
    startDiagnostic: fromPromise<string | null>(unprovided('startDiagnostic')),
    /** Resolves when the server has every answer of this page. */
    sendAnswers: fromPromise<void>(unprovided('sendAnswers')),
    /** Requests the next question, and adds it to the page. Resolves with whether the diagnostic has ended instead. */
    continueDiagnostic: fromPromise<boolean, ContinueInput>(unprovided('continueDiagnostic')),
    /** Ends the diagnostic once the server has every answer. */
    endDiagnostic: fromPromise<void, { attempt: string }>(unprovided('endDiagnostic')),
  },
  actions: {
    assignAttempt: assign((_, { attempt }: { attempt: string | null }) => ({ attempt, after: 0, problem: null })),
    assignAfter: assign((_, { position }: { position: number }) => ({ after: position, problem: null })),
    assignProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    /** The latest diagnostic is finished, and none is open. */
    isFinishedBefore: ({ context }) => context.attempt !== null,
    /** There is no question to ask. */
    isEmpty: (_, { attempt }: { attempt: string | null }) => attempt === null,
    /** There are enough answers, or no question is left. */
    hasEnded: (_, { ended }: { ended: boolean }) => ended,
  },
}).createMachine({
  id: 'diagnostic',
  description: 'A diagnostic on one page: one question after the other, until the estimate is clear.',
  context: ({ input: { open, latest } }) => ({ attempt: open === null ? latest : null, after: 0, problem: null }),
  initial: 'choosingStart',
  states: {
    choosingStart: {
      description: 'Decides whether questions are asked, or the result of an earlier diagnostic is shown.',
      always: [{ guard: 'isFinishedBefore', target: 'showingResult' }, { target: 'startingDiagnostic' }],
    },
    startingDiagnostic: {
      description: 'The server chooses the first question, or finds the open diagnostic.',
      invoke: {
        src: 'startDiagnostic',
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ attempt: event.output }) },
            target: 'withoutQuestions',
          },
          {
            target: 'askingQuestions',
            actions: { type: 'assignAttempt', params: ({ event }) => ({ attempt: event.output }) },
          },
        ],
        onError: {
          target: 'startFailed',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    startFailed: {
      description: 'The diagnostic could not be started.',
      on: { 'retry.requested': { target: 'startingDiagnostic', actions: 'clearProblem' } },
    },
    withoutQuestions: { description: 'The subject has no question that the student may be asked.', type: 'final' },
    askingQuestions: {
      description: 'Questions are asked.',
      initial: 'answering',
      on: {
        'attempt.closed': { target: 'showingResult', actions: 'clearProblem' },
        'writing.lost': { target: '.answering' },
      },
      states: {
        answering: {
          description: 'The student answers the latest question, or says "I don’t know yet".',
          on: {
            'answer.confirmed': {
              target: 'sendingAnswers',
              actions: { type: 'assignAfter', params: ({ event }) => event },
            },
            'end.requested': { target: 'endingDiagnostic', actions: 'clearProblem' },
          },
        },
        sendingAnswers: {
          description: 'Waiting until the server has the answer. Until then it is saved on the device.',
          on: { 'waiting.cancelled': { target: 'answering' } },
          invoke: {
            src: 'sendAnswers',
            onDone: { target: 'choosingQuestion' },
            onError: {
              target: 'answering',
              actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
            },
          },
        },
        choosingQuestion: {
          description: 'The server chooses the next question, or ends the diagnostic.',
          invoke: {
            src: 'continueDiagnostic',
            input: ({ context: { attempt, after } }) => ({ attempt: attempt ?? '', after }),
            onDone: [
              {
                guard: { type: 'hasEnded', params: ({ event }) => ({ ended: event.output }) },
                target: '#diagnostic.showingResult',
              },
              { target: 'answering' },
            ],
            onError: {
              target: 'answering',
              actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
            },
          },
        },
        endingDiagnostic: {
          description: 'The student ends the diagnostic early. Waiting until the server has every answer and ends it.',
          on: { 'waiting.cancelled': { target: 'answering' } },
          invoke: {
            src: 'endDiagnostic',
            input: ({ context: { attempt } }) => ({ attempt: attempt ?? '' }),
            onDone: { target: '#diagnostic.showingResult' },
            onError: {
              target: 'answering',
              actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
            },
          },
        },
      },
    },
    showingResult: {
      description: 'The mastery of each topic, and what to do next.',
      on: { 'repeat.requested': { target: 'startingDiagnostic' } },
    },
  },
});
