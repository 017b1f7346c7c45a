import type { Invariant, MachineGuide, MachineModel, Proof } from '../machine.proof.ts';
import type { livePlayerMachine } from './live-player.machine.ts';

type Machine = typeof livePlayerMachine;

const failure = { error: new Error('The server could not be reached.') };
const first = { position: 1, vote: 1 };

const model: MachineModel<Machine> = {
  inputs: [undefined],
  events: [
    { type: 'nickname.chosen', nickname: 'Heron' },
    { type: 'retry.requested' },
    { type: 'ballot.opened', ballot: first, isAnswered: false },
    { type: 'ballot.opened', ballot: first, isAnswered: true },
    { type: 'ballot.opened', ballot: { position: 1, vote: 2 }, isAnswered: false },
    { type: 'ballot.opened', ballot: { position: 2, vote: 1 }, isAnswered: false },
    { type: 'ballot.closed' },
    { type: 'answer.changed', response: { choice: 'A' } },
    { type: 'answer.confirmed' },
    { type: 'time.passed' },
    { type: 'player.removed' },
    { type: 'quiz.finished' },
  ],
  answers: {
    joinQuiz: [{ output: false }, { output: true }, failure],
    sendAnswer: [{ output: true }, { output: false }, failure],
  },
  delays: { retryDelay: 1_000 },
  key: ({ ballot, response, nickname, problem }) => ({
    ...{ ballot, response, nickname },
    hasProblem: problem !== null,
  }),
};

const invariants: readonly Invariant<Machine>[] = [
  {
    sentence: 'What is sent is an answer to a question.',
    holds: ({ snapshot }) =>
      !snapshot.matches({ playing: 'sendingAnswer' }) ||
      (snapshot.context.ballot !== null && snapshot.context.response !== null),
  },
  {
    sentence: 'An answer to one question is never sent for another.',
    holds: ({ snapshot }, earlier) => {
      const before = earlier.at(-1)?.snapshot.context.ballot;
      const { ballot, response } = snapshot.context;
      const isOther = before?.position !== ballot?.position || before?.vote !== ballot?.vote;
      return !isOther || response === null || earlier.length === 0;
    },
  },
  {
    sentence: 'An answer that the server has is not sent again.',
    holds: ({ snapshot, event }, earlier) =>
      !snapshot.matches({ playing: 'sendingAnswer' }) ||
      event === null ||
      earlier.at(-1)?.snapshot.matches({ playing: 'answered' }) !== true,
  },
  {
    sentence: 'Nobody answers before they have joined.',
    holds: ({ snapshot }, earlier) =>
      !snapshot.matches('playing') || earlier.some((step) => step.snapshot.matches('joining')),
  },
];

const guide: MachineGuide<Machine> = {
  purpose: 'A player of a live quiz on one device: joining, and one answer for each vote, sent again after a failure.',
  owner: 'The hook of the player’s screen creates it; it stops when the user leaves the screen.',
  startedIn: 'src/client/classrooms/live-player.actor.ts',
  events: {
    'nickname.chosen': 'The player enters a nickname and joins.',
    'retry.requested': 'The player tries again after a failure, or the network is back.',
    'ballot.opened': 'The stream reports a question that may be answered.',
    'ballot.closed': 'The stream reports that it may not be answered any more.',
    'answer.changed': 'The player chooses or types something.',
    'answer.confirmed': 'The player sends the answer.',
    'time.passed': 'The time limit has passed on this device: what is chosen is sent.',
    'player.removed': 'The stream reports that the host has removed the player.',
    'quiz.finished': 'The stream reports that the quiz is over.',
  },
};

export const livePlayerProof: Proof<Machine> = { guide, model, invariants };
