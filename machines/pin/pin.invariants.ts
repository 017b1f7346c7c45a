import type { Invariant } from '../machine.proof.ts';
import type { PinTry, pinMachine } from './pin.machine.ts';

const isVerified = (output: unknown): boolean => (output as PinTry | undefined)?.outcome === 'verified';

export const pinInvariants: readonly Invariant<typeof pinMachine>[] = [
  {
    sentence: 'A session is verified only if the server has verified the PIN or set a new one.',
    holds: ({ event, output, snapshot }, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      if (!snapshot.matches('verified') || before?.matches('verified') === true) return true;
      if (before === undefined || event?.startsWith('xstate.done.') !== true) return false;
      return (
        (before.matches('checking') && isVerified(output)) || before.matches('setting') || before.matches('removing')
      );
    },
  },
  {
    sentence: 'Verification leads to home and clears the attempts; nothing else does.',
    holds: ({ effects, snapshot }, earlier) => {
      const hasCome = snapshot.matches('verified') && earlier.at(-1)?.snapshot.matches('verified') !== true;
      const isClean = Object.values(snapshot.context).every((value) => value === null);
      return hasCome === effects.some(({ name }) => name === 'goHome') && (!hasCome || isClean);
    },
  },
  {
    sentence: 'While locked, the end of the lock is known.',
    holds: ({ snapshot }) => !snapshot.matches('locked') || snapshot.context.lockedUntil !== null,
  },
  {
    sentence: 'While locked, no PIN is accepted, however the user returns to the lock.',
    holds: ({ snapshot }) =>
      !(snapshot.matches('entering') || snapshot.matches('checking')) || snapshot.context.lockedUntil === null,
  },
  {
    sentence: 'A lock ends only with its time, with a PIN that is set or removed, or with another user.',
    holds: ({ event, snapshot }, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      if (before === undefined || before.context.lockedUntil === null || snapshot.context.lockedUntil !== null)
        return true;
      return (
        event === 'person.changed' ||
        event?.startsWith('xstate.after.lockEnds') === true ||
        snapshot.matches('verified')
      );
    },
  },
  {
    sentence: 'A wrong PIN shows how many attempts are left.',
    holds: ({ snapshot }) => !snapshot.matches({ entering: 'wrong' }) || snapshot.context.attemptsLeft !== null,
  },
  {
    sentence: 'A permit is retained only where it can be used.',
    holds: ({ snapshot }) =>
      snapshot.context.permit === null ||
      snapshot.matches('choosing') ||
      snapshot.matches('setting') ||
      snapshot.matches('removing'),
  },
  {
    sentence: 'Another user finds no state of the previous one.',
    holds: ({ event, snapshot }) =>
      event !== 'person.changed' ||
      (snapshot.matches({ entering: 'fresh' }) && Object.values(snapshot.context).every((value) => value === null)),
  },
];
