import type { Invariant, ProofStep } from '../machine.proof.ts';
import type { MarkAnswer, markingMachine } from './marking.machine.ts';

type Now = ProofStep<typeof markingMachine>;

const ids = ({ snapshot }: Now): readonly string[] => snapshot.context.unsent.map(({ operationId }) => operationId);
const pendingMarks = ({ snapshot: { context } }: Now) => [...context.unsent, ...context.refused];
const isGiven = ({ event }: Now): boolean => event === 'mark.given' || event === 'comment.typed';

export const markingInvariants: readonly Invariant<typeof markingMachine>[] = [
  {
    sentence:
      'A mark is given up only when the server has it, for a newer mark of the same answer, or by the person once it was refused.',
    holds: (now, earlier) => {
      const last = earlier.at(-1);
      if (last === undefined) return true;
      const answer = now.output as MarkAnswer | undefined;
      const taken = answer?.isRefused === true ? undefined : answer?.operationId;
      const after = pendingMarks(now);
      const before = now.event === 'refused.discarded' ? last.snapshot.context.unsent : pendingMarks(last);
      return before.every(
        (before) =>
          before.operationId === taken ||
          after.some((entry) => entry.operationId === before.operationId) ||
          (isGiven(now) &&
            after.some((entry) => entry.attempt === before.attempt && entry.position === before.position)),
      );
    },
  },
  {
    sentence: 'Every mark is saved on this device at once.',
    holds: (now) => !isGiven(now) || now.effects.some(({ name }) => name === 'keep'),
  },
  {
    sentence: 'An answer has at most one unsent or refused mark per round.',
    holds: (now) => {
      const places = pendingMarks(now).map(({ attempt, position, round }) => `${attempt} ${position} ${round}`);
      return new Set(places).size === places.length;
    },
  },
  {
    sentence: 'In the idle state, the server has every mark that it accepts.',
    holds: (now) => !now.snapshot.matches('resting') || ids(now).length === 0,
  },
  {
    sentence: 'A mark is in flight only while there are unsent ones.',
    holds: (now) => !now.snapshot.matches('sending') || ids(now).length > 0,
  },
];
