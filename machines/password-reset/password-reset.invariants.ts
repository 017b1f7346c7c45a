import type { Invariant, Moment } from '../machine.proof.ts';
import type { passwordResetMachine } from './password-reset.machine.ts';

type Now = Moment<typeof passwordResetMachine>;

const orders = ({ effects }: Now, order: string): boolean => effects.some(({ name }) => name === order);
const mailed = (now: Now, before: Now | undefined): boolean =>
  now.event?.startsWith('xstate.done.') === true && before?.snapshot.matches('requesting') === true;

export const passwordResetInvariants: readonly Invariant<typeof passwordResetMachine>[] = [
  {
    sentence: 'A password is chosen with a permit and not without; nowhere else is a permit kept.',
    holds: ({ snapshot }) =>
      (snapshot.matches('choosing') || snapshot.matches('resetting')) === (snapshot.context.permit !== null),
  },
  {
    sentence: 'The permit is the server’s, for a code that was entered.',
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
    sentence: 'The password counts as changed when the server has said so, and is then told once.',
    holds: (now, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      const isDone = now.snapshot.matches('done') && before?.matches('done') !== true;
      const hasWord = before?.matches('resetting') === true && now.event?.startsWith('xstate.done.') === true;
      return isDone === hasWord && isDone === orders(now, 'finish');
    },
  },
  {
    sentence: 'Where the password is changed, neither address, permit nor problem is left.',
    holds: ({ snapshot }) =>
      !snapshot.matches('done') || Object.values(snapshot.context).every((held) => held === null),
  },
  {
    sentence: 'A code is waited for, looked at and mailed only with an address.',
    holds: ({ snapshot }) => snapshot.matches('asking') || snapshot.matches('done') || snapshot.context.email !== null,
  },
  {
    sentence: 'Whether or not there is an account, the way to the code is the same: the page for it, and nothing said.',
    holds: (now, earlier) => {
      if (!mailed(now, earlier.at(-1))) return true;
      return now.snapshot.matches('awaitingCode') && orders(now, 'showCodeEntry');
    },
  },
];
