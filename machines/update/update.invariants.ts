import type { Invariant, ProofStep } from '../machine.proof.ts';
import type { updateMachine } from './update.machine.ts';

type Now = ProofStep<typeof updateMachine>;
const takesOver = ({ effects }: Now): boolean => effects.some(({ name }) => name === 'takeOver');

export const updateInvariants: readonly Invariant<typeof updateMachine>[] = [
  {
    sentence: 'The page is never reloaded without the user’s consent.',
    holds: (now, earlier) => !takesOver(now) || earlier.some(({ event }) => event === 'update.accepted'),
  },
  {
    sentence: 'The page is reloaded only after everything was saved.',
    holds: (now, earlier) => !takesOver(now) || earlier.at(-1)?.snapshot.value === 'saving',
  },
  {
    sentence: 'The page is reloaded once.',
    holds: (now, earlier) => [...earlier, now].filter(takesOver).length <= 1,
  },
  {
    sentence: 'Work that could not be saved prevents the reload.',
    holds: ({ snapshot, effects }, earlier) =>
      snapshot.value !== 'held' || (effects.length === 0 && earlier.at(-1)?.snapshot.value !== 'leaving'),
  },
];
