import type { Invariant, ProofStep } from '../machine.proof.ts';
import type { attemptMachine } from './attempt.machine.ts';

type Now = ProofStep<typeof attemptMachine>;

const orders = (steps: readonly Now[], name: string): number =>
  steps.flatMap(({ effects }) => effects).filter((effect) => effect.name === name).length;
const isWriting = ({ snapshot }: Now): boolean => snapshot.matches('writing');

export const attemptInvariants: readonly Invariant<typeof attemptMachine>[] = [
  {
    sentence: 'Answers are sent exactly while this page is the writer.',
    holds: (now, earlier) => {
      const all = [...earlier, now];
      return orders(all, 'beginWriting') - orders(all, 'endWriting') === (isWriting(now) ? 1 : 0);
    },
  },
  {
    sentence: 'The student’s own submission waits until the server has every answer.',
    holds: (now, earlier) => {
      const last = earlier.at(-1);
      const isStarting =
        now.snapshot.matches({ writing: 'handingIn' }) && last?.snapshot.matches({ writing: 'handingIn' }) !== true;
      return !isStarting || now.snapshot.context.unsaved === 0;
    },
  },
  {
    sentence: 'Without a time limit, time is never up.',
    holds: ({ snapshot }) =>
      !snapshot.matches({ writing: 'timeUp' }) || (snapshot.context.status?.deadlineAt ?? null) !== null,
  },
  {
    sentence: 'After another writer, this page writes again only when the attempt has been opened again.',
    holds: (now, earlier) => {
      const last = earlier.at(-1);
      return last === undefined || !isWriting(now) || isWriting(last) || last.snapshot.matches('opening');
    },
  },
  {
    sentence: 'The submission is reported once.',
    holds: (now, earlier) => orders([...earlier, now], 'tellHandedIn') <= 1,
  },
];
