import { ONBOARDING_STEPS } from '#domain/study/onboarding/onboarding.schema.ts';
import type { Invariant, MachineGuide, MachineModel, Proof } from '../machine.proof.ts';
import type { onboardingMachine } from './onboarding.machine.ts';

const model: MachineModel<typeof onboardingMachine> = {
  inputs: ONBOARDING_STEPS.map((step) => ({ step })),
  events: [
    { type: 'step.answered', answers: { targetGrade: 'A' } },
    { type: 'step.skipped' },
    { type: 'setup.skipped' },
    ...ONBOARDING_STEPS.map((step) => ({ type: 'step.reopened', step }) as const),
  ],
  answers: { saveStep: [{ output: undefined }, { error: new Error('The server could not be reached.') }] },
  delays: {},
  key: ({ step, problem }) => ({ step, hasProblem: problem !== null }),
};

const invariants: readonly Invariant<typeof onboardingMachine>[] = [
  {
    sentence: 'The step that is asked is the one of the state.',
    holds: ({ snapshot }) => !snapshot.matches('askingStep') || snapshot.matches({ askingStep: snapshot.context.step }),
  },
  {
    sentence: 'A step is left forwards only when its answers are saved, or when it is skipped.',
    holds: (now, earlier) => {
      const before = earlier.at(-1);
      if (before === undefined) return true;
      const indexOf = (step: (typeof ONBOARDING_STEPS)[number]): number => ONBOARDING_STEPS.indexOf(step);
      const moved = indexOf(now.snapshot.context.step) - indexOf(before.snapshot.context.step);
      if (moved <= 0) return true;
      const isSaved = before.snapshot.matches('savingStep') && now.event?.startsWith('xstate.done.') === true;
      return moved === 1 && (isSaved || now.event === 'step.skipped');
    },
  },
  {
    sentence: 'A skipped step is recorded, once.',
    holds: ({ event, effects }, earlier) => {
      const count = effects.filter(({ name }) => name === 'recordSkip').length;
      return count === (event === 'step.skipped' && earlier.at(-1)?.snapshot.matches('askingStep') === true ? 1 : 0);
    },
  },
  {
    sentence: 'An error is shown at the step whose answers were not saved, and is gone when they are sent again.',
    holds: ({ snapshot }) =>
      snapshot.context.problem === null || snapshot.matches('askingStep') || snapshot.status === 'done',
  },
];

const guide: MachineGuide<typeof onboardingMachine> = {
  purpose:
    'What a new student is asked before the first question. Each step is saved on the server and can be skipped.',
  owner: 'The hook of the onboarding screen creates it; it stops when the user leaves the screen.',
  startedIn: 'src/client/study/use-onboarding.ts',
  events: {
    'step.answered': 'The student answers the step.',
    'step.skipped': 'The student skips the step.',
    'step.reopened': 'The student goes back to an earlier step.',
    'setup.skipped': 'The student skips all steps that are left.',
  },
};

export const onboardingProof: Proof<typeof onboardingMachine> = { guide, model, invariants };
