import { assign, fromPromise, setup } from 'xstate';
import { unprovidedIn } from '../unprovided.ts';

export type StudySessionInput = {
  /** Indexes of the steps, in order. */
  readonly steps: readonly number[];
  /** Completed steps, including those that the server does not have yet. */
  readonly done: readonly number[];
  /** Completed steps that the server has. */
  readonly saved: readonly number[];
};

type StudySessionContext = {
  readonly steps: readonly number[];
  readonly done: readonly number[];
  readonly saved: readonly number[];
  /** The step that is shown; null before the first and after the last. */
  readonly step: number | null;
  /** Number of retries since the server was last reached. */
  readonly attempts: number;
  /** The error of the last operation; null if it succeeded. */
  readonly problem: unknown;
};

export type StudySessionEvent =
  | { readonly type: 'step.completed'; readonly step: number }
  | { readonly type: 'pause.requested' }
  | { readonly type: 'resume.requested' }
  | { readonly type: 'postpone.requested' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'network.returned' };

const unprovided = unprovidedIn('study session');
const union = (first: readonly number[], second: readonly number[]): readonly number[] => [
  ...new Set([...first, ...second]),
];
const nextStep = ({ steps, done }: StudySessionContext): number | null =>
  steps.find((step) => !done.includes(step)) ?? null;
const unsavedSteps = ({ done, saved }: StudySessionContext): readonly number[] =>
  done.filter((step) => !saved.includes(step));

/**
 * A study session: one step after the other, a pause, "not today", and the end. The attempt and card review machines
 * handle the steps themselves.
 */
export const studySessionMachine = setup({
  types: {
    context: {} as StudySessionContext,
    events: {} as StudySessionEvent,
    input: {} as StudySessionInput,
  },
  actors: {
    /** Sends the completed steps to the server. Resolves with those of all devices. */
    saveProgress: fromPromise<readonly number[], { done: readonly number[] }>(unprovided('saveProgress')),
    /** Waits until the server has every answer, and finishes the session. */
    finish: fromPromise<void, { done: readonly number[] }>(unprovided('finish')),
    /** Ends the session for today. */
    postpone: fromPromise<void, { done: readonly number[] }>(unprovided('postpone')),
  },
  actions: {
    /** Persists the completed steps on the device, so that a reload without a connection continues here. */
    saveDone: (_, _params: { done: readonly number[] }) => unprovided('saveDone')(),
    addDone: assign(({ context }, { step }: { step: number }) => ({ done: union(context.done, [step]) })),
    showNext: assign(({ context }) => ({ step: nextStep(context) })),
    addSaved: assign(({ context }, { done }: { done: readonly number[] }) => ({
      done: union(context.done, done),
      saved: union(context.saved, done),
      attempts: 0,
    })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    assignProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    /** A step is not completed yet. */
    hasStep: ({ context }) => nextStep(context) !== null,
    /** The completed step is the one that is shown. */
    isShown: ({ context }, { step }: { step: number }) => context.step === step,
    /** The server does not have all completed steps. */
    hasUnsaved: ({ context }) => unsavedSteps(context).length > 0,
  },
  delays: {
    /** Time until the next retry, longer with each one. */
    retryDelay: unprovided('retryDelay'),
  },
}).createMachine({
  id: 'studySession',
  description: 'A study session: one step after the other, a pause, "not today", and the end.',
  context: ({ input }) => ({ ...input, step: null, attempts: 0, problem: null }),
  type: 'parallel',
  states: {
    flow: {
      description: 'What the screen shows.',
      initial: 'choosingStep',
      states: {
        choosingStep: {
          description: 'Choosing the first step that is not completed, on any device.',
          entry: 'showNext',
          always: [{ guard: 'hasStep', target: 'showingStep' }, { target: 'finishing' }],
        },
        showingStep: {
          description: 'The student works on a step.',
          on: {
            'step.completed': {
              guard: { type: 'isShown', params: ({ event }) => event },
              target: 'choosingStep',
              actions: [
                { type: 'addDone', params: ({ event }) => event },
                { type: 'saveDone', params: ({ context }) => ({ done: context.done }) },
                'clearProblem',
              ],
            },
            'pause.requested': { target: 'paused' },
            'postpone.requested': { target: 'postponing', actions: 'clearProblem' },
          },
        },
        paused: {
          description: 'The step is hidden. Nothing is lost, here or by leaving.',
          on: {
            'resume.requested': { target: 'choosingStep' },
            'postpone.requested': { target: 'postponing', actions: 'clearProblem' },
          },
        },
        postponing: {
          description: 'Ending the session for today.',
          invoke: {
            src: 'postpone',
            input: ({ context }) => ({ done: context.done }),
            onDone: { target: 'postponed' },
            onError: {
              target: 'paused',
              actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
            },
          },
        },
        postponed: { description: 'The session has ended for today. Its answers count.' },
        finishing: {
          description: 'Every step is completed. Waiting for the server to have every answer and the result.',
          invoke: {
            src: 'finish',
            input: ({ context }) => ({ done: context.done }),
            onDone: { target: 'finished' },
            onError: {
              target: 'waitingToFinish',
              actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
            },
          },
        },
        waitingToFinish: {
          description: 'The server could not be reached. Everything is saved on this device.',
          on: {
            'retry.requested': { target: 'finishing', actions: 'clearProblem' },
            'network.returned': { target: 'finishing', actions: 'clearProblem' },
          },
        },
        finished: { description: 'The session is finished. What has changed is shown.' },
      },
    },
    delivery: {
      description: 'Delivery of completed steps to the server, so that a second device continues there.',
      initial: 'allSaved',
      states: {
        allSaved: {
          description: 'The server knows every completed step.',
          always: { guard: 'hasUnsaved', target: 'savingProgress' },
        },
        savingProgress: {
          description: 'Sending completed steps.',
          invoke: {
            src: 'saveProgress',
            input: ({ context }) => ({ done: context.done }),
            onDone: {
              target: 'allSaved',
              actions: { type: 'addSaved', params: ({ event }) => ({ done: event.output }) },
            },
            onError: { target: 'waitingToRetry', actions: 'countAttempt' },
          },
        },
        waitingToRetry: {
          description: 'The server could not be reached. Completed steps are saved on this device.',
          on: { 'network.returned': { target: 'savingProgress' } },
          after: { retryDelay: { target: 'savingProgress' } },
        },
      },
    },
  },
});
