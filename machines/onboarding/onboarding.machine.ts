import { assign, fromPromise, setup } from 'xstate';
import {
  laterStep,
  type OnboardingAnswers,
  type OnboardingStep,
  stepAfter,
} from '#domain/study/onboarding/onboarding.schema.ts';
import { unprovidedIn } from '../unprovided.ts';

export type OnboardingInput = {
  /** The step at which the student stopped, here or on another device. */
  readonly step: OnboardingStep;
};

/** The answers of one step, to save. */
export type StepAnswers = { readonly step: OnboardingStep; readonly answers: OnboardingAnswers };

type OnboardingContext = {
  readonly step: OnboardingStep;
  /** What is being saved. */
  readonly answers: OnboardingAnswers;
  /** The error of the last attempt to save; null if it succeeded. */
  readonly problem: unknown;
};

export type OnboardingEvent =
  | { readonly type: 'step.answered'; readonly answers: OnboardingAnswers }
  | { readonly type: 'step.skipped' }
  | { readonly type: 'step.reopened'; readonly step: OnboardingStep }
  | { readonly type: 'setup.skipped' };

const unprovided = unprovidedIn('onboarding');

/** The setup before a new student's first question: five short steps, each of which can be skipped. */
export const onboardingMachine = setup({
  types: {
    input: {} as OnboardingInput,
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
  },
  actors: {
    /** Saves the answers of a step, and marks it as done. */
    saveStep: fromPromise<void, StepAnswers>(unprovided('saveStep')),
  },
  actions: {
    /**
     * Notifies the server that a step is done without answers. If that fails, the step is shown again on a later visit.
     */
    recordSkip: (_, _params: { readonly step: OnboardingStep }) => unprovided('recordSkip')(),
    /** Notifies the server that the remaining steps are skipped. */
    recordFinish: unprovided('recordFinish'),
    assignAnswers: assign((_, { answers }: { answers: OnboardingAnswers }) => ({ answers, problem: null })),
    assignStep: assign((_, { step }: { step: OnboardingStep }) => ({ step, problem: null })),
    assignNextStep: assign(({ context: { step } }) => ({ step: stepAfter(step) ?? step, problem: null })),
    assignProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
  },
  guards: {
    isAtSubjects: ({ context }) => context.step === 'subjects',
    isAtCourse: ({ context }) => context.step === 'course',
    isAtExams: ({ context }) => context.step === 'exams',
    isAtTarget: ({ context }) => context.step === 'target',
    /** No step follows. */
    isLastStep: ({ context }) => stepAfter(context.step) === null,
    /** The step is before this one: later ones are reached by answering or skipping. */
    isEarlierStep: ({ context }, { step }: { step: OnboardingStep }) =>
      step !== context.step && laterStep(step, context.step) === context.step,
  },
}).createMachine({
  id: 'onboarding',
  description: 'What a new student is asked before the first question: five steps, each of which can be skipped.',
  context: ({ input }) => ({ step: input.step, answers: {}, problem: null }),
  initial: 'askingStep',
  states: {
    askingStep: {
      description: 'A step is asked. It can be answered or skipped, and so can all that are left.',
      initial: 'choosingStep',
      on: {
        'step.answered': { target: 'savingStep', actions: { type: 'assignAnswers', params: ({ event }) => event } },
        'step.skipped': [
          {
            guard: 'isLastStep',
            target: 'finished',
            actions: { type: 'recordSkip', params: ({ context: { step } }) => ({ step }) },
          },
          {
            target: '.choosingStep',
            actions: [{ type: 'recordSkip', params: ({ context: { step } }) => ({ step }) }, 'assignNextStep'],
          },
        ],
        'step.reopened': {
          guard: { type: 'isEarlierStep', params: ({ event }) => event },
          target: '.choosingStep',
          actions: { type: 'assignStep', params: ({ event }) => event },
        },
        'setup.skipped': { target: 'finished', actions: 'recordFinish' },
      },
      states: {
        choosingStep: {
          description: 'Decides which step is asked.',
          always: [
            { guard: 'isAtSubjects', target: 'subjects' },
            { guard: 'isAtCourse', target: 'course' },
            { guard: 'isAtExams', target: 'exams' },
            { guard: 'isAtTarget', target: 'target' },
            { target: 'time' },
          ],
        },
        subjects: { description: 'Which subjects the student studies.' },
        course: { description: 'The level, and the exam board.' },
        exams: { description: 'The days of the exams, as far as they are known.' },
        target: { description: 'The grade that the student aims at.' },
        time: { description: 'Minutes a day, and days without study.' },
      },
    },
    savingStep: {
      description: 'The answers of a step are being saved.',
      invoke: {
        src: 'saveStep',
        input: ({ context: { step, answers } }) => ({ step, answers }),
        onDone: [
          { guard: 'isLastStep', target: 'finished' },
          { target: 'askingStep', actions: 'assignNextStep' },
        ],
        onError: {
          target: 'askingStep',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    finished: { description: 'Every step is answered or skipped. The first question is next.', type: 'final' },
  },
});
