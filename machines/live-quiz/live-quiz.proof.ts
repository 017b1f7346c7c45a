import type { Invariant, MachineGuide, MachineModel, Proof, ProofStep } from '../machine.proof.ts';
import type { liveQuizMachine } from './live-quiz.machine.ts';

type Machine = typeof liveQuizMachine;

const model: MachineModel<Machine> = {
  inputs: [
    { count: 1, hasScores: false },
    { count: 2, hasScores: true },
  ],
  events: [
    { type: 'quiz.started' },
    { type: 'answers.locked' },
    { type: 'discussion.started' },
    { type: 'vote.reopened' },
    { type: 'answer.revealed' },
    { type: 'scores.shown' },
    { type: 'question.left' },
    { type: 'quiz.ended' },
  ],
  answers: {},
  delays: {},
};

const isIn = (
  step: ProofStep<Machine> | undefined,
  state: 'answering' | 'locked' | 'revealed' | 'scoreboard',
): boolean => step?.snapshot.matches(state) === true;

const invariants: readonly Invariant<Machine>[] = [
  {
    sentence: 'A question that is on the screens exists.',
    holds: ({ snapshot: { context } }) => context.position >= 0 && context.position <= context.count,
  },
  {
    sentence: 'The answer is shown only after the answers were locked.',
    holds: (step, earlier) => {
      if (!isIn(step, 'revealed')) return true;
      const before = earlier.at(-1);
      return isIn(before, 'locked') || isIn(before, 'revealed');
    },
  },
  {
    sentence: 'After the answer was shown, nobody answers the same question.',
    holds: (step, earlier) => {
      const before = earlier.at(-1);
      if (!isIn(step, 'answering') || !(isIn(before, 'revealed') || isIn(before, 'scoreboard'))) return true;
      return step.snapshot.context.position === (before?.snapshot.context.position ?? 0) + 1;
    },
  },
  {
    sentence: 'Nobody votes a third time.',
    holds: ({ snapshot, event }, earlier) =>
      event !== 'discussion.started' ||
      !snapshot.matches('discussing') ||
      earlier.at(-1)?.snapshot.context.vote === 1 ||
      earlier.at(-1)?.snapshot.matches('discussing') === true,
  },
  {
    sentence: 'A quiz without points has no scoreboard.',
    holds: (step) => !isIn(step, 'scoreboard') || step.snapshot.context.hasScores,
  },
];

const guide: MachineGuide<Machine> = {
  purpose:
    'A live quiz as the server decides it: what is on the screens, when answers are accepted, and when the answer is shown. Time limits and players are left to the server.',
  owner:
    'The server restores it for one event from the row of the quiz, and stores the result in the same transaction.',
  startedIn: 'src/server/classrooms/live-quiz/move-quiz.ts',
  events: {
    'quiz.started': 'The host starts the first question.',
    'answers.locked': 'The host locks the answers, or the time is up.',
    'discussion.started': 'The host lets the class discuss the question.',
    'vote.reopened': 'The host lets the class vote again.',
    'answer.revealed': 'The host shows the answer.',
    'scores.shown': 'The host shows the points.',
    'question.left': 'The host continues with the next question, or the end.',
    'quiz.ended': 'The host ends the quiz early.',
  },
};

export const liveQuizProof: Proof<Machine> = { guide, model, invariants };
