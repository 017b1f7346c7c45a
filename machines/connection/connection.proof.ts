import { OFFLINE_WORK_ATTEMPTS } from '#domain/platform/connection.limits.ts';
import type { Invariant, MachineGuide, MachineModel, Proof, ProofStep } from '../machine.proof.ts';
import type { connectionMachine } from './connection.machine.ts';

const model: MachineModel<typeof connectionMachine> = {
  inputs: [{ isReached: true }, { isReached: false }],
  events: [{ type: 'server.lost' }, { type: 'server.responded' }, { type: 'network.returned' }],
  answers: {
    probeServer: [{ output: undefined }, { error: new Error('The server could not be reached.') }],
    sendPendingWork: [{ output: 0 }, { output: 2 }, { error: new Error('The server could not be reached.') }],
  },
  delays: { probeDelay: 5_000, retryDelay: 3_000, messageDuration: 5_000 },
  key: ({ isReached, attempts }) => ({ isReached, attempts }),
};

type Now = ProofStep<typeof connectionMachine>;
const isIn = ({ snapshot }: Now, ...states: readonly string[]): boolean => states.includes(String(snapshot.value));

const invariants: readonly Invariant<typeof connectionMachine>[] = [
  {
    sentence: '"Everything is sent" is shown only after the server has confirmed it.',
    holds: (now, earlier) => !isIn(now, 'allSent') || now.output === 0 || earlier.at(-1)?.snapshot.value === 'allSent',
  },
  {
    sentence: 'While the server does not respond, no other message is shown.',
    holds: (now, earlier) => {
      const before = earlier.at(-1);
      return (
        before === undefined ||
        !isIn(before, 'offline', 'probingServer') ||
        isIn(now, 'offline', 'probingServer', 'sendingWork')
      );
    },
  },
  {
    sentence: 'Failing work is retried a limited number of times.',
    holds: ({ snapshot: { context } }) => context.attempts < OFFLINE_WORK_ATTEMPTS,
  },
  {
    sentence: 'A loss is shown at once, in any state.',
    holds: (now) => now.event !== 'server.lost' || isIn(now, 'offline', 'probingServer'),
  },
];

const guide: MachineGuide<typeof connectionMachine> = {
  purpose:
    'Tells the user whether the server can be reached, and what happens to work done offline. The stores that save and send the work are independent of it.',
  owner: 'The notice in the frame creates it with the first member page. It lives as long as the page.',
  startedIn: 'src/client/platform/offline/connection.actor.ts',
  events: {
    'server.lost': 'A request did not reach the server.',
    'server.responded': 'A request has reached the server again.',
    'network.returned': 'The browser reports that it is online.',
  },
};

export const connectionProof: Proof<typeof connectionMachine> = { guide, model, invariants };
