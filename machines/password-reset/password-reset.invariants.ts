import { CODE_RESEND_WAIT_MS } from '#domain/limits.ts';
import type { Invariant, Moment } from '../machine.proof.ts';
import type { passwordResetMachine } from './password-reset.machine.ts';

type Now = Moment<typeof passwordResetMachine>;

const orders = ({ effects }: Now, order: string): boolean => effects.some(({ name }) => name === order);
const mailed = (now: Now, before: Now | undefined): boolean =>
  now.event?.startsWith('xstate.done.') === true &&
  (before?.snapshot.matches('requesting') === true || before?.snapshot.matches('resending') === true);

export const passwordResetInvariants: readonly Invariant<typeof passwordResetMachine>[] = [
  {
    sentence: 'A password is chosen with a permit and not without; nowhere else is a permit kept.',
    holds: ({ snapshot }) =>
      (snapshot.matches('choosing') || snapshot.matches('resetting')) === (snapshot.context.permit !== null),
  },
  {
    sentence: 'The permit is the server’s, for a code that it looked at.',
    holds: ({ event, output, snapshot }, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      if (snapshot.context.permit === (before?.context.permit ?? null) || snapshot.context.permit === null) return true;
      return (
        before?.matches('exchanging') === true && event?.startsWith('xstate.done.') === true && output !== undefined
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
      const isFirst = earlier.at(-1)?.snapshot.matches('requesting') === true;
      return now.snapshot.matches({ awaitingCode: 'resting' }) && orders(now, 'showCodeEntry') === isFirst;
    },
  },
  {
    sentence: 'Another code for the same try is mailed only after the wait, or after a code that was refused.',
    holds: (now, earlier) => {
      if (!now.snapshot.matches('resending')) return true;
      const last = earlier.findLastIndex((moment, index) => mailed(moment, earlier[index - 1]));
      if (last === -1) return true;
      const since = earlier.slice(last);
      const isRefused = since.some(({ snapshot }) => snapshot.matches('exchanging'));
      const isRemembered = since.some(({ event }) => event === 'email.remembered');
      return isRefused || isRemembered || now.at - (since[0]?.at ?? 0) >= CODE_RESEND_WAIT_MS;
    },
  },
];
