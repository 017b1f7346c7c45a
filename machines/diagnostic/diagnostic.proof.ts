import type { Invariant, MachineGuide, MachineModel, Proof } from '../machine.proof.ts';
import type { diagnosticMachine } from './diagnostic.machine.ts';

const failure = { error: new Error('The server could not be reached.') };

const model: MachineModel<typeof diagnosticMachine> = {
  inputs: [
    { open: null, latest: null },
    { open: 'open', latest: 'before' },
    { open: null, latest: 'before' },
  ],
  events: [
    { type: 'answer.confirmed', position: 1 },
    { type: 'end.requested' },
    { type: 'waiting.cancelled' },
    { type: 'writing.lost' },
    { type: 'attempt.closed' },
    { type: 'retry.requested' },
    { type: 'repeat.requested' },
  ],
  answers: {
    startDiagnostic: [{ output: 'open' }, { output: null }, failure],
    sendAnswers: [{ output: undefined }, failure],
    continueDiagnostic: [{ output: false }, { output: true }, failure],
    endDiagnostic: [{ output: undefined }, failure],
  },
  delays: {},
  key: ({ attempt, after, problem }) => ({ attempt, after, hasProblem: problem !== null }),
};

const invariants: readonly Invariant<typeof diagnosticMachine>[] = [
  {
    sentence: 'Questions and results are those of an attempt.',
    holds: ({ snapshot }) =>
      !(snapshot.matches('askingQuestions') || snapshot.matches('showingResult')) || snapshot.context.attempt !== null,
  },
  {
    sentence: 'The next question is asked for only when the server has the answers.',
    holds: ({ snapshot, event }, earlier) =>
      !snapshot.matches({ askingQuestions: 'choosingQuestion' }) ||
      (earlier.at(-1)?.snapshot.matches({ askingQuestions: 'sendingAnswers' }) === true &&
        event?.startsWith('xstate.done.') === true) ||
      earlier.at(-1)?.snapshot.matches({ askingQuestions: 'choosingQuestion' }) === true,
  },
  {
    sentence: 'Questions end only when the server has ended the diagnostic, or says that it has ended.',
    holds: ({ snapshot, event }, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      if (!snapshot.matches('showingResult') || before?.matches('askingQuestions') !== true) return true;
      return event === 'attempt.closed' || event?.startsWith('xstate.done.') === true;
    },
  },
  {
    sentence: 'No earlier error is shown while something is sent.',
    holds: ({ snapshot }) =>
      snapshot.context.problem === null ||
      snapshot.matches('startFailed') ||
      snapshot.matches({ askingQuestions: 'answering' }),
  },
];

const guide: MachineGuide<typeof diagnosticMachine> = {
  purpose:
    'A diagnostic on one page: which question follows, and when the estimate is clear. Its answers are those of an attempt.',
  owner: 'The hook of the diagnostic screen creates it; it stops when the user leaves the screen.',
  startedIn: 'src/client/study/use-diagnostic.ts',
  events: {
    'answer.confirmed': 'The student confirms the answer to the latest question.',
    'end.requested': 'The student ends the diagnostic.',
    'waiting.cancelled': 'The student changes the answer instead of waiting until the server has it.',
    'writing.lost': 'Another tab or device writes the attempt now.',
    'attempt.closed': 'The attempt has been submitted elsewhere.',
    'retry.requested': 'The student tries again after a failure.',
    'repeat.requested': 'The student starts another diagnostic.',
  },
};

export const diagnosticProof: Proof<typeof diagnosticMachine> = { guide, model, invariants };
