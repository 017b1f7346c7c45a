import type { Invariant, Moment } from '../machine.proof.ts';
import type { MarkAnswer, markingMachine } from './marking.machine.ts';

type Now = Moment<typeof markingMachine>;

const ids = ({ snapshot }: Now): readonly string[] => snapshot.context.unsent.map(({ operationId }) => operationId);
const isGiven = ({ event }: Now): boolean => event === 'mark.given' || event === 'comment.typed';

export const markingInvariants: readonly Invariant<typeof markingMachine>[] = [
  {
    sentence: 'A mark is given up only for what the server has said, or for a newer mark of the same answer.',
    holds: (now, earlier) => {
      const last = earlier.at(-1);
      if (last === undefined) return true;
      const settled = (now.output as MarkAnswer | undefined)?.operationId;
      const after = now.snapshot.context.unsent;
      return last.snapshot.context.unsent.every(
        (before) =>
          before.operationId === settled ||
          after.some((one) => one.operationId === before.operationId) ||
          (isGiven(now) && after.some((one) => one.attempt === before.attempt && one.position === before.position)),
      );
    },
  },
  {
    sentence: 'Whatever is given is kept on this device at once.',
    holds: (now) => !isGiven(now) || now.effects.some(({ name }) => name === 'keep'),
  },
  {
    sentence: 'An answer has one mark a round that waits.',
    holds: ({ snapshot }) => {
      const places = snapshot.context.unsent.map(({ attempt, position, round }) => `${attempt} ${position} ${round}`);
      return new Set(places).size === places.length;
    },
  },
  {
    sentence: 'Rest means that the server has everything.',
    holds: (now) => !now.snapshot.matches('resting') || ids(now).length === 0,
  },
  {
    sentence: 'Something is on its way only while something is unsent.',
    holds: (now) => !now.snapshot.matches('sending') || ids(now).length > 0,
  },
];
