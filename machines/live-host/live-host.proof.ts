import type { Invariant, MachineGuide, MachineModel, Proof } from '../machine.proof.ts';
import type { liveHostMachine } from './live-host.machine.ts';

type Machine = typeof liveHostMachine;

const failure = { error: new Error('The server could not be reached.') };

const model: MachineModel<Machine> = {
  inputs: [undefined],
  events: [
    { type: 'host.reported', host: 'here' },
    { type: 'host.reported', host: 'elsewhere' },
    { type: 'host.reported', host: 'lost' },
    { type: 'command.given', command: 'start', revision: 1 },
    { type: 'takeover.requested' },
    { type: 'quiz.finished' },
  ],
  answers: {
    claimQuiz: [{ output: 'here' }, { output: 'elsewhere' }, failure],
    sendCommand: [{ output: undefined }, failure],
  },
  delays: { signalDelay: 10_000 },
  key: ({ order, problem }) => ({ order, hasProblem: problem !== null }),
};

const invariants: readonly Invariant<Machine>[] = [
  {
    sentence: 'Only the hosting device sends commands.',
    holds: ({ snapshot }) =>
      snapshot.context.order === null || snapshot.matches('hosting') || snapshot.matches('finished'),
  },
  {
    sentence: 'A command is sent only while none is being sent.',
    holds: ({ snapshot }, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      const isSending = { hosting: 'sendingCommand' } as const;
      return (
        !(snapshot.matches(isSending) && before?.matches(isSending)) || snapshot.context.order === before.context.order
      );
    },
  },
  {
    sentence: 'No earlier error is shown while a command is sent.',
    holds: ({ snapshot }) => !snapshot.matches({ hosting: 'sendingCommand' }) || snapshot.context.problem === null,
  },
];

const guide: MachineGuide<Machine> = {
  purpose: 'One screen that hosts a live quiz: whether it may, its signals, and its commands one after the other.',
  owner: 'The hook of the host’s screen creates it; it stops when the user leaves the screen.',
  startedIn: 'src/client/classrooms/live-host.actor.ts',
  events: {
    'host.reported': 'The stream of the quiz reports which device hosts.',
    'command.given': 'The host presses a button, or the time is up.',
    'takeover.requested': 'The teacher takes over on this device.',
    'quiz.finished': 'The stream reports that the quiz is over.',
  },
};

export const liveHostProof: Proof<Machine> = { guide, model, invariants };
