import type { Invariant, ProofStep } from '../machine.proof.ts';
import type { passwordResetMachine } from './password-reset.machine.ts';

type Now = ProofStep<typeof passwordResetMachine>;

const orders = ({ effects }: Now, order: string): boolean => effects.some(({ name }) => name === order);
const mailed = (now: Now, before: Now | undefined): boolean =>
  now.event?.startsWith('xstate.done.') === true && before?.snapshot.matches('requesting') === true;

export const passwordResetInvariants: readonly Invariant<typeof passwordResetMachine>[] = [
  {
    sentence: 'A password can be set only with a permit; no other state retains a permit.',
    holds: ({ snapshot }) =>
      (snapshot.matches('choosing') || snapshot.matches('resetting')) === (snapshot.context.permit !== null),
  },
  {
    sentence: 'The permit is from the server, for a code that was entered.',
    holds: ({ event, output, snapshot }, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      if (snapshot.context.permit === (before?.context.permit ?? null) || snapshot.context.permit === null) return true;
      return (
        before?.matches('awaitingCode') === true &&
        event === 'xstate.done.actor.mailedCode' &&
        output === snapshot.context.permit
      );
    },
  },
  {
    sentence: 'The password counts as changed when the server has confirmed it, and that is shown once.',
    holds: (now, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      const isDone = now.snapshot.matches('done') && before?.matches('done') !== true;
      const hasWord = before?.matches('resetting') === true && now.event?.startsWith('xstate.done.') === true;
      return isDone === hasWord && isDone === orders(now, 'finish');
    },
  },
  {
    sentence: 'After the change, neither email, permit nor error is left.',
    holds: ({ snapshot }) =>
      !snapshot.matches('done') || Object.values(snapshot.context).every((value) => value === null),
  },
  {
    sentence: 'A code is requested, awaited and verified only with an email.',
    holds: ({ snapshot }) => snapshot.matches('asking') || snapshot.matches('done') || snapshot.context.email !== null,
  },
  {
    sentence: 'With or without an account, the next step is the same: the page for the code, without a message.',
    holds: (now, earlier) => {
      if (!mailed(now, earlier.at(-1))) return true;
      return now.snapshot.matches('awaitingCode') && orders(now, 'showCodeEntry');
    },
  },
];
