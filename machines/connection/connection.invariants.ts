import { LEFT_WORK_TRIES } from '#domain/limits.ts';
import type { Invariant, Moment } from '../machine.proof.ts';
import type { connectionMachine } from './connection.machine.ts';

type Now = Moment<typeof connectionMachine>;
const isIn = ({ snapshot }: Now, ...states: readonly string[]): boolean => states.includes(String(snapshot.value));

export const connectionInvariants: readonly Invariant<typeof connectionMachine>[] = [
  {
    sentence: 'That everything is sent is said only after the server has said so.',
    holds: (now, earlier) => !isIn(now, 'allSent') || now.output === 0 || earlier.at(-1)?.snapshot.value === 'allSent',
  },
  {
    sentence: 'Whoever has lost the server is told of nothing else until it has been heard.',
    holds: (now, earlier) => {
      const before = earlier.at(-1);
      return before === undefined || !isIn(before, 'lost', 'probing') || isIn(now, 'lost', 'probing', 'sending');
    },
  },
  {
    sentence: 'What cannot be sent is tried a few times, and not for ever.',
    holds: ({ snapshot: { context } }) => context.tries < LEFT_WORK_TRIES,
  },
  {
    sentence: 'A loss is seen at once, whatever is under way.',
    holds: (now) => now.event !== 'server.lost' || isIn(now, 'lost', 'probing'),
  },
];
