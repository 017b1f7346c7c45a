import { OFFLINE_WORK_ATTEMPTS } from '#domain/platform/limits.ts';
import type { Invariant, ProofStep } from '../machine.proof.ts';
import type { connectionMachine } from './connection.machine.ts';

type Now = ProofStep<typeof connectionMachine>;
const isIn = ({ snapshot }: Now, ...states: readonly string[]): boolean => states.includes(String(snapshot.value));

export const connectionInvariants: readonly Invariant<typeof connectionMachine>[] = [
  {
    sentence: '"Everything is sent" is shown only after the server has confirmed it.',
    holds: (now, earlier) => !isIn(now, 'allSent') || now.output === 0 || earlier.at(-1)?.snapshot.value === 'allSent',
  },
  {
    sentence: 'After the loss of the server, nothing else is shown until it responds.',
    holds: (now, earlier) => {
      const before = earlier.at(-1);
      return before === undefined || !isIn(before, 'lost', 'probing') || isIn(now, 'lost', 'probing', 'sending');
    },
  },
  {
    sentence: 'Failing work is retried a limited number of times.',
    holds: ({ snapshot: { context } }) => context.attempts < OFFLINE_WORK_ATTEMPTS,
  },
  {
    sentence: 'A loss is shown at once, in any state.',
    holds: (now) => now.event !== 'server.lost' || isIn(now, 'lost', 'probing'),
  },
];
