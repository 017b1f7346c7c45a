import type { Invariant, ProofStep } from '../machine.proof.ts';
import type { outboxMachine } from './outbox.machine.ts';

type Now = ProofStep<typeof outboxMachine>;

const pendingAt = ({ snapshot }: Now) => snapshot.context.queues[1]?.pending ?? null;
const isSend = ({ event }: Now): boolean =>
  event?.startsWith('xstate.done.actor') === true && event.includes('sending');

/** Operations that the server has permanently refused, or acknowledged, in this step. */
const finalisedIds = (now: Now): readonly string[] => {
  const output = now.output as { receipts?: readonly { operationId: string; refusal: string | null }[] } | undefined;
  return output?.receipts?.map(({ operationId }) => operationId) ?? [];
};

export const outboxInvariants: readonly Invariant<typeof outboxMachine>[] = [
  {
    sentence: 'Only answers in the journal are sent, unless the browser stores nothing.',
    holds: (now, earlier) => {
      const before = earlier.at(-1)?.snapshot.context.beingSent ?? [];
      const { beingSent, hasJournal } = now.snapshot.context;
      if (!hasJournal || beingSent.length === 0 || before[0]?.operationId === beingSent[0]?.operationId) return true;
      return beingSent.every(({ operationId }) =>
        [...earlier, now].some(({ snapshot }) => snapshot.context.queues[1]?.keptId === operationId),
      );
    },
  },
  {
    sentence:
      'An answer stops waiting only when the server has said something about it, or a newer one takes its place.',
    holds: (now, earlier) => {
      const last = earlier.at(-1);
      const before = last === undefined ? null : pendingAt(last);
      const after = pendingAt(now);
      if (before === null || after?.operationId === before.operationId) return true;
      // The same answer is still pending under a higher number.
      if (after !== null && after.response === before.response && after.sequence > before.sequence) return true;
      return now.event === 'answer.changed' || finalisedIds(now).includes(before.operationId);
    },
  },
  {
    sentence: 'The number of an answer is higher than all known ones.',
    holds: (now, earlier) => {
      const pending = pendingAt(now);
      const latestSequence = earlier.at(-1)?.snapshot.context.queues[1]?.latestSequence ?? 0;
      return now.event !== 'answer.changed' || pending === null || pending.sequence > latestSequence;
    },
  },
  {
    sentence: 'Numbers only increase.',
    holds: (now, earlier) => {
      const last = earlier.at(-1);
      if (last === undefined) return true;
      const [before, after] = [pendingAt(last), pendingAt(now)];
      const latestSequence = (step: Now) => step.snapshot.context.queues[1]?.latestSequence ?? 0;
      return (
        latestSequence(now) >= latestSequence(last) &&
        (before === null || after === null || after.sequence >= before.sequence)
      );
    },
  },
  {
    sentence: 'Nothing is in flight while this page is not the writer.',
    holds: ({ snapshot }) => !snapshot.matches({ sending: 'standing' }) || !('send' in snapshot.children),
  },
  {
    sentence: 'An earlier answer is dropped only by the user’s new answer or dismissal.',
    holds: (now, earlier) => {
      const last = earlier.at(-1);
      const had = last !== undefined && last.snapshot.context.queues[1]?.earlier !== null;
      const has = now.snapshot.context.queues[1]?.earlier !== null;
      return !had || has || now.event === 'answer.changed' || now.event === 'earlier.dismissed';
    },
  },
  {
    sentence: 'A successful batch resets the number of failures.',
    holds: (now) => !isSend(now) || now.snapshot.context.failures === 0,
  },
];
