import type { Invariant, MachineGuide, MachineModel, Proof, ProofStep } from '../machine.proof.ts';
import type { studySessionMachine } from './study-session.machine.ts';

const failure = { error: new Error('The server could not be reached.') };
const STEPS = [0, 1, 2];

const model: MachineModel<typeof studySessionMachine> = {
  inputs: [
    { steps: STEPS, done: [], saved: [] },
    { steps: STEPS, done: [0, 1], saved: [0] },
    { steps: STEPS, done: STEPS, saved: STEPS },
  ],
  events: [
    { type: 'step.completed', step: 0 },
    { type: 'step.completed', step: 1 },
    { type: 'step.completed', step: 2 },
    { type: 'pause.requested' },
    { type: 'resume.requested' },
    { type: 'postpone.requested' },
    { type: 'retry.requested' },
    { type: 'network.returned' },
  ],
  answers: {
    saveProgress: [{ output: STEPS }, { output: [0] }, failure],
    finish: [{ output: undefined }, failure],
    postpone: [{ output: undefined }, failure],
  },
  delays: { retryDelay: 5_000 },
  key: ({ done, saved, step, attempts, problem }) => ({
    done: STEPS.filter((each) => done.includes(each)),
    saved: STEPS.filter((each) => saved.includes(each)),
    step,
    attempts: Math.min(attempts, 1),
    hasProblem: problem !== null,
  }),
};

type Now = ProofStep<typeof studySessionMachine>;

const doneIn = ({ snapshot }: Now): readonly number[] => snapshot.context.done;

const invariants: readonly Invariant<typeof studySessionMachine>[] = [
  {
    sentence: 'A completed step stays completed.',
    holds: (now, earlier) => {
      const before = earlier.at(-1);
      return before === undefined || doneIn(before).every((step) => doneIn(now).includes(step));
    },
  },
  {
    sentence: 'Every step that is completed here is saved on the device at once.',
    holds: (now, earlier) => {
      const before = earlier.at(-1);
      if (before === undefined || now.event !== 'step.completed') return true;
      const added = doneIn(now).filter((step) => !doneIn(before).includes(step));
      const saved = now.effects
        .filter(({ name }) => name === 'saveDone')
        .flatMap(({ params }) => (params as { done: readonly number[] }).done);
      return added.every((step) => saved.includes(step));
    },
  },
  {
    sentence: 'A step is shown or paused only while it was not completed here.',
    holds: ({ snapshot }, earlier) => {
      const { step } = snapshot.context;
      if (!snapshot.matches({ flow: 'showingStep' })) return true;
      const wasShown = earlier.at(-1)?.snapshot.context.step === step;
      return step !== null && (wasShown || !snapshot.context.done.includes(step));
    },
  },
  {
    sentence: 'The session is finished only after every step is completed and the server has confirmed it.',
    holds: (now, earlier) => {
      if (!now.snapshot.matches({ flow: 'finished' })) return true;
      const before = earlier.at(-1)?.snapshot;
      const isComplete = now.snapshot.context.steps.every((step) => doneIn(now).includes(step));
      return (
        isComplete &&
        (before?.matches({ flow: 'finished' }) === true || before?.matches({ flow: 'finishing' }) === true)
      );
    },
  },
  {
    sentence: 'The server is asked to finish only when no step is left.',
    holds: ({ snapshot }) =>
      !snapshot.matches({ flow: 'finishing' }) ||
      snapshot.context.steps.every((step) => snapshot.context.done.includes(step)),
  },
  {
    sentence: 'What the server knows is completed.',
    holds: ({ snapshot: { context } }) => context.saved.every((step) => context.done.includes(step)),
  },
];

const guide: MachineGuide<typeof studySessionMachine> = {
  purpose: 'A study session: one step after the other, a pause, "not today", and the end.',
  owner:
    'The hook of the session’s screen creates it; it stops when the user leaves the screen. Completed steps stay on the device until the server has them.',
  startedIn: 'src/client/study/session/use-study-session.ts',
  events: {
    'step.completed': 'The student has completed a step.',
    'pause.requested': 'The student pauses.',
    'resume.requested': 'The student continues after a pause.',
    'postpone.requested': 'The student ends the session for today.',
    'retry.requested': 'The student tries again after a failure.',
    'network.returned': 'The server responds again.',
  },
};

export const studySessionProof: Proof<typeof studySessionMachine> = { guide, model, invariants };
